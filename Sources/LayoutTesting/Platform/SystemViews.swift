#if canImport(UIKit)
  import Foundation
#endif

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

extension UIView {
  /// Whether the view is no control and lays out parts that belong to it alone: an indicator, a picker or a search bar.
  var laysOutParts: Bool {
    #if !os(tvOS)
      if self is UIPickerView { return true }
    #endif
    return self is UIProgressView || self is UIActivityIndicatorView || self is UISearchBar
  }

  /// Whether the view, or one that contains it, lays out parts that belong to it alone.
  var isLaidOutPart: Bool { laysOutParts || ancestors.contains { $0.laysOutParts } }

  /// Whether the view lays out its subviews and chooses their look: a bar, or the content of a cell that a configuration describes.
  var isPartOfSystem: Bool { isSystemBar || self is UIContentView && isOfSystem }

  /// Whether the class of the view is the system's, and none of an app.
  var isOfSystem: Bool {
    #if canImport(UIKit)
      Bundle(for: type(of: self)) == Bundle(for: UIView.self)
    #else
      String(reflecting: type(of: self)).hasPrefix("OpenUIKit")
    #endif
  }
}

extension UIControl {
  /// Whether the control's class is one of the system's or a subclass of one, which has traits for assistive technology.
  var describesItself: Bool {
    #if !os(tvOS)
      if self is UIDatePicker || self is UIRefreshControl { return true }
    #endif
    return hasSystemSize || self is UIButton
  }

  /// Whether the system gives the control its size. tvOS has no switches, sliders and steppers.
  var hasSystemSize: Bool {
    #if !os(tvOS)
      if self is UISwitch || self is UISlider || self is UIStepper { return true }
    #endif
    return self is UISegmentedControl || self is UIPageControl || self is UITextField
  }
}
