import Foundation

/// A predicate that compares the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
  /// How many elements of the left side have to fulfil the comparison.
  public enum Modifier: UInt, Sendable { case direct, all, any }

  /// The comparison.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like,
      beginsWith,
      endsWith, `in`
    case contains = 99
    case between = 100
  }

  /// The differences that comparisons of texts leave out of account.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    /// Options of a number as Foundation has it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Capital letters are as small ones.
    public static let caseInsensitive = Self(rawValue: 1)
    /// Accents do not count.
    public static let diacriticInsensitive = Self(rawValue: 2)
    /// The texts are in a normal form. The comparison is the same.
    public static let normalized = Self(rawValue: 4)
  }

  /// The expression on the left.
  public let leftExpression: NSExpression
  /// The expression on the right.
  public let rightExpression: NSExpression
  /// How many elements of the left side have to fulfil the comparison.
  public let comparisonPredicateModifier: Modifier
  /// The comparison.
  public let predicateOperatorType: Operator
  /// The differences that the comparison of texts leaves out of account.
  public let options: Options

  /// Creates a predicate that compares two expressions. Evaluation traps for values that cannot be compared so, as Foundation throws an
  /// exception.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
    (predicateOperatorType, self.options) = (type, options)
    let comparison = Comparison(
      quantity: modifier.quantity, left: lhs.node, comparator: type.comparator,
      options: Comparison.Options(rawValue: Int(options.rawValue & 3)), right: rhs.node)
    super.init(block: { object, variables in
      do {
        return try Evaluation(object: object, variables: variables ?? [:]).isTrue(.comparison(comparison))
      } catch {
        fatalError("\(lhs) and \(rhs) cannot be compared: \(error)")
      }
    })
  }

  /// Archives contain no predicates.
  public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var quantity: Comparison.Quantity {
    switch self {
    case .direct: .itself
    case .all: .all
    case .any: .any
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var comparator: Comparison.Operator {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .within
    case .contains: .contains
    case .between: .between
    }
  }
}
