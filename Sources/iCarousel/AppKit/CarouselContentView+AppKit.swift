#if canImport(AppKit) && !canImport(UIKit)
  /// The view that contains the items. Its coordinates are those of UIKit.
  final class CarouselContentView: NSView {
    override init(frame: NSRect) {
      super.init(frame: frame)
      wantsLayer = true
    }

    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    /// Finds the view of an event where its layer shows it. AppKit alone would look where views are without the transforms
    /// of their layers.
    override func hitTest(_ point: NSPoint) -> NSView? {
      guard !isHidden, let carousel = superview as? iCarousel else { return nil }
      let inner = convert(point, from: carousel)
      guard bounds.contains(inner) else { return nil }
      if carousel.isStoppedByTouch { return self }
      let shown = carousel.slot(at: inner)
      for view in subviews.reversed() {
        if let container = view as? ItemContainer {
          guard let shown, shown.container === container, shown.takesTouches else { continue }
          if let hit = container.viewForClicks(at: container.placedPoint(inner, from: self)) { return hit }
        } else if let hit = view.hitTest(inner) {
          return hit
        }
      }
      return self
    }
  }
#endif
