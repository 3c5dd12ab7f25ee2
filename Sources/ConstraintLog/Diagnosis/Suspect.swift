/// A usual cause of a conflict with such constraints.
public struct Suspect: Sendable {
  /// The kinds of causes.
  public enum Kind: String, Sendable, CaseIterable {
    /// A view has constraints, and its autoresizing mask is translated to constraints too.
    case maskLeftOn
    /// Two constraints give one attribute different values.
    case duplicate
    /// A view is outside of the view that contains it.
    case outsideOfSuperview
    /// A stack view hides a view by making it 0 wide or high.
    case hiddenInStack
    /// A table or collection makes a row or item as high as was estimated or configured.
    case encapsulatedSize
    /// The frame of a view without constraints of its own has another size than what is inside it.
    case fixedFrame
    /// The view has no size yet because it was never laid out.
    case zeroSize
    /// UIKit measures with a size that it sets for the moment.
    case temporarySize
    /// The offset from a right or bottom edge has the wrong sign.
    case negativeSize
    /// The content must not be compressed or stretched at all.
    case requiredContentSize
    /// A view is fixed at both edges and has a fixed size too.
    case edgesAndSize
    /// Only the system's own constraints take part.
    case systemOnly
    /// A conflict that a system is known for.
    case knownFault
    /// Interface Builder added a constraint, because the view has too few of its own.
    case interfaceBuilder
    /// A stack view makes its views equally wide or high, and they have sizes of their own.
    case distribution
    /// A view inside a scroll view is tied to a view outside of it.
    case scrollContent
    /// The frame of a table's header or footer does not fit what is inside.
    case tableHeader
    /// A table's column is narrower than what is inside its cells.
    case tableColumn
    /// No constraint determines an attribute.
    case ambiguous
    /// A view is tied to its own opposite edge.
    case ownEdge
    /// Views place or measure each other in a circle.
    case closedLoop
    /// An autoresizing mask keeps a difference to a superview that had another size.
    case frameOfOtherSize
    /// A stack view stretches views across its axis, and they have sizes of their own.
    case alignment
    /// A distance from an edge is as large as the view around.
    case distanceTooLarge
    /// Two constraints place one edge in different views.
    case fixedTwice
    /// Numbers that were rounded to different places.
    case rounding
  }

  /// The kind of the cause.
  public let kind: Kind
  /// The item that it concerns, as an index in ``ConstraintLog/items``.
  public let item: Int?
  /// The constraints that it concerns, as indices in ``ConstraintLog/constraints``.
  public let constraints: [Int]
  /// The cause in plain words.
  public let sentence: String
}
