@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// Notes that a property has changed that may be observed.
  @inline(__always)
  func observablePropertyDidChange() {
    #if !canImport(ObjectiveC)
      if layoutFlags.contains(.isObserved) { notifyObservers() }
    #endif
  }
}
