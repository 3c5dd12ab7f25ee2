@_spi(Overrides) import OpenUIKitCore

/// An arrow of two lines.
struct ArrowShape: ViewTreeConfined {
  enum Direction {
    case left, right, down
  }

  let layer = CAShapeLayer()

  init(width: CGFloat) {
    layer.fillColor = nil
    layer.lineWidth = width
    layer.lineCap = .round
    layer.lineJoin = .round
  }

  /// Shows the arrow around a point. The reach is the distance of its ends along and across its direction.
  func show(at point: CGPoint, reach: CGSize, _ direction: Direction, _ color: UIColor) {
    let path = CGMutablePath()
    let (x, y, along, across) = (point.x, point.y, reach.width, reach.height)
    switch direction {
    case .down:
      path.move(to: CGPoint(x: x - across, y: y - along))
      path.addLine(to: CGPoint(x: x, y: y + along))
      path.addLine(to: CGPoint(x: x + across, y: y - along))
    case .left, .right:
      let tip = direction == .right ? along : -along
      path.move(to: CGPoint(x: x - tip, y: y - across))
      path.addLine(to: CGPoint(x: x + tip, y: y))
      path.addLine(to: CGPoint(x: x - tip, y: y + across))
    }
    layer.path = path
    layer.strokeColor = color.cgColor
  }
}

/// An arrow to another month.
final class ArrowButton: UIButton {
  private let shape = ArrowShape(width: 2.5)
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init(frame: .zero)
    layer.addSublayer(shape.layer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pointsRight = isForward != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    shape.show(
      at: CGPoint(x: bounds.midX, y: bounds.midY), reach: CGSize(width: 4, height: 8),
      pointsRight ? .right : .left, color.resolvedColor(with: traitCollection))
  }
}
