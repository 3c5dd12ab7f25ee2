extension CALayer {
  /// The part of the contents that is visible, as a fraction of their size; all of them by default. It is rounded to whole pixels,
  /// and what is outside of the contents is left out.
  public var contentsRect: CGRect {
    get { ownDisplay?.part ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      makeDisplay().part = newValue
      appearanceDidChange()
    }
  }
}
