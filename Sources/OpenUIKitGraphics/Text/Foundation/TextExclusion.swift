/// The regions of a text's box that lines do not enter.
package struct TextExclusion: Hashable, Sendable {
  /// A part of a row that is free.
  package struct Gap: Hashable, Sendable {
    /// The left edge, in points of the box.
    package let x: CGFloat
    package let width: CGFloat
  }

  private let regions: [ExcludedRegion]
  /// The distance of lines from a region, in points.
  private let padding: CGFloat
  /// The left edge of the regions' coordinates in the box.
  private var left: CGFloat = 0

  /// Creates the regions inside paths, from which lines have a distance, in points; nil if no path has an area.
  package init?(_ paths: [UIBezierPath], padding: CGFloat) {
    regions = paths.compactMap(ExcludedRegion.init)
    self.padding = padding.isFinite ? padding : 0
    if regions.isEmpty { return nil }
  }

  /// The regions moved to the right by so many points.
  package func shifted(by x: CGFloat) -> TextExclusion {
    var moved = self
    moved.left += x
    return moved
  }

  /// The free parts of a row of a box that is `width` points wide, from left to right.
  package func gaps(from top: CGFloat, to bottom: CGFloat, in width: CGFloat) -> [Gap] {
    let spans = regions.flatMap { $0.spans(from: top, to: bottom) }
      .map { (start: $0.lowerBound + left - padding, end: $0.upperBound + left + padding) }
      .sorted { $0.start < $1.start }
    var (gaps, edge): ([Gap], CGFloat) = ([], 0)
    for span in spans {
      if span.start > edge { gaps.append(Gap(x: edge, width: min(span.start, width) - edge)) }
      edge = max(edge, span.end)
      if edge >= width { break }
    }
    if edge < width { gaps.append(Gap(x: edge, width: width - edge)) }
    return gaps.filter { $0.width > 0 }
  }

  /// The next corner of a region below a row's top: what is free may change there. nil if no region is below.
  package func level(below top: CGFloat) -> CGFloat? {
    regions.compactMap { $0.level(below: top) }.min()
  }
}

/// The inside of one path.
private struct ExcludedRegion: Hashable, Sendable {
  private struct Edge: Hashable, Sendable {
    let top, bottom: CGPoint
    /// 1 for an edge that leads downwards, otherwise -1.
    let turn: Int

    func x(at y: CGFloat) -> CGFloat {
      top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
  }

  /// With more edges, parts are computed as they are asked for: all of them could take memory by the square of the edges.
  private static let mostEdgesOfBands = 256

  private let edges: [Edge]
  /// The heights of all corners, in increasing order.
  private let levels: [CGFloat]
  private let isEvenOdd: Bool
  /// The parts inside between each corner and the next, since every row asks for all that it contains; empty with very many edges.
  private var bands: [[ClosedRange<CGFloat>]] = []

  /// nil for a path without an area, or with coordinates that are not finite.
  init?(_ path: UIBezierPath) {
    var edges: [Edge] = []
    for line in Polyline.lines(of: path.cgPath.elements) {
      let points = line.points
      guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) where start.y != end.y {
        edges.append(
          start.y < end.y
            ? Edge(top: start, bottom: end, turn: 1) : Edge(top: end, bottom: start, turn: -1))
      }
    }
    guard !edges.isEmpty else { return nil }
    self.edges = edges
    levels = Set(edges.flatMap { [$0.top.y, $0.bottom.y] }).sorted()
    isEvenOdd = path.usesEvenOddFillRule
    if edges.count <= Self.mostEdgesOfBands {
      bands = zip(levels, levels.dropFirst()).map { trapezoids(from: $0, to: $1) }
    }
  }

  // The edges and the rule decide all else.
  static func == (first: Self, second: Self) -> Bool {
    first.isEvenOdd == second.isEvenOdd && first.edges == second.edges
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(edges)
    hasher.combine(isEvenOdd)
  }

  func level(below top: CGFloat) -> CGFloat? {
    let index = index(ofLevelBelow: top)
    return index < levels.count ? levels[index] : nil
  }

  /// The index of the first corner below a height, which is the count of corners if there is none.
  private func index(ofLevelBelow height: CGFloat) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > height { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The horizontal parts of a row that the region enters. They may overlap.
  func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    guard top < bottom, let first = levels.first, let last = levels.last, first < bottom, last > top else {
      return []
    }
    // Between two corners all edges are straight, so a trapezoid is as wide as the wider of its sides.
    var (spans, height): ([ClosedRange<CGFloat>], CGFloat) = ([], max(top, first))
    var next = index(ofLevelBelow: height)
    while height < min(bottom, last) {
      let end = min(levels[next], bottom)
      let isWhole = !bands.isEmpty && height == levels[next - 1] && end == levels[next]
      for part in isWhole ? bands[next - 1] : trapezoids(from: height, to: end) {
        // Those of a round region overlap from corner to corner. Few parts are sorted sooner than hundreds.
        if let last = spans.last, last.overlaps(part) {
          spans[spans.count - 1] =
            min(last.lowerBound, part.lowerBound)...max(last.upperBound, part.upperBound)
        } else {
          spans.append(part)
        }
      }
      (height, next) = (end, next + 1)
    }
    return spans
  }

  private func trapezoids(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    let middle = (top + bottom) / 2
    let crossed = edges.filter { $0.top.y <= top && $0.bottom.y >= bottom }
      .sorted { $0.x(at: middle) < $1.x(at: middle) }
    var (turns, spans): (Int, [ClosedRange<CGFloat>]) = (0, [])
    for (left, right) in zip(crossed, crossed.dropFirst()) {
      turns += left.turn
      guard isEvenOdd ? turns % 2 != 0 : turns != 0 else { continue }
      let start = min(left.x(at: top), left.x(at: bottom))
      spans.append(start...max(start, right.x(at: top), right.x(at: bottom)))
    }
    return spans
  }
}
