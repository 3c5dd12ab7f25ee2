import ConstraintSolver

/// Content that wraps is only as wide as its longest line.
///
/// A text is measured for the width that a solution gives it. Where it wraps there, its rows get the width of the longest line in another
/// solution: a label that is free to be narrower leaves the rest to others. Recorded frames of Interface Builder show that (188
/// points for a line of 184.5 and a space, where 244 are free). What wraps is wrapped in the same lines then, so its height stays.
///
/// Each solution starts with the content's own widths again, so that no frame depends on former ones. Widths that follow from required
/// equations cannot change: that of most labels. They are left out until rows are added or removed.
extension LayoutEngine {
  /// Gives content its own width again.
  func widenContent() {
    for index in 0..<content.narrowed.count {
      let slot = content.narrowed[index]
      guard let node = items.node(at: Int(slot)) else { continue }
      if let width = node.contentSize.naturalWidth { setContentWidth(width, of: node) }
      node.contentSize.naturalWidth = nil
      content.wrapping.append(slot)
    }
    content.narrowed.removeAll()
  }

  /// Gives content that wraps the width of its longest line. Returns whether any becomes narrower.
  func narrowContent() -> Bool {
    let alreadyDetermined = content.determined.count
    for index in 0..<content.wrapping.count {
      let slot = content.wrapping[index]
      // A slot may be listed twice, of an item whose rows have been made again. The second time it is listed no more.
      guard let node = items.node(at: Int(slot)), node.contentSize.isListed else { continue }
      node.contentSize.isListed = false
      guard wraps(node), let variables = node.record.registration.variables else { continue }
      if solver.followsFromRequiredEquations(variables.width) {
        content.determined.append(slot)
      } else {
        node.contentSize.naturalWidth = node.contentSize.horizontal?.size
        setContentWidth(node.contentSize.fittedWidth, of: node)
        content.narrowed.append(slot)
      }
    }
    content.wrapping.removeAll()
    markAsListed(content.determined, from: alreadyDetermined)
    markAsListed(content.narrowed, from: 0)
    return !content.narrowed.isEmpty
  }

  private func markAsListed(_ slots: FlatTable<Int32>, from first: Int) {
    for index in first..<slots.count {
      if let node = items.node(at: Int(slots[index])) { node.contentSize.isListed = true }
    }
  }

  /// Whether content was measured for its width, does not fit into it on its lines, and needs less.
  private func wraps(_ node: LayoutNode) -> Bool {
    let rows = node.contentSize
    guard let width = rows.measuredWidth, let natural = rows.horizontal?.size else { return false }
    return natural > width && rows.fittedWidth < width && rows.fittedWidth > 0
  }

  /// Lists content that was measured and wraps.
  func noteWrapping(of node: LayoutNode) {
    guard !node.contentSize.isListed, wraps(node) else { return }
    node.contentSize.isListed = true
    content.wrapping.append(Int32(node.slot))
  }

  /// Whether content has the height for a width. What is narrowed has the same lines in all widths from its longest line up.
  func isMeasured(_ node: LayoutNode, forWidth width: Double) -> Bool {
    let rows = node.contentSize
    guard let measured = rows.measuredWidth, measured != width else { return rows.measuredWidth != nil }
    return rows.naturalWidth != nil && width < measured && width >= rows.fittedWidth
  }

  /// Notes that rows or their priorities have changed, and the solution with them. Widths that followed from the rows may not any more.
  @inline(__always)
  func rowsDidChange() {
    setNeedsSolve()
    if !content.determined.isEmpty { reconsiderDetermined() }
  }

  @inline(never)
  private func reconsiderDetermined() {
    for index in 0..<content.determined.count { content.wrapping.append(content.determined[index]) }
    content.determined.removeAll()
  }

  private func setContentWidth(_ width: Double, of node: LayoutNode) {
    guard let rows = node.contentSize.horizontal else { return }
    node.contentSize.horizontal?.size = width
    if let hugging = rows.hugging { setConstant(-width, of: hugging) }
    if let compression = rows.compression { setConstant(-width, of: compression) }
  }
}
