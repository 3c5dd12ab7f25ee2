import UIKit

/// Draws shapes in a square of 100 points with the shades of one colour.
struct ShapeDrawing {
  let tone: Tone

  private static let wood = UIColor(rgb: 0xB98A5C)
  private static let brass = UIColor(rgb: 0xC9A35B)
  private static let leaf = UIColor(rgb: 0x5F8052)
  private static let leafDark = UIColor(rgb: 0x4A6841)
  private static let glow = UIColor(rgb: 0xFFE7B0)

  func draw(_ shape: Shape) {
    switch shape {
    case .tableLamp: tableLamp()
    case .pendant: pendant()
    case .candle: candle()
    case .mug: mug()
    case .bowl: bowl()
    case .teapot: teapot()
    case .chair: chair()
    case .stool: stool()
    case .clock: clock()
    case .cushion: cushion()
    case .blanket: blanket()
    case .planter: planter()
    case .vase: vase()
    case .wateringCan: wateringCan()
    }
  }

  // MARK: Parts

  private func shadow(_ left: CGFloat, _ right: CGFloat, y: CGFloat = 88) {
    UIColor.black.withAlphaComponent(0.12).setFill()
    UIBezierPath(ovalIn: CGRect(x: left, y: y - 3, width: right - left, height: 6)).fill()
  }

  private func fill(_ color: UIColor, _ path: UIBezierPath) {
    color.setFill()
    path.fill()
  }

  private func box(
    _ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
  ) {
    fill(
      color, UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
    )
  }

  private func oval(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    fill(color, UIBezierPath(ovalIn: CGRect(x: x, y: y, width: width, height: height)))
  }

