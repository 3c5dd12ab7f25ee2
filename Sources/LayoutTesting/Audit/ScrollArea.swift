/// How far a scroll view can move its content, and the scroll views around it.
final class ScrollArea: ViewTreeConfined {
  let scrollView: UIScrollView
  /// The frame of the scroll view in the window.
  let frame: CGRect
  /// The closest scroll view around this one; nil for none.
  let outer: ScrollArea?
  /// The farthest movements of the content from where it is, up or to the left, and down or to the right.
  let movements: Movements

  init(_ scrollView: UIScrollView, at frame: CGRect, in outer: ScrollArea?) {
    (self.scrollView, self.frame, self.outer) = (scrollView, frame, outer)
    movements = Movements(of: scrollView)
  }

  /// The movements by this scroll view and those around it.
  var allMovements: Movements {
    var (all, next) = (movements, outer)
    while let area = next {
      all = all + area.movements
      next = area.outer
    }
    return all
  }

  /// How far an area of the content stays outside of a region of the window, and outside of the scroll views, however the user scrolls.
  func excess(of frame: CGRect, over region: CGRect) -> CGFloat {
    var movements = Movements()
    var (excess, next): (CGFloat, ScrollArea?) = (0, self)
    while let area = next {
      movements = movements + area.movements
      if area.scrollView.clipsToBounds {
        excess = max(excess, movements.excess(of: frame, over: area.frame))
      }
      next = area.outer
    }
    return max(excess, movements.excess(of: frame, over: region))
  }
}

/// Distances in points by which content can be moved. The least are negative or zero.
struct Movements: ViewTreeConfined {
  private(set) var least = CGPoint.zero
  private(set) var most = CGPoint.zero

  init() {}

  /// The size of the content, and its insets, limit how far it can be scrolled.
  init(of scrollView: UIScrollView) {
    guard scrollView.isScrollEnabled || scrollView.isPagingEnabled else { return }
    let (offset, insets) = (scrollView.contentOffset, scrollView.adjustedContentInset)
    let (size, bounds) = (scrollView.contentSize, scrollView.bounds.size)
    let (left, top) = (-insets.left, -insets.top)
    let right = max(left, size.width - bounds.width + insets.right)
    let bottom = max(top, size.height - bounds.height + insets.bottom)
    least = CGPoint(x: min(0, offset.x - right), y: min(0, offset.y - bottom))
    most = CGPoint(x: max(0, offset.x - left), y: max(0, offset.y - top))
  }

  static func + (first: Movements, second: Movements) -> Movements {
    var sum = first
    sum.least = CGPoint(x: first.least.x + second.least.x, y: first.least.y + second.least.y)
    sum.most = CGPoint(x: first.most.x + second.most.x, y: first.most.y + second.most.y)
    return sum
  }

  /// How far a frame stays outside of a region at the best of these movements.
  func excess(of frame: CGRect, over region: CGRect) -> CGFloat {
    max(
      region.minX - frame.minX - most.x, region.minY - frame.minY - most.y,
      frame.maxX + least.x - region.maxX, frame.maxY + least.y - region.maxY)
  }

  /// Whether a frame can be moved away from another one, and be in a region as a whole.
  func canLeave(_ cover: CGRect, _ frame: CGRect, in region: CGRect) -> Bool {
    let isMovable = least != .zero || most != .zero
    guard isMovable else { return false }
    let above = cover.minY - region.minY >= frame.height && frame.maxY + least.y <= cover.minY + 0.5
    let below = region.maxY - cover.maxY >= frame.height && frame.minY + most.y >= cover.maxY - 0.5
    let left = cover.minX - region.minX >= frame.width && frame.maxX + least.x <= cover.minX + 0.5
    let right = region.maxX - cover.maxX >= frame.width && frame.minX + most.x >= cover.maxX - 0.5
    return above || below || left || right
  }
}
