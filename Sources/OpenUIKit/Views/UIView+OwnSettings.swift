// What the classes of this module set in their own instances: an override of the property of the same meaning is for the
// app's settings, and may need what its class has not made yet.

extension UIView {
  /// Sets `backgroundColor`.
  final func setBackground(_ color: UIColor?) {
    backgroundStorage = color
    layer(unless: color == nil)?.backgroundColor = color.map(resolved)
  }

  /// Sets `clipsToBounds` to true.
  final func clipToBounds() { layer.masksToBounds = true }

  /// Adds a part of the view that a subclass does not know, in front of the others.
  final func addPart(_ part: UIView) { insert(part, at: subviewStorage.count) }

  /// Sets how strongly the view hugs its content to `defaultHigh`.
  final func hugContent(along axis: NSLayoutConstraint.Axis) {
    layoutPreferences.hugging[axis] = .defaultHigh
    contentPrioritiesDidChange(axis)
  }
}
