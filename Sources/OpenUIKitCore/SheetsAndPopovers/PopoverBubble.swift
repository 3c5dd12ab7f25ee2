/// The background of a popover: a card with a shadow and an arrow.
package final class PopoverBubble: UIView {
  private let shape = CAShapeLayer()
  package var color = UIColor.systemBackground { didSet { setNeedsLayout() } }

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the card around the content, with the tip of the arrow at the anchor, or without an arrow if `direction` is empty.
  package func show(around content: CGRect, pointing direction: UIPopoverArrowDirection, at anchor: CGRect) {
    frame = content
    let path = CGMutablePath()
    path.addRoundedRect(
      in: bounds, cornerWidth: Self.radius, cornerHeight: Self.radius)
    if !direction.isEmpty {
      path.addLines(between: arrow(direction, at: convert(anchor, from: superview)))
      path.closeSubpath()
    }
    // The layer has no view, so each change would be animated.
    UIView.performWithoutAnimation {
      shape.path = path
      shape.fillColor = resolved(color)
    }
  }

  /// The corners of the arrow: its foot, its tip and its foot.
  private func arrow(_ direction: UIPopoverArrowDirection, at anchor: CGRect) -> [CGPoint] {
    let half = Self.arrowWidth / 2
    let inset = Self.radius + half
    let x = min(max(anchor.midX, inset), max(inset, bounds.width - inset))
    let y = min(max(anchor.midY, inset), max(inset, bounds.height - inset))
    func across(_ edge: CGFloat, _ tip: CGFloat) -> [CGPoint] {
      [CGPoint(x: x - half, y: edge), CGPoint(x: x, y: tip), CGPoint(x: x + half, y: edge)]
    }
    func along(_ edge: CGFloat, _ tip: CGFloat) -> [CGPoint] {
      [CGPoint(x: edge, y: y - half), CGPoint(x: tip, y: y), CGPoint(x: edge, y: y + half)]
    }
    switch direction {
    case .up: return across(0, -Self.arrowHeight)
    case .down: return across(bounds.height, bounds.height + Self.arrowHeight)
    case .left: return along(0, -Self.arrowHeight)
    default: return along(bounds.width, bounds.width + Self.arrowHeight)
    }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    shape.fillColor = resolved(color)
  }

  // UIKit's measures, in points.
  static let radius: CGFloat = 13
  nonisolated static let arrowHeight: CGFloat = 13
  private static let arrowWidth: CGFloat = 26
}
