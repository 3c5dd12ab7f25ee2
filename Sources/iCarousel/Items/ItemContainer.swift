import UIKitShim

/// Holds an item's view and carries its transform and opacity.
final class ItemContainer: UIView {
  /// Whether touches reach what is inside. Views that are closed to the user altogether could not get the focus.
  var takesTouches = true
  /// Whether the container itself can get the focus.
  var takesFocus = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesTouches ? super.hitTest(point, with: event) : nil
  }

  override var canBecomeFocused: Bool { takesFocus }
}
