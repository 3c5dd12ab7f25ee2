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

  /// The node of the view whose baseline stands for this one's: the view's own, unless that one lies in it.
  private func baselineNode(_ view: UIView) -> LayoutNode {
    view.isInside(self) ? view.layoutNode : layoutNode
  }

  /// The engine of the tree, made by the first pass that needs one. Linear in the view's depth.
  var treeEngine: LayoutEngine {
    if let layoutEngine { return layoutEngine }
    let root = layoutRoot
    if let engine = root.layoutEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.layoutEngine = engine
    root.flags.insert(.needsRegistration)
    return engine
  }

  /// Hands everything the engine has not taken up yet to it, from the view downwards.
  func takeUpPendingConstraints(into engine: LayoutEngine) {
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
      if all, !subviews.isEmpty { engine.makeRoom(for: node, subviews) }
      if all || flags.contains(.hasPendingConstraints) { engine.takeUp(node, all: all) }
      guard !subviews.isEmpty else { continue }
      waiting.append((siblings, next, takesAll))
      (siblings, next, takesAll) = (subviews, 0, all)
    }
  }

  /// Takes the rows of the view and its constraints out of the engine. Rows of others may still mention the view.
  func removeRowsFromEngine() {
    layoutNode.record.heldConstraints.forEach { $0.engine?.removeRow(of: $0) }
    forEachNode { $0.engine?.removeSystemRows(of: $0) }
  }

  /// Takes the view out of the engine, after the rows of everything that leaves with it.
  func unregisterFromEngine() {
    forEachNode {
      $0.engine?.unregister($0)
      // Of a view that the engine did not take up it may yet have moved the children.
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
    if !isPlain { updateContentSizeRows(in: engine) }
  }

  /// Reads again what the view says of itself and the engine keeps: the insets of its alignment rectangle, its content
  /// size and its baselines. Whatever is asked may take the view out of the engine.
  func refreshMetrics(in engine: LayoutEngine) {
    let insets = alignmentRectInsets
    guard layoutNode.isRegistered(with: engine) else { return }
    if insets != layoutNode.alignmentInsets { engine.setAlignmentInsets(insets, of: self) }
    updateContentSizeRows(in: engine)
    if layoutNode.isRegistered(with: engine) { layoutNode.baselineViewsMayHaveChanged() }
  }

  /// Brings the rows of the content size up to date.
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

  /// Tells the engine where the baselines are that it has rows for.
  func updateBaselineRows(in engine: LayoutEngine) {
    let offsets = baselineOffsets
    guard layoutNode.isRegistered(with: engine) else { return }
    engine.set(layoutNode.baselines, to: Double(offsets.first), Double(offsets.last))
  }

  /// Measures content whose height depends on the layout width, for the width that the last solution gave.
  func updateContentHeightRows(forWidth width: Double, in engine: LayoutEngine) {
    guard hasContentSize(in: engine), layoutNode.contentSize.measuredWidth != width,
      let size = contentSize(fittingWidth: width), layoutNode.isRegistered(with: engine)
    else { return }
    layoutNode.contentSize.measuredWidth = width
    setContentLength(size.height, .vertical, in: engine)
  }

  /// Whether the content has a say: not where the view's frame places it, unless the view itself is being fitted.
  private func hasContentSize(in engine: LayoutEngine) -> Bool {
    flags.contains(.placedByConstraints) || (!engine.movesItems && engine.root === self)
  }

  /// Holds the view to a length of its content, unless an answer about it was to leave.
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
    if hasHeightForWidth { engine.remeasure(node) }
  }

  /// Has the metrics of a registered view read again, after something that its overrides may depend on.
  func metricsMayHaveChanged() {
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
      layoutNode.takeFrameBack()
      layoutNode.record.container?.record.flags.insert(.mayHaveFramedSubviews)
    }
    // A frame may lie between pixels, where a view that constraints place lies on them: what is inside is rounded otherwise.
    if !subviewStorage.isEmpty { setNeedsPlacingOfChildren() }
    if let engine = layoutNode.engine {
      engine.rebuildSystemRows(of: layoutNode)
      if layoutNode.isRegistered(with: engine) { engine.noteMoved(layoutNode.slot) }
    } else if isPlaced {
      layoutNode.markPending()
    }
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
  /// Makes room for what a view and its subviews bring.
  fileprivate func makeRoom(for node: LayoutNode, _ subviews: [UIView]) {
    var constraints = Int(node.record.heldConstraints.count)
    for view in subviews { constraints += Int(view.layoutNode.record.heldConstraints.count) }
    makeRoom(forConstraints: constraints, views: subviews.count)
  }

  /// Takes up a view and those of the constraints that it holds that have no row, or all of them.
  fileprivate func takeUp(_ node: LayoutNode, all: Bool) {
    if node.record.flags.contains(.placedByConstraints) { register(node) }
    if all { node.record.heldConstraints.markAllPending() }
    takeUpPending(of: node)
  }

  /// Builds the rows of a view's constraints that have none. A window that hears of a refused one may meanwhile change
  /// the list.
  private func takeUpPending(of node: LayoutNode) {
    var next = node.record.heldConstraints.takeFirstPending()
    while let entry = next {
      next = ConstraintList.next(after: entry)
      let removals = node.record.heldConstraints.removals
      addRow(of: entry.takeUnretainedValue())
      guard node.record.heldConstraints.removals != removals else { continue }
      node.record.heldConstraints.markAllPending()
      next = node.record.heldConstraints.takeFirstPending()
    }
  }
}
