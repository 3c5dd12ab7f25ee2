import OpenUIKitControls

/// A control that shows a colour, and opens a colour picker when it is tapped. It sends `valueChanged` for each colour that the user chooses.
open class UIColorWell: UIControl {
  /// The colour; nil for none. Setting it sends no event.
  open var selectedColor: UIColor? { didSet { showColor() } }
  /// Whether the user can choose an opacity; true by default.
  open var supportsAlpha = true
  /// The title of the colour picker; nil for "Colors".
  open var title: String?

  private let ring = CAGradientLayer()
  private let gap = UIView()
  private let disc = UIView()
  private weak var picker: UIColorPickerViewController?

  /// Creates a well without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a well without a colour.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.colors = (0...12).map { hue in
      UIColor(hue: CGFloat(hue) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    ring.masksToBounds = true
    layer.addSublayer(ring)
    for view in [gap, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    gap.backgroundColor = .systemBackground
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Color"
    addAction(UIAction { [unowned(unsafe) self] _ in openPicker() }, for: .touchUpInside)
    showColor()
  }

  private func showColor() {
    disc.backgroundColor = selectedColor
    setNeedsLayout()
  }

  /// Opens a picker with the colour, in front of the controller of the well. Without one nothing happens.
  private func openPicker() {
    guard picker?.presentingViewController == nil, let presenter = nearestController else { return }
    let made = UIColorPickerViewController()
    made.title = title
    made.supportsAlpha = supportsAlpha
    if let selectedColor { made.selectedColor = selectedColor }
    made.delegate = self
    picker = made
    presenter.present(made, animated: true)
  }

  private var nearestController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return window?.rootViewController
  }

  // MARK: Layout

  /// 28 points wide and high.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  /// The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the disc of the colour in the ring of all hues.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let square = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    UIView.performWithoutAnimation {
      ring.frame = square
      ring.cornerRadius = side / 2
    }
    place(gap, in: square, inset: side * Self.ringWidth)
    place(disc, in: square, inset: side * (Self.ringWidth + Self.gapWidth))
  }

  private func place(_ view: UIView, in square: CGRect, inset: CGFloat) {
    view.frame = square.insetBy(dx: inset, dy: inset)
    view.layer.cornerRadius = view.frame.width / 2
  }

  /// A touched or disabled well is paler.
  open override var isHighlighted: Bool { didSet { alpha = opacity } }
  /// A touched or disabled well is paler.
  open override var isEnabled: Bool { didSet { alpha = opacity } }

  private var opacity: CGFloat { isEnabled ? (isHighlighted ? 0.75 : 1) : 0.5 }

  // In points, and as parts of the side. Apple publishes no measures; the parts are chosen by eye.
  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 0.11
  private static let gapWidth: CGFloat = 0.07
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
  /// Takes the colour, and sends `valueChanged`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
