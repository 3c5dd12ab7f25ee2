/// Places the boxes, dimension lines and texts of a picture.
struct PictureBuilder {
  private let diagnosis: Diagnosis
  private let layout: PictureLayout
  private let scale: PictureScale
  private let content: PictureContent
  private var shapes: [ConstraintPicture.Shape] = []
  private var space: PictureSpace
  private var lanes: PictureLanes

  init(_ diagnosis: Diagnosis, width: Double, title: String) {
    self.diagnosis = diagnosis
    let layout = PictureLayout(diagnosis)
    self.layout = layout
    content = PictureContent(diagnosis, layout.hierarchy)
    let frames = content.items.map { layout.frames[$0] }
    let lines = Self.lines(title, width: Int((width - 40) / 6.5)).prefix(8)
    scale = PictureScale(frames, width: width, top: lines.isEmpty ? 0 : 30 + Double(lines.count) * 19)
    space = PictureSpace(bounds: scale.drawingBounds)
    lanes = PictureLanes(bounds: scale.drawingBounds)
    addTitle(Array(lines))
    addBoxes()
    addDimensions()
    addNames()
  }

  var picture: ConstraintPicture {
    ConstraintPicture(width: scale.width, height: scale.height, shapes: shapes)
  }

  // MARK: Title

  private mutating func addTitle(_ lines: [String]) {
    for (number, line) in lines.enumerated() {
      shapes.append(
        .text(
          line, x: 20, y: 30 + Double(number) * 19, size: 13, color: .text, isBold: false, isCentred: false))
    }
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  // MARK: Boxes

  private mutating func addBoxes() {
    for item in content.items {
      let frame = scale.frame(layout.frames[item])
      let isGuide = diagnosis.log.items[item].isGuide
      let isEven = layout.hierarchy.depths[item].isMultiple(of: 2)
      shapes.append(
        .box(
          left: frame.left, top: frame.top, width: frame.width, height: frame.height,
          fill: isEven ? .box : .background, stroke: isGuide ? .quiet : .outline, isDashed: isGuide))
      space.addBox(frame)
    }
  }

  // MARK: Dimensions

  private mutating func addDimensions() {
    var numbers: [(dimension: PictureDimension, line: PictureFrame)] = []
    for dimension in dimensions {
      let line = line(of: dimension)
      addLine(dimension, line)
      numbers.append((dimension, line))
    }
    // All numbers are above all lines.
    for (dimension, line) in numbers { addNumber(dimension, line) }
  }

  private var dimensions: [PictureDimension] {
    content.constraints.compactMap { index in
      let dimension = PictureDimension(
        diagnosis.log.constraints[index], layout.frames,
        isContradiction: content.contradicting.contains(index))
      return dimension.flatMap { $0.isContradiction || $0.end > $0.start ? $0 : nil }
    }
  }

  /// The line from end to end, without a width. The size of an item with others inside is beside it.
  private mutating func line(of dimension: PictureDimension) -> PictureFrame {
    let isHorizontal = dimension.isHorizontal
    let start = isHorizontal ? scale.x(dimension.start) : scale.y(dimension.start)
    let end = isHorizontal ? scale.x(dimension.end) : scale.y(dimension.end)
    var preferred = isHorizontal ? scale.y(dimension.middle) : scale.x(dimension.middle)
    if let item = dimension.sizedItem, layout.hierarchy.containers.contains(item) {
      let frame = scale.frame(layout.frames[item])
      preferred = isHorizontal ? frame.bottom + 22 : frame.right + 22
    }
    let lane = lanes.take(isHorizontal, near: preferred, from: start, to: end)
    return isHorizontal
      ? PictureFrame(left: start, top: lane, width: end - start)
      : PictureFrame(left: lane, top: start, height: end - start)
  }

  private mutating func addLine(_ dimension: PictureDimension, _ line: PictureFrame) {
    let color: ConstraintPicture.Color = dimension.isContradiction ? .contradiction : .quiet
    let width = dimension.isContradiction ? 2.0 : 1
    let ends =
      dimension.isHorizontal
      ? [
        PictureFrame(left: line.left, top: line.top - 4, height: 8),
        PictureFrame(left: line.right, top: line.top - 4, height: 8),
      ]
      : [
        PictureFrame(left: line.left - 4, top: line.top, width: 8),
        PictureFrame(left: line.left - 4, top: line.bottom, width: 8),
      ]
    for part in [line] + ends {
      shapes.append(
        .line(
          fromX: part.left, fromY: part.top, toX: part.right, toY: part.bottom, color: color, width: width))
    }
    space.addLine(Self.space(of: line))
  }

  private static func space(of line: PictureFrame) -> PictureFrame { line.outset(4) }

  /// The number is in a small box on its line, or beside a line that it would cover.
  private mutating func addNumber(_ dimension: PictureDimension, _ line: PictureFrame) {
    let size = (width: Double(dimension.label.count) * 7.2 + 8, height: 16.0)
    let length = dimension.isHorizontal ? line.width : line.height
    let isShort = length < (dimension.isHorizontal ? size.width : size.height) + 6
    let centres =
      isShort && length > 0
      ? Self.centresBeside(line, dimension.isHorizontal, size)
      : [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9].map {
        (x: line.left + $0 * line.width, y: line.top + $0 * line.height)
      } + Self.centresBeside(line, dimension.isHorizontal, size)
    let places = centres.map {
      PictureFrame(
        left: $0.x - size.width / 2, top: $0.y - size.height / 2, width: size.width, height: size.height)
    }
    let place = space.best(of: places, ownLine: Self.space(of: line)) ?? places[0]
    space.addText(place)
    let color: ConstraintPicture.Color = dimension.isContradiction ? .contradiction : .quiet
    shapes += [
      .box(
        left: place.left, top: place.top, width: place.width, height: place.height, fill: .background,
        stroke: color, isDashed: false),
      .text(
        dimension.label, x: place.left + place.width / 2, y: place.top + 12, size: 11, color: color,
        isBold: dimension.isContradiction, isCentred: true),
    ]
  }

  private static func centresBeside(
    _ line: PictureFrame, _ isHorizontal: Bool, _ size: (width: Double, height: Double)
  ) -> [(x: Double, y: Double)] {
    let (x, y) = (line.left + line.width / 2, line.top + line.height / 2)
    let away = (isHorizontal ? size.height : size.width) / 2 + 7
    let distances = [away, -away, away + size.height, -away - size.height]
    return distances.map { isHorizontal ? (x, y - $0) : (x + $0, y) }
  }

  // MARK: Names

  private mutating func addNames() {
    let names = ItemNames(diagnosis.log)
    let longest = Int((scale.width - 16) / Self.letterWidth)
    for item in content.items {
      let name = names[item].hasPrefix("the ") ? String(names[item].dropFirst(4)) : names[item]
      addName(name.count > longest ? name.prefix(longest - 1) + "…" : name, of: item)
    }
  }

  private static let letterWidth = 6.1

  private mutating func addName(_ name: String, of item: Int) {
    let frame = scale.frame(layout.frames[item])
    let (width, height) = (Double(name.count) * Self.letterWidth, 13.0)
    let above = (frame.left + 2, frame.top - height - 2)
    let inside = (frame.left + 6, frame.top + 3)
    var corners = layout.hierarchy.containers.contains(item) ? [above, inside] : [inside, above]
    corners += [
      (frame.left + 6, frame.bottom - height - 3), (frame.right - width - 6, frame.top + 3),
      (frame.right - width - 6, frame.bottom - height - 3), (frame.left + 2, frame.bottom + 3),
      (frame.right - width - 2, frame.top - height - 2), (frame.right + 6, frame.top + 3),
    ]
    // Where items are crowded, the name is a few lines away.
    for line in -10...max(10, Int(frame.height / height)) {
      let y = frame.top + 3 + Double(line) * height
      corners += [frame.left + 6, frame.left + (frame.width - width) / 2, frame.right - width - 6].map {
        ($0, y)
      }
    }
    let bounds = space.bounds
    let places = corners.map {
      PictureFrame(
        left: max(bounds.left, min($0.0, bounds.right - width)),
        top: max(bounds.top, min($0.1, bounds.bottom - height)), width: width, height: height)
    }
    let place = space.best(of: places) ?? places[0]
    space.addText(place)
    shapes.append(
      .text(
        name, x: place.left, y: place.top + 10, size: 11, color: .quiet, isBold: false, isCentred: false))
  }
}
