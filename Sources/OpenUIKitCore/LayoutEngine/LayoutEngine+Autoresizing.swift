import ConstraintSolver

extension LayoutEngine {
  /// Adds the rows of a view that is placed by its frame and autoresizing mask: its origin and size as linear
  /// functions of the superview's size.
  func addAutoresizingRows(for view: UIView) {
    for attribute in Self.frameAttributes where view.layoutNode.isRegistered(with: self) {
      let row = autoresizingRow(of: view, attribute)
      keep(addSystemRow(row, for: view.layoutNode, .autoresizing, attribute), for: view.layoutNode)
    }
  }

  /// Updates the rows of a view that is placed by its frame, after the frame has changed.
  func frameDidChange(of view: UIView) {
    let node = view.layoutNode
    let rows = node.systemRows
    guard rows.count == 4, !view.hasProportionalSprings else { return rebuildSystemRows(of: node) }
    for (row, attribute) in zip(rows, Self.frameAttributes) {
      setConstant(autoresizingRow(of: view, attribute).constant, of: row)
    }
  }

  /// Adds the rows for the size of the root of the tree.
  func addRootRows(for view: UIView) {
    let size = rootSize(of: view)
    addRootRow(.width, size.width, view.layoutNode)
    addRootRow(.height, size.height, view.layoutNode)
  }

  private func addRootRow(
    _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat, _ node: LayoutNode
  ) {
    var expression = Expression(constant: -Double(length))
    expression.add(node.variables[attribute], 1)
    keep(addSystemRow(expression, for: node, .autoresizing, attribute), for: node)
  }

  /// Updates the rows for the size of the root.
  func rootSizeDidChange(of view: UIView) {
    let (rows, size) = (view.layoutNode.systemRows, rootSize(of: view))
    for (index, row) in rows.prefix(2).enumerated() {
      setConstant(-Double(index == 0 ? size.width : size.height), of: row)
    }
  }

  /// The attributes of a frame, in the order of the rows.
  private static let frameAttributes: [NSLayoutConstraint.Attribute] = [.left, .width, .top, .height]

  private func rootSize(of view: UIView) -> CGSize {
    view.bounds.inset(by: view.layoutNode.alignmentInsets).size
  }

  private func autoresizingRow(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> Expression {
    let (axis, variable) = (attribute.axis, view.layoutNode.variables[attribute])
    let available =
      view.superview.map { axis == .horizontal ? $0.bounds.size.width : $0.bounds.size.height } ?? 0
    let springs = view.springs(axis, available: available)
    let line = attribute.isSize ? springs.length : springs.start
    let insets = view.layoutNode.alignmentInsets
    var constant = line.constant + (attribute.isSize ? -insets.total(axis) : insets.start(axis))
    var expression = Expression()
    expression.add(variable, 1)
    if line.ratio != 0, let superview = view.superviewStorage {
      register(superview.layoutNode)
      if let variables = superview.layoutNode.record.registration.variables {
        expression.add(variables.length(axis), -line.ratio)
      }
      constant += line.ratio * superview.layoutNode.alignmentInsets.total(axis)
    }
    expression.constant = -constant
    return expression
  }

  /// Applies changed insets of a view's alignment rectangle, by rebuilding the rows that depend on them.
  func setAlignmentInsets(_ insets: UIEdgeInsets, of view: UIView) {
    view.layoutNode.setAlignmentInsets(insets)
    contentOriginDidChange(of: view)
    view.forEachNode { node in
      if node.isRegistered(with: self) { rebuildSystemRows(of: node) }
    }
    for subview in view.subviewStorage where subview.followsSuperview {
      if subview.layoutNode.isRegistered(with: self) { rebuildSystemRows(of: subview.layoutNode) }
    }
    if movesItems, view.layoutNode.isRegistered(with: self) { noteMoved(view.layoutNode.slot) }
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

extension UIView {
  /// The effective autoresizing mask: empty in a superview that does not resize its subviews.
  var effectiveAutoresizingMask: AutoresizingMask {
    let mask = overrides.contains(.others) ? autoresizingMask : ownAutoresizingMask
    return mask.isEmpty || superviewStorage?.autoresizesSubviews == false ? [] : mask
  }

  /// Updates the rows of subviews with flexible masks, which follow the view's size from now on, or no
  /// longer.
  func autoresizesSubviewsDidChange() {
    for view in subviewStorage where !view.flags.contains(.placedByConstraints) {
      view.layoutNode.engine?.rebuildSystemRows(of: view.layoutNode)
    }
  }

  /// Whether the view's frame depends on its superview's size.
  var followsSuperview: Bool {
    !flags.contains(.placedByConstraints)
      && !effectiveAutoresizingMask.isDisjoint(
        with: [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight])
  }

  /// Whether a change of frame changes the coefficients of the view's rows, and not only their constants.
  var hasProportionalSprings: Bool {
    let mask = effectiveAutoresizingMask
    let horizontal: [AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let vertical: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return horizontal.filter(mask.contains).count > 1 || vertical.filter(mask.contains).count > 1
  }
}
