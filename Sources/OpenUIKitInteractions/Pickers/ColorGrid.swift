import OpenUIKitCore

/// Twelve hues in nine shades, and a row of greys.
final class ColorGrid: UIControl {
  static let columns = 12
  static let rows = 10

  /// Called with a colour, and with whether the finger still moves.
  var choose: (UIColor, Bool) -> Void = { _, _ in }
  /// The colour that has a frame, if it is in the grid.
  var selected: UIColor? { didSet { showSelection() } }

  private var cells: [CALayer] = []
  private let holder = UIView()
  private let frameLayer = CALayer()
  private var last: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    holder.isUserInteractionEnabled = false
    holder.clipsToBounds = true
    holder.layer.cornerRadius = 8
    holder.layer.cornerCurve = .continuous
    addSubview(holder)
    for index in 0..<Self.columns * Self.rows {
      let cell = CALayer()
      cell.backgroundColor = Self.color(index % Self.columns, index / Self.columns).cgColor
      holder.layer.addSublayer(cell)
      cells.append(cell)
    }
    frameLayer.borderColor = UIColor.white.cgColor
    frameLayer.borderWidth = 3
    frameLayer.cornerRadius = 3
    frameLayer.isHidden = true
    layer.addSublayer(frameLayer)
    isAccessibilityElement = true
    accessibilityLabel = "Color Grid"
  }

  /// The hues from blue over red to green, as fractions of the circle.
  private static let hues: [CGFloat] = [
    0.55, 0.62, 0.70, 0.78, 0.89, 0.01, 0.04, 0.09, 0.12, 0.16, 0.19, 0.27,
  ]

  /// The colour of a place: greys on top, then from dark over full to pale shades.
  static func color(_ column: Int, _ row: Int) -> UIColor {
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let middle = 4
    if row <= middle {
      return UIColor(
        hue: hues[column], saturation: 1, brightness: 0.25 + 0.75 * CGFloat(row) / CGFloat(middle), alpha: 1
      )
    }
    let share = CGFloat(row - middle) / CGFloat(rows - middle)
    return UIColor(hue: hues[column], saturation: 1 - 0.95 * share, brightness: 1, alpha: 1)
  }

  private func frame(_ column: Int, _ row: Int) -> CGRect {
    let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
    return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    holder.frame = bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, cell) in cells.enumerated() {
      cell.frame = frame(index % Self.columns, index / Self.columns)
    }
    CATransaction.commit()
    showSelection()
  }

  private func showSelection() {
    let wanted = selected?.withAlphaComponent(1)
    let index = wanted.flatMap { wanted in
      cells.firstIndex { $0.backgroundColor.map { UIColor(cgColor: $0) } == wanted }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    frameLayer.isHidden = index == nil
    if let index {
      frameLayer.frame = frame(index % Self.columns, index / Self.columns).insetBy(dx: -1, dy: -1)
    }
    CATransaction.commit()
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self), continuously: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self), continuously: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { choose(at: touch.location(in: self), continuously: false) }
  }

  private func choose(at point: CGPoint, continuously: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let column = Int(clamping: (point.x / bounds.width * CGFloat(Self.columns)).rounded(.down))
    let row = Int(clamping: (point.y / bounds.height * CGFloat(Self.rows)).rounded(.down))
    let color = Self.color(min(max(column, 0), Self.columns - 1), min(max(row, 0), Self.rows - 1))
    if continuously, color == last { return }
    last = continuously ? color : nil
    choose(color, continuously)
  }
}
