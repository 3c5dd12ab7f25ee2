extension UIView {
  /// Whether the view is a bar of the system. tvOS has no toolbars.
  var isSystemBar: Bool {
    #if os(tvOS)
      self is UINavigationBar || self is UITabBar
    #else
      self is UINavigationBar || self is UITabBar || self is UIToolbar
    #endif
  }
}

extension UIControl {
  /// Whether the system gives the control its size. tvOS has no switches, sliders and steppers.
  var hasSystemSize: Bool {
    #if !os(tvOS)
      if self is UISwitch || self is UISlider || self is UIStepper { return true }
    #endif
    return self is UISegmentedControl || self is UIPageControl || self is UITextField
  }
}
