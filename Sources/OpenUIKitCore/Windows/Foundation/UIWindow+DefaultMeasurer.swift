extension UIWindow {
  /// The text measurer of the process: that of new windows, and of views and strings that belong to no window. The default is
  /// deterministic and needs no fonts. A host sets its own before the app creates views, so that a view has the same size
  /// before and after it enters a window. May be used on any thread.
  public nonisolated class var defaultTextMeasurer: any TextMeasurer {
    get { ProcessMeasurer.shared.measurer }
    set { ProcessMeasurer.shared.measurer = newValue }
  }
}
