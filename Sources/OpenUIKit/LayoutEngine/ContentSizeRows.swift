import ConstraintSolver

/// The rows that hold a view to its content size: up to two an axis, one that hugs and one that resists
/// compression.
struct ContentSizeRows {
  /// Rows of one axis: `length <= size` at the hugging priority and `length >= size` at the compression one.
  struct Axis {
    var hugging: ConstraintSolver.Constraint
    var compression: ConstraintSolver.Constraint
    var size: Double
  }

  var horizontal: Axis?
  var vertical: Axis?
  /// The width for which the content's height was last measured.
  var measuredWidth: Double?

  subscript(axis: NSLayoutConstraint.Axis) -> Axis? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension LayoutEngine {
  /// Holds a view to `size` along `axis`; a size without metric removes what held it before.
  func setContentSize(
    _ size: CGFloat, _ axis: NSLayoutConstraint.Axis, of node: LayoutNode,
    hugging: UILayoutPriority, compression: UILayoutPriority
  ) {
    let rows = node.contentSize[axis]
    guard size != UIView.noIntrinsicMetric else {
      if let rows { removeContentRows(rows) }
      node.contentSize[axis] = nil
      return
    }
    guard let rows else {
      node.contentSize[axis] = addContentRows(Double(size), axis, node, hugging, compression)
      return
    }
    guard rows.size != Double(size) else { return }
    setConstant(-Double(size), of: rows.hugging)
    setConstant(-Double(size), of: rows.compression)
    node.contentSize[axis]?.size = Double(size)
  }

  /// Changes how strongly a view is held to its content size.
  func setContentPriorities(
    _ axis: NSLayoutConstraint.Axis, of node: LayoutNode,
    hugging: UILayoutPriority, compression: UILayoutPriority
  ) {
    guard let rows = node.contentSize[axis] else { return }
    removeContentRows(rows)
    node.contentSize[axis] = addContentRows(rows.size, axis, node, hugging, compression)
  }

  private func addContentRows(
    _ size: Double, _ axis: NSLayoutConstraint.Axis, _ node: LayoutNode,
    _ hugging: UILayoutPriority, _ compression: UILayoutPriority
  ) -> ContentSizeRows.Axis? {
    var expression = Expression(constant: -size)
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    expression.add(node.variables[attribute], 1)
    guard
      let hug = addSystemRow(
        expression, .lessThanOrEqual, priority: hugging, for: node, .contentSize, attribute),
      let resist = addSystemRow(
        expression, .greaterThanOrEqual, priority: compression, for: node, .contentSize, attribute)
    else { return nil }
    return ContentSizeRows.Axis(hugging: hug, compression: resist, size: size)
  }

  func removeContentRows(_ rows: ContentSizeRows.Axis) {
    removeRow(rows.hugging)
    removeRow(rows.compression)
  }
}
