extension UIView {
  /// Calls `body` for the nodes of the view and its guides.
  func forEachNode(_ body: (LayoutNode) -> Void) {
    forEachGuideNode(body)
    body(layoutNode)
  }

  /// Calls `body` for the nodes of the view's guides.
  func forEachGuideNode(_ body: (LayoutNode) -> Void) {
    extras?.guides.forEach { body($0.layoutNode) }
  }

  var layoutContainer: UIView? { superviewStorage }
  var layoutView: UIView? { self }

  func node(
    for attribute: NSLayoutConstraint.Attribute, relatedTo other: (any LayoutItem)?
  ) -> LayoutNode {
    if hasMovableBounds, let other = other?.layoutView, other !== self, other.isInside(self),
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
  var treeEngine: LayoutEngine {
    if let layoutEngine { return layoutEngine }
    let root = layoutRoot
    if let engine = root.layoutEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.layoutEngine = engine
    root.flags.insert(.needsRegistration)
    return engine
  }

  /// Registers the view and its descendants with the engine, and adds their constraints, as far as they are
  /// new.
  func addPendingConstraints(into engine: LayoutEngine) {
    guard !flags.isDisjoint(with: .anyRegistration) else { return }
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
      let flags = node.record.flags
      guard takesAll || !flags.isDisjoint(with: .anyRegistration), engine.has(node) else { continue }
      node.record.flags.subtract(.anyRegistration)
      let all = takesAll || flags.contains(.needsRegistration)
      let subviews = flags.contains(.hasMoreThanLayer) ? siblings[next - 1].subviewStorage : []
      if all, !takesAll, !subviews.isEmpty { engine.makeRoom(forTreeOf: siblings[next - 1]) }
      if all || flags.contains(.hasPendingConstraints) { engine.addRows(of: node, all: all) }
      guard !subviews.isEmpty else { continue }
      waiting.append((siblings, next, takesAll))
      (siblings, next, takesAll) = (subviews, 0, all)
    }
  }

  /// Removes the rows of the view and its constraints from the engine. Rows of others may still refer to the
  /// view.
  func removeRowsFromEngine() {
    layoutNode.record.heldConstraints.forEach { $0.engine?.removeRow(of: $0) }
    forEachNode { $0.engine?.removeSystemRows(of: $0) }
  }

  /// Removes the view from the engine, after the rows of everything that leaves with it.
  func unregisterFromEngine() {
    forEachNode {
      $0.engine?.unregister($0)
      // The engine may have moved the children of a view that it did not register.
      $0.record.registration.lastMoves = MovedItems.Head()
    }
  }

  func addSystemRows(to engine: LayoutEngine) {
    if engine.root === self {
      if !engine.movesItems { return engine.addFittingRows(for: self) }
      if !flags.contains(.placedByConstraints) || self is UIWindow { return engine.addRootRows(for: self) }
    } else if !flags.contains(.placedByConstraints) {
      return engine.addAutoresizingRows(for: self)
    }
    engine.keepSizeNonNegative(of: layoutNode)
    if overrides.contains(.content) { updateContentSizeRows(in: engine) }
  }

  /// Reads the view's metrics again: the insets of its alignment rectangle, its content size and its
  /// baselines. The view is called, and may leave the engine.
  func refreshMetrics(in engine: LayoutEngine) {
    let insets = layoutInsets
    guard layoutNode.isRegistered(with: engine) else { return }
    if insets != layoutNode.alignmentInsets { engine.setAlignmentInsets(insets, of: self) }
    updateContentSizeRows(in: engine)
    if layoutNode.isRegistered(with: engine) { layoutNode.baselineViewsMayHaveChanged() }
  }

  /// The distances between the frame and the alignment rectangle. They come from the rectangle, which a subclass may
  /// override instead of its insets.
  var layoutInsets: UIEdgeInsets {
    // In a frame with such numbers the differences have no rounding errors.
    let frame = CGRect(x: 0, y: 0, width: 4096, height: 4096)
    let rectangle = alignmentRect(forFrame: frame)
    let insets = UIEdgeInsets(
      top: rectangle.minY, left: rectangle.minX, bottom: frame.maxY - rectangle.maxY,
      right: frame.maxX - rectangle.maxX)
    let sum = insets.top + insets.left + insets.bottom + insets.right
    return sum.isFinite ? insets : alignmentRectInsets
  }

  /// Updates the rows of the content size.
  func updateContentSizeRows(in engine: LayoutEngine) {
    guard hasContentSize(in: engine) else { return }
    let node = layoutNode
    var size = intrinsicContentSize
    if let width = node.contentSize.measuredWidth, let measured = contentSize(fittingWidth: width) {
      size.height = measured.height
    }
    setContentLength(size.width, .horizontal, in: engine)
    setContentLength(size.height, .vertical, in: engine)
    if node.isRegistered(with: engine), node.baselines != nil { updateBaselineRows(in: engine) }
  }

  /// Updates the offsets of the baselines that have rows.
  func updateBaselineRows(in engine: LayoutEngine) {
    let offsets = baselineOffsets
    guard layoutNode.isRegistered(with: engine) else { return }
    engine.set(layoutNode.baselines, to: Double(offsets.first), Double(offsets.last))
    guard layoutNode.ownRows.baselinesAreFromCenter != offsets.isFromCenter else { return }
    layoutNode.ownRows.baselinesAreFromCenter = offsets.isFromCenter
    layoutNode.rebuildBaselineRows()
  }

