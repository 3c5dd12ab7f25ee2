#if canImport(AppKit) && !canImport(UIKit)
  // AppKit's names for what the language needs. Layout margins and controller guides do not exist here.

  @_exported import UIKitShim

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
    /// Whether a constraint's items read as nil once they are gone; in AppKit they dangle.
    static var forgetsDeadItems: Bool { false }
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

  extension MASConstraint {
    /// Sets constants through the animator proxies of the installed constraints, for this one access.
    public var animator: MASConstraintAnimator { MASConstraintAnimator(constraint: self) }
  }

  /// Changes the constants of a constraint inside an animation context.
  @preconcurrency @MainActor
  public struct MASConstraintAnimator {
    let constraint: MASConstraint

    /// Animates to a constant, in points.
    public func offset(_ amount: some MASNumber) { animate(to: .points(amount.mas_points)) }
    /// Animates to distances inwards, in points.
    public func insets(_ insets: MASEdgeInsets) { animate(to: insets.mas_target) }
    /// Animates to distances inwards by reading direction, in points.
    public func insets(_ insets: NSDirectionalEdgeInsets) { animate(to: insets.mas_target) }
    /// Animates to the same distance inwards on all edges, in points.
    public func inset(_ amount: some MASNumber) {
      let points = amount.mas_points
      insets(MASEdgeInsets(top: points, left: points, bottom: points, right: points))
    }
    /// Animates to an addition to width and height, in points.
    public func sizeOffset(_ size: CGSize) { animate(to: size.mas_target) }
    /// Animates to an offset of the centre, in points.
    public func centerOffset(_ offset: CGPoint) { animate(to: offset.mas_target) }

    private func animate(to value: MASTarget) {
      constraint.forEachSingle { single in
        guard let points = single.constant(from: value) else { return }
        single.equation?.constant = points
        single.layoutConstraint?.animator().constant = points
      }
    }
  }
#endif
