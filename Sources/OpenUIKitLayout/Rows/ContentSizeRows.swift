import ConstraintSolver

/// The rows for a view's content size: up to two per axis, for hugging and for compression resistance.
struct ContentSizeRows {
  /// The rows of one axis: `length <= size` at the hugging priority and `length >= size` at the compression
  /// resistance. Nil for a priority of zero, and for a refused row.
  struct Axis {
    var hugging: ConstraintSolver.Constraint?
    var compression: ConstraintSolver.Constraint?
    var size: Double
  }

  /// How many rows the content of a view has at most.
  static let most = 4

  var horizontal: Axis?
  var vertical: Axis?
  /// The width for which the content's height was last measured.
  var measuredWidth: Double?
  /// The width that the content needs there: that of its longest line.
  var fittedWidth = 0.0
  /// The content's own width, while its rows have the fitted one.
  var naturalWidth: Double?
  /// Whether the item is in a list of content that wraps.
  var isListed = false

  subscript(axis: NSLayoutConstraint.Axis) -> Axis? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension LayoutEngine {
  /// Sets the content size of a view along `axis`. A size without a metric removes the rows.
  func setContentSize(
    _ size: CGFloat, _ axis: NSLayoutConstraint.Axis, of node: LayoutNode,
    hugging: UILayoutPriority, compression: UILayoutPriority
  ) {
    let rows = node.contentSize[axis]
    guard size != Self.noMetric else {
      if let rows { removeContentRows(rows) }
      node.contentSize[axis] = nil
      return
    }
    guard let rows else {
      node.contentSize[axis] = addContentRows(Double(size), axis, node, hugging, compression)
      return
    }
    guard rows.size != Double(size) else { return }
    node.contentSize[axis]?.size = Double(size)
    // Rows that were refused for another size may be valid for this one.
    guard let hug = rows.hugging, let resist = rows.compression else {
      return setContentPriorities(axis, of: node, hugging: hugging, compression: compression)
    }
    setConstant(-Double(size), of: hug)
    setConstant(-Double(size), of: resist)
  }

  /// Sets the priorities of a view's content size.
  func setContentPriorities(
    _ axis: NSLayoutConstraint.Axis, of node: LayoutNode,
    hugging: UILayoutPriority, compression: UILayoutPriority
  ) {
    guard let rows = node.contentSize[axis] else { return }
    // Rows that stay keep their age. If two optional rows of one priority cannot both hold, the older one
    // does.
    if let hug = rows.hugging, let resist = rows.compression, hugging.rawValue != 0, compression.rawValue != 0
    {
      setPriority(hugging, of: hug)
      return setPriority(compression, of: resist)
    }
    removeContentRows(rows)
    node.contentSize[axis] = addContentRows(rows.size, axis, node, hugging, compression)
  }

  private func addContentRows(
    _ size: Double, _ axis: NSLayoutConstraint.Axis, _ node: LayoutNode,
    _ hugging: UILayoutPriority, _ compression: UILayoutPriority
  ) -> ContentSizeRows.Axis {
    ContentSizeRows.Axis(
      hugging: addContentRow(size, .lessThanOrEqual, axis, node, hugging),
      compression: addContentRow(size, .greaterThanOrEqual, axis, node, compression), size: size)
  }

  private func addContentRow(
    _ size: Double, _ relation: ConstraintSolver.Relation, _ axis: NSLayoutConstraint.Axis,
    _ node: LayoutNode, _ priority: UILayoutPriority
  ) -> ConstraintSolver.Constraint? {
    guard priority.rawValue != 0 else { return nil }
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    var expression = Expression(constant: -size)
    expression.add(node.variables[attribute], 1)
    return addSystemRow(expression, relation, priority: priority, for: node, .contentSize, attribute)
  }

  func removeContentRows(_ rows: ContentSizeRows.Axis) {
    if let hugging = rows.hugging { removeRow(hugging) }
    if let compression = rows.compression { removeRow(compression) }
  }
}
