import OpenUIKitGraphics

/// Finds symbols in the table and reads their paths.
///
/// A row is a name, a space and data, and ends with `~`. The data is one of
///
/// - the path of the lines, and after a space that of the areas, if there are any;
/// - `=` and the name of a symbol that looks the same;
/// - `*` or `+` and the name of a symbol that stands in a circle or square.
///
/// A path has the letters M, L, C and Z of SVG. Each coordinate is the difference to the one before, in 1/16 of a unit
/// of the grid of 24 × 24. A number has one character within ±41, and two otherwise (see scripts/make-symbols).
struct SymbolReader {
  /// The places in the table where rows begin.
  private static let rows: [Int32] = {
    var rows: [Int32] = [0]
    for index in 0..<symbolTable.utf8CodeUnitCount - 1 where symbolTable.utf8Start[index] == separator {
      rows.append(Int32(index + 1))
    }
    return rows
  }()

  private static let separator = UInt8(ascii: "~")
  private static let space = UInt8(ascii: " ")

  /// The data of a symbol; nil for an unknown name. Takes O(log n) for n symbols.
  static func data(of name: String) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let table = UnsafeBufferPointer(start: symbolTable.utf8Start, count: symbolTable.utf8CodeUnitCount)
    let rows = rows
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      let row = table[Int(rows[middle])...]
      let end = row.firstIndex(of: space) ?? row.endIndex
      if row[..<end].lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count else { return nil }
    let row = table[Int(rows[low])...]
    guard let end = row.firstIndex(of: separator), let gap = row.firstIndex(of: space),
      row[..<gap].elementsEqual(name.utf8)
    else { return nil }
    return row[(gap + 1)..<end]
  }

  // MARK: Paths

  private var rest: Slice<UnsafeBufferPointer<UInt8>>
  private var (x, y) = (0, 0)

  /// Starts at the beginning of the data of a symbol.
  init(_ data: Slice<UnsafeBufferPointer<UInt8>>) { rest = data }

  /// Reads a path, up to a space or the end.
  mutating func path() -> [PathElement] {
    var path: [PathElement] = []
    (x, y) = (0, 0)
    while let letter = rest.popFirst(), letter != Self.space {
      switch letter {
      case UInt8(ascii: "M"): path.append(.move(point()))
      case UInt8(ascii: "L"): path.append(.line(point()))
      case UInt8(ascii: "C"):
        let (control1, control2) = (point(), point())
        path.append(.curve(point(), control1: control1, control2: control2))
      default: path.append(.close)
      }
    }
    return path
  }

  private mutating func point() -> CGPoint {
    x += number()
    y += number()
    return CGPoint(x: CGFloat(x) / 16, y: CGFloat(y) / 16)
  }

  private static let small = 41
  private static let characters = 91

  private mutating func number() -> Int {
    let first = digit()
    guard first > 2 * Self.small else { return first - Self.small }
    return (first - 2 * Self.small - 1) * Self.characters + digit() - 4 * Self.characters
  }

  /// The position of the next character among those that numbers have: all from ! to } except " and \.
  private mutating func digit() -> Int {
    guard let character = rest.popFirst() else { return Self.small }
    let place = Int(character) - 0x21
    return place > 0x5C - 0x21 ? place - 2 : place > 1 ? place - 1 : place
  }
}
