@_spi(Layout) import OpenUIKitGraphics
@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// The effective autoresizing mask: empty in a superview that does not resize its subviews.
  var effectiveAutoresizingMask: AutoresizingMask {
    let mask = overrides.contains(.others) ? autoresizingMask : ownAutoresizingMask
    return mask.isEmpty || superviewStorage?.autoresizesSubviews == false ? [] : mask
  }

  /// Updates the rows of subviews with flexible masks, which follow the view's size from now on, or no
  /// longer.
  func autoresizesSubviewsDidChange() {
    for view in subviewStorage where !view.layoutFlags.contains(.placedByConstraints) {
      view.layoutNode.engine?.rebuildSystemRows(of: view.layoutNode)
    }
  }

  /// Whether the view's frame depends on its superview's size.
  package var followsContainer: Bool {
    !layoutFlags.contains(.placedByConstraints)
      && !effectiveAutoresizingMask.isDisjoint(
        with: [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight])
  }

  /// Whether a change of frame changes the coefficients of the view's rows, and not only their constants.
  package var hasProportionalSprings: Bool {
    let mask = effectiveAutoresizingMask
    let horizontal: [AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let vertical: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return horizontal.filter(mask.contains).count > 1 || vertical.filter(mask.contains).count > 1
  }
}

extension UIView {
  /// The springs of the view along `axis` in a superview whose bounds are `available` long.
  package func springs(_ axis: NSLayoutConstraint.Axis, available: CGFloat) -> Springs {
    let mask = effectiveAutoresizingMask
    let parts: [AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return Springs(
      of: untransformedFrame, axis, available: available,
      flexible: (mask.contains(parts[0]), mask.contains(parts[1]), mask.contains(parts[2])))
  }

  /// Applies a change of the view's size to descendants that are placed by frames, iteratively for plain
  /// views. For a subclass it sets the frame, as UIKit does, and the descendants have followed when the
  /// setter returns.
  func autoresizeSubviews(from oldSize: CGSize) {
    var resized: [(view: UIView, oldSize: CGSize)] = []
    var next: (view: UIView, oldSize: CGSize)? = (self, oldSize)
    while let (view, oldSize) = next {
      let size = view.layoutNode.geometry.cgSize
      if view.autoresizesSubviews, oldSize != size, view.layoutFlags.contains(.mayHaveFramedSubviews) {
        view.layoutFlags.remove(.mayHaveFramedSubviews)
        // A subclass may remove views in its setter.
        for subview in view.subviewStorage
        where subview.superviewStorage === view && !subview.layoutFlags.contains(.placedByConstraints) {
          view.layoutFlags.insert(.mayHaveFramedSubviews)
          guard subview.followsContainer else { continue }
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
    layoutFlags.insert(.isAutoresizing)
    if !overrides.contains(.others) {
      setUntransformedFrame(frame)
    } else if CATransform3DIsIdentity(layer.transform) {
      self.frame = frame
    } else {
      place(in: frame)
    }
    layoutFlags.remove(.isAutoresizing)
    // An override may have set another frame, which the engine does not have yet. Its rows have the proportions of the springs.
    let differs = overrides.contains(.others) && !untransformedFrame.isNear(frame)
    if differs || hasLostProportions(of: horizontal, vertical, in: newSize), followsContainer {
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

extension CGRect {
  /// Whether the edges are equal up to rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let slack: CGFloat = 1e-6
    return abs(origin.x - other.origin.x) < slack && abs(origin.y - other.origin.y) < slack
      && abs(size.width - other.size.width) < slack && abs(size.height - other.size.height) < slack
  }
}

extension UIView {
  /// The autoresizing mask in the format of UIKit's reports: margin, size and margin of each axis, flexible
  /// or not.
  package var autoresizingCode: String {
    func code(_ parts: [AutoresizingMask]) -> String {
      parts.map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
    }
    return "h=" + code([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) + " v="
      + code([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }
}
