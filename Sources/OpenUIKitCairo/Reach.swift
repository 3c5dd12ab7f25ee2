import OpenUIKitGraphics

/// The area that each entry of a display list covers together with its descendants, in the entry's
/// coordinates. An entry whose area is not visible is not drawn, and a picture of an entry has the size of
/// its area.
struct Reach {
  private(set) var rectangles: [CGRect]

  /// Takes O(entries + lines).
  init(_ list: DisplayList) {
    rectangles = list.entries.map { $0.ownReach(in: list) }
    var parents: [Int] = []
    var parentOf = [Int](repeating: -1, count: list.entries.count)
    for (index, entry) in list.entries.enumerated() {
      while let parent = parents.last, parent + list.entries[parent].descendantCount < index {
        parents.removeLast()
      }
      parentOf[index] = parents.last ?? -1
      if entry.descendantCount > 0 { parents.append(index) }
    }
    // Children follow their parents, so in reverse order each entry is complete when its parent reads it.
    for index in list.entries.indices.reversed() where parentOf[index] >= 0 {
      add(index, to: parentOf[index], in: list)
    }
  }

  private mutating func add(_ child: Int, to parent: Int, in list: DisplayList) {
    guard !list.entries[parent].clips, !rectangles[child].isEmpty else { return }
    if list.entries[parent].isMasked && child == parent + 1 { return }
    let map = Homography(list.entries[child].transform)
    let image = ProjectedRectangle(rectangles[child], through: map, window: nil)
    guard !image.isEmpty else { return }
    rectangles[parent] = rectangles[parent].union(image.imageBounds)
  }
}

extension DisplayList.Entry {
  /// The box, its content and its shadow, without the entries inside.
  func ownReach(in list: DisplayList) -> CGRect {
    let box = CGRect(origin: .zero, size: size)
    let inked = clips ? box : box.union(contentReach(in: list)).orIfEndless(box)
    guard let shadow else { return inked }
    let blur = 3 * list.shadows[shadow].radius + 1
    let offset = list.shadows[shadow].offset
    let shape = list.shadows[shadow].path?.reach ?? inked
    guard !shape.isNull else { return inked }
    return inked.union(shape.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -blur, dy: -blur))
      .orIfEndless(inked)
  }

  private func contentReach(in list: DisplayList) -> CGRect {
    switch content {
    case .none, .gradient, .backdrop: return CGRect(origin: .zero, size: size)
    case .image(let index): return list.images[index].frame
    case .shape(let index): return list.shapes[index].reach
    case .text(let index):
      let text = list.texts[index]
      // Letters may extend beyond their line: accents, slanted strokes, other scripts.
      let slack = text.font.pointSize
      var reach = CGRect.null
      for line in list.lines[text.lines] {
        reach = reach.union(
          CGRect(
            x: line.x - slack, y: line.baseline - 2 * slack, width: line.width + 2 * slack, height: 3 * slack)
        )
      }
      return reach
    }
  }
}

extension CGRect {
  /// The rectangle, or `other` if it is infinite or contains NaN, which would spread to all ancestors.
  fileprivate func orIfEndless(_ other: CGRect) -> CGRect {
    (origin.x + origin.y + width + height).isFinite ? self : other
  }
}

extension DisplayList.Shape {
  /// The points of the path, extended by the reach of its stroke.
  fileprivate var reach: CGRect {
    let box = path.reach
    guard let stroke, !box.isNull else { return box }
    let slack = stroke.width / 2 * (stroke.join == .miter ? stroke.miterLimit : 1.5)
    return box.insetBy(dx: -slack, dy: -slack)
  }
}

extension [DisplayList.PathElement] {
  /// The rectangle around all points, including control points; null for an empty path.
  var reach: CGRect {
    var (left, top, right, bottom) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    func add(_ point: CGPoint) {
      (left, right) = (Swift.min(left, point.x), Swift.max(right, point.x))
      (top, bottom) = (Swift.min(top, point.y), Swift.max(bottom, point.y))
    }
    for element in self {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let end, let first, let second): for point in [end, first, second] { add(point) }
      case .close: break
      }
    }
    guard left <= right else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
