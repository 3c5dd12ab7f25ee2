/// Places the boxes, dimension lines and texts of a picture.
struct PictureBuilder {
  private let diagnosis: Diagnosis
  private let names: ItemNames
  private let layout: PictureLayout
  private var shapes: [ConstraintPicture.Shape] = []
  private var scale = 1.0
  private var origin = (x: 0.0, y: 0.0)
  /// The lines that are drawn, to keep others away from them: axis, place across it, start and end.
  private var lanes: [(isHorizontal: Bool, place: Double, start: Double, end: Double)] = []
  private var size = (width: 640.0, height: 0.0)

  private static let margin = 40.0
  private static let largestHeight = 420.0

  init(_ diagnosis: Diagnosis) {
    self.diagnosis = diagnosis
    names = ItemNames(diagnosis.log)
    layout = PictureLayout(diagnosis)
    let titleHeight = addTitle()
    fit(below: titleHeight)
    addBoxes()
    addDimensions()
  }

  var picture: ConstraintPicture {
    ConstraintPicture(width: size.width, height: size.height, shapes: shapes)
  }

  // MARK: Title

  private mutating func addTitle() -> Double {
    var y = 30.0
    for line in Self.lines(diagnosis.verdict, width: 86).prefix(6) {
      shapes.append(.text(line, x: 20, y: y, size: 13, color: .text, isBold: false, isCentred: false))
      y += 19
    }
    return y + 4
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }

  // MARK: Scale

  private mutating func fit(below top: Double) {
    let frames = layout.frames
    let left = frames.map { $0.left }.min() ?? 0
    let upper = frames.map { $0.top }.min() ?? 0
    let width = max((frames.map { $0.right }.max() ?? 1) - left, 1)
    let height = max((frames.map { $0.bottom }.max() ?? 1) - upper, 1)
    scale = min(3, (size.width - 2 * Self.margin) / width, Self.largestHeight / height)
    size.height = top + height * scale + 2 * Self.margin
    origin = ((size.width - width * scale) / 2 - left * scale, top + Self.margin - upper * scale)
  }

  private func x(_ value: Double) -> Double { origin.x + value * scale }
  private func y(_ value: Double) -> Double { origin.y + value * scale }

  // MARK: Boxes

  private mutating func addBoxes() {
    let order = layout.frames.indices.sorted { (layout.depths[$0], $0) < (layout.depths[$1], $1) }
    for item in order where !diagnosis.log.isUnused(item) {
      let frame = layout.frames[item]
      let isGuide = diagnosis.log.items[item].isGuide
      shapes.append(
        .box(
          left: x(frame.left), top: y(frame.top), width: max(frame.width * scale, 2),
          height: max(frame.height * scale, 2), fill: .box, stroke: isGuide ? .quiet : .outline,
          isDashed: isGuide))
    }
    var taken: [(x: Double, y: Double)] = []
    for item in order where !diagnosis.log.isUnused(item) { addName(of: item, &taken) }
  }

  private mutating func addName(of item: Int, _ taken: inout [(x: Double, y: Double)]) {
    let frame = layout.frames[item]
    var place = (x: x(frame.left) + 5, y: y(frame.top) - 5)
    if frame.height * scale > 30 && layout.depths[item] > 0 { place.y += 18 }
    // Names of boxes that start at one place stand above each other.
    while taken.contains(where: { abs($0.y - place.y) < 12 && abs($0.x - place.x) < 150 }) { place.y += 13 }
    taken.append(place)
    let name = names[item].hasPrefix("the ") ? String(names[item].dropFirst(4)) : names[item]
    shapes.append(
      .text(name, x: place.x, y: place.y, size: 11, color: .quiet, isBold: false, isCentred: false))
  }

  // MARK: Dimensions

  private mutating func addDimensions() {
    let red = Set((diagnosis.largest ?? diagnosis.contradictions.first)?.constraints ?? [])
    let all = diagnosis.log.constraints.indices.sorted { !red.contains($0) && red.contains($1) }
    for index in all {
      let constraint = diagnosis.log.constraints[index]
      guard constraint.state != .inactive,
        let dimension = PictureDimension(constraint, layout.frames, isContradiction: red.contains(index)),
        dimension.isContradiction || dimension.end > dimension.start
      else { continue }
      add(dimension)
    }
  }

  private mutating func add(_ dimension: PictureDimension) {
    let isHorizontal = dimension.isHorizontal
    let start = isHorizontal ? x(dimension.start) : y(dimension.start)
    let end = isHorizontal ? x(dimension.end) : y(dimension.end)
    let lane = lane(isHorizontal, isHorizontal ? y(dimension.middle) : x(dimension.middle), start, end)
    let color: ConstraintPicture.Color = dimension.isContradiction ? .contradiction : .quiet
    let width = dimension.isContradiction ? 2.0 : 1.0
    addLine(isHorizontal, start, end, lane, color, width)
    for place in [start, end] { addTick(isHorizontal, place, lane, color, width) }
    addLabel(dimension, (start + end) / 2, lane, color)
  }

  private mutating func addLine(
    _ isHorizontal: Bool, _ start: Double, _ end: Double, _ lane: Double, _ color: ConstraintPicture.Color,
    _ width: Double
  ) {
    shapes.append(
      isHorizontal
        ? .line(fromX: start, fromY: lane, toX: end, toY: lane, color: color, width: width)
        : .line(fromX: lane, fromY: start, toX: lane, toY: end, color: color, width: width))
  }

  private mutating func addTick(
    _ isHorizontal: Bool, _ place: Double, _ lane: Double, _ color: ConstraintPicture.Color, _ width: Double
  ) {
    addLine(!isHorizontal, lane - 4, lane + 4, place, color, width)
  }

  /// The number in a small box, so that lines do not run through it.
  private mutating func addLabel(
    _ dimension: PictureDimension, _ along: Double, _ lane: Double, _ color: ConstraintPicture.Color
  ) {
    let width = Double(dimension.label.count) * 7.2 + 8
    let center = dimension.isHorizontal ? (x: along, y: lane) : (x: lane, y: along)
    shapes.append(
      .box(
        left: center.x - width / 2, top: center.y - 8, width: width, height: 16, fill: .background,
        stroke: color,
        isDashed: false))
    shapes.append(
      .text(
        dimension.label, x: center.x, y: center.y + 4, size: 11, color: color,
        isBold: dimension.isContradiction,
        isCentred: true))
  }

  /// The first free place across the axis, near the preferred one.
  private mutating func lane(_ isHorizontal: Bool, _ preferred: Double, _ start: Double, _ end: Double)
    -> Double
  {
    let distance = isHorizontal ? 20.0 : 40
    let (low, high) = (min(start, (start + end) / 2 - 20), max(end, (start + end) / 2 + 20))
    var lane = preferred
    for step in 1...24 {
      let isFree = !lanes.contains {
        $0.isHorizontal == isHorizontal && abs($0.place - lane) < distance && $0.start < high && $0.end > low
      }
      if isFree { break }
      lane = preferred + Double((step + 1) / 2) * distance * (step % 2 == 0 ? -1 : 1)
    }
    lanes.append((isHorizontal, lane, low, high))
    return lane
  }
}

extension ConstraintLog {
  /// Whether no constraint mentions the item.
  func isUnused(_ item: Int) -> Bool { !constraints.indices.contains { mentions($0, item) } }
}
