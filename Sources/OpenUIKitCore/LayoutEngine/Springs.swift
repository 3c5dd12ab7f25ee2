@_spi(Layout) import OpenUIKitGraphics

/// The autoresizing mask of a view along one axis.
///
/// The space along the axis has three parts: before the view, the view, after it. A change of the superview's
/// length is distributed among the flexible parts, in proportion to their lengths. If nothing is flexible,
/// the space after the view absorbs it. Parts may become negative, and grow from there. If the flexible parts are zero
/// together, they have no proportions any more, and grow equally.
struct Springs {
  /// The view's start and length as linear functions of the superview's length.
  struct Line {
    var ratio: Double
    var constant: Double
  }

  let start: Line
  let length: Line

  /// Creates the springs of a view with a `start` and a `length` in a superview of `available` points.
  init(
    start: Double, length: Double, available: Double,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    let parts = [
      (flexible.before, start), (flexible.length, length), (flexible.after, available - start - length),
    ]
    let count = parts.count { $0.0 }
    let total = parts.reduce(0) { $1.0 ? $0 + $1.1 : $0 }
    func ratio(_ part: (isFlexible: Bool, size: Double)) -> Double {
      guard part.isFlexible else { return 0 }
      return abs(total) < 1e-9 ? 1 / Double(count) : part.size / total
    }
    let (startRatio, lengthRatio) = (ratio(parts[0]), ratio(parts[1]))
    self.start = Line(ratio: startRatio, constant: start - startRatio * available)
    self.length = Line(ratio: lengthRatio, constant: length - lengthRatio * available)
  }
}

extension UIView {
  /// The springs of the view along `axis` in a superview whose bounds are `available` long.
  func springs(_ axis: NSLayoutConstraint.Axis, available: CGFloat) -> Springs {
    let mask = effectiveAutoresizingMask
    let frame = untransformedFrame
    return axis == .horizontal
      ? Springs(
        start: frame.origin.x, length: frame.size.width, available: available,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      : Springs(
        start: frame.origin.y, length: frame.size.height, available: available,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
  }

  /// Applies a change of the view's size to descendants that are placed by frames, iteratively for plain
  /// views. For a subclass it sets the frame, as UIKit does, and the descendants have followed when the
  /// setter returns.
  func autoresizeSubviews(from oldSize: CGSize) {
    var resized: [(view: UIView, oldSize: CGSize)] = []
    var next: (view: UIView, oldSize: CGSize)? = (self, oldSize)
    while let (view, oldSize) = next {
      let size = view.layoutNode.geometry.cgSize
      if view.autoresizesSubviews, oldSize != size, view.flags.contains(.mayHaveFramedSubviews) {
        view.flags.remove(.mayHaveFramedSubviews)
        // A subclass may remove views in its setter.
        for subview in view.subviewStorage
        where subview.superviewStorage === view && !subview.flags.contains(.placedByConstraints) {
          view.flags.insert(.mayHaveFramedSubviews)
          guard subview.followsSuperview else { continue }
          let before = subview.layoutNode.geometry.cgSize
          subview.resizeWithSuperview(from: oldSize, to: size)
          if !subview.overrides.contains(.others), !subview.subviewStorage.isEmpty {
            resized.append((subview, before))
          }
        }
      }
      next = resized.popLast()
    }
  }

  /// Resizes the view alone.
  private func resizeWithSuperview(from oldSize: CGSize, to newSize: CGSize) {
    let horizontal = springs(.horizontal, available: oldSize.width)
    let vertical = springs(.vertical, available: oldSize.height)
    let frame = CGRect(
      x: horizontal.start.constant + horizontal.start.ratio * newSize.width,
      y: vertical.start.constant + vertical.start.ratio * newSize.height,
      width: horizontal.length.constant + horizontal.length.ratio * newSize.width,
      height: vertical.length.constant + vertical.length.ratio * newSize.height)
    flags.insert(.isAutoresizing)
    if !overrides.contains(.others) {
      setUntransformedFrame(frame)
    } else if CATransform3DIsIdentity(layer.transform) {
      self.frame = frame
    } else {
      place(in: frame)
    }
    flags.remove(.isAutoresizing)
    // An override may have set another frame, which the engine does not have yet. Its rows have the proportions of the springs.
    let differs = overrides.contains(.others) && !untransformedFrame.isNear(frame)
    if differs || hasLostProportions(of: horizontal, vertical, in: newSize), followsSuperview {
      layoutNode.engine?.frameDidChange(of: self)
    }
  }
}

extension UIView {
  /// Whether springs have other proportions in a superview of a size, where they are zero together.
  private func hasLostProportions(of horizontal: Springs, _ vertical: Springs, in size: CGSize) -> Bool {
    guard layoutNode.isRegistered, hasProportionalSprings else { return false }
    return !springs(.horizontal, available: size.width).hasProportions(of: horizontal)
      || !springs(.vertical, available: size.height).hasProportions(of: vertical)
  }
}

extension Springs {
  fileprivate func hasProportions(of other: Springs) -> Bool {
    abs(start.ratio - other.start.ratio) < 1e-6 && abs(length.ratio - other.length.ratio) < 1e-6
  }
}

extension CGRect {
  /// Whether the edges are equal up to rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let slack: CGFloat = 1e-6
    return abs(origin.x - other.origin.x) < slack && abs(origin.y - other.origin.y) < slack
      && abs(size.width - other.size.width) < slack && abs(size.height - other.size.height) < slack
  }
}
