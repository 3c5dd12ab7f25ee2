/// The side of a constraint's limit on which the constraint is counted.
enum Side: Int8 {
  /// Below the limit, at a cost.
  case below = -1
  /// Where the constraint costs nothing.
  case satisfied = 0
  /// Above the limit, at a cost.
  case above = 1
}

extension Side {
  /// The side as seen from the negated sum of terms.
  var reversed: Side {
    switch self {
    case .below: .above
    case .satisfied: .satisfied
    case .above: .below
    }
  }
}
