extension UIWindow {
  /// The content of the window at its clock's current time, laid out if necessary. Hosts draw this list.
  ///
  /// Its `generation` is that of the last call if nothing has changed. After a change the call visits the
  /// changed layers, their ancestors, and the children of these; otherwise it takes O(1).
  public func displayList() -> DisplayList {
    layoutIfNeeded()
    clock.setAnimatedLayersNeedRecording()
    return displayListRecorder.record(layer)
  }
}
