import ConstraintSolver

/// The rows that a view brings by itself, as far as they come from the view: its frame, its content and its baselines.
extension LayoutEngine {
  /// Adds the rows that a view brings by itself.
  package func addOwnRows(of node: LayoutNode) {
    guard let item = node.item else { return }
    if node == rootNode {
      if !movesItems { return addFittingRows(of: node) }
      if !node.state.flags.contains(.placedByConstraints) || item.hasGivenSize {
        return addRootRows(of: item)
      }
    } else if !node.state.flags.contains(.placedByConstraints) {
      return addAutoresizingRows(of: node)
    }
    keepSizeNonNegative(of: node)
    if node.state.overrides.contains(.content) { updateContentSizeRows(of: node) }
  }

  /// Reads the metrics of a view again: the insets of its alignment rectangle, its content size and its
  /// baselines. The view is called, and may leave the engine.
  func refreshMetrics(of node: LayoutNode) {
    guard let insets = node.item?.layoutInsets, node.isRegistered(with: self) else { return }
    if insets != node.alignmentInsets { setAlignmentInsets(insets, of: node) }
    updateContentSizeRows(of: node)
    if node.isRegistered(with: self) { node.baselineViewsMayHaveChanged() }
  }

  /// Updates the rows of the content size.
  func updateContentSizeRows(of node: LayoutNode) {
    guard hasContentSize(node), let item = node.item else { return }
    var size = item.intrinsicContentSize
    if let width = node.contentSize.measuredWidth, let measured = item.contentSize(fittingWidth: width) {
      size.height = measured.height
    }
    node.contentSize.naturalWidth = nil
    setContentLength(size.width, .horizontal, of: node, item)
    setContentLength(size.height, .vertical, of: node, item)
    if node.isRegistered(with: self), node.baselines != nil { updateBaselineRows(of: node) }
  }

  /// Updates the offsets of the baselines that have rows.
  package func updateBaselineRows(of node: LayoutNode) {
    guard let offsets = node.item?.baselineOffsets, node.isRegistered(with: self) else { return }
    set(node.baselines, to: Double(offsets.first), Double(offsets.last))
    guard node.ownRows.baselinesAreFromCenter != offsets.isFromCenter else { return }
    node.ownRows.baselinesAreFromCenter = offsets.isFromCenter
    node.rebuildAllRows()
  }

  /// Measures content whose height depends on the layout width, for the width of the last solution.
  func updateContentHeightRows(of node: LayoutNode, forWidth width: Double) {
    guard hasContentSize(node), !isMeasured(node, forWidth: width), let item = node.item,
      let size = item.contentSize(fittingWidth: width), node.isRegistered(with: self)
    else { return }
    node.contentSize.measuredWidth = width
    node.contentSize.fittedWidth = Double(size.width)
    noteWrapping(of: node)
    setContentLength(size.height, .vertical, of: node, item)
  }

  /// Whether the content size has rows: not for a view that is placed by its frame, unless the view itself is
  /// being fitted.
  private func hasContentSize(_ node: LayoutNode) -> Bool {
    node.state.flags.contains(.placedByConstraints) || (!movesItems && node == rootNode)
  }

  /// Sets a length of the view's content, unless the view has left the tree meanwhile.
  private func setContentLength(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of node: LayoutNode, _ item: any LayoutItem
  ) {
    guard length != LayoutEngine.noMetric || node.contentSize[axis] != nil else { return }
    let hugging = item.contentHuggingPriority(for: axis)
    let compression = item.contentCompressionResistancePriority(for: axis)
    guard node.isRegistered(with: self) else { return }
    setContentSize(length, axis, of: node, hugging: hugging, compression: compression)
  }

  /// The length of content that has none.
  static let noMetric: CGFloat = -1
}
