extension ConstraintSolver {
  /// Four variables with consecutive numbers, the first of them a multiple of four. Related variables, such
  /// as the edges of a rectangle, are stored together, and the number of a variable determines its block.
  @frozen
  public struct VariableBlock: Hashable, Sendable {
    @usableFromInline let first: Variable

    @inlinable
    init(first: Variable) { self.first = first }

    /// A block that no solver has, with the number -1: a value for what has no block yet.
    @inlinable package static var none: VariableBlock {
      VariableBlock(first: Variable(slot: -1, generation: 0))
    }

    /// A small number, unique among the solver's blocks. It is reused once all four variables are removed.
    @inlinable public var number: Int { first.index >> 2 }

    /// One of the four variables.
    ///
    /// Traps unless `position` is 0, 1, 2 or 3.
    @inlinable
    public subscript(position: Int) -> Variable {
      require(position >= 0 && position < 4, "A block has four variables")
      return Variable(slot: first.slot &+ Int32(truncatingIfNeeded: position), generation: first.generation)
    }
  }

  /// Adds four variables with consecutive numbers, without constraints and with the value 0. They are removed
  /// one by one.
  public mutating func addVariableBlock() -> VariableBlock {
    let first = model.spare.blocks.popLast() ?? appendBlock()
    for slot in first..<first + 4 {
      model.variables[slot].isLive = true
      model.values[slot] = 0
    }
    return VariableBlock(first: handle(ofVariable: first))
  }

  private mutating func appendBlock() -> Int32 {
    // The numbers between the last variable and the block are left to variables that are added separately.
    while model.variables.count & 3 != 0 {
      let slot = model.variables.nextIndex
      model.appendVariable()
      model.variables[slot].isLive = false
      model.spare.variables.append(slot)
    }
    let first = model.variables.nextIndex
    for _ in 0..<4 { model.appendVariable() }
    for slot in first..<first + 4 { model.variables[slot].isInBlock = true }
    return first
  }

}
