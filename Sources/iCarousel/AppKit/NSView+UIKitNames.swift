#if canImport(AppKit) && !canImport(UIKit)
  /// Members that views have in AppKit, under the names of UIKit.
  extension NSView {
    /// The centre in the superview's coordinates.
    var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set { setFrameOrigin(CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)) }
    }

    /// The opacity.
    var alpha: CGFloat {
      get { alphaValue }
      set { alphaValue = newValue }
    }

    /// The direction in which a row runs.
    var effectiveUserInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { userInterfaceLayoutDirection }

    func setNeedsLayout() { needsLayout = true }

    func layoutIfNeeded() { layoutSubtreeIfNeeded() }

    // MARK: Order

    /// Puts a subview directly behind another one.
    func insertSubview(_ view: NSView, belowSubview sibling: NSView) {
      guard view.superview === self else { return addSubview(view, positioned: .below, relativeTo: sibling) }
      var views = subviews.filter { $0 !== view }
      guard let place = views.firstIndex(where: { $0 === sibling }) else { return }
      views.insert(view, at: place)
      // Setting the list moves views without removing them.
      subviews = views
    }

    /// Exchanges two subviews.
    func exchangeSubview(at first: Int, withSubviewAt second: Int) {
      var views = subviews
      views.swapAt(first, second)
      subviews = views
    }

    // MARK: Sizes

    /// The size that the constraints demand, in points, for a length along the row if one is given.
    func measuredSize(along given: CGFloat?, isVertical: Bool) -> CGSize {
      guard let given else { return fittingSize }
      let length = (isVertical ? heightAnchor : widthAnchor).constraint(equalToConstant: given)
      length.isActive = true
      let size = fittingSize
      length.isActive = false
      return size
    }

    /// Sets the size and keeps the centre.
    func setOwnSize(_ size: CGSize) {
      let middle = center
      setFrameSize(size)
      center = middle
    }

    /// Whether the back of the view is visible.
    var showsItsBack: Bool { layer?.isDoubleSided ?? true }

    /// Nothing: a row of a table follows the constraints of its views by itself.
    func invalidateCell() {}

    // MARK: Clicks

    /// Whether the view shows something alone, so that its clicks are those of the item.
    var leavesClicks: Bool {
      if let field = self as? NSTextField { return !field.isEditable && !field.isSelectable }
      if let picture = self as? NSImageView { return !picture.isEditable }
      return false
    }
  }

  extension NSView.AutoresizingMask {
    static var flexibleWidth: Self { .width }
    static var flexibleHeight: Self { .height }
  }

  extension NSEdgeInsets {
    static var zero: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

    static func == (first: NSEdgeInsets, second: NSEdgeInsets) -> Bool {
      first.top == second.top && first.left == second.left && first.bottom == second.bottom
        && first.right == second.right
    }

    static func != (first: NSEdgeInsets, second: NSEdgeInsets) -> Bool { !(first == second) }
  }
#endif
