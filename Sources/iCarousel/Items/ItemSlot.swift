import UIKitShim

/// The place of an item on the screen: its container, which carries transform and opacity, with the item's
/// view in the middle.
#if !ThreadConfined
  @MainActor
#endif
final class ItemSlot {
  /// What a view can be used for again.
  enum Kind: Equatable {
    case item
    case placeholder
    case registered(String)

    /// Whether both are the same kind, and registered under the same bytes: `==` of two texts takes tables of Unicode, which
    /// have no room in a web page.
    static func == (first: Kind, second: Kind) -> Bool {
      switch (first, second) {
      case (.item, .item), (.placeholder, .placeholder): true
      case (.registered(let first), .registered(let second)): first.utf8.elementsEqual(second.utf8)
      default: false
      }
    }
  }

  let container = ItemContainer()
  /// The container's layer.
  private let layer: CALayer
  private(set) var view: UIView
  var kind: Kind
  /// The index of the item or placeholder that the slot shows.
  var index = 0
  /// Whether the container has a place in `ItemTable.backToFront`.
  var isStacked = false
  /// The width of the item along the row, in points; nil for that of all items.
  var ownWidth: CGFloat?

  /// The offset of the item in the latest placement.
  var offset: CGFloat = 0
  /// The depth of the container's centre in the latest placement, in points; greater is nearer to the viewer.
  var depth: CGFloat = 0
  private var opacity: CGFloat = 1

  /// A slot that shows `view`.
  init(_ view: UIView, kind: Kind) {
    self.view = view
    self.kind = kind
    layer = container.layer
    container.addSubview(view)
  }

  /// Shows another view in front of the old one, which is left to the caller.
  func show(_ newView: UIView) {
    view = newView
    container.addSubview(newView)
  }

  /// Makes the container transparent.
  func fadeOut() {
    opacity = 0
    layer.opacity = 0
  }

  /// Puts the container where the geometry has it at an offset.
  func place(at offset: CGFloat, _ geometry: CarouselGeometry) {
    let transform = geometry.transform(at: offset)
    place(
      transform, opacity: geometry.opacity(at: offset), isHidden: geometry.hidesBack(of: transform),
      at: offset)
  }

  /// Gives the container the item's width along the row and the view's own size across it, and centres the
  /// view.
  func resize(along width: CGFloat, isVertical: Bool) {
    let size = view.bounds.size
    container.bounds =
      isVertical
      ? CGRect(x: 0, y: 0, width: size.width, height: width)
      : CGRect(x: 0, y: 0, width: width, height: size.height)
    view.center = CGPoint(x: container.bounds.width / 2, y: container.bounds.height / 2)
  }

  /// Gives the container a transform and a look, and keeps its depth and offset for sorting.
  @inline(__always)
  func place(_ transform: CATransform3D, opacity newOpacity: CGFloat, isHidden: Bool, at newOffset: CGFloat) {
    offset = newOffset
    depth = transform.m43
    layer.transform = transform
    if newOpacity != opacity {
      opacity = newOpacity
      layer.opacity = Float(newOpacity)
    }
    if container.isHidden != isHidden { container.isHidden = isHidden }
  }

  /// Whether the item lies behind another one: its centre is farther away, or as far and farther from the
  /// middle, or just as far on the other side.
  @inline(__always)
  func isBehind(_ other: ItemSlot) -> Bool {
    if depth != other.depth { return depth < other.depth }
    let (distance, otherDistance) = (abs(offset), abs(other.offset))
    if distance != otherDistance { return distance > otherDistance }
    return offset < other.offset
  }
}
