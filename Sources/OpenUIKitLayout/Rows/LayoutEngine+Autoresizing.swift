import ConstraintSolver

extension LayoutEngine {
  /// Adds the rows of a view that is placed by its frame and autoresizing mask: its origin and size as linear
  /// functions of the superview's size.
  func addAutoresizingRows(of node: LayoutNode) {
    for attribute in Self.frameAttributes where node.isRegistered(with: self) {
      guard let item = node.item else { return }
      let row = autoresizingRow(of: item, attribute)
      keep(addSystemRow(row, for: node, .autoresizing, attribute), for: node)
    }
  }

  /// Updates the rows of a view that is placed by its frame, after the frame has changed.
  package func frameDidChange(of item: any LayoutItem) {
    let node = item.layoutNode
    let rows = node.systemRows
    guard rows.count == 4, !item.hasProportionalSprings else { return rebuildSystemRows(of: node) }
    for (row, attribute) in zip(rows, Self.frameAttributes) {
      setConstant(autoresizingRow(of: item, attribute).constant, of: row)
    }
  }

  /// Adds the rows for the size of the root of the tree.
  func addRootRows(of root: any LayoutItem) {
    let size = rootSize(of: root)
    addRootRow(.width, size.width, root.layoutNode)
    addRootRow(.height, size.height, root.layoutNode)
  }

  private func addRootRow(
    _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat, _ node: LayoutNode
  ) {
    var expression = Expression(constant: -Double(length))
    expression.add(node.variables[attribute], 1)
    keep(addSystemRow(expression, for: node, .autoresizing, attribute), for: node)
  }

  /// Updates the rows for the size of the root.
  package func rootSizeDidChange(of root: any LayoutItem) {
    let (rows, size) = (root.layoutNode.systemRows, rootSize(of: root))
    for (index, row) in rows.prefix(2).enumerated() {
      setConstant(-Double(index == 0 ? size.width : size.height), of: row)
    }
  }

  /// The attributes of a frame, in the order of the rows.
  private static let frameAttributes: [NSLayoutConstraint.Attribute] = [.left, .width, .top, .height]

  private func rootSize(of root: any LayoutItem) -> CGSize {
    root.bounds.inset(by: root.layoutNode.alignmentInsets).size
  }

  private func autoresizingRow(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> Expression {
    let node = item.layoutNode
    let (axis, variable) = (attribute.axis, node.variables[attribute])
    let size = node.state.container?.item?.bounds.size ?? .zero
    let springs = item.springs(axis, available: axis == .horizontal ? size.width : size.height)
    let line = attribute.isSize ? springs.length : springs.start
    let insets = node.alignmentInsets
    var constant = line.constant + (attribute.isSize ? -insets.total(axis) : insets.start(axis))
    var expression = Expression()
    expression.add(variable, 1)
    if line.ratio != 0, let container = node.state.container {
      register(container)
      if let variables = container.record.registration.variables {
        expression.add(variables.length(axis), -line.ratio)
      }
      constant += line.ratio * container.alignmentInsets.total(axis)
    }
    expression.constant = -constant
    return expression
  }

  /// Applies changed insets of a view's alignment rectangle, by rebuilding the rows that depend on them.
  func setAlignmentInsets(_ insets: UIEdgeInsets, of node: LayoutNode) {
    guard let item = node.item else { return }
    node.setAlignmentInsets(insets)
    contentOriginDidChange(of: node)
    item.forEachGuide { if $0.isRegistered(with: self) { rebuildSystemRows(of: $0) } }
    if node.isRegistered(with: self) { rebuildSystemRows(of: node) }
    item.forEachChild { child in
      guard child.item?.followsContainer == true, child.isRegistered(with: self) else { return }
      rebuildSystemRows(of: child)
    }
    if movesItems, node.isRegistered(with: self) { noteMoved(node.slot) }
  }
}

extension UIEdgeInsets {
  /// The inset at the start of an axis.
  fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? left : top)
  }

  /// The sum of the insets at both ends of an axis.
  fileprivate func total(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? left + right : top + bottom)
  }
}
