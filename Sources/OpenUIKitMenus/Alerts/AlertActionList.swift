import OpenUIKitCore

/// The buttons of an alert: two side by side if their titles fit, else one above the other.
final class AlertActionList: UIView {
  private(set) var rows: [AlertActionRow] = []
  private var hairlines: [UIView] = []

  var design = AlertDesign(kind: .alert, traits: UITraitCollection()) {
    didSet {
      for row in rows { row.design = design }
      setNeedsLayout()
    }
  }

  /// Whether a header is above the buttons.
  var hasHairlineAbove = false {
    didSet { if hasHairlineAbove != oldValue { setNeedsLayout() } }
  }

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { nil }

  func show(_ actions: [UIAlertAction], bold: UIAlertAction?) {
    // Rows of the same actions stay, with the focus and the press that they may have.
    let known = rows
    rows = actions.map { action in known.first { $0.action === action } ?? AlertActionRow(action) }
    for row in known where !rows.contains(where: { $0 === row }) { row.removeFromSuperview() }
    for line in hairlines { line.removeFromSuperview() }
    hairlines = actions.map { _ in UIView() }
    for line in hairlines { line.backgroundColor = AlertDesign.separator }
    for row in rows {
      row.isBold = row.action === bold
      row.design = design
    }
    for row in rows { addSubview(row) }
    for hairline in hairlines { addSubview(hairline) }
    setNeedsLayout()
  }

  // MARK: Layout

  private func isHorizontal(inWidth width: CGFloat) -> Bool {
    guard design.kind == .alert, rows.count == 2 else { return false }
    let room = width / 2 - 2 * design.rowSideInset
    return rows.allSatisfy { $0.titleWidth <= room }
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let isHorizontal = isHorizontal(inWidth: width)
    let heights = rows.map { $0.height(forWidth: isHorizontal ? width / 2 : width) }
    return isHorizontal ? heights.reduce(0, max) : heights.reduce(0, +)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isHorizontal(inWidth: bounds.width) { placeInRow() } else { placeInColumn() }
  }

  private func placeInRow() {
    let half = (bounds.width / 2 * design.traits.displayScale).rounded() / design.traits.displayScale
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Side by side the cancel action comes first, below each other last.
    let order = rows[1].action.style == .cancel ? [rows[1], rows[0]] : rows
    accessibilityElements = order.map { $0 }  // As below.
    for (index, row) in order.enumerated() {
      let isLeft = (index == 0) != isRightToLeft
      row.frame = CGRect(
        x: isLeft ? 0 : half, y: 0, width: isLeft ? half : bounds.width - half, height: bounds.height)
    }
    hairlines[0].isHidden = !hasHairlineAbove
    hairlines[0].frame = lineAbove(0)
    hairlines[1].frame = CGRect(x: half, y: 0, width: design.hairline, height: bounds.height)
  }

  private func placeInColumn() {
    // An array of another element type needs a dynamic cast, which Embedded Swift does not have.
    accessibilityElements = rows.map { $0 }
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let height = row.height(forWidth: bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      hairlines[index].frame = lineAbove(y)
      hairlines[index].isHidden = index == 0 && !hasHairlineAbove
      y += height
    }
  }

  private func lineAbove(_ y: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: bounds.width, height: design.hairline)
  }

  /// The row at a point of the list, if its action is enabled.
  func row(at point: CGPoint) -> AlertActionRow? {
    rows.first { $0.frame.contains(point) && $0.action.isEnabled }
  }
}
