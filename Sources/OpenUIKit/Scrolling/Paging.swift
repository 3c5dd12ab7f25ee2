/// The stops of a scroll view that pages, along one axis.
struct Paging {
  /// The velocity in points per second from which a flick turns the page.
  private static let flick: CGFloat = 300

  /// The length of a page, in points.
  let length: CGFloat
  /// The offsets between the first and the last stop.
  let range: ClosedRange<CGFloat>

  /// The stop for content that was dragged from the offset `start` to `offset` and let go at `velocity`: the next one
  /// in the direction of a flick, else the nearest, and never more than one from where the drag began.
  func target(from start: CGFloat, at offset: CGFloat, velocity: CGFloat) -> CGFloat {
    let place = offset / length
    let first = (start / length).rounded()
    let page =
      abs(velocity) < Self.flick ? place.rounded() : velocity > 0 ? place.rounded(.up) : place.rounded(.down)
    return (page.clamped(to: first - 1...first + 1) * length).clamped(to: range)
  }
}
