import ConstraintLog

#if canImport(OpenUIKitCairo)
  import OpenUIKit
  import OpenUIKitCairo

  /// A picture as views: the shapes that the SVG has too.
  @MainActor
  final class PictureView: UIView {
    init(_ picture: ConstraintPicture) {
      super.init(frame: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
      backgroundColor = Self.color(.background)
      for shape in picture.shapes { add(shape) }
    }

    required init?(coder: NSCoder) { nil }

    /// Draws a picture to a file, with two pixels for each point.
    static func writePNG(_ picture: ConstraintPicture, to path: String) throws {
      let view = PictureView(picture)
      let window = UIWindow(frame: view.bounds)
      window.textMeasurer = PangoTextMeasurer()
      window.screenScale = 2
      window.addSubview(view)
      window.makeKeyAndVisible()
      try CairoRenderer().writePNG(window.displayList(), scale: 2, to: path)
    }

    private func add(_ shape: ConstraintPicture.Shape) {
      switch shape {
      case .box(let left, let top, let width, let height, let fill, let stroke, let isDashed):
        addBox(CGRect(x: left, y: top, width: width, height: height), fill, stroke, isDashed)
      case .line(let fromX, let fromY, let toX, let toY, let color, let width):
        let line = UIView(
          frame: CGRect(
            x: min(fromX, toX) - width / 2, y: min(fromY, toY) - width / 2, width: abs(toX - fromX) + width,
            height: abs(toY - fromY) + width))
        line.backgroundColor = Self.color(color)
        line.layer.cornerRadius = width / 2
        addSubview(line)
      case .text(let text, let x, let y, let size, let color, let isBold, let isCentred):
        addText(
          text, CGPoint(x: x, y: y), UIFont.systemFont(ofSize: size, weight: isBold ? .semibold : .regular),
          color,
          isCentred)
      }
    }

    private func addBox(
      _ frame: CGRect, _ fill: ConstraintPicture.Color, _ stroke: ConstraintPicture.Color, _ isDashed: Bool
    ) {
      let box = CAShapeLayer()
      box.frame = bounds
      box.path =
        UIBezierPath(roundedRect: frame, cornerRadius: min(4, frame.width / 2, frame.height / 2)).cgPath
      box.fillColor = Self.color(fill).cgColor
      box.strokeColor = Self.color(stroke).cgColor
      box.lineWidth = 1
      if isDashed { box.lineDashPattern = [4, 3] }
      let view = UIView(frame: bounds)
      view.layer.addSublayer(box)
      addSubview(view)
    }

    /// The point is on the baseline, as in SVG.
    private func addText(
      _ text: String, _ point: CGPoint, _ font: UIFont, _ color: ConstraintPicture.Color, _ isCentred: Bool
    ) {
      let label = UILabel(
        frame: CGRect(
          x: point.x - (isCentred ? 200 : 0), y: point.y - font.ascender, width: isCentred ? 400 : 900,
          height: font.lineHeight))
      label.text = text
      label.font = font
      label.textColor = Self.color(color)
      label.textAlignment = isCentred ? .center : .left
      addSubview(label)
    }

    private static func color(_ color: ConstraintPicture.Color) -> UIColor {
      let value = Int(color.code(isDark: false).dropFirst(), radix: 16) ?? 0
      return UIColor(
        red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
        blue: CGFloat(value & 255) / 255, alpha: 1)
    }
  }
#else
  /// PNG needs Cairo.
  enum PictureView {
    struct Unavailable: Error, CustomStringConvertible {
      let description = "PNG is drawn with Cairo, which this system lacks; use .svg"
    }

    static func writePNG(_ picture: ConstraintPicture, to path: String) throws { throw Unavailable() }
  }
#endif
