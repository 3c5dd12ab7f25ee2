import OpenUIKitCore

/// A sign at the start of a menu's row.
final class MenuMark: UIView {
  /// The signs.
  enum Sign {
    /// A checkmark.
    case on
    /// A dash.
    case mixed
    /// A chevron, for a menu in the menu.
    case closed
    /// A chevron that points down.
    case open
  }

  private let shape = CAShapeLayer()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.fillColor = nil
    shape.lineWidth = 1.8
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }

  private var color = UIColor.label

  func show(_ sign: Sign, isMirrored: Bool, color: UIColor) {
    self.color = color
    shape.path = Self.path(sign, isMirrored: isMirrored)
    updateColor()
  }

  // A layer's colour does not follow the traits by itself.
  private func updateColor() { shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColor()
  }

  /// The sign in a square of 14 points.
  private static func path(_ sign: Sign, isMirrored: Bool) -> CGPath {
    let points: [(CGFloat, CGFloat)]
    switch sign {
    case .on: points = [(2, 7.5), (5.5, 11), (12, 2.5)]
    case .mixed: points = [(2.5, 7), (11.5, 7)]
    case .closed:
      points = isMirrored ? [(9.5, 2.5), (5, 7), (9.5, 11.5)] : [(4.5, 2.5), (9, 7), (4.5, 11.5)]
    case .open: points = [(2.5, 4.5), (7, 9), (11.5, 4.5)]
    }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    return path
  }
}
