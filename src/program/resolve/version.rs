//! Version ranges, as `typesVersions` and `types@…` conditions use them to ask for a TypeScript version.

/// Major, minor and patch. A range's bound may also mean "any prerelease of it", which orders below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    numbers: [u64; 3],
    /// `false` sorts first: a prerelease comes before its release.
    is_release: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
}

/// A version whose last parts may be left open (`5`, `5.x`, `*`).
struct Partial {
    version: Version,
    /// How many of the numbers are written.
    written: usize,
}

impl Version {
    /// Reads `6.0.2` or `6.0.0-dev.1`.
    pub fn parse(text: &str) -> Option<Self> {
        let partial = Partial::parse(text)?;
        (partial.written == 3).then_some(partial.version)
    }

    /// Whether the version lies in `range`; `None` when that is no range.
    /// TypeScript: `VersionRange`
    pub fn satisfies(self, range: &str) -> Option<bool> {
        let mut any = false;
        let mut satisfied = false;
        for alternative in range.trim().split("||").filter(|alternative| !alternative.is_empty()) {
            any = true;
            let comparators = parse_alternative(alternative.trim())?;
            satisfied |= comparators.iter().all(|&(operator, bound)| match operator {
                Operator::Less => self < bound,
                Operator::LessOrEqual => self <= bound,
                Operator::Greater => self > bound,
                Operator::GreaterOrEqual => self >= bound,
                Operator::Equal => self == bound,
            });
        }
        Some(satisfied || !any)
    }

    fn before_prereleases(self) -> Self {
        Self { is_release: false, ..self }
    }

    /// The next version that differs in the number at `index`.
    fn increment(self, index: usize) -> Self {
        let mut numbers = [0; 3];
        numbers[..=index].copy_from_slice(&self.numbers[..=index]);
        numbers[index] += 1;
        Self { numbers, is_release: true }
    }
}

impl Partial {
    /// TypeScript: parsePartial
    fn parse(text: &str) -> Option<Self> {
        let (text, build) = text.split_once('+').map_or((text, None), |(version, rest)| (version, Some(rest)));
        let (numbers, prerelease) = text.split_once('-').map_or((text, None), |(version, rest)| (version, Some(rest)));
        let mut partial = Self { version: Version { numbers: [0; 3], is_release: true }, written: 0 };
        let mut open = false;
        for (index, part) in numbers.split('.').enumerate() {
            if index == 3 {
                return None;
            }
            open |= matches!(part, "*" | "x" | "X");
            if !open {
                partial.version.numbers[index] = part.parse().ok().filter(|_| part == "0" || !part.starts_with('0'))?;
                partial.written = index + 1;
            }
        }
        // What follows the numbers follows all three of them.
        if (prerelease.is_some() || build.is_some()) && numbers.split('.').count() < 3 {
            return None;
        }
        partial.version.is_release = prerelease.is_none();
        Some(partial)
    }
}

fn parse_alternative(text: &str) -> Option<Vec<(Operator, Version)>> {
    let mut comparators = Vec::new();
    if text.is_empty() {
        return None;
    }
    if let Some((left, right)) = text.split_once(" - ") {
        let (left, right) = (Partial::parse(left.trim())?, Partial::parse(right.trim())?);
        if left.written > 0 {
            comparators.push((Operator::GreaterOrEqual, left.version));
        }
        match right.written {
            0 => {}
            3 => comparators.push((Operator::LessOrEqual, right.version)),
            written => comparators.push((Operator::Less, right.version.increment(written - 1))),
        }
        return Some(comparators);
    }
    for simple in text.split_whitespace() {
        let length = simple.find(|c: char| !"~^<>=".contains(c)).unwrap_or(simple.len());
        let (operator, version) = simple.split_at(length);
        add_comparator(operator, &Partial::parse(version)?, &mut comparators)?;
    }
    Some(comparators)
}

/// TypeScript: parseComparator
fn add_comparator(operator: &str, partial: &Partial, comparators: &mut Vec<(Operator, Version)>) -> Option<()> {
    let version = partial.version;
    let written = partial.written;
    if written == 0 {
        if matches!(operator, "<" | ">") {
            let zero = Version { numbers: [0; 3], is_release: true };
            comparators.push((Operator::Less, zero));
        }
        return Some(());
    }
    let is_open = written < 3;
    let after_open = || version.increment(written - 1).before_prereleases();
    match operator {
        "~" => {
            comparators.push((Operator::GreaterOrEqual, version));
            comparators.push((Operator::Less, version.increment(usize::from(written > 1))));
        }
        "^" => {
            let first_not_zero = version.numbers.iter().position(|&number| number > 0).unwrap_or(2);
            comparators.push((Operator::GreaterOrEqual, version));
            comparators.push((Operator::Less, version.increment(first_not_zero.min(written - 1))));
        }
        "<" if is_open => comparators.push((Operator::Less, version.before_prereleases())),
        "<" => comparators.push((Operator::Less, version)),
        ">=" if is_open => comparators.push((Operator::GreaterOrEqual, version.before_prereleases())),
        ">=" => comparators.push((Operator::GreaterOrEqual, version)),
        "<=" if is_open => comparators.push((Operator::Less, after_open())),
        "<=" => comparators.push((Operator::LessOrEqual, version)),
        ">" if is_open => comparators.push((Operator::GreaterOrEqual, after_open())),
        ">" => comparators.push((Operator::Greater, version)),
        "" | "=" if is_open => {
            comparators.push((Operator::GreaterOrEqual, version.before_prereleases()));
            comparators.push((Operator::Less, after_open()));
        }
        "" | "=" => comparators.push((Operator::Equal, version)),
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_mean_what_typescript_takes_them_for() {
        let version = Version::parse("6.0.2").expect("a version");
        for (range, expected) in [
            ("*", Some(true)),
            ("", Some(true)),
            ("<=5.6", Some(false)),
            ("<=6.0", Some(true)),
            (">=4.7", Some(true)),
            (">6.0", Some(false)),
            (">5", Some(true)),
            ("<6", Some(false)),
            ("6", Some(true)),
            ("6.1", Some(false)),
            ("6.0.2", Some(true)),
            ("^5.0.0", Some(false)),
            ("^6.0.0", Some(true)),
            ("~6.0.1", Some(true)),
            ("~6.1", Some(false)),
            ("5 - 6", Some(true)),
            ("5.0.0 - 6.0.1", Some(false)),
            (">=5.0 <6.0 || >=6.0.2", Some(true)),
            ("latest", None),
            ("<6.0-0", None),
            ("<6.0.3-0", Some(true)),
            ("<6.0.2-0", Some(false)),
            ("6.x+1", None),
            (">=06", None),
            (">= 6", None),
            (">=7 |||| 6", Some(true)),
            (">=7 ||  || 6", None),
        ] {
            assert_eq!(version.satisfies(range), expected, "{range}");
        }
        assert_eq!(Version::parse("6.0.0-dev.1").and_then(|version| version.satisfies(">=6.0")), Some(true));
    }
}
