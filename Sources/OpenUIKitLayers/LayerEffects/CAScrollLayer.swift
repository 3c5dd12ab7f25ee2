/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers, clipped to its bounds. It takes no touches: code scrolls it.
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls; both by default.
  public final var scrollMode = CAScrollLayerScrollMode.both

  private var clips = true

  /// Whether the sublayers are clipped to the layer's bounds; true by default.
  open override var masksToBounds: Bool {
    get { clips }
    set {
      guard newValue != clips else { return }
      clips = newValue
      appearanceDidChange()
    }
  }

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? CAScrollLayer else { return }
    (clips, scrollMode) = (original.clips, original.scrollMode)
  }

  /// Moves the origin of the bounds to a point, along the directions of `scrollMode`. A point that is not finite is refused.
  public final func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by as little as makes a rectangle of the layer's own coordinates visible. Of a larger one the top left part shows.
  public final func scroll(to r: CGRect) {
    let bounds = bounds
    scroll(
      to: CGPoint(
        x: Self.start(bounds.minX, bounds.width, showing: r.minX, r.maxX),
        y: Self.start(bounds.minY, bounds.height, showing: r.minY, r.maxY)))
  }

  /// The start of a visible length that shows a range, nearest to the present one.
  private static func start(
    _ present: CGFloat, _ length: CGFloat, showing low: CGFloat, _ high: CGFloat
  ) -> CGFloat {
    min(low, max(present, high - length))
  }
}

extension CALayer {
  /// The closest scroll layer: the layer itself, or one that contains it; nil for none.
  private var scrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  /// Scrolls the closest scroll layer so that a point of this layer is at its top left corner. Does nothing without one.
  public func scroll(_ p: CGPoint) {
    guard let scroller = scrollLayer else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  /// Scrolls the closest scroll layer by as little as makes a rectangle of this layer visible. Does nothing without one.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = scrollLayer else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }
}
