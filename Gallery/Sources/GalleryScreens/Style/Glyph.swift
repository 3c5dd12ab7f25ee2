import UIKitShim

/// A simple picture for a tab, drawn in a square of 25 points.
enum Glyph {
  /// Two sliders.
  case sliders
  /// Books on a shelf.
  case shelf
  /// A magnifying glass.
  case lens

  fileprivate func add(to path: UIBezierPath) {
    switch self {
    case .sliders:
      for (y, knob) in [(8, 16), (17, 9)] as [(CGFloat, CGFloat)] {
        path.append(UIBezierPath(rect: CGRect(x: 2, y: y - 1, width: 21, height: 2)))
        path.append(UIBezierPath(ovalIn: CGRect(x: knob - 4, y: y - 4, width: 8, height: 8)))
      }
    case .shelf:
      for (x, height) in [(3, 18), (9, 15), (15, 18)] as [(CGFloat, CGFloat)] {
        path.append(
          UIBezierPath(roundedRect: CGRect(x: x, y: 21 - height, width: 4, height: height), cornerRadius: 1))
      }
      path.append(UIBezierPath(rect: CGRect(x: 2, y: 22, width: 21, height: 2)))
    case .lens:
      path.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 14, height: 14)))
      path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
      path.move(to: CGPoint(x: 14.5, y: 16))
      path.addLine(to: CGPoint(x: 16, y: 14.5))
      path.addLine(to: CGPoint(x: 23, y: 21.5))
      path.addLine(to: CGPoint(x: 21.5, y: 23))
      path.close()
    }
  }
}

extension UIImage {
  /// The picture of a glyph, in the colour of what shows it.
  static func glyph(_ glyph: Glyph) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25))
    return renderer.image { _ in
      let path = UIBezierPath()
      glyph.add(to: path)
      // Only the glass is hollow.
      path.usesEvenOddFillRule = glyph == .lens
      path.fill()
    }.withRenderingMode(.alwaysTemplate)
  }
}
