/// Holds an item's view and carries its transform and opacity.
final class ItemContainer: UIView {
  /// What the container stands for.
  @Weak var slot: ItemSlot?
  /// Whether the container itself can get the focus.
  var takesFocus = false

  /// Touches reach what is inside only where the carousel lets them. Views that are closed to the user altogether could not
  /// get the focus.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let slot, slot.takesTouches, slot.isInFrontOfViewer(at: point) else { return nil }
    return super.hitTest(point, with: event)
  }

  override var canBecomeFocused: Bool { takesFocus && slot?.isBehindViewer == false }

  /// Notes that a view leaves that the carousel has not taken out itself.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    slot?.viewWillLeave(subview)
  }
}
