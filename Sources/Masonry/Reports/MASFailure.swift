import UIKitShim

/// Programmer errors that stop the program, with the chain as written and its file and line.
enum MASFailure: ViewTreeConfined {
  static func noSuperview(_ equation: MASEquation, _ items: MASItems) -> Never {
    stop(
      equation, items, "\(name(items.first)) has no superview. Add it to one before making the constraint.")
  }

  static func noSuperview(_ constraint: MASConstraint) -> Never {
    stop(
      constraint,
      "\(name(constraint.items.first)) has no superview. Add it to one before making the constraint.")
  }

  static func noCommonSuperview(_ constraint: MASConstraint) -> Never {
    stop(
      constraint,
      "couldn't find a common superview for \(name(constraint.items.first)) and \(name(constraint.items.second)). "
        + "Add both to one hierarchy before making the constraint.")
  }

  static func itemGone(_ constraint: MASConstraint) -> Never {
    stop(constraint, "a view of this constraint no longer exists.")
  }

  static func axesDiffer(_ constraint: MASConstraint) -> Never {
    stop(constraint, "horizontal, vertical and size attributes cannot be related to each other.")
  }

  static func multipliedByZero(_ constraint: MASConstraint) -> Never {
    stop(
      constraint,
      "a position cannot be relative to nothing: only a width or height may be multiplied by 0.")
  }

  /// - Parameters:
  ///   - attributes: the attributes of the chain, in order.
  ///   - written: the argument of the relation.
  static func valueUnsupported(
    _ chain: MASConstraint, _ attributes: [NSLayoutConstraint.Attribute],
    _ relation: NSLayoutConstraint.Relation, _ written: @autoclosure () -> String,
    at location: MASSourceLocation
  ) -> Never {
    stop(
      location,
      "\(name(firstItem(of: chain)))  make.\(path(attributes)).\(relation.methodName)(\(written())): "
        + "the value means nothing for any attribute of the chain.")
  }

  private static func firstItem(of chain: MASConstraint) -> AnyObject? {
    var item: AnyObject?
    chain.forEachSingle { item = item ?? $0.items.first }
    return item
  }

  private static func path(_ attributes: [NSLayoutConstraint.Attribute]) -> String {
    attributes.map { $0.chainName }.joined(separator: ".")
  }

  static func relationRedefined(_ location: MASSourceLocation) -> Never {
    stop(location, "Redefinition of constraint relation: start another chain with make.")
  }

  static func attributeAfterRelation(_ location: MASSourceLocation) -> Never {
    stop(location, "Attributes should be chained before defining the constraint relation.")
  }

  static func chainFinished(_ location: MASSourceLocation) -> Never {
    stop(location, "Attributes should be chained in the block that starts the chain.")
  }

  static func noAttributes(_ location: MASSourceLocation) -> Never {
    stop(location, "You didn't pass any attribute to make.attributes(...).")
  }

  static func tooFewViews(_ views: [MASView], _ location: MASSourceLocation) -> Never {
    stop(location, "views to distribute need to be more than one: \(names(views)).")
  }

  static func noCommonSuperviewOfViews(_ views: [MASView], _ location: MASSourceLocation) -> Never {
    stop(
      location,
      "Can't distribute views that do not share a common superview: \(names(views)). "
        + "Add all of them to one hierarchy first.")
  }

  private static func names(_ views: [MASView]) -> String {
    views.isEmpty ? "there is none" : views.map { name($0) }.joined(separator: ", ")
  }

  private static func name(_ item: AnyObject?) -> String {
    MASDescription.name(of: item)
  }

  // A page that is built for release does not print the reason. So the text is not built there either, which
  // keeps the page small.
  private static func stop(
    _ equation: MASEquation, _ items: MASItems, _ message: @autoclosure () -> String
  ) -> Never {
    stop(equation.location, "\(name(items.first))  \(items.chain(equation, hasRelation: true)): \(message())")
  }

  private static func stop(_ constraint: MASConstraint, _ message: @autoclosure () -> String) -> Never {
    stop(
      constraint.statement.location, "\(name(constraint.items.first))  \(chain(constraint)): \(message())")
  }

  private static func chain(_ constraint: MASConstraint) -> String {
    constraint.items.chain(constraint.statement, hasRelation: constraint.hasRelation)
  }

  private static func stop(_ location: MASSourceLocation, _ message: @autoclosure () -> String) -> Never {
    fatalError(message(), file: location.fileID, line: location.line)
  }
}
