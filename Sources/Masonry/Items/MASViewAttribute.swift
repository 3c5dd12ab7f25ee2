import UIKitShim

/// One attribute of a view or guide, as the target of a relation: `other.mas_right`.
///
/// Two attributes are equal if their items are identical and they name the same attribute. An attribute keeps
/// its item alive; constraints made with it do not.
@frozen
public struct MASViewAttribute<Axis: MASAxis> {
  /// The object that the constraint will refer to: a view, a guide or a layout support.
  public let item: AnyObject
  /// Which attribute of the item this is.
  public let layoutAttribute: NSLayoutConstraint.Attribute
  @usableFromInline let supportView: MASView?

  @inlinable
  init(_ item: some MASLayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    layoutAttribute = attribute
    supportView = nil
  }

  /// Creates an attribute of an object that may have no reference to its view, which is `supportView` then.
  init(of item: AnyObject, supportView: MASView?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    layoutAttribute = attribute
    self.supportView = supportView
  }

  /// The view, or the view that owns the guide.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public var view: MASView? {
    MASItems(first: nil, second: item, supportView: supportView).secondView
  }

  /// Whether this is a width or a height.
  public var isSizeAttribute: Bool { layoutAttribute.isDimension }
}

extension MASViewAttribute: Hashable {
  public static func == (first: MASViewAttribute, second: MASViewAttribute) -> Bool {
    first.isSame(as: second)
  }

  /// Whether both are the same attribute of the same item, also if their axes differ at compile time.
  public func isSame<Other>(as other: MASViewAttribute<Other>) -> Bool {
    item === other.item && layoutAttribute == other.layoutAttribute
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(layoutAttribute.rawValue)
  }
}

extension MASViewAttribute: MASTargetConvertible {
  @inlinable
  public var mas_target: MASTarget {
    MASTarget(.item(layoutAttribute), of: item, supportView: supportView)
  }
}

extension MASViewAttribute: MASCenterXTarget where Axis: MASCenterXAxis {}
extension MASViewAttribute: MASLeftRightTarget where Axis: MASLeftRightAxis {}
extension MASViewAttribute: MASLeadingTrailingTarget where Axis: MASLeadingTrailingAxis {}
extension MASViewAttribute: MASHorizontalTarget where Axis: MASHorizontalAxis {}
extension MASViewAttribute: MASVerticalTarget where Axis: MASVerticalAxis {}
extension MASViewAttribute: MASDimensionTarget where Axis: MASDimensionAxis {}
