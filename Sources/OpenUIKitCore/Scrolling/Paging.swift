/// The pages of a scroll view along one axis.
struct Paging {
  /// The lowest velocity of a flick that turns the page, in points per second.
  private static let flick: CGFloat = 300

  /// The length of a page, in points.
  let length: CGFloat
  /// The offsets between the first and the last page.
  let range: ClosedRange<CGFloat>

  /// The page for content that was dragged from the offset `start` to `offset` and released at `velocity`. It
  /// is the next one in the direction of a flick, or else the nearest, and at most one from the start of the
  /// drag.
  func target(from start: CGFloat, at offset: CGFloat, velocity: CGFloat) -> CGFloat {
    let place = offset / length
    let first = (start / length).rounded()
    let page =
      abs(velocity) < Self.flick ? place.rounded() : velocity > 0 ? place.rounded(.up) : place.rounded(.down)
    // A long drag may have passed several pages; a page turn leads only to the next.
    return (page.clamped(to: first - 1...first + 1) * length).clamped(to: range)
  }
}
