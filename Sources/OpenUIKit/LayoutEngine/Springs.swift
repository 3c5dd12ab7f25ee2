/// How an autoresizing mask lets one axis of a view follow its superview.
///
/// The space along the axis is split in three: before the view, the view, behind it. What the superview gains or
/// loses goes to the flexible parts, in proportion to what they have; the space behind takes it all where nothing
/// is flexible.
struct Springs {
  /// The view's start and length as linear functions of the superview's length.
  struct Line {
    var ratio: Double
    var constant: Double
  }

  let start: Line
  let length: Line

  /// The springs of a view that begins at `start` and is `length` long in a superview of `available` points.
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
        start: frame.minX, length: frame.width, available: available,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      : Springs(
        start: frame.minY, length: frame.height, available: available,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
  }

  /// Lets everything inside that is placed by frames follow a change of the view's size: without recursion where views are
  /// plain. A subclass gets its frame set, as in UIKit, and what is inside has followed when its setter returns.
  func autoresizeSubviews(from oldSize: CGSize) {
    var resized: [(view: UIView, oldSize: CGSize)] = []
    var next: (view: UIView, oldSize: CGSize)? = (self, oldSize)
    while let (view, oldSize) = next {
      let size = view.untransformedFrame.size
      if view.autoresizesSubviews, oldSize != size, view.flags.contains(.mayHaveFramedSubviews) {
        view.flags.remove(.mayHaveFramedSubviews)
        // What a subclass makes of its new frame may take views out.
        for subview in view.subviewStorage
        where subview.superviewStorage === view && !subview.flags.contains(.placedByConstraints) {
          view.flags.insert(.mayHaveFramedSubviews)
          guard subview.followsSuperview else { continue }
          let before = subview.untransformedFrame.size
          subview.resizeWithSuperview(from: oldSize, to: size)
          if subview.isPlain, !subview.subviewStorage.isEmpty { resized.append((subview, before)) }
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
    if isPlain {
      setUntransformedFrame(frame)
    } else if CATransform3DIsIdentity(layer.transform) {
      self.frame = frame
    } else {
      place(in: frame)
    }
    flags.remove(.isAutoresizing)
    // An override may have made another frame of it, of which the engine does not know yet.
    if !isPlain, !untransformedFrame.isNear(frame), followsSuperview {
      layoutNode.engine?.frameDidChange(of: self)
    }
  }
}

extension CGRect {
  /// Whether the edges are the same but for what rounding of doubles adds.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let slack: CGFloat = 1e-6
    return abs(origin.x - other.origin.x) < slack && abs(origin.y - other.origin.y) < slack
      && abs(size.width - other.size.width) < slack && abs(size.height - other.size.height) < slack
  }
}
