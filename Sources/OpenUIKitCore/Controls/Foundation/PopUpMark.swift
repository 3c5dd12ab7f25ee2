/// An arrow up above an arrow down, after the texts of a button.
final class PopUpMark: UIView {
  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shape.lineWidth = 1.5
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.fillColor = nil
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The space that the mark takes after the texts, in points.
  static var room: CGFloat { gap + size.width }

  /// Places the mark after the content of its button, in the direction of reading.
  func place(after content: CGRect, isMirrored: Bool) {
    let x = isMirrored ? content.minX - Self.gap - Self.size.width : content.maxX + Self.gap
    frame = CGRect(origin: CGPoint(x: x, y: content.midY - Self.size.height / 2), size: Self.size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = (tintColor ?? .tintColor).resolvedColor(with: traitCollection).cgColor
    // The layer has no view, so each change would be animated.
    UIView.performWithoutAnimation {
      shape.path = Self.path
      shape.strokeColor = color
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // In points. Apple publishes no measures of the arrows; these are chosen by eye beside body text.
  private static let size = CGSize(width: 9, height: 14)
  private static let gap: CGFloat = 5

  private static var path: CGPath {
    let path = UIBezierPath()
    for (side, tip) in [(5, 1.5), (9, 12.5)] as [(CGFloat, CGFloat)] {
      path.move(to: CGPoint(x: 1, y: side))
      path.addLine(to: CGPoint(x: size.width / 2, y: tip))
      path.addLine(to: CGPoint(x: size.width - 1, y: side))
    }
    return path.cgPath
  }
}
