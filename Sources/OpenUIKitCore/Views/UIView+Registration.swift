@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// Calls `body` for the nodes of the view and its guides.
  func forEachNode(_ body: (LayoutNode) -> Void) {
    forEachGuide(body)
    body(layoutNode)
  }

  package func node(for attribute: NSLayoutConstraint.Attribute, relatedTo other: LayoutNode?) -> LayoutNode {
    if hasMovableBounds, let other = other?.nodeOfView, other != layoutNode,
      other.isContained(in: layoutNode),
      let guide = contentGuide(for: attribute)
    {
      return guide.layoutNode
    }
    if attribute.isMargin { return layoutMarginsGuide.layoutNode }
    if attribute == .firstBaseline { return baselineNode(forFirstBaselineLayout) }
    if attribute == .lastBaseline { return baselineNode(forLastBaselineLayout) }
    return layoutNode
  }

  /// The node of the view whose baseline is this one's; the view's own node unless that view is a descendant.
  private func baselineNode(_ view: UIView) -> LayoutNode {
    view.isInside(self) ? view.layoutNode : layoutNode
  }

  /// The engine of the tree, created by the first pass that needs one. Linear in the view's depth.
  var treeEngine: LayoutEngine { layoutOfTree.engine }

  /// The layout of the tree, created by the first pass that needs one. Linear in the view's depth.
  var layoutOfTree: TreeLayout {
    if let treeLayout { return treeLayout }
    let root = layoutRoot
    if let layout = root.treeLayout { return layout }
    let layout = TreeLayout(root: root)
    root.treeLayout = layout
    root.layoutFlags.insert(.needsRegistration)
    return layout
  }

  /// Registers the view and its descendants with the engine, and adds their constraints, as far as they are
  /// new.
  package func addPendingConstraints(into engine: LayoutEngine) {
    guard !layoutFlags.isDisjoint(with: .anyRegistration) else { return }
    var (siblings, next, takesAll) = ([self], 0, false)
    var waiting: [([UIView], Int, Bool)] = []
    while true {
      guard next < siblings.count else {
        guard let outer = waiting.popLast() else { return }
        (siblings, next, takesAll) = outer
        continue
      }
      let node = siblings[next].layoutNode
      next += 1
      let flags = node.state.flags
      guard takesAll || !flags.isDisjoint(with: .anyRegistration), engine.has(node) else { continue }
      node.state.flags.subtract(.anyRegistration)
      let all = takesAll || flags.contains(.needsRegistration)
      let subviews = flags.contains(.hasMoreThanLayer) ? siblings[next - 1].subviewStorage : []
      if all, !takesAll, !subviews.isEmpty { engine.makeRoom(forTreeOf: node) }
      if all || flags.contains(.hasPendingConstraints) { engine.addRows(of: node, all: all) }
      guard !subviews.isEmpty else { continue }
      waiting.append((siblings, next, takesAll))
      (siblings, next, takesAll) = (subviews, 0, all)
    }
  }

  /// Removes the rows of the view and its constraints from the engine. Rows of others may still refer to the
  /// view.
  func removeRowsFromEngine() {
    layoutNode.removeRowsOfConstraints()
    forEachNode { $0.removeSystemRows() }
  }

  /// Removes the view from the engine, after the rows of everything that leaves with it.
  func unregisterFromEngine() {
    forEachNode { $0.leaveEngine() }
  }

  /// The distances between the frame and the alignment rectangle. They come from the rectangle, which a subclass may
  /// override instead of its insets.
  package var layoutInsets: UIEdgeInsets {
    // In a frame with such numbers the differences have no rounding errors.
    let frame = CGRect(x: 0, y: 0, width: 4096, height: 4096)
    let rectangle = alignmentRect(forFrame: frame)
    let insets = UIEdgeInsets(
      top: rectangle.minY, left: rectangle.minX, bottom: frame.maxY - rectangle.maxY,
      right: frame.maxX - rectangle.maxX)
    let sum = insets.top + insets.left + insets.bottom + insets.right
    return sum.isFinite ? insets : alignmentRectInsets
  }

  func contentSizeDidChange() {
    superviewStorage?.subviewContentSizeDidChange(self)
    layoutNode.contentSizeDidChange()
  }

  /// Whether the view has variables in an engine.
  package var isRegisteredForLayout: Bool { layoutNode.isRegistered }

  /// Makes the engine read the metrics of a registered view again, after a change on which its overrides may
  /// depend.
  package func metricsMayHaveChanged() {
    layoutNode.engine?.invalidateMetrics(of: layoutNode)
  }

  func contentPrioritiesDidChange(_ axis: NSLayoutConstraint.Axis) {
    layoutNode.contentPrioritiesDidChange(axis)
  }

  func setPlacedByConstraints(_ isPlaced: Bool) {
    guard isPlaced != layoutFlags.contains(.placedByConstraints) else { return }
    if isPlaced {
      layoutFlags.insert(.placedByConstraints)
    } else {
      layoutFlags.remove(.placedByConstraints)
      layoutNode.state.container?.state.flags.insert(.mayHaveFramedSubviews)
    }
    // A frame may be between pixels, and a view with constraints is on pixels, so descendants are rounded
    // differently.
    if !subviewStorage.isEmpty { setNeedsPlacingOfChildren() }
    layoutNode.placementDidChange()
    (superviewStorage as? UIWindow)?.placementDidChange(of: self)
  }

  func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard mask != layoutPreferences.autoresizingMask else { return }
    layoutPreferences.autoresizingMask = mask
    if let engine = layoutNode.engine, !layoutFlags.contains(.placedByConstraints) {
      engine.rebuildSystemRows(of: layoutNode)
    }
  }
}
