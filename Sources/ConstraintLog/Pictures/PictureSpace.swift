/// The occupied areas of a picture, which texts avoid.
struct PictureSpace {
  /// All that is drawn lies inside.
  let bounds: PictureFrame
  private var texts: [PictureFrame] = []
  private var lines: [PictureFrame] = []
  private var edges: [PictureFrame] = []

  init(bounds: PictureFrame) { self.bounds = bounds }

  mutating func addText(_ frame: PictureFrame) { texts.append(frame) }

  mutating func addLine(_ frame: PictureFrame) { lines.append(frame) }

  mutating func addBox(_ frame: PictureFrame) {
    let (width, height) = (frame.width, frame.height)
    edges += [
      PictureFrame(left: frame.left, top: frame.top, width: width, height: 1),
      PictureFrame(left: frame.left, top: frame.bottom, width: width, height: 1),
      PictureFrame(left: frame.left, top: frame.top, width: 1, height: height),
      PictureFrame(left: frame.right, top: frame.top, width: 1, height: height),
    ]
  }

  /// The place with the smallest overlap; the first of equal ones. A number may be on its own line.
  func best(of places: [PictureFrame], ownLine: PictureFrame? = nil) -> PictureFrame? {
    let costs = places.map { cost($0, ownLine) }
    return costs.indices.min { (costs[$0], $0) < (costs[$1], $1) }.map { places[$0] }
  }

  private func cost(_ frame: PictureFrame, _ ownLine: PictureFrame?) -> Int {
    let isOutside =
      frame.left < bounds.left || frame.right > bounds.right || frame.top < bounds.top
      || frame.bottom > bounds.bottom
    // Two texts on each other cannot be read, however many lines the place beside them has.
    return (isOutside ? 1_000 : 0) + 100 * texts.count { $0.overlaps(frame) }
      + 6 * lines.count { $0 != ownLine && $0.overlaps(frame) } + edges.count { $0.overlaps(frame) }
  }
}
