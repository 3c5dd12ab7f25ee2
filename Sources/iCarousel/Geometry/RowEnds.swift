/// The offsets at which a row without wrapping fills a span: its first item at the leading edge, or its last at
/// the trailing one.
struct RowEnds {
  let span: RowSpan
  let geometry: CarouselGeometry
  /// The number of items, at least 1.
  let count: Int
  /// The width of an item in points; nil if all have the common width.
  let width: ((Int) -> CGFloat)?

  /// The most items that are added up from an end. A row with more of them in a span is left as it is.
  private static var mostSteps: Int { 500 }

  /// A row of items for a span.
  init(span: RowSpan, geometry: CarouselGeometry, count: Int, width: ((Int) -> CGFloat)?) {
    self.span = span
    self.count = count
    self.width = width
    var row = geometry
    row.isMirrored = false
    row.isVertical = false
    row.viewpointOffset = .zero
    self.geometry = row
  }

  /// The least and the greatest offset without empty space at an end. A row that is too short for the span has
  /// one offset, at which the space is divided by the alignment.
  var limits: ClosedRange<CGFloat> {
    let last = CGFloat(count - 1)
    let first = min(distance(fromEnd: false), last)
    let final = max(last - distance(fromEnd: true), 0)
    guard first > final else { return first...final }
    let only = first + (final - first) * span.alignment
    return only...only
  }

  /// How many items the row has to move from one end until the item there is at the edge.
  private func distance(fromEnd: Bool) -> CGFloat {
    var (near, place) = (gap(fromEnd, steps: 0, at: 0), CGFloat(0))
    guard near > 0 else { return 0 }
    for step in 1...min(max(count - 1, 1), Self.mostSteps) {
      place += pitch(fromEnd, step)
      let far = gap(fromEnd, steps: step, at: place)
      if far <= 0 { return CGFloat(step - 1) + near / (near - far) }
      near = far
    }
    return CGFloat(count - 1) + overhang(near, fromEnd)
  }

  /// How many items more a row would have to move that is shorter than the room.
  private func overhang(_ gap: CGFloat, _ fromEnd: Bool) -> CGFloat {
    let pitch = max(geometry.itemWidth * abs(geometry.spacing), 1e-6)
    return gap / pitch
  }

  /// The empty space before the item at an end, in points, if the row has moved by so many items.
  private func gap(_ fromEnd: Bool, steps: Int, at place: CGFloat) -> CGFloat {
    let item = itemWidth(fromEnd, 0)
    let current = itemWidth(fromEnd, min(steps, count - 1))
    let room = span.room(before: current)
    return (fromEnd ? span.length - room : room) - reach(of: item, at: fromEnd ? place : -place)
  }

  /// How far an item at an offset reaches outwards from the current place, in points, on the screen.
  private func reach(of width: CGFloat, at offset: CGFloat) -> CGFloat {
    let transform = geometry.transform(at: offset)
    let edges = [-width / 2, width / 2].map { x -> CGFloat in
      let depth = transform.m44 + x * transform.m14
      return depth > 0 ? (transform.m41 + x * transform.m11) / depth : 0
    }
    return offset > 0 ? max(edges[0], edges[1]) : max(-edges[0], -edges[1])
  }

  /// The distance of an item from the next one towards the end, in common widths.
  private func pitch(_ fromEnd: Bool, _ step: Int) -> CGFloat {
    guard width != nil, geometry.itemWidth > 0, step < count else { return 1 }
    let pitch = (itemWidth(fromEnd, step - 1) + itemWidth(fromEnd, step)) / 2 / geometry.itemWidth
    guard let space = geometry.space, abs(geometry.spacing) > 1e-6 else { return pitch }
    return (pitch + space / geometry.itemWidth) / geometry.spacing
  }

  private func itemWidth(_ fromEnd: Bool, _ step: Int) -> CGFloat {
    width?(fromEnd ? count - 1 - step : step) ?? geometry.itemWidth
  }
}
