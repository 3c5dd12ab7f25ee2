extension FallbackSimplex {
  /// A coefficient with the largest summand that went into it, against which it counts as zero or not.
  ///
  /// Its own digits suffice for any way through the pivots. But what is given is exact to sixteen digits only: 0.1 is not
  /// the double next to it, and rows that are multiples of each other in decimals leave a remainder in doubles.
  struct Cell {
    private static let remainder = 1e-15
    private static let leastSignificant = 1e-13

    var value: DoubleDouble
    var scale: Double

    var isSignificant: Bool { value.magnitude > Self.leastSignificant * scale }

    func times(_ factor: DoubleDouble) -> Cell {
      Cell(value: value * factor, scale: scale * factor.magnitude)
    }

    /// Older summands count less with each addition, since they may have come and gone with a basis.
    static func + (left: Cell, right: Cell) -> Cell {
      let largest = max(left.value.magnitude, right.value.magnitude)
      let sum = Cell(
        value: left.value + right.value, scale: max(largest, 0.01 * max(left.scale, right.scale)))
      // What cancels stays, as a zero: what is added later is no more exact than this was.
      return sum.value.magnitude > remainder * sum.scale
        ? sum : Cell(value: DoubleDouble(0), scale: sum.scale)
    }
  }

  struct Row {
    var constant = DoubleDouble(0)
    var cells: [Int: Cell] = [:]

    mutating func add(_ column: Int, _ coefficient: DoubleDouble) {
      add(column, Cell(value: coefficient, scale: coefficient.magnitude))
    }

    mutating func add(_ column: Int, _ cell: Cell) {
      cells[column] = cells[column].map { $0 + cell } ?? cell
    }

    mutating func add(_ row: Row, times factor: DoubleDouble) {
      constant = constant + row.constant * factor
      for (column, cell) in row.cells { add(column, cell.times(factor)) }
    }
  }
}
