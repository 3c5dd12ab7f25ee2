/// Columns, each as a sum of nonbasic columns; a nonbasic one is itself.
///
/// All data are in flat storage, with the cells of a row in the order of their columns. The only operation on
/// a row is to add a multiple of another one, so that equal terms cancel.
struct Tableau: ~Copyable {
  enum Kind: UInt8 {
    /// Any number.
    case variable
    /// At least zero: by how much an inequality holds, or a preference does not.
    case slack, error
    /// Zero: by how much an equality does not hold, or what would cost too much.
    case fixed
    /// The cost of a level. Always basic, and no limit to anything.
    case cost
  }

  struct Cell: BitwiseCopyable {
    var column: Int32
    var value: DoubleDouble
    /// The largest summand that went into the value, against which it counts as nothing or not. Older ones count less with
    /// each addition, since they may have come and gone with a basis.
    var scale: Double
  }

  struct Row: BitwiseCopyable {
    var constant = DoubleDouble(0)
    var cells = List()
  }

  struct Column: BitwiseCopyable {
    var kind: Kind
    /// The constraint that it belongs to, or the level whose cost it is, or -1.
    let owner: Int32
    var row = Row()
    /// The columns whose rows mention this one, and some whose rows did. Not kept for what is fixed when it comes.
    var users = List()
  }

  private(set) var columns = Slab<Column>()
  private var cells = ListPool<Cell>(smallestCapacity: 1)
  private var users = ListPool<Int32>(smallestCapacity: 2)
  /// The largest rest of a sum that counts as nothing, as a part of its largest summand.
  var precision = Self.precisionOfFractions
  private(set) var exchangeCount = 0
  /// Operations on cells. Each has several on numbers.
  private(set) var operationCount = 0

  /// Double-doubles have 32 digits. Pivots on small coefficients cost some: of sums of random rows whose coefficients differ by
  /// up to a million, what ought to cancel leaves up to 1e-19, and hardly anything else comes below 1e-16.
  private static let precisionOfFractions = 1e-17
  /// Numbers that are not next to fractions are known to sixteen digits, some of which are lost on the way.
  static let precisionOfDoubles = 1e-14

  func cellCount(of column: Int32) -> Int32 { columns[column].row.cells.count }

  func cell(_ position: Int32, of column: Int32) -> Cell { cells[columns[column].row.cells, position] }

  /// A new column that is not basic.
  mutating func addColumn(_ kind: Kind, _ owner: Int32) -> Int32 {
    columns.append(Column(kind: kind, owner: owner))
    let column = Int32(columns.count - 1)
    resetRow(of: column)
    return column
  }

  /// A new column with an empty row.
  mutating func addBasicColumn(_ kind: Kind, _ owner: Int32) -> Int32 {
    columns.append(Column(kind: kind, owner: owner))
    return Int32(columns.count - 1)
  }

  mutating func fix(_ column: Int32) { columns[column].kind = .fixed }

  mutating func setConstant(_ constant: DoubleDouble, of column: Int32) {
    columns[column].row.constant = constant
  }

  /// Makes a column that no row mentions one that is not basic.
  mutating func resetRow(of column: Int32) {
    cells.release(&columns[column].row.cells)
    columns[column].row.constant = DoubleDouble(0)
    cells.append(Cell(column: column, value: DoubleDouble(1), scale: 1), to: &columns[column].row.cells)
    noteUse(of: column, in: column)
  }

  /// Adds a multiple of the row of one column to that of another.
  mutating func add(_ source: Int32, times factor: DoubleDouble, to column: Int32) {
    add(columns[source].row, times: factor, to: column)
  }

  private mutating func add(_ source: Row, times factor: DoubleDouble, to column: Int32) {
    var row = columns[column].row
    columns[column].row = sum(of: row, and: source, times: factor, for: column)
    cells.release(&row.cells)
  }

