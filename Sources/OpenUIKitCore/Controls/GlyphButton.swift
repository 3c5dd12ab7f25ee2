/// The sign of a button whose type has one: a circle with a letter, a plus or a cross, drawn in the button's tint.
class GlyphButton: ButtonContent {
  private unowned(unsafe) let button: UIButton
  private let type: UIButton.ButtonType
  private let shape = CAShapeLayer()
  private let view = GlyphView()

  init(_ button: UIButton, _ type: UIButton.ButtonType) {
    self.button = button
    self.type = type
    view.isUserInteractionEnabled = false
    view.layer.addSublayer(shape)
    button.addSubview(view)
    shape.lineCap = .round
    super.init()
    let glyph = Weak<GlyphButton>(wrappedValue: self)
    view.traitsDidChange = { glyph.wrappedValue?.update() }
  }

  private var isClose: Bool { type == .close }

  override var accessibilityLabel: String? {
    switch type {
    case .close: return "Close"
    case .contactAdd: return "Add"
    default: return "More Info"
    }
  }

  override func size(inWidth width: CGFloat) -> CGSize {
    // Recorded with iOS 15 to 17 at scale 3: `contactAdd` of 24.33 × 23.67 points.
    guard type != .contactAdd else {
      return CGSize(width: button.roundedToPixel(24.33), height: button.roundedToPixel(23.67))
    }
    let side: CGFloat = isClose ? 30 : 24
    return CGSize(width: side, height: side)
  }

  override func update() {
    let traits = button.traitCollection
    let tint: UIColor = isClose ? .secondaryLabel : button.isEnabled ? button.tintColor : .tertiaryLabel
    shape.strokeColor = tint.resolvedColor(with: traits).cgColor
    shape.fillColor = nil
    shape.lineWidth = isClose ? 2.2 : 1.5
    view.backgroundColor = isClose ? .secondarySystemFill : nil
    view.layer.cornerRadius = isClose ? 15 : 0
    view.alpha = button.isHighlighted ? 0.3 : 1
    shape.path = path
  }

  override func layOut() {
    let size = size(inWidth: 0)
    let bounds = button.bounds
    view.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The sign in a square of its size.
  private var path: CGPath {
    let path = CGMutablePath()
    func line(_ x: CGFloat, _ y: CGFloat, _ endX: CGFloat, _ endY: CGFloat) {
      path.move(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: endX, y: endY))
    }
    if isClose {
      line(10.5, 10.5, 19.5, 19.5)
      line(19.5, 10.5, 10.5, 19.5)
      return path
    }
    path.addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
    if type == .contactAdd {
      line(7, 12, 17, 12)
      line(12, 7, 12, 17)
    } else {
      line(12, 7.3, 12, 7.5)
      line(10.5, 11, 12.2, 11)
      line(12.2, 11, 12.2, 16.5)
      line(10.3, 16.5, 14, 16.5)
    }
    return path
  }
}

/// The view with the sign. A layer does not follow the traits, so its colours are resolved again after each change.
private final class GlyphView: UIView {
  var traitsDidChange: () -> Void = {}

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange()
  }
}
