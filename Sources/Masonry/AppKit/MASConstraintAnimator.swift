#if canImport(AppKit) && !canImport(UIKit)
  extension MASConstraint {
    /// Returns an animator, which sets constants through the animator proxies of the installed constraints.
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
