#if canImport(UIKit) || !canImport(AppKit)
  /// A view that contains an item's view and has its transform and opacity.
  final class ItemContainer: UIView {
    /// The slot of the container, which clears it when it is deallocated. A weak reference would make each count of the
    /// slot's references several times as slow.
    nonisolated(unsafe) unowned(unsafe) var slot: ItemSlot?
    /// Whether the container itself can get the focus.
    var takesFocus = false

    /// Names the item's position for assistive technology: the elements in the container are one slide.
    func describeAsSlide() {
      Platform.describeRole(of: self) { [unowned(unsafe) self] in
        guard let slot, !slot.isPlaceholder, let carousel = slot.carousel else { return nil }
        return (
          carousel.accessibilityNames.slide, carousel.itemPositionText(slot.index + 1, carousel.numberOfItems)
        )
      }
    }

    /// Restricts touches to where the carousel allows them. Disabling user interaction instead would also keep
    /// the focus away.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let slot, slot.takesTouches, slot.isInFrontOfViewer(at: point) else { return nil }
      return super.hitTest(point, with: event)
    }

    /// Notes a new size of the item's view.
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let slot, let carousel = slot.carousel else { return }
      carousel.sizer?.containerDidLayOut(slot, in: carousel)
    }

    /// The size, in points.
    var size: CGSize {
      get { bounds.size }
      set { bounds = CGRect(origin: .zero, size: newValue) }
    }

    /// The layer that has transform and opacity.
    var itemLayer: CALayer { layer }

    /// The opacity of the layer.
    var placedAlpha: CGFloat {
      get { alpha }
      set { itemLayer.opacity = Float(newValue) }
    }

    /// Whether the container is hidden. The layer is read faster than the view.
    var isPlacedHidden: Bool { layer.isHidden }

    /// A point of another view in the container's coordinates, before its transform.
    func placedPoint(_ point: CGPoint, from view: UIView) -> CGPoint { convert(point, from: view) }

    /// Where the container is in its superview, with its transform.
    var placedFrame: CGRect { frame }

    override var canBecomeFocused: Bool { takesFocus && slot?.isBehindViewer == false }

    /// Notes the removal of a view that the carousel has not removed itself.
    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      slot?.viewWillLeave(subview)
    }
  }
#endif
