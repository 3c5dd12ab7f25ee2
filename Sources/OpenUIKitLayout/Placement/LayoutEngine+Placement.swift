@_spi(Layout) import OpenUIKitGraphics

/// The positions of the solution become those of the items.
extension LayoutEngine {
  /// Moves the children and guides of a view that constraints place, if they moved in the solution or were moved by other code since.
  /// Returns whether a geometry was written without a visit.
  ///
  /// - Parameter isObserved: Whether something notes each change of a geometry, as a surrounding animation does.
  package func placeChildren(of node: LayoutNode, isObserved: Bool) -> Bool {
    guard !budget.isExceeded, !node.isRegistered || node.isRegistered(with: self) else { return false }
    if node.state.container == nil, node.state.flags.contains(.placedByConstraints) { sizeRoot(node) }
    // The window's pixels are elsewhere in the view, so children that did not move may be rounded differently.
    if node.state.flags.contains(.placesAllChildren) {
      node.state.flags.remove(.placesAllChildren)
      node.item?.forEachChild { noteFrameChange(of: $0) }
    }
    guard items.moves.hasRun(of: node) else { return false }
    var placement = ChildPlacement(of: node, by: self, isObserved: isObserved)
    while let slot = placement.writeQuiet(of: node, by: self) { place(slot, in: node, placement.rounding) }
    return placement.hasWritten
  }

  /// Makes the next layout of the container place a registered item again, after another frame was set.
  package func noteFrameChange(of node: LayoutNode) {
    if node.isRegistered(with: self) { items.note(node.slot) }
  }

  private func place(_ slot: Int, in container: LayoutNode, _ rounding: ChildRounding) {
    guard let node = items.node(at: slot), let item = node.item else { return }
    guard node.state.isView else { return item.place(in: frame(of: node)) }
    guard node != container, node.state.flags.contains(.placedByConstraints) else { return }
    place(node, item, by: rounding)
  }

  /// Sets the frame of a view, rounded to pixels, without regard to its transform.
  private func place(_ node: LayoutNode, _ item: any LayoutItem, by rounding: ChildRounding) {
    let (rectangle, own) = roundedFrame(of: node, by: rounding)
    guard rectangle.isFinite else { return item.report(LayoutError(.notFinite)) }
    let before = items.pixelPosition(at: node.slot)
    items.setPixelPosition(own, at: node.slot)
    node.state.flags.insert(.isBeingPlaced)
    item.place(in: rectangle)
    node.state.flags.remove(.isBeingPlaced)
    guard item.hasChildren, !before.roundsLike(own, on: rounding.grid) else { return }
    node.state.flags.insert(.placesAllChildren)
    item.setNeedsLayout()
  }

  /// Sets the size of a root with constraints. The app determines its position.
  private func sizeRoot(_ node: LayoutNode) {
    guard let item = node.item, !item.hasGivenSize, node.isRegistered(with: self) else { return }
    let (rectangle, _) = roundedFrame(of: node, by: ChildRounding(grid: pixelGrid))
    guard rectangle.isFinite else { return item.report(LayoutError(.notFinite)) }
    item.setRootSize(rectangle.size)
  }

  /// The frame of a child with its edges on pixels, and the resulting position of the child in the window.
  func roundedFrame(of node: LayoutNode, by rounding: ChildRounding) -> (CGRect, PixelPosition) {
    let rect = frame(of: node).outset(by: node.alignmentInsets)
    return rounding.frame(SIMD2(rect.origin.x, rect.origin.y), SIMD2(rect.size.width, rect.size.height))
  }
}
