/// The place of a popover beside its anchor.
package struct PopoverPlacement: ViewTreeConfined {
  /// The direction of the arrow; empty for a popover without an arrow.
  package let direction: UIPopoverArrowDirection
  package let frame: CGRect

  /// Finds the first side of an anchor with enough room for a size, in the order of UIKit: below, above, to
  /// the right, to the left. Without one it takes the side with the most room, and makes the popover smaller. If no side is permitted,
  /// the popover is in the middle of the area.
  package init(area: CGRect, anchor: CGRect, size: CGSize, directions: UIPopoverArrowDirection) {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter { directions.contains($0) }
    let rooms = sides.map { Self.room(at: $0, area, anchor) }
    let fitting = zip(sides, rooms).first { $1.width >= size.width && $1.height >= size.height }
    let largest = zip(sides, rooms).max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    guard let (side, room) = fitting ?? largest else {
      direction = []
      frame = CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
      return
    }
    direction = side
    let shown = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    frame = Self.frame(of: shown, at: side, area, anchor)
  }

  private static func room(at side: UIPopoverArrowDirection, _ area: CGRect, _ anchor: CGRect) -> CGRect {
    let gap = PopoverBubble.arrowHeight
    switch side {
    case .up: return area.between(top: max(area.minY, anchor.maxY + gap), bottom: area.maxY)
    case .down: return area.between(top: area.minY, bottom: min(area.maxY, anchor.minY - gap))
    case .left: return area.between(left: max(area.minX, anchor.maxX + gap), right: area.maxX)
    default: return area.between(left: area.minX, right: min(area.maxX, anchor.minX - gap))
    }
  }

  private static func frame(
    of size: CGSize, at side: UIPopoverArrowDirection, _ area: CGRect, _ anchor: CGRect
  ) -> CGRect {
    let gap = PopoverBubble.arrowHeight
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch side {
    case .up: origin.y = max(area.minY, anchor.maxY + gap)
    case .down: origin.y = min(area.maxY, anchor.minY - gap) - size.height
    case .left: origin.x = max(area.minX, anchor.maxX + gap)
    default: origin.x = min(area.maxX, anchor.minX - gap) - size.width
    }
    origin.x = min(max(origin.x, area.minX), max(area.minX, area.maxX - size.width))
    origin.y = min(max(origin.y, area.minY), max(area.minY, area.maxY - size.height))
    return CGRect(origin: origin, size: size)
  }
}

extension CGRect {
  fileprivate func between(top: CGFloat, bottom: CGFloat) -> CGRect {
    CGRect(x: minX, y: top, width: width, height: max(0, bottom - top))
  }

  fileprivate func between(left: CGFloat, right: CGFloat) -> CGRect {
    CGRect(x: left, y: minY, width: max(0, right - left), height: height)
  }
}
