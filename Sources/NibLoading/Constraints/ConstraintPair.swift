import OpenUIKit

/// The items and attributes that a constraint of a file relates. UIKit stops the program at an illegal one, which only a damaged file
/// has.
struct ConstraintPair: ViewTreeConfined {
  private let items: [AnyObject]
  private let attributes: [NSLayoutConstraint.Attribute]

  init(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute
  ) {
    items = [first, second].compactMap { $0 }
    attributes = second == nil ? [firstAttribute] : [firstAttribute, secondAttribute]
  }

  /// Whether both items are views or guides, and both attributes sizes or both positions of one kind. A single one is a size.
  var isLegal: Bool {
    guard items.allSatisfy({ $0 is UIView || $0 is UILayoutGuide }) else { return false }
    let sizes = attributes.count { Self.sizes.contains($0) }
    if sizes > 0 || attributes.count == 1 { return sizes == attributes.count }
    return
      !(attributes.contains(where: Self.natural.contains)
      && attributes.contains(where: Self.absolute.contains))
  }

  private static let sizes: Set<NSLayoutConstraint.Attribute> = [.width, .height]
  /// Edges that depend on the direction of reading.
  private static let natural: Set<NSLayoutConstraint.Attribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]
  private static let absolute: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
}
