extension ConstraintSolver {
  /// Four variables with consecutive numbers, the first of them a multiple of four. Related variables, such
  /// as the edges of a rectangle, are stored together, and the number of a variable determines its block.
  @frozen
  public struct VariableBlock: Hashable, Sendable {
    @usableFromInline let first: Variable

    @inlinable
    init(first: Variable) { self.first = first }

    /// A small number, unique among the solver's blocks. It is reused once all four variables are removed.
    @inlinable public var number: Int { first.index >> 2 }

    /// One of the four variables.
    ///
    /// Traps unless `position` is 0, 1, 2 or 3.
    @inlinable
    public subscript(position: Int) -> Variable {
      precondition(position >= 0 && position < 4, "A block has four variables")
      return Variable(slot: first.slot &+ Int32(truncatingIfNeeded: position), generation: first.generation)
    }
  }

  /// Adds four variables with consecutive numbers, without constraints and with the value 0. They are removed
  /// one by one.
  public mutating func addVariableBlock() -> VariableBlock {
    let first = spare.blocks.popLast() ?? appendBlock()
    for slot in first..<first + 4 {
      variables[slot].isLive = true
      values[slot] = 0
    }
    return VariableBlock(first: handle(ofVariable: first))
  }

  private mutating func appendBlock() -> Int32 {
    // The numbers between the last variable and the block are left to variables that are added separately.
    while variables.count & 3 != 0 {
      let slot = variables.nextIndex
      appendVariable()
      variables[slot].isLive = false
      spare.variables.append(slot)
    }
    let first = variables.nextIndex
    for _ in 0..<4 { appendVariable() }
    for slot in first..<first + 4 { variables[slot].isInBlock = true }
    return first
  }

  @inline(__always)
  mutating func appendVariable() {
    variables.append(VariableRecord(generation: firstGeneration))
    values.append(0)
  }

  /// Makes the number of a removed variable reusable; in a block, once all four are removed.
  mutating func makeSpare(_ variable: Int32) {
    guard variables[variable].isInBlock else { return spare.variables.append(variable) }
    let first = variable & ~3
    variables[first].spareInBlock += 1
    guard variables[first].spareInBlock == 4 else { return }
    variables[first].spareInBlock = 0
    spare.blocks.append(first)
  }
}
