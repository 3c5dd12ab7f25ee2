import ConstraintSolver

/// The owner of a row in the solver.
package struct RowOwner: BitwiseCopyable, ViewTreeConfined {
  /// The kinds of rows without a constraint object.
  package enum System: UInt64, BitwiseCopyable {
    case autoresizing = 1
    case contentSize
    case nonNegativeSize
    case guide
    case given
    case targetSize
    case exercise

    /// Whether the app cannot resolve a conflict by removing such a row, so that an app's constraint is given
    /// up instead.
    var outlivesConstraints: Bool { self == .nonNegativeSize || self == .guide || self == .given }
  }

  /// The address of the constraint, or of the node for a system's row. The three lowest bits, which are zero in addresses, are the
  /// kind of a system's row. The eight highest, which no address has, are the attribute. An engine has an owner for each row, so
  /// they are small.
  private var bits: UInt64 = 0

  private nonisolated static let kindMask: UInt64 = 7
  private nonisolated static let attributeShift: UInt64 = 56

  /// The kind of a system's row; nil for a constraint's.
  var system: System? { System(rawValue: bits & Self.kindMask) }
  /// The attribute that a system's row fixes.
  var attribute: NSLayoutConstraint.Attribute {
    .init(rawValue: Int(bits >> Self.attributeShift)) ?? .notAnAttribute
  }
  /// The app's constraint. Its holder keeps it alive as long as it has the row.
  var constraint: NSLayoutConstraint? { unmanaged?.takeUnretainedValue() }
  /// The registered node that brought a system's row.
  var node: LayoutNode? { system == nil ? nil : LayoutNode(bits: address) }

  private nonisolated var unmanaged: Unmanaged<NSLayoutConstraint>? {
    guard bits & Self.kindMask == 0, let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return .fromOpaque(pointer)
  }

  private nonisolated var address: UInt {
    UInt(truncatingIfNeeded: bits & (1 << Self.attributeShift - 1) & ~Self.kindMask)
  }

  nonisolated static var none: RowOwner { RowOwner() }

  private nonisolated init() {}

  init(_ constraint: NSLayoutConstraint) {
    self.init(address: UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque()))
  }

  init(_ node: LayoutNode, _ system: System, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(address: node.bits)
    bits |= system.rawValue | UInt64(attribute.rawValue) << Self.attributeShift
  }

  private init(address: UInt) {
    bits = UInt64(address)
    assert(self.address == address, "A row's owner lies at an odd or a high address")
  }

  /// Clears the row of the constraint, because the engine is being deallocated.
  nonisolated func discardRow() {
    unmanaged?._withUnsafeGuaranteedRef { $0.row = nil }
  }
}

extension LayoutEngine {
  package typealias Expression = ConstraintSolver.LinearExpression

  /// Builds the row of a constraint, unless it has one.
  ///
  /// Views are called meanwhile, and may leave the tree. The row is discarded then, and the constraint waits
  /// for the next time if it is still active.
  func addRow(of constraint: NSLayoutConstraint) {
    guard constraint.row == nil, let holder = constraint.holder, has(holder), hasValidPriority(constraint)
    else { return }
    let departures = departures
    guard !addPlainRow(of: constraint, in: holder) else { return }
    var builder = RowBuilder(container: holder)
    // The attempt at a plain row may have called a view that took the constraint's items out of the holder.
    if isWaiting(constraint, in: holder, since: departures) { builder.build(constraint, for: self) }
    guard !builder.isAbandoned, isWaiting(constraint, in: holder, since: departures) else {
      if constraint.row == nil { constraint.holder?.enqueueAgain() }
      return
    }
    guard
      let handle = addRow(builder.expression, builder.relation, constraint.priority, RowOwner(constraint))
    else { return }
    let hasBaselineProviders = !builder.baselineProviders.isEmpty
    keep(handle, of: constraint, isMirrored: builder.isMirrored, hasBaselineProviders: hasBaselineProviders)
    if hasBaselineProviders { connect(constraint, to: builder.baselineProviders) }
  }

  /// Whether a constraint still waits for its row in a view, and nothing has left the tree since a number of departures.
  @inline(__always)
  func isWaiting(_ constraint: NSLayoutConstraint, in holder: LayoutNode, since departures: Int) -> Bool {
    departures == self.departures && constraint.holder == holder && constraint.row == nil
  }

  /// Stores the row that was added for a constraint.
  @inline(__always)
  package func keep(
    _ handle: ConstraintSolver.Constraint, of constraint: NSLayoutConstraint, isMirrored: Bool,
    hasBaselineProviders: Bool
  ) {
    constraint.row = ConstraintRow(
      engine: .passUnretained(self), handle: handle, isMirrored: isMirrored,
      hasBaselineProviders: hasBaselineProviders)
    budget.constraintCount += 1
    if constraint.relationStorage != .equal { awaitLimitChoice(of: constraint) }
  }

  private func connect(_ constraint: NSLayoutConstraint, to providers: ConstraintRow.BaselineProviders) {
    guard let row = constraint.row else { return }
    rows.setBaselineProviders(providers, of: row)
    providers.forEach { $0.addDependentConstraint(constraint) }
  }

  private func disconnectBaselineProviders(from constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    rows.baselineProviders(of: row).forEach { $0.removeDependentConstraint(constraint) }
    rows.setBaselineProviders(nil, of: row)
  }

  /// Removes the row of a constraint that is being deactivated.
  func removeRow(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    constraint.row = nil
    budget.constraintCount -= 1
    if row.hasBaselineProviders { disconnectBaselineProviders(from: constraint, row) }
    removeLimitChoice(of: row.handle)
    removeRow(row.handle)
  }

