//! Mappers: what a type parameter is replaced with, and how replacements are combined.

use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::mapper::Mapper;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// Maps each of `sources` to the target at its place, or to `any`. TypeScript: createTypeMapper
    pub fn create_type_mapper(&self, sources: &'p [TypeId], targets: Option<&'p [TypeId]>) -> &'p Mapper<'p> {
        if let [source] = *sources {
            return self.unary_mapper(source, targets.map_or(self.t.any, |targets| targets[0]));
        }
        self.mapper(Mapper::Array { sources, targets })
    }

    /// Maps one type parameter. TypeScript: makeUnaryTypeMapper
    pub fn unary_mapper(&self, source: TypeId, target: TypeId) -> &'p Mapper<'p> {
        self.mapper(Mapper::Simple { source, target })
    }

    /// `second` after `first`, on all that `first` gives. TypeScript: combineTypeMappers
    pub fn combine_type_mappers(&self, first: Option<&'p Mapper<'p>>, second: &'p Mapper<'p>) -> &'p Mapper<'p> {
        first.map_or(second, |first| self.mapper(Mapper::Composite { first, second }))
    }

    /// `mapper` with one mapping before it. TypeScript: prependTypeMapping
    pub fn prepend_type_mapping(
        &self,
        source: TypeId,
        target: TypeId,
        mapper: Option<&'p Mapper<'p>>,
    ) -> &'p Mapper<'p> {
        let first = self.unary_mapper(source, target);
        mapper.map_or(first, |second| self.mapper(Mapper::Merged { first, second }))
    }

    /// `mapper` with one mapping after it. TypeScript: appendTypeMapping
    pub fn append_type_mapping(
        &self,
        mapper: Option<&'p Mapper<'p>>,
        source: TypeId,
        target: TypeId,
    ) -> &'p Mapper<'p> {
        let second = self.unary_mapper(source, target);
        mapper.map_or(second, |first| self.mapper(Mapper::Merged { first, second }))
    }

    /// What `mapper` makes of a type parameter. TypeScript: getMappedType
    pub fn mapped_type(&self, ty: TypeId, mapper: &'p Mapper<'p>) -> TypeId {
        match *mapper {
            Mapper::Simple { source, target } => {
                if ty == source {
                    target
                } else {
                    ty
                }
            }
            Mapper::Array { sources, targets } => match sources.iter().position(|&source| source == ty) {
                Some(at) => targets.map_or(self.t.any, |targets| targets[at]),
                None => ty,
            },
            Mapper::Composite { first, second } => {
                let mapped = self.mapped_type(ty, first);
                if mapped == ty { self.mapped_type(ty, second) } else { self.instantiate_type(mapped, second) }
            }
            Mapper::Merged { first, second } => self.mapped_type(self.mapped_type(ty, first), second),
            Mapper::Permissive => self.mapped_parameter(ty, self.t.wildcard),
            Mapper::UniqueLiteral => self.mapped_parameter(ty, self.t.unique_literal),
            Mapper::Restrictive => {
                if self.flags(ty).contains(TypeFlags::TYPE_PARAMETER) {
                    self.restrictive_type_parameter(ty)
                } else {
                    ty
                }
            }
            Mapper::Inference { context, fixing } => self.mapped_inference(context, ty, fixing),
            Mapper::BackReference { context, index } => self.mapped_back_reference(context, index, ty),
            Mapper::TypeArgumentsOf { reference, parameters } => {
                match parameters.iter().position(|&parameter| parameter == ty) {
                    Some(at) => self.effective_type_argument_at_index(reference, parameters, at),
                    None => ty,
                }
            }
            Mapper::ReportUnmeasurable => self.report_variance_marker(ty, false),
            Mapper::ReportUnreliable => self.report_variance_marker(ty, true),
        }
    }

    fn mapped_parameter(&self, ty: TypeId, target: TypeId) -> TypeId {
        if self.flags(ty).contains(TypeFlags::TYPE_PARAMETER) { target } else { ty }
    }

    /// A type parameter without its constraint. TypeScript: getRestrictiveTypeParameter
    fn restrictive_type_parameter(&self, ty: TypeId) -> TypeId {
        let Some(parameter) = self.type_parameter(ty) else { return ty };
        let constraint = parameter.constraint.get();
        let unconstrained = constraint.is_none() && !self.has_constraint_declaration(ty);
        if unconstrained || constraint == Some(self.t.no_constraint) {
            return ty;
        }
        let cache = &self.ty(ty).links.restrictive_instantiation;
        if let Some(known) = cache.get() {
            return known;
        }
        let restrictive = self.create_type_parameter(self.ty(ty).symbol);
        cache.set(Some(restrictive));
        self.set_constraint(restrictive, self.t.no_constraint);
        restrictive
    }
}
