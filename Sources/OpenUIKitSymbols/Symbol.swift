import OpenUIKitGraphics

/// The paths of a symbol, on a grid of 24 × 24 with the origin at the top left.
struct Symbol {
  /// Lines and areas in one colour.
  struct Layer {
    var lines: [PathElement] = []
    var areas: [PathElement] = []
  }

  /// The symbol in one colour.
  let whole: Layer
  /// The parts from the foremost one to the background, for several colours.
  let layers: [Layer]

  /// The width and height of the grid.
  static let grid: CGFloat = 24

  /// Reads a symbol; nil for an unknown name.
  init?(named name: String) {
    guard let data = SymbolReader.data(of: name) else {
      guard let number = Symbol(numberNamed: name) else { return nil }
      self = number
      return
    }
    let other = String(decoding: data.dropFirst(), as: UTF8.self)
    switch data.first {
    case UInt8(ascii: "="):
      guard let same = Symbol(named: other) else { return nil }
      self = same
    case UInt8(ascii: "*"), UInt8(ascii: "+"):
      guard let inner = Symbol(named: other) else { return nil }
      let glyph = inner.whole.inside()
      let frame = data.first == UInt8(ascii: "*") ? Self.circle : Self.square
      whole = Layer(lines: frame + glyph.lines, areas: glyph.areas)
      layers = [glyph, Layer(lines: frame)]
    default:
      var reader = SymbolReader(data)
      whole = Layer(lines: reader.path(), areas: reader.path())
      layers = Self.parts(of: name, whole)
    }
  }

  init(whole: Layer, layers: [Layer]) { (self.whole, self.layers) = (whole, layers) }

  /// The glyph and the disc or plate behind it, for a symbol in which the glyph is cut out.
  private static func parts(of name: String, _ whole: Layer) -> [Layer] {
    for (suffix, background) in [(".circle.fill", disc), (".square.fill", plate)] {
      let (bytes, ending) = (Array(name.utf8), Array(suffix.utf8))
      guard bytes.count > ending.count, bytes.suffix(ending.count).elementsEqual(ending) else { continue }
      let base = String(decoding: bytes.dropLast(ending.count), as: UTF8.self)
      guard let glyph = Symbol(named: base + ".fill") ?? Symbol(named: base) else { continue }
      return [glyph.whole.inside(), Layer(areas: background)]
    }
    return [whole]
  }

  /// The width of the lines of a weight, in units of the grid.
  static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    let widths: [CGFloat] = [1.65, 0.45, 0.8, 1.25, 1.65, 1.9, 2.15, 2.45, 2.8, 3.15]
    return widths[weight.rawValue]
  }

  /// The left and right edges of the symbol with lines of the regular weight, in units of the grid.
  var horizontalBounds: (left: CGFloat, right: CGFloat) {
    let rim = Self.lineWidth(.regular) / 2
    var bounds = (left: Self.grid / 2, right: Self.grid / 2)
    for (path, rim) in [(whole.lines, rim), (whole.areas, 0)] {
      for point in path.lazy.compactMap({ $0.end }) {
        bounds = (min(bounds.left, point.x - rim), max(bounds.right, point.x + rim))
      }
    }
    return bounds
  }

  private static let circle = ellipse(radius: 9)
  private static let disc = ellipse(radius: 9.95)

  private static func ellipse(radius: CGFloat) -> [PathElement] {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 12 - radius, y: 12 - radius, width: 2 * radius, height: 2 * radius))
    return path.elements
  }

  private static let square = rectangle(inset: 3, radius: 3.5)
  private static let plate = rectangle(inset: 2.05, radius: 4.4)

  private static func rectangle(inset: CGFloat, radius: CGFloat) -> [PathElement] {
    let path = CGMutablePath()
    let box = CGRect(x: 0, y: 0, width: grid, height: grid).insetBy(dx: inset, dy: inset)
    path.addRoundedRect(in: box, cornerWidth: radius, cornerHeight: radius)
    return path.elements
  }
}

extension Symbol.Layer {
  /// The layer in a circle or square: 9 units wide or high, and centred. scripts/make-symbols does the same.
  fileprivate func inside() -> Symbol.Layer {
    let points = (lines + areas).flatMap { $0.points }
    guard let first = points.first else { return self }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let factor = min(9 / max(high.x - low.x, high.y - low.y, 1), 0.82)
    func moved(_ path: [PathElement]) -> [PathElement] {
      path.map {
        $0.mapped {
          CGPoint(
            x: 12 + ($0.x - (low.x + high.x) / 2) * factor, y: 12 + ($0.y - (low.y + high.y) / 2) * factor)
        }
      }
    }
    return Symbol.Layer(lines: moved(lines), areas: moved(areas))
  }
}
