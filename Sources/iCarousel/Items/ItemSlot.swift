/// An item on the screen: its container, which has transform and opacity, with the item's view in the middle.
final class ItemSlot: ViewTreeConfined {
  /// A kind of view: a view is used again only for its own kind.
  enum Kind: Equatable {
    case item
    case placeholder
    case registered(String)

    /// Whether both are the same kind, registered under the same bytes. `==` of two strings needs Unicode's
    /// tables, which would enlarge every web page.
    static func == (first: Kind, second: Kind) -> Bool {
      switch (first, second) {
      case (.item, .item), (.placeholder, .placeholder): true
      case (.registered(let first), .registered(let second)): first.utf8.elementsEqual(second.utf8)
      default: false
      }
    }
  }

  /// The carousel that made the slot.
  @Weak private(set) var carousel: iCarousel?
  let container = ItemContainer(frame: .zero)
  /// The layer that has transform and opacity.
  private let layer: CALayer
  private(set) var view: CarouselView
  var kind: Kind
  /// The index of the item or placeholder that the slot shows.
  var index = 0
  /// Whether the slot shows a placeholder.
  var isPlaceholder = false
  /// Whether `willDisplay` was called for the view, and `didEndDisplaying` was not yet.
  var isDisplayed = false
  /// Whether other code than the carousel's has removed the view from the container.
  private(set) var hasLostView = false
  /// Views that fade out in front of `view`, which has replaced them.
  var leavingViews: [LeavingView] = []
  /// Whether the slot shows an item. False for slots of removed items and in the pool.
  var isShown = false
  /// The width of the item along the row, in points; nil for the common width.
  var ownWidth: CGFloat?

  /// How the view is sized, if its constraints size it.
  var fitting: ItemFitting?

  /// The offset of the item in the last placement.
  var offset: CGFloat = 0
  /// The depth of the container's centre in the last placement, in points; greater is nearer to the viewer.
  var depth: CGFloat = 0
  private var opacity: CGFloat = 1

  /// Creates a slot of a carousel that shows `view`.
  init(_ view: CarouselView, kind: Kind, in carousel: iCarousel) {
    self.view = view
    self.kind = kind
    layer = container.itemLayer
    self.carousel = carousel
    container.slot = self
    container.describeAsSlide()
    // Before the view is added. In a container of size zero a flexible view would grow with it.
    container.size = view.bounds.size.usable
    container.addSubview(view)
  }

  deinit { container.slot = nil }

  // MARK: Views

  /// A view that fades out in front of the one that has replaced it.
  struct LeavingView {
    let view: CarouselView
    let kind: Kind
    /// Whether `didEndDisplaying` has yet to be called for the view.
    let isDisplayed: Bool
  }

  /// Shows another view. The old one becomes a leaving view in front of it.
  func show(_ newView: CarouselView, kind newKind: Kind) {
    leavingViews.append(LeavingView(view: view, kind: kind, isDisplayed: isDisplayed))
    view = newView
    kind = newKind
    isDisplayed = false
    hasLostView = false
    container.addSubview(newView)
  }

  /// Removes and returns the leaving view that is `view`, if there is one.
  func takeLeaving(_ view: CarouselView) -> LeavingView? {
    guard let place = leavingViews.firstIndex(where: { $0.view === view }) else { return nil }
    return leavingViews.remove(at: place)
  }

  /// Called before a view leaves the container.
  func viewWillLeave(_ leaving: CarouselView) {
    guard leaving === view else { return }
    // A width along the row would stay in force wherever the view goes.
    fitting?.release(from: container)
    hasLostView = true
    carousel?.activity.hasLostViews = true
  }

  /// Whether touches may reach the view.
  var takesTouches: Bool { isShown && carousel?.allowsInteraction(at: index) ?? false }

  // MARK: Placement

  /// Makes the container transparent.
  func fadeOut() {
    opacity = 0
    container.placedAlpha = 0
  }

  /// Places the container at an offset, by a geometry.
  func place(at offset: CGFloat, _ geometry: CarouselGeometry) {
    let transform = geometry.transform(at: offset)
    place(
      transform, opacity: geometry.opacity(at: offset), isHidden: geometry.hidesBack(of: transform),
      at: offset)
  }

  /// Gives the container the item's width along the row and the view's size across it, and centres the view.
  /// A size that is not usable counts as 0.
  func resize(along width: CGFloat, isVertical: Bool) {
    let size = view.bounds.size.usable
    resizeContainer(
      to: isVertical
        ? CGSize(width: size.width, height: width) : CGSize(width: width, height: size.height))
    // The view now belongs to the app, or to another carousel.
    guard !hasLostView else { return }
    view.center = CGPoint(x: container.bounds.width / 2, y: container.bounds.height / 2)
  }

  /// Sets the container's size. The views keep theirs, also flexible ones: the container follows the view, so a view that followed the
  /// container too would grow with each use.
  private func resizeContainer(to size: CGSize) {
    guard container.size != size else { return }
    let views = (leavingViews.map { $0.view } + [view]).filter { $0.superview === container }
    let sizes = views.map { $0.bounds.size }
    container.size = size
    for (view, size) in zip(views, sizes) where view.bounds.size != size { view.setOwnSize(size) }
  }

  /// Sets the container's transform, opacity and visibility, and stores its depth and offset for sorting.
  @inline(__always)
  func place(_ transform: CATransform3D, opacity newOpacity: CGFloat, isHidden: Bool, at newOffset: CGFloat) {
    offset = newOffset
    depth = transform.m43
    layer.transform = transform
    if newOpacity != opacity {
      opacity = newOpacity
      container.placedAlpha = newOpacity
    }
    // Setting an equal value would cost a change of the layer in each frame.
    if container.isPlacedHidden != isHidden { container.isHidden = isHidden }
  }

  /// Whether the item is behind another one: its centre is farther away; or as far, and farther from the
  /// middle; or at the same distance on the other side.
  @inline(__always)
  func isBehind(_ other: ItemSlot) -> Bool {
    if depth != other.depth { return depth < other.depth }
    let (distance, otherDistance) = (abs(offset), abs(other.offset))
    if distance != otherDistance { return distance > otherDistance }
    return offset < other.offset
  }

  // MARK: The viewer

  /// Whether a point of the container, in its own coordinates, is in front of the viewer. A point behind the
  /// viewer is not visible, although the division by its negative distance gives a point in the view.
  func isInFrontOfViewer(at point: CGPoint) -> Bool {
    let (transform, bounds) = (layer.transform, container.bounds)
    return transform.m44 + (point.x - bounds.midX) * transform.m14 + (point.y - bounds.midY) * transform.m24
      > 0
  }

  /// Whether all of the container is behind the viewer.
  var isBehindViewer: Bool {
    let (transform, size) = (layer.transform, container.bounds.size)
    return transform.m44 + (abs(transform.m14) * size.width + abs(transform.m24) * size.height) / 2 <= 0
  }
}
