import OpenUIKitGraphics

extension Symbol {
  /// A number of two digits in a circle or square, such as `12.circle.fill`; nil for other names, and numbers above 50. The digits
  /// are those of the symbols for single digits, closer together.
  init?(numberNamed name: String) {
    guard let dot = name.firstIndex(of: "."), let number = Int(name[..<dot]), (10...50).contains(number),
      String(number) == name[..<dot],
      [".circle", ".circle.fill", ".square", ".square.fill"].contains(name[dot...]),
      let tens = Symbol(named: "\(number / 10)\(name[dot...])"),
      let ones = Symbol(named: "\(number % 10)\(name[dot...])")
    else { return nil }
    let isFilled = name.hasSuffix(".fill")
    let (frame, first) = Self.parts(of: isFilled ? tens.whole.areas : tens.whole.lines)
    let (_, second) = Self.parts(of: isFilled ? ones.whole.areas : ones.whole.lines)
    let path = frame + Self.sideBySide(first, second)
    let whole = isFilled ? Layer(areas: path) : Layer(lines: path)
    self.init(whole: whole, layers: [whole])
  }

  /// The largest closed part of a path, and all others.
  private static func parts(of path: [PathElement]) -> (frame: [PathElement], digit: [PathElement]) {
    var figures: [[PathElement]] = []
    for element in path {
      if case .move = element { figures.append([]) }
      if !figures.isEmpty { figures[figures.count - 1].append(element) }
    }
    guard let largest = figures.indices.max(by: { width(figures[$0]) < width(figures[$1]) }) else {
      return ([], [])
    }
    let frame = figures.remove(at: largest)
    return (frame, figures.flatMap { $0 })
  }

  private static func edges(_ path: [PathElement]) -> (left: CGFloat, right: CGFloat) {
    let places = path.compactMap { $0.end?.x }
    return (places.min() ?? 0, places.max() ?? 0)
  }

  private static func width(_ path: [PathElement]) -> CGFloat {
    let edges = edges(path)
    return edges.right - edges.left
  }

  /// Two digits around the middle of the grid, as wide as fits.
  private static func sideBySide(_ first: [PathElement], _ second: [PathElement]) -> [PathElement] {
    let gap: CGFloat = 2.6
    let total = width(first) + width(second) + gap
    let factor = min(0.8, 10 / total)
    func moved(_ path: [PathElement], to left: CGFloat) -> [PathElement] {
      let start = edges(path).left
      return path.map {
        $0.mapped { CGPoint(x: left + ($0.x - start) * factor, y: 12 + ($0.y - 12) * factor) }
      }
    }
    let left = 12 - total * factor / 2
    return moved(first, to: left) + moved(second, to: left + (width(first) + gap) * factor)
  }
}
