import CarouselKit

/// The curves of a transform: place, size and opacity of an item, over its offset from the current place.
final class CurveView: UIView {
  private let curves = [CAShapeLayer(), CAShapeLayer(), CAShapeLayer()]
  private let axis = CAShapeLayer()
  private let names = ["Place", "Size", "Opacity"]
  private let colors: [UIColor] = [.systemIndigo, .systemOrange, .systemTeal]
  private var labels: [UILabel] = []
  private var shown: (any CarouselTransform)?
  private var space: CarouselSpace?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(axis)
    axis.lineWidth = 1
    for (curve, name) in zip(curves, names) {
      curve.fillColor = nil
      curve.lineWidth = 2
      layer.addSublayer(curve)
      let label = UILabel()
      label.text = name
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      labels.append(label)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the curves of a transform in a carousel.
  func show(_ transform: any CarouselTransform, of carousel: iCarousel) {
    shown = transform
    space = carousel.transformSpace
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var left: CGFloat = 16
    for (label, color) in zip(labels, colors) {
      label.textColor = color
      let width = label.intrinsicContentSize.width
      label.frame = CGRect(x: left, y: 8, width: width, height: 18)
      left += width + 18
    }
    drawCurves(in: CGRect(x: 16, y: 36, width: bounds.width - 32, height: bounds.height - 48))
  }

  private func drawCurves(in area: CGRect) {
    guard let shown, let space, area.width > 0 else { return }
    let lines = UIBezierPath()
    lines.move(to: CGPoint(x: area.minX, y: area.midY))
    lines.addLine(to: CGPoint(x: area.maxX, y: area.midY))
    lines.move(to: CGPoint(x: area.midX, y: area.minY))
    lines.addLine(to: CGPoint(x: area.midX, y: area.maxY))
    axis.path = lines.cgPath
    axis.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let paths = [UIBezierPath(), UIBezierPath(), UIBezierPath()]
    let steps = 120
    for step in 0...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let heights = Self.heights(shown, at: (part - 0.5) * 4, in: space)
      for (path, height) in zip(paths, heights) {
        let point = CGPoint(
          x: area.minX + area.width * part, y: area.midY - min(max(height, -1), 1) * area.height / 2)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    for (index, curve) in curves.enumerated() {
      curve.path = paths[index].cgPath
      curve.strokeColor = colors[index].resolvedColor(with: traitCollection).cgColor
    }
  }

  /// The place in lengths of the carousel, the size and the opacity, from -1 to 1.
  private static func heights(
    _ transform: any CarouselTransform, at offset: CGFloat, in space: CarouselSpace
  ) -> [CGFloat] {
    let look = transform.attributes(at: offset, in: space)
    guard !look.isHidden else { return [0, 0, 0] }
    let matrix = look.transform
    let length = space.isVertical ? space.size.height : space.size.width
    let along = space.isVertical ? matrix.m42 : matrix.m41
    let size = (space.isVertical ? matrix.m22 : matrix.m11) / max(matrix.m44, 1e-3)
    return [length > 0 ? along / matrix.m44 / length : 0, size, look.opacity]
  }
}
