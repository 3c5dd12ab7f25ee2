import OpenUIKitCore

/// Where a popover goes: below its anchor, above it, or beside it, on the first permitted side with enough room.
struct AlertPopoverPlacement {
  /// The part of the window that the popover may cover.
  let area: CGRect
  let anchor: CGRect
  let directions: UIPopoverArrowDirection

  /// The length of the arrow in points.
  static let arrow: CGFloat = 13

  func frame(of size: CGSize) -> CGRect {
    let candidates = [
      (UIPopoverArrowDirection.up, CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + Self.arrow)),
      (.down, CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - Self.arrow - size.height)),
      (.left, CGPoint(x: anchor.maxX + Self.arrow, y: anchor.midY - size.height / 2)),
      (.right, CGPoint(x: anchor.minX - Self.arrow - size.width, y: anchor.midY - size.height / 2)),
    ]
    let permitted = candidates.filter { directions.contains($0.0) }.map {
      pushed(CGRect(origin: $0.1, size: size))
    }
    return permitted.first { !$0.intersects(anchor) } ?? permitted.first
      ?? pushed(
        CGRect(
          x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
          height: size.height))
  }

  /// The rectangle moved into the area.
  private func pushed(_ rect: CGRect) -> CGRect {
    let x = max(area.minX, min(rect.minX, area.maxX - rect.width))
    let y = max(area.minY, min(rect.minY, area.maxY - rect.height))
    return CGRect(x: x, y: y, width: rect.width, height: rect.height)
  }
}

/// The background of a popover: a rounded rectangle with an arrow to its anchor.
final class AlertPopoverBubble: UIView {
  private let box = UIView()
  private let tip = UIView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
    box.layer.cornerRadius = 13
    tip.transform = CGAffineTransform(rotationAngle: .pi / 4)
    for view in [tip, box] {
      view.backgroundColor = AlertDesign.background.withAlphaComponent(1)
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Fills `rect` of the superview, with the arrow on the side of the anchor.
  func show(around rect: CGRect, anchor: CGRect) {
    frame = rect
    box.frame = bounds
    let side = AlertPopoverPlacement.arrow * 1.4
    tip.bounds.size = CGSize(width: side, height: side)
    let target = anchor.offsetBy(dx: -rect.minX, dy: -rect.minY)
    let radius = box.layer.cornerRadius + side / 2
    let x = max(radius, min(bounds.width - radius, target.midX))
    let y = max(radius, min(bounds.height - radius, target.midY))
    tip.isHidden = target.intersects(bounds)
    if target.maxY <= 0 {
      tip.center = CGPoint(x: x, y: 0)
    } else if target.minY >= bounds.height {
      tip.center = CGPoint(x: x, y: bounds.height)
    } else {
      tip.center = CGPoint(x: target.maxX <= 0 ? 0 : bounds.width, y: y)
    }
  }
}
