/// The properties of a shape layer.
struct ShapeValues {
  var path: [PathElement]?
  var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var dashes: [CGFloat]?
  var dashPhase: CGFloat = 0

  /// Moves the points of the path, if there are as many.
  mutating func movePoints(to numbers: [Double]) {
    if let moved = path?.movingPoints(to: numbers) { path = moved }
  }

  /// The shape to draw in the box of a layer whose bounds begin at `origin`; nil for none.
  func drawn(movedBy origin: CGPoint) -> DisplayList.Shape? {
    guard let path = path?.movedBack(by: origin), !path.isEmpty else { return nil }
    let fill = DisplayList.Color(fillColor)
    let stroke = stroke(along: path)
    guard fill.isVisible || stroke != nil else { return nil }
    return DisplayList.Shape(path: path, fill: fill, usesEvenOddRule: fillRule == .evenOdd, stroke: stroke)
  }

  private func stroke(along path: [PathElement]) -> DisplayList.Stroke? {
    let color = DisplayList.Color(strokeColor)
    guard color.isVisible, lineWidth > 0 else { return nil }
    let (start, end) = (strokeStart.clampedToUnit, strokeEnd.clampedToUnit)
    let isWhole = start == 0 && end == 1
    let line = isWhole ? path : PathSegments(path).trimmed(from: start, to: end)
    guard !line.isEmpty else { return nil }
    let dashes = (dashes ?? []).filter { $0 >= 0 }
    return DisplayList.Stroke(
      path: line, color: color, width: lineWidth, cap: cap, join: join, miterLimit: max(1, miterLimit),
      dashes: dashes.contains { $0 > 0 } ? dashes : [], dashPhase: dashPhase)
  }

  private var cap: CGLineCap {
    switch lineCap {
    case .round: return .round
    case .square: return .square
    default: return .butt
    }
  }

  private var join: CGLineJoin {
    switch lineJoin {
    case .round: return .round
    case .bevel: return .bevel
    default: return .miter
    }
  }
}

extension [PathElement] {
  /// Returns the elements with other points, two numbers each; nil unless there are as many.
  func movingPoints(to numbers: [Double]) -> [PathElement]? {
    guard coordinates.count == numbers.count else { return nil }
    var next = 0
    return map { element in
      let count = element.points.count
      let places = (0..<count).map { CGPoint(x: numbers[next + 2 * $0], y: numbers[next + 2 * $0 + 1]) }
      next += 2 * count
      switch element {
      case .move: return .move(places[0])
      case .line: return .line(places[0])
      case .curve: return .curve(places[2], control1: places[0], control2: places[1])
      case .close: return .close
      }
    }
  }

  /// The coordinates of all points, concatenated.
  var coordinates: [Double] { flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } } }

  /// The path in a box whose coordinates begin at `origin`.
  func movedBack(by origin: CGPoint) -> [PathElement] {
    guard origin != .zero else { return self }
    return map { $0.mapped { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) } }
  }
}