  func constantDidChange(of constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    setConstant(row.sign * Double(constraint.constant), of: row.handle)
    limitDidChange(of: constraint, row)
  }

  /// Whether the priority is valid for an app. Reports an invalid one. The solver also supports weaker
  /// priorities, for the layout's own choices.
  @inline(__always)
  private func hasValidPriority(_ constraint: NSLayoutConstraint) -> Bool {
    let priority = constraint.priority.rawValue
    if priority >= .leastNormalMagnitude, priority <= 1000 { return true }
    report(RowOwner(constraint).error(for: .invalidPriority))
    return false
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row, hasValidPriority(constraint) else { return }
    // A preference in a long chain may make many sizes negative at once. With limits it moves them all there in one step.
    if solver.hasCostsWithoutRows { setBoundsAllSizes(true) }
    setPriority(constraint.priority, of: row.handle)
  }

  /// Sets the priority of a row.
  func setPriority(_ priority: UILayoutPriority, of row: ConstraintSolver.Constraint) {
    do {
      try solver.setPriority(ConstraintSolver.Priority(priority.rawValue), of: row)
      rowsDidChange()
    } catch {
      report(rows[row.index].error(for: error))
    }
  }

  /// Adds a row that an item brings by itself.
  @discardableResult
  package func addSystemRow(
    _ expression: borrowing Expression, _ relation: ConstraintSolver.Relation = .equal,
    priority: UILayoutPriority = .required, for node: LayoutNode, _ kind: RowOwner.System,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> ConstraintSolver.Constraint? {
    // A view that was called for the row may have left the tree.
    guard node.isRegistered(with: self) else { return nil }
    let row = addRow(expression, relation, priority, RowOwner(node, kind, attribute))
    if let row, kind.outlivesConstraints { countAsOldest(row) }
    return row
  }

  private func countAsOldest(_ row: ConstraintSolver.Constraint) {
    do {
      try solver.countAsOldest(row)
    } catch {
      fatalError("Layout engine: a row cannot be made the oldest: \(error)")
    }
  }

  func removeRow(_ row: ConstraintSolver.Constraint) {
    do {
      try solver.removeConstraint(row)
    } catch {
      fatalError("Layout engine: a row cannot be removed: \(error)")
    }
    rows.removeOwner(of: row.index)
    rowsDidChange()
  }

  /// Sets the constant of a row, unless it is the same.
  package func setConstant(_ constant: Double, of row: ConstraintSolver.Constraint) {
    do {
      try solver.setConstant(constant, of: row)
      setNeedsSolve()
    } catch {
      report(rows[row.index].error(for: error))
    }
  }

  func addRow(
    _ expression: borrowing Expression, _ relation: ConstraintSolver.Relation, _ priority: UILayoutPriority,
    _ owner: RowOwner
  ) -> ConstraintSolver.Constraint? {
    do {
      let row = try solver.addConstraint(
        expression, relation, priority: ConstraintSolver.Priority(priority.rawValue))
      rows.setOwner(owner, of: row.index)
      rowsDidChange()
      return row
    } catch .noTerms {
      var constant = Expression(constant: expression.constant)
      constant.add(zero, 1)
      return addRow(constant, relation, priority, owner)
    } catch {
      report(owner.error(for: error))
      return nil
    }
  }
}

extension LayoutEngine {
  /// Stores a row among those that the item brings by itself.
  package func keep(_ row: ConstraintSolver.Constraint?, for node: LayoutNode) {
    if let row { node.systemRows.append(row) }
  }

  /// Removes the rows that the item itself brought.
  func removeSystemRows(of node: LayoutNode) {
    guard let own = node.record.registration.own else { return }
    for row in own.systemRows { removeRow(row) }
    own.systemRows.removeAll(keepingCapacity: true)
    if let rows = own.contentSize.horizontal { removeContentRows(rows) }
    if let rows = own.contentSize.vertical { removeContentRows(rows) }
    own.contentSize = ContentSizeRows()
  }

  /// Replaces the rows that the item brings by itself, after a change of their coefficients.
  package func rebuildSystemRows(of node: LayoutNode) {
    removeSystemRows(of: node)
    node.item?.addSystemRows(to: self)
  }

  /// Adds two variables with fixed values.
  func addFixedVariables(_ first: Double, _ second: Double, for node: LayoutNode) -> LayoutNode
    .FixedVariables?
  {
    let variables = (addVariable(), addVariable())
    guard let firstRow = addFixedRow(variables.0, first, node),
      let secondRow = addFixedRow(variables.1, second, node)
    else { return nil }
    return LayoutNode.FixedVariables(
      first: variables.0, second: variables.1, firstRow: firstRow, secondRow: secondRow)
  }

  /// Changes the values of fixed variables.
  func set(_ fixed: LayoutNode.FixedVariables?, to first: Double, _ second: Double) {
    guard let fixed else { return }
    setConstant(-first, of: fixed.firstRow)
    setConstant(-second, of: fixed.secondRow)
  }

  /// Removes fixed variables with their rows.
  func remove(_ fixed: LayoutNode.FixedVariables?) {
    guard let fixed else { return }
    removeRow(fixed.firstRow)
    removeRow(fixed.secondRow)
    removeVariable(fixed.first)
    removeVariable(fixed.second)
  }

  private func addFixedRow(
    _ variable: ConstraintSolver.Variable, _ value: Double, _ node: LayoutNode
  ) -> ConstraintSolver.Constraint? {
    var expression = Expression(constant: -value)
    expression.add(variable, 1)
    return addSystemRow(expression, for: node, .given, .notAnAttribute)
  }
}
