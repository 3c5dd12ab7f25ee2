/// Places for dimension lines across their axis, so that parallel lines do not cover each other.
struct PictureLanes {
  private let bounds: PictureFrame
  private var taken: [(isHorizontal: Bool, place: Double, start: Double, end: Double)] = []

  init(bounds: PictureFrame) { self.bounds = bounds }

  /// Takes the free lane that is nearest to the preferred one.
  mutating func take(_ isHorizontal: Bool, near preferred: Double, from start: Double, to end: Double)
    -> Double
  {
    let distance = isHorizontal ? 22.0 : 40
    let (least, most) =
      isHorizontal ? (bounds.top + 10, bounds.bottom - 10) : (bounds.left + 20, bounds.right - 20)
    // A number is wider than a short line.
    let (low, high) = (min(start, (start + end) / 2 - 10), max(end, (start + end) / 2 + 10))
    var lane = preferred
    for step in 1...30 {
      let isFree = !taken.contains {
        $0.isHorizontal == isHorizontal && abs($0.place - lane) < distance && $0.start < high && $0.end > low
      }
      if isFree, lane >= least, lane <= most { break }
      lane = preferred + Double((step + 1) / 2) * distance * (step % 2 == 0 ? -1 : 1)
    }
    lane = max(least, min(most, lane))
    taken.append((isHorizontal, lane, low, high))
    return lane
  }
}
