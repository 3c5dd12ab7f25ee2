#if canImport(AppKit) && !canImport(UIKit)
  /// A view that contains an item's view, and whose layer has the item's transform and opacity.
  final class ItemContainer: NSView {
    /// The slot of the container, which clears it when it is deallocated. A weak reference would make each count of the
    /// slot's references several times as slow.
    nonisolated(unsafe) unowned(unsafe) var slot: ItemSlot?
    /// The layer that has transform and opacity.
    let itemLayer = CALayer()

    override init(frame: NSRect) {
      super.init(frame: frame)
      wantsLayer = true
      anchor()
    }

    required init?(coder: NSCoder) { nil }

    override func makeBackingLayer() -> CALayer { itemLayer }

    override var isFlipped: Bool { true }

    // MARK: Places

    /// Whether the container is hidden.
    var isPlacedHidden: Bool { isHidden }

    /// The size, in points.
    var size: CGSize {
      get { frame.size }
      set { setFrameSize(newValue) }
    }

    override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      anchor()
    }

    override func setFrameOrigin(_ newOrigin: NSPoint) {
      super.setFrameOrigin(newOrigin)
      anchor()
    }

    override func viewDidMoveToSuperview() {
      super.viewDidMoveToSuperview()
      anchor()
    }

    /// Notes a new size of the item's view.
    override func layout() {
      super.layout()
      anchor()
      guard let slot, let carousel = slot.carousel else { return }
      carousel.sizer?.containerDidLayOut(slot, in: carousel)
    }

    /// Puts the layer's anchor into the middle, about which items turn. AppKit moves it to a corner whenever it places the
    /// view.
    private func anchor() {
      itemLayer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      itemLayer.position = center
    }

    /// The opacity, which AppKit gives the layer.
    var placedAlpha: CGFloat {
      get { alphaValue }
      set { alphaValue = newValue }
    }

    /// A point of another view in the container's coordinates, before its transform.
    func placedPoint(_ point: CGPoint, from view: NSView) -> CGPoint {
      guard let other = view.layer else { return convert(point, from: view) }
      return itemLayer.convert(point, from: other)
    }

    /// Where the container is in its superview, with its transform.
    var placedFrame: CGRect {
      guard let outer = superview?.layer else { return frame }
      return outer.convert(CGRect(origin: .zero, size: size), from: itemLayer)
    }

    // MARK: Views

    /// The view that receives clicks at a point of the container: a control or another view with clicks of its own. Nil for
    /// pictures and labels, whose clicks are the carousel's.
    func viewForClicks(at point: CGPoint) -> NSView? {
      for view in subviews.reversed() {
        guard let hit = view.hitTest(point) else { continue }
        return hit.leavesClicks ? nil : hit
      }
      return nil
    }

    /// Notes the removal of a view that the carousel has not removed itself.
    override func willRemoveSubview(_ subview: NSView) {
      super.willRemoveSubview(subview)
      slot?.viewWillLeave(subview)
    }

    // MARK: Accessibility

    /// Nothing: the overrides below describe the container.
    func describeAsSlide() {}

    private var carousel: iCarousel? { slot.flatMap { $0.isPlaceholder ? nil : $0.carousel } }

    override func isAccessibilityElement() -> Bool { carousel != nil }

    override func accessibilityRole() -> NSAccessibility.Role? { .group }

    override func accessibilityRoleDescription() -> String? {
      carousel?.accessibilityNames.slide ?? super.accessibilityRoleDescription()
    }

    override func accessibilityLabel() -> String? {
      guard let slot, let carousel else { return super.accessibilityLabel() }
      return carousel.itemPositionText(slot.index + 1, carousel.numberOfItems)
    }

    /// Where the layer shows the container, in coordinates of the screen.
    override func accessibilityFrame() -> NSRect {
      guard let window, let superview else { return super.accessibilityFrame() }
      return window.convertToScreen(superview.convert(placedFrame, to: nil))
    }

    /// Selects the item, as a click does.
    override func accessibilityPerformPress() -> Bool {
      guard let slot, let carousel else { return false }
      carousel.selectItem(at: slot.index)
      return true
    }
  }
#endif
