import OpenUIKitGraphics

/// The opaque boxes of a list, which hide what was painted before them. A card that leans behind another one is drawn only where
/// the other one leaves it visible.
struct Occluders {
  /// An opaque box.
  struct Box {
    /// Its place in the list.
    let index: Int
    /// The innermost entry that clips it; -1 for none.
    let clip: Int
    /// The pixels of the target that it covers entirely.
    let area: OpaqueArea
  }

  private var boxes: [Box] = []

  /// Smaller boxes hide too little, in points.
  private static let leastSide: CGFloat = 32
  /// Each box takes time in each row.
  private static let most = 4

  /// Finds the boxes. O(entries).
  ///
  /// - Parameters:
  ///   - scale: Pixels of the target for each point.
  ///   - hasMovingEntries: Whether entries without perspective are drawn as pictures as well.
  init(_ list: DisplayList, scale: CGFloat, hasMovingEntries: Bool) {
    // A backdrop blurs the pixels below it, so it needs those that another box hides.
    guard hasMovingEntries || list.entries.contains(where: { !Homography($0.transform).isAffine }),
      !list.entries.contains(where: { if case .backdrop = $0.content { true } else { false } })
    else { return }
    let window = Homography(scaleX: scale, scaleY: scale, translation: .zero)
    var parents: [Surroundings] = []
    for (index, entry) in list.entries.enumerated() {
      while let parent = parents.last, parent.end <= index { parents.removeLast() }
      let outer = parents.last ?? Surroundings(map: window, end: list.entries.count, isOpaque: true, clip: -1)
      let own = Homography(entry.transform).then(outer.map)
      if outer.isOpaque { add(entry, index, own, clip: outer.clip) }
      guard entry.descendantCount > 0 else { continue }
      parents.append(
        Surroundings(
          map: own, end: index + 1 + entry.descendantCount,
          isOpaque: outer.isOpaque && entry.opacity == 1 && !entry.isMasked && !entry.isolates
            && !own.isBehindEye,
          clip: entry.clips ? index : outer.clip))
    }
  }

  /// The effects of an entry's ancestors on it.
  private struct Surroundings {
    let map: Homography
    let end: Int
    let isOpaque: Bool
    let clip: Int
  }

  private mutating func add(_ entry: DisplayList.Entry, _ index: Int, _ map: Homography, clip: Int) {
    guard entry.opacity == 1, entry.fill.alpha == 1, !entry.isMasked,
      min(entry.size.width, entry.size.height) >= Self.leastSide,
      let area = OpaqueArea(of: entry, through: map)
    else { return }
    boxes.append(Box(index: index, clip: clip, area: area))
  }

  /// The areas that hide most of an entry with its descendants, which covers a rectangle of pixels.
  func areas(above index: Int, in list: DisplayList, covering pixels: CGRect) -> [OpaqueArea] {
    let end = index + list.entries[index].descendantCount
    var found: [(area: OpaqueArea, size: CGFloat)] = []
    for box in boxes where box.index > end {
      // A box that is clipped to something else is not all there.
      guard box.clip < index, box.clip < 0 || box.clip + list.entries[box.clip].descendantCount >= index
      else { continue }
      let common = box.area.bounds.overlap(with: pixels)
      if !common.isNull { found.append((box.area, common.width * common.height)) }
    }
    return found.sorted { $0.size > $1.size }.prefix(Self.most).map(\.area)
  }
}

/// Pixels of a target that an opaque box covers entirely.
struct OpaqueArea {
  /// The pixels on the inner side of a line: `x`, `y` and `start` are the factors of a sum that is not negative there.
  private struct Edge {
    let x: Double
    let y: Double
    let start: Double
    /// Minus one divided by `x`, which saves a division in each row.
    let inverse: Double
  }

  private var edges: [Edge] = []
  /// A rectangle around the pixels.
  let bounds: CGRect

  /// Creates the area of an entry's box without its round corners. Returns nil if a part of it is behind the eye.
  init?(of entry: DisplayList.Entry, through map: Homography) {
    let corners = Self.corners(of: entry).map { map.homogeneous($0) }
    guard let farthest = corners.map(\.z).max(), corners.allSatisfy({ $0.z > 0.01 * farthest }) else {
      return nil
    }
    let points = corners.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      right - left > 4, bottom - top > 4, right - left < 1e5, bottom - top < 1e5
    else { return nil }
    bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    for (index, point) in points.enumerated() { addEdge(point, points[(index + 1) % points.count]) }
    // A box that is seen from behind has its corners in the other order, and hides nothing here.
    let middle = CGPoint(x: xs.reduce(0, +) / CGFloat(xs.count), y: ys.reduce(0, +) / CGFloat(ys.count))
    guard edges.allSatisfy({ $0.x * middle.x + $0.y * middle.y + $0.start > 0 }) else { return nil }
  }

  private static func corners(of entry: DisplayList.Entry) -> [CGPoint] {
    let (width, height) = (entry.size.width, entry.size.height)
    // A continuous corner begins farther from the corner than its radius.
    let cut = min(entry.cornerRadius * (entry.hasContinuousCorners ? 1.6 : 1), width / 2, height / 2)
    guard cut > 0 else {
      return [
        CGPoint(x: 0, y: 0), CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height),
      ]
    }
    return [
      CGPoint(x: cut, y: 0), CGPoint(x: width - cut, y: 0), CGPoint(x: width, y: cut),
      CGPoint(x: width, y: height - cut), CGPoint(x: width - cut, y: height), CGPoint(x: cut, y: height),
      CGPoint(x: 0, y: height - cut), CGPoint(x: 0, y: cut),
    ]
  }

  /// Adds the line from one corner to the next. Pixels at the edge are covered in part, so the line lies a pixel and a half inside.
  private mutating func addEdge(_ start: CGPoint, _ end: CGPoint) {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let (x, y) = (-down, across)
    let offset = -(x * start.x + y * start.y) - 1.5 * (abs(x) + abs(y))
    edges.append(Edge(x: x, y: y, start: offset, inverse: x == 0 ? 0 : -1 / x))
  }

  /// The pixels of a row, counted from a column; nil for none.
  func pixels(ofRow row: Int, from column: Int) -> Range<Int>? {
    let y = Double(row) + 0.5
    guard y > bounds.minY, y < bounds.maxY else { return nil }
    let first = Double(column) + 0.5
    var (start, end) = (bounds.minX - first, bounds.maxX - first)
    for edge in edges {
      let value = edge.x * first + edge.y * y + edge.start
      if edge.x > 0 {
        start = max(start, value * edge.inverse)
      } else if edge.x < 0 {
        end = min(end, value * edge.inverse)
      } else if value < 0 {
        return nil
      }
    }
    let (from, to) = (Int(start.rounded(.up)), Int(end.rounded(.down)) + 1)
    return from < to ? from..<to : nil
  }
}