  private func polygon(_ color: UIColor, _ points: [(CGFloat, CGFloat)]) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    fill(color, path)
  }

  private func line(_ color: UIColor, _ width: CGFloat, _ points: [(CGFloat, CGFloat)]) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    stroke(color, width, path)
  }

  private func stroke(_ color: UIColor, _ width: CGFloat, _ path: UIBezierPath) {
    color.setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private func arc(
    _ color: UIColor, _ width: CGFloat, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat,
    _ end: CGFloat
  ) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi, endAngle: end * .pi,
      clockwise: true)
    stroke(color, width, path)
  }

  /// A shape that is the same on both sides of the middle, from its right edge, with a darker right side.
  private func turned(_ right: [(x: CGFloat, y: CGFloat, bend: CGFloat)]) {
    fill(tone.base, outline(right, from: -1))
    fill(tone.dark.withAlphaComponent(0.35), outline(right, from: 0.45))
  }

  private func outline(_ right: [(x: CGFloat, y: CGFloat, bend: CGFloat)], from left: CGFloat) -> UIBezierPath
  {
    func point(_ index: Int, _ side: CGFloat) -> CGPoint {
      CGPoint(x: 50 + (right[index].x - 50) * side, y: right[index].y)
    }
    func middle(_ index: Int, _ side: CGFloat) -> CGPoint {
      let (a, b) = (right[index], right[index + 1])
      return CGPoint(x: 50 + ((a.x + b.x) / 2 + a.bend - 50) * side, y: (a.y + b.y) / 2)
    }
    let path = UIBezierPath()
    path.move(to: point(0, 1))
    for index in right.indices.dropLast() {
      path.addQuadCurve(to: point(index + 1, 1), controlPoint: middle(index, 1))
    }
    path.addLine(to: point(right.count - 1, left))
    for index in right.indices.dropLast().reversed() {
      path.addQuadCurve(to: point(index, left), controlPoint: middle(index, left))
    }
    path.close()
    return path
  }

  // MARK: Lights

  private func tableLamp() {
    shadow(30, 70)
    box(Self.brass, 48.6, 44, 2.8, 22)
    turned([(53, 60, 4), (64, 72, 6), (58, 88, 0)])
    polygon(tone.light, [(36, 16), (64, 16), (76, 47), (24, 47)])
    polygon(Self.glow.withAlphaComponent(0.55), [(42, 20), (58, 20), (66, 47), (34, 47)])
    box(tone.dark, 36, 14.5, 28, 2.4, radius: 1.2)
  }

  private func pendant() {
    line(UIColor(rgb: 0x4B4540), 1.2, [(50, 0), (50, 30)])
    box(Self.brass, 46.5, 28, 7, 8, radius: 2)
    oval(Self.glow, 33, 66, 34, 13)
    turned([(54, 35, 12), (70, 56, 6), (80, 72, 0)])
    oval(Self.glow.withAlphaComponent(0.9), 42, 69, 16, 9)
  }

  private func candle() {
    shadow(24, 76)
    for (x, top, color) in [(32 as CGFloat, 42 as CGFloat, tone.base), (54, 28, tone.light)] {
      box(color, x, top, 12, 88 - top - 4, radius: 2)
      line(UIColor(rgb: 0x4B4540), 1, [(x + 6, top), (x + 6, top - 4)])
      oval(UIColor(rgb: 0xF3A33C), x + 3, top - 15, 6, 12)
      oval(Self.glow, x + 4.4, top - 10, 3.2, 7)
    }
    box(Self.brass, 26, 82, 48, 6, radius: 3)
  }

  // MARK: The kitchen

  private func mug() {
    shadow(24, 72)
    arc(tone.dark, 6, 69, 58, 12, -0.45, 0.45)
    box(tone.base, 26, 36, 44, 52, radius: 7)
    box(tone.dark.withAlphaComponent(0.3), 58, 40, 12, 48, radius: 6)
    oval(tone.light, 26, 31, 44, 11)
    oval(UIColor(rgb: 0x5A3B28), 30, 33, 36, 7)
    box(tone.light.withAlphaComponent(0.6), 26, 66, 44, 3)
    for x in [40 as CGFloat, 50, 60] { arc(UIColor.white.withAlphaComponent(0.55), 1.6, x, 20, 5, 0.6, 1.4) }
  }

  private func bowl() {
    shadow(34, 66)
    turned([(86, 50, 8), (60, 84, 0), (60, 88, 0)])
    oval(tone.light, 14, 43, 72, 14)
    oval(tone.dark.withAlphaComponent(0.4), 18, 45.5, 64, 9.5)
  }

  private func teapot() {
    shadow(28, 72)
    arc(tone.dark, 5, 76, 58, 13, -0.5, 0.5)
    polygon(tone.dark, [(30, 70), (12, 46), (17, 43), (36, 56)])
    turned([(60, 37, 8), (76, 58, 6), (64, 88, 0)])
    box(tone.light, 40, 35, 20, 4, radius: 2)
    oval(tone.dark, 46, 27, 8, 8)
  }

  // MARK: Furniture

  private func chair() {
    shadow(26, 76)
    for (top, bottom) in [(34 as CGFloat, 28 as CGFloat), (66, 72)] {
      line(tone.dark, 4, [(top, 60), (bottom, 88)])
    }
    for (top, bottom) in [(40 as CGFloat, 38 as CGFloat), (60, 62)] {
      line(tone.dark, 3, [(top, 58), (bottom, 82)])
    }
    line(tone.base, 3.5, [(34, 58), (32, 26)])
    line(tone.base, 3.5, [(66, 58), (68, 26)])
    box(tone.base, 27, 18, 46, 16, radius: 8)
    box(tone.light, 30, 20, 40, 4, radius: 2)
    box(tone.base, 26, 55, 48, 8, radius: 4)
    box(tone.light, 28, 55.5, 44, 3, radius: 1.5)
  }

  private func stool() {
    shadow(22, 78)
    line(tone.dark, 4.5, [(36, 50), (26, 88)])
    line(tone.dark, 4.5, [(64, 50), (74, 88)])
    line(tone.dark.withAlphaComponent(0.8), 4, [(50, 50), (50, 84)])
    line(tone.dark, 2.4, [(31, 70), (69, 70)])
    box(tone.base, 22, 43, 56, 9, radius: 4.5)
    oval(tone.light, 22, 40, 56, 9)
  }

  private func clock() {
    oval(tone.dark, 14, 14, 72, 72)
    oval(tone.base, 16, 16, 68, 68)
    oval(UIColor(rgb: 0xFBF8F3), 22, 22, 56, 56)
    for hour in 0..<12 {
      let angle = CGFloat(hour) * .pi / 6
      let (x, y) = (sin(angle), cos(angle))
      let inner: CGFloat = hour % 3 == 0 ? 21 : 23
      line(
        UIColor(rgb: 0x2E2A27), hour % 3 == 0 ? 2.2 : 1.2,
        [(50 + x * inner, 50 - y * inner), (50 + x * 25, 50 - y * 25)])
    }
    line(UIColor(rgb: 0x2E2A27), 3, [(50, 50), (38, 41)])
    line(UIColor(rgb: 0x2E2A27), 2.2, [(50, 50), (64, 33)])
    line(UIColor(rgb: 0xC24A32), 1, [(50, 56), (50, 28)])
    oval(UIColor(rgb: 0xC24A32), 48, 48, 4, 4)
  }

  // MARK: Textiles

  private func cushion() {
    shadow(16, 84, y: 82)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 16, y: 22))
    path.addQuadCurve(to: CGPoint(x: 84, y: 22), controlPoint: CGPoint(x: 50, y: 30))
    path.addQuadCurve(to: CGPoint(x: 82, y: 82), controlPoint: CGPoint(x: 78, y: 52))
    path.addQuadCurve(to: CGPoint(x: 18, y: 82), controlPoint: CGPoint(x: 50, y: 76))
    path.addQuadCurve(to: CGPoint(x: 16, y: 22), controlPoint: CGPoint(x: 22, y: 52))
    fill(tone.base, path)
    for x in [32 as CGFloat, 41, 50, 59, 68] {
      line(tone.light.withAlphaComponent(0.7), 1.6, [(x, 29), (x, 76)])
    }
    arc(tone.dark.withAlphaComponent(0.6), 1.2, 50, 52, 3, 0, 2)
  }

  private func blanket() {
    shadow(16, 84)
    for (index, y) in [70 as CGFloat, 54, 38].enumerated() {
      box(index == 1 ? tone.light : tone.base, 18, y, 64, 17, radius: 8)
      line(tone.dark.withAlphaComponent(0.35), 1.2, [(26, y + 8), (80, y + 8)])
    }
    box(tone.dark.withAlphaComponent(0.5), 30, 38, 7, 49)
    box(tone.light.withAlphaComponent(0.6), 39, 38, 3, 49)
    for x in stride(from: 22 as CGFloat, through: 78, by: 4) { line(tone.base, 1.2, [(x, 36), (x, 31)]) }
  }

  // MARK: The garden

  private func planter() {
    shadow(32, 68)
    for (x, y, turn) in [
      (50 as CGFloat, 30 as CGFloat, 0 as CGFloat), (36, 36, -0.5), (64, 36, 0.5), (28, 46, -0.9),
      (72, 46, 0.9),
    ] {
      leaf(x, y, turn)
    }
    polygon(tone.base, [(30, 56), (70, 56), (64, 88), (36, 88)])
    polygon(tone.dark.withAlphaComponent(0.3), [(58, 56), (70, 56), (64, 88), (56, 88)])
    box(tone.light, 27, 52, 46, 8, radius: 2)
    for x in [38 as CGFloat, 46, 54] {
      line(tone.light.withAlphaComponent(0.5), 1.2, [(x, 62), (x + (50 - x) * 0.1, 86)])
    }
  }

  private func leaf(_ x: CGFloat, _ y: CGFloat, _ turn: CGFloat) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: 56))
    path.addQuadCurve(to: CGPoint(x: x + turn * 8, y: y - 18), controlPoint: CGPoint(x: x - 12, y: y - 2))
    path.addQuadCurve(to: CGPoint(x: 50, y: 56), controlPoint: CGPoint(x: x + 12, y: y + 2))
    fill(turn == 0 ? Self.leafDark : Self.leaf, path)
    line(UIColor.white.withAlphaComponent(0.25), 0.8, [(50, 54), (x + turn * 6, y - 8)])
  }

  private func vase() {
    shadow(36, 64)
    for (x, y) in [(38 as CGFloat, 8 as CGFloat), (52, 3), (64, 12)] {
      line(Self.leafDark, 1.2, [(50, 36), (x, y)])
      for step in 1...3 {
        let share = CGFloat(step) / 4
        oval(Self.leaf, 50 + (x - 50) * share - 3, 36 + (y - 36) * share - 5, 6, 9)
      }
      oval(UIColor(rgb: 0xE7B7A6), x - 4, y - 3, 8, 8)
    }
    turned([(56, 34, -3), (56, 46, 6), (70, 64, 6), (60, 88, 0)])
    oval(tone.light, 44, 32, 12, 4)
  }

  private func wateringCan() {
    shadow(26, 68)
    arc(tone.dark, 4, 48, 44, 18, 1.0, 1.95)
    arc(tone.dark, 4, 30, 64, 12, 0.5, 1.5)
    polygon(tone.dark, [(62, 76), (62, 68), (88, 30), (92, 33)])
    polygon(tone.base, [(32, 46), (62, 46), (66, 88), (28, 88)])
    polygon(tone.dark.withAlphaComponent(0.3), [(54, 46), (62, 46), (66, 88), (56, 88)])
    oval(tone.light, 32, 42, 30, 8)
    oval(tone.dark.withAlphaComponent(0.5), 35, 43.5, 24, 5)
    line(Self.brass, 3, [(86, 28), (95, 36)])
  }
}
