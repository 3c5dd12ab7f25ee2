@_spi(Overrides) import OpenUIKitCore

/// Signs of a row, drawn side by side: chevrons, check marks, and the controls of editing.
package final class TableSign: UIView {
  /// The meaning of a sign.
  package enum Kind: Sendable {
    case disclosure, checkmark, detail, delete, insert, selected, unselected, reorder, open, closed, more
  }

  package var kinds: [Kind] {
    didSet {
      guard kinds != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The colour instead of that of the signs; nil for that.
  package var color: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of discs instead of that of the signs; nil for that.
  package var discColor: UIColor? { didSet { setNeedsDisplay() } }
  private let tap: () -> Void

  package init(_ kinds: [Kind], tap: @escaping () -> Void = {}) {
    self.kinds = kinds
    self.tap = tap
    super.init(frame: .zero)
    super.backgroundColor = nil
    super.isUserInteractionEnabled = kinds.contains { $0.isControl }
    super.contentMode = .redraw
  }

  package required init?(coder: NSCoder) {
    kinds = []
    tap = {}
    super.init(coder: coder)
  }

  package override var intrinsicContentSize: CGSize {
    let widths = kinds.map { $0.size.width }
    let gaps = CGFloat(max(0, kinds.count - 1)) * Self.gap
    return CGSize(width: widths.reduce(gaps, +), height: kinds.map { $0.size.height }.max() ?? 0)
  }

  package override func draw(_ rect: CGRect) {
    let size = intrinsicContentSize
    var x = (bounds.width - size.width) / 2
    for kind in kinds {
      kind.draw(
        in: CGRect(
          x: x, y: (bounds.height - kind.size.height) / 2, width: kind.size.width, height: kind.size.height),
        mirrored: hasRightToLeftContent, color, disc: discColor, tint: tintColor ?? .tintColor)
      x += kind.size.width + Self.gap
    }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.4 }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    alpha = 1
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    tap()
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }

  package override var defaultIsAccessibilityElement: Bool { isUserInteractionEnabled }
  package override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
  package override var defaultAccessibilityLabel: String? {
    switch kinds.first {
    case .delete: ofRow("Delete")
    case .insert: ofRow("Insert")
    case .detail: "More Info"
    case .reorder: ofRow("Reorder")
    default: nil
    }
  }

  /// The name of an action and that of the row, such as "Delete Milk".
  private func ofRow(_ action: String) -> String {
    guard let row = superview?.accessibilityLabel, !row.isEmpty else { return action }
    return action + " " + row
  }

  /// Points between signs.
  private static let gap: CGFloat = 14
}

extension TableSign.Kind {
  var isControl: Bool {
    switch self {
    case .detail, .delete, .insert, .reorder, .open, .closed: true
    case .disclosure, .checkmark, .selected, .unselected, .more: false
    }
  }

  /// In points.
  var size: CGSize {
    switch self {
    case .disclosure: CGSize(width: 8, height: 14)
    case .checkmark: CGSize(width: 15, height: 14)
    case .open, .closed: CGSize(width: 14, height: 14)
    case .reorder: CGSize(width: 22, height: 12)
    case .detail, .delete, .insert, .selected, .unselected, .more: CGSize(width: 22, height: 22)
    }
  }

  func draw(in rect: CGRect, mirrored: Bool, _ color: UIColor?, disc discColor: UIColor?, tint: UIColor) {
    switch self {
    case .disclosure:
      line(chevron(rect, mirrored), 2, color ?? .tertiaryLabel)
    case .checkmark:
      line(checkmark(rect), 2, color ?? tint)
    case .closed: line(chevron(rect.insetBy(dx: 3.5, dy: 1), mirrored), 2, color ?? tint)
    case .open: line(downChevron(rect.insetBy(dx: 1, dy: 3.5)), 2, color ?? tint)
    case .detail: drawDetail(rect, color ?? tint)
    case .delete: drawDisc(rect, discColor ?? .systemRed, color ?? .white, plus: false)
    case .insert: drawDisc(rect, discColor ?? .systemGreen, color ?? .white, plus: true)
    case .selected:
      disc(rect, discColor ?? color ?? tint)
      line(checkmark(rect.insetBy(dx: 6, dy: 6.5)), 2, discColor == nil ? .white : color ?? .white)
    case .unselected:
      let ring = UIBezierPath(ovalIn: rect.insetBy(dx: 0.75, dy: 0.75))
      line(ring, 1.5, color ?? .tertiaryLabel)
    case .reorder: drawLines(rect, color ?? .tertiaryLabel)
    case .more: drawDots(rect, color ?? .secondaryLabel)
    }
  }

  private func line(_ path: UIBezierPath, _ width: CGFloat, _ color: UIColor) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  private func disc(_ rect: CGRect, _ color: UIColor) {
    color.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }

  private func path(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  private func chevron(_ rect: CGRect, _ mirrored: Bool) -> UIBezierPath {
    let area = rect.insetBy(dx: 1, dy: 1)
    return path(mirrored ? [(1, 0), (0, 0.5), (1, 1)] : [(0, 0), (1, 0.5), (0, 1)], in: area)
  }

  private func downChevron(_ rect: CGRect) -> UIBezierPath { path([(0, 0), (0.5, 1), (1, 0)], in: rect) }

  private func checkmark(_ rect: CGRect) -> UIBezierPath {
    path([(0.02, 0.55), (0.36, 0.95), (0.98, 0.05)], in: rect)
  }

  private func drawDisc(_ rect: CGRect, _ color: UIColor, _ sign: UIColor, plus: Bool) {
    disc(rect, color)
    line(path([(0.27, 0.5), (0.73, 0.5)], in: rect), 2, sign)
    if plus { line(path([(0.5, 0.27), (0.5, 0.73)], in: rect), 2, sign) }
  }

  private func drawDetail(_ rect: CGRect, _ color: UIColor) {
    line(UIBezierPath(ovalIn: rect.insetBy(dx: 0.75, dy: 0.75)), 1.5, color)
    line(path([(0.42, 0.45), (0.51, 0.45), (0.51, 0.73)], in: rect), 1.5, color)
    line(path([(0.4, 0.74), (0.61, 0.74)], in: rect), 1.5, color)
    disc(CGRect(x: rect.midX - 1.4, y: rect.minY + 0.22 * rect.height, width: 2.8, height: 2.8), color)
  }

  private func drawLines(_ rect: CGRect, _ color: UIColor) {
    for y in [0.0, 0.5, 1.0] as [CGFloat] {
      line(path([(0, y), (1, y)], in: rect.insetBy(dx: 1, dy: 1)), 1.5, color)
    }
  }

  private func drawDots(_ rect: CGRect, _ color: UIColor) {
    for x in [0.2, 0.5, 0.8] as [CGFloat] {
      disc(CGRect(x: rect.minX + x * rect.width - 2, y: rect.midY - 2, width: 4, height: 4), color)
    }
  }
}
