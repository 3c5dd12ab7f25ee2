// The differences between platforms in names and behaviour. OpenUIKit replaces UIKit. The folders UIKit and AppKit contain what only
// one kit has.

@_exported import UIKitShim

#if canImport(UIKit) || !canImport(AppKit)
  /// The platform's view class.
  public typealias MASView = UIView
  /// The platform's layout guide class.
  public typealias MASLayoutGuide = UILayoutGuide
  /// The platform's edge insets, in points.
  public typealias MASEdgeInsets = UIEdgeInsets
  /// The platform's layout priority, 0 to 1000.
  public typealias MASLayoutPriority = UILayoutPriority
  /// The direction along which views are distributed.
  public typealias MASAxisType = NSLayoutConstraint.Axis

  extension MASLayoutPriority {
    /// Halfway between low and high: 500.
    public static var mas_medium: MASLayoutPriority { MASLayoutPriority(500) }
    /// The name of a priority that only windows have. UIKit has none.
    var windowName: String? { nil }
  }

  extension MASLayoutConstraint {
    /// Whether a constraint's items read as nil after their deallocation. In UIKit the references dangle.
    static var releasesDeallocatedItems: Bool {
      #if canImport(UIKit)
        false
      #else
        true
      #endif
    }
  }

  extension MASView {
    var laysOutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    var marginsGuide: MASLayoutGuide { layoutMarginsGuide }
    func distanceToTop(of rectangle: CGRect) -> CGFloat { rectangle.minY }
  }
#else
  /// The platform's view class.
  public typealias MASView = NSView
  /// The platform's layout guide class.
  public typealias MASLayoutGuide = NSLayoutGuide
  /// The platform's edge insets, in points.
  public typealias MASEdgeInsets = NSEdgeInsets
  /// The platform's layout priority, 0 to 1000.
  public typealias MASLayoutPriority = NSLayoutConstraint.Priority
  /// The direction along which views are distributed.
  public typealias MASAxisType = NSLayoutConstraint.Orientation

  extension MASLayoutPriority {
    /// Halfway between low and high: 501, since AppKit's windows keep their size at 500.
    public static var mas_medium: MASLayoutPriority { MASLayoutPriority(501) }
    /// The name of a priority that only windows have.
    var windowName: String? {
      switch self {
      case .dragThatCanResizeWindow: "drag can resize window"
      case .windowSizeStayPut: "window size stay put"
      case .dragThatCannotResizeWindow: "drag cannot resize window"
      default: nil
      }
    }
  }

  extension MASLayoutConstraint {
    /// Whether a constraint's items read as nil after their deallocation. In AppKit the references dangle.
    static var releasesDeallocatedItems: Bool { false }
  }

  extension MASView {
    var laysOutRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
    var marginsGuide: MASLayoutGuide { layoutMarginsGuide }
    /// The superview's origin is its lower left corner unless it is flipped.
    func distanceToTop(of rectangle: CGRect) -> CGFloat {
      guard let superview, !superview.isFlipped else { return rectangle.minY }
      return superview.bounds.height - rectangle.maxY
    }
  }
#endif
