extension UIWindow {
  /// What the window shows at its clock's present time, laid out if need be: the list that hosts draw.
  ///
  /// Its `generation` is that of the last call if nothing has changed. Takes O(layers) after a change, O(1) without.
  public func displayList() -> DisplayList {
    layoutIfNeeded()
    return displayListRecorder.record(layer, isAnimating: clock.isAnimating)
  }
}
