extension UIWindow {
  /// What the window shows at its clock's present time, laid out if need be: the list that hosts draw.
  ///
  /// Its `generation` is that of the last call if nothing has changed. After a change it looks at the layers that have
  /// changed, those that they lie in, and what lies immediately in these; without one it takes O(1).
  public func displayList() -> DisplayList {
    layoutIfNeeded()
    clock.setAnimatedLayersNeedRecording()
    return displayListRecorder.record(layer)
  }
}