  /// Measures content whose height depends on the layout width, for the width of the last solution.
  func updateContentHeightRows(forWidth width: Double, in engine: LayoutEngine) {
    guard hasContentSize(in: engine), layoutNode.contentSize.measuredWidth != width,
      let size = contentSize(fittingWidth: width), layoutNode.isRegistered(with: engine)
    else { return }
    layoutNode.contentSize.measuredWidth = width
    setContentLength(size.height, .vertical, in: engine)
  }

  /// Whether the content size has rows: not for a view that is placed by its frame, unless the view itself is
  /// being fitted.
  private func hasContentSize(in engine: LayoutEngine) -> Bool {
    flags.contains(.placedByConstraints) || (!engine.movesItems && engine.root === self)
  }

  /// Sets a length of the view's content, unless the view has left the tree meanwhile.
  private func setContentLength(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine
  ) {
    let node = layoutNode
    guard length != UIView.noIntrinsicMetric || node.contentSize[axis] != nil else { return }
    let hugging = contentHuggingPriority(for: axis)
    let compression = contentCompressionResistancePriority(for: axis)
    guard node.isRegistered(with: engine) else { return }
    engine.setContentSize(length, axis, of: node, hugging: hugging, compression: compression)
  }

  func contentSizeDidChange() {
    superviewStorage?.subviewContentSizeDidChange(self)
    let node = layoutNode
    guard let engine = node.engine else { return }
    if node.contentSize.measuredWidth != nil { node.contentSize.measuredWidth = nil }
    engine.invalidateMetrics(of: node)
    let hasHeightForWidth = hasHeightForWidth
    engine.items.tags[node.slot].hasHeightForWidth = hasHeightForWidth
    if hasHeightForWidth { engine.remeasure(node) }
  }

  /// Whether the view has variables in an engine.
  package var isRegisteredForLayout: Bool { layoutNode.isRegistered }

  /// Makes the engine read the metrics of a registered view again, after a change on which its overrides may
  /// depend.
  package func metricsMayHaveChanged() {
    layoutNode.engine?.invalidateMetrics(of: layoutNode)
  }

  func contentPrioritiesDidChange(_ axis: NSLayoutConstraint.Axis) {
    guard layoutNode.isRegistered else { return }
    let hugging = contentHuggingPriority(for: axis)
    let compression = contentCompressionResistancePriority(for: axis)
    layoutNode.engine?.setContentPriorities(
      axis, of: layoutNode, hugging: hugging, compression: compression)
  }

  func setPlacedByConstraints(_ isPlaced: Bool) {
    guard isPlaced != flags.contains(.placedByConstraints) else { return }
    if isPlaced {
      flags.insert(.placedByConstraints)
    } else {
      flags.remove(.placedByConstraints)
      layoutNode.record.container?.record.flags.insert(.mayHaveFramedSubviews)
    }
    layoutNode.quietnessMayHaveChanged()
    // A frame may be between pixels, and a view with constraints is on pixels, so descendants are rounded
    // differently.
    if !subviewStorage.isEmpty { setNeedsPlacingOfChildren() }
    if let engine = layoutNode.engine {
      engine.rebuildSystemRows(of: layoutNode)
      if layoutNode.isRegistered(with: engine) { engine.noteMoved(layoutNode.slot) }
    } else if isPlaced {
      layoutNode.markPending()
    }
    (superviewStorage as? UIWindow)?.placementDidChange(of: self)
  }

  func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard mask != layoutPreferences.autoresizingMask else { return }
    layoutPreferences.autoresizingMask = mask
    if let engine = layoutNode.engine, !flags.contains(.placedByConstraints) {
      engine.rebuildSystemRows(of: layoutNode)
    }
  }
}

extension LayoutEngine {
  /// Reserves memory for a view that is new and for all in it.
  fileprivate func makeRoom(forTreeOf view: UIView) {
    var (rows, items) = (0, 0)
    view.forEachInTree {
      let node = $0.layoutNode
      rows += Int(node.record.heldConstraints.count)
      guard node.record.flags.contains(.placedByConstraints) else { return }
      items += 1
      if node.mayHaveContentRows { rows += ContentSizeRows.most }
    }
    makeRoom(forRows: rows, items: items)
  }

  /// Registers a view and adds those of its constraints without a row, or all of them.
  fileprivate func addRows(of node: LayoutNode, all: Bool) {
    if node.record.flags.contains(.placedByConstraints) { register(node) }
    if all { node.record.heldConstraints.markAllPending() }
    addPendingRows(of: node)
  }

  /// Builds the rows of a view's constraints without one. The window's handler of refused values may change
  /// the list meanwhile.
  private func addPendingRows(of node: LayoutNode) {
    var next = node.record.heldConstraints.takeFirstPending()
    while let entry = next {
      next = entry.links.next
      let removals = node.record.heldConstraints.removals
      addRow(of: entry.takeUnretainedValue())
      guard node.record.heldConstraints.removals != removals else { continue }
      node.record.heldConstraints.markAllPending()
      next = node.record.heldConstraints.takeFirstPending()
    }
  }
}
