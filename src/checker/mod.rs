//! Floor 3: the part of TypeScript's checker that tools need.
