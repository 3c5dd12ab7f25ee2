/// An expression as it was read.
indirect enum ExpressionNode {
  case constant(Any?)
  case variable(String)
  case itself
  /// A key of the object that another expression results in.
  case key(String, of: ExpressionNode)
  /// An element of a collection.
  case element(ExpressionNode, of: ExpressionNode)
  case list([ExpressionNode])
  case function(String, [ExpressionNode])
}

/// A predicate as it was read.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case comparison(Comparison)
}

/// A comparison of two expressions.
struct Comparison {
  enum Operator: String {
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", contains = "CONTAINS", like = "LIKE"
    case matches = "MATCHES", within = "IN", between = "BETWEEN"
  }

  /// How many elements of the left side fulfil the comparison.
  enum Quantity {
    case itself, any, all, none
  }

  struct Options: OptionSet {
    let rawValue: Int
    static let caseInsensitive = Options(rawValue: 1)
    static let diacriticInsensitive = Options(rawValue: 2)
  }

  var quantity: Quantity
  var left: ExpressionNode
  var comparator: Operator
  var options: Options
  var right: ExpressionNode
}