  private mutating func sum(of row: Row, and source: Row, times factor: DoubleDouble, for column: Int32)
    -> Row
  {
    var sum = Row(constant: row.constant + source.constant * factor)
    cells.reserve(row.cells.count + source.cells.count, in: &sum.cells)
    operationCount &+= Int(row.cells.count + source.cells.count)
    var (first, second): (Int32, Int32) = (0, 0)
    while first < row.cells.count || second < source.cells.count {
      let left = first < row.cells.count ? cells[row.cells, first].column : .max
      let right = second < source.cells.count ? cells[source.cells, second].column : .max
      var cell = left <= right ? cells[row.cells, first] : cells[source.cells, second].times(factor)
      if left == right { cell.add(cells[source.cells, second].times(factor)) }
      if left <= right { first += 1 }
      if right <= left { second += 1 }
      if right < left { noteUse(of: right, in: column) }
      if cell.value.magnitude > precision * cell.scale { cells.append(cell, to: &sum.cells) }
    }
    return sum
  }

  private mutating func noteUse(of column: Int32, in user: Int32) {
    if user >= 0, columns[column].kind != .fixed { users.append(user, to: &columns[column].users) }
  }

  /// The coefficient of one column in the row of another; nil if there is none.
  func coefficient(of column: Int32, in user: Int32) -> DoubleDouble? {
    coefficient(of: column, in: columns[user].row)
  }

  private func coefficient(of column: Int32, in row: Row) -> DoubleDouble? {
    var (low, high) = (row.cells.start, row.cells.end)
    while low < high {
      let middle = (low + high) / 2
      let cell = cells[middle]
      if cell.column == column { return cell.value }
      if cell.column < column { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Makes `entering`, which the row of `leaving` mentions, basic in its place.
  mutating func exchange(_ leaving: Int32, _ entering: Int32) {
    exchangeCount += 1
    var old = columns[leaving].row
    columns[leaving].row = Row()
    resetRow(of: leaving)
    // Zero is what `leaving` was, less `leaving`: so much of that is added everywhere that `entering` cancels.
    var zero = sum(of: old, and: columns[leaving].row, times: DoubleDouble(-1), for: -1)
    cells.release(&old.cells)
    let factor = DoubleDouble(-1) / coefficient(of: entering, in: zero)!
    var affected = columns[entering].users
    columns[entering].users = List()
    for position in 0..<affected.count {
      let user = users[affected, position]
      guard let rate = coefficient(of: entering, in: user) else { continue }
      add(zero, times: rate * factor, to: user)
    }
    users.release(&affected)
    cells.release(&zero.cells)
  }

  /// Which basic column reaches zero first when a column moves from zero in a direction, and after what distance.
  func firstToReachZero(
    movedBy entering: Int32, direction: Double = 1, except own: Int32 = -1
  ) -> (column: Int32, distance: Double)? {
    var best: (column: Int32, distance: Double)?
    let list = columns[entering].users
    for position in 0..<list.count {
      let user = users[list, position]
      guard user != entering, user != own, let distance = distance(of: user, movedBy: entering, direction)
      else { continue }
      if best == nil || (distance, user) < (best!.distance, best!.column) { best = (user, distance) }
    }
    return best
  }

  private func distance(of column: Int32, movedBy entering: Int32, _ direction: Double) -> Double? {
    let kind = columns[column].kind
    guard kind != .variable, kind != .cost, let rate = coefficient(of: entering, in: column),
      kind == .fixed || rate.high * direction < 0
    else { return nil }
    return max(0, columns[column].row.constant.high / rate.magnitude)
  }

  /// How far a column in the row of another has to move for that to reach zero.
  func distanceToZero(of column: Int32, movedBy entering: Int32) -> Double {
    guard let rate = coefficient(of: entering, in: column) else { return .infinity }
    return columns[column].row.constant.magnitude / rate.magnitude
  }
}

extension Tableau.Cell {
  fileprivate func times(_ factor: DoubleDouble) -> Self {
    Self(column: column, value: value * factor, scale: scale * factor.magnitude)
  }

  fileprivate mutating func add(_ other: Self) {
    scale = max(value.magnitude, other.value.magnitude, 0.01 * max(scale, other.scale))
    value = value + other.value
  }
}
