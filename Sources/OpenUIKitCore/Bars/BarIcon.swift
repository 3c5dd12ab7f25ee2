/// The icons of bar items of the system, in a square of 24 points.
package enum BarIcon {
  case plus, compose, reply, share, folder, book, magnifyingGlass, refresh, cross, camera, bin, play, pause
  case rewind, fastForward, close, more, star, clock, person, download, list

  /// The text that assistive technology reads for the icon.
  package var label: String {
    switch self {
    case .plus: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .share: "Share"
    case .folder: "Organize"
    case .book: "Bookmarks"
    case .magnifyingGlass: "Search"
    case .refresh: "Refresh"
    case .cross: "Stop"
    case .camera: "Camera"
    case .bin: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .close: "Close"
    case .more: "More"
    case .star: "Favorites"
    case .clock: "Recents"
    case .person: "Contacts"
    case .download: "Downloads"
    case .list: "Most Viewed"
    }
  }

  /// The width of the square's part that the icon takes, in points. Recorded with iOS 15 to 17: a plus of 17.67 × 18 points, 2 points
  /// from its edges.
  var width: CGFloat {
    switch self {
    case .plus: 21.67
    default: 24
    }
  }

  /// Whether the outline is filled, instead of drawn as a line.
  var isFilled: Bool {
    switch self {
    case .play, .pause, .rewind, .fastForward, .more, .star: true
    default: false
    }
  }

  /// The outline, in a square of 24 points.
  var path: CGPath {
    let path = CGMutablePath()
    draw(in: path)
    return path
  }

  private func draw(in path: CGMutablePath) {
    switch self {
    case .plus: path.addStrokes([(10.83, 3.9), (10.83, 20.1)], [(2.9, 12), (18.77, 12)])
    case .cross: path.addStrokes([(5.5, 5.5), (18.5, 18.5)], [(18.5, 5.5), (5.5, 18.5)])
    case .compose: path.addCompose()
    case .reply: path.addReply()
    case .share: path.addShare()
    case .folder: path.addFolder()
    case .book: path.addBook()
    case .magnifyingGlass: path.addMagnifyingGlass()
    case .refresh: path.addRefresh()
    case .camera: path.addCamera()
    case .bin: path.addBin()
    case .play: path.addShape((5.5, 3), (20, 12), (5.5, 21))
    case .pause:
      path.addRects([CGRect(x: 5, y: 4, width: 5, height: 16), CGRect(x: 14, y: 4, width: 5, height: 16)])
    case .rewind:
      path.addShape((12, 5), (1, 12), (12, 19))
      path.addShape((23, 5), (12, 12), (23, 19))
    case .fastForward:
      path.addShape((1, 5), (12, 12), (1, 19))
      path.addShape((12, 5), (23, 12), (12, 19))
    case .close:
      path.addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
      path.addStrokes([(8.5, 8.5), (15.5, 15.5)], [(15.5, 8.5), (8.5, 15.5)])
    case .more: for x in [3.0, 10, 17] { path.addEllipse(in: CGRect(x: x, y: 10, width: 4, height: 4)) }
    case .star: path.addStar()
    case .clock:
      path.addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
      path.addStrokes([(12, 6), (12, 12), (16, 14.5)])
    case .person: path.addPerson()
    case .download:
      path.addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
      path.addStrokes([(12, 6.5), (12, 17)], [(7.5, 12.5), (12, 17), (16.5, 12.5)])
    case .list:
      for y in [5.0, 12, 19] { path.addStrokes([(3, y), (4, y)], [(8.5, y), (21, y)]) }
    }
  }
}

/// A point of an icon.
private typealias Point = (x: CGFloat, y: CGFloat)

/// The icons that consist of several parts.
extension CGMutablePath {
  /// Adds open lines.
  fileprivate func addStrokes(_ lines: [Point]...) {
    for line in lines { addLines(between: line.map { CGPoint(x: $0.x, y: $0.y) }) }
  }

  /// Adds a closed shape.
  fileprivate func addShape(_ corners: Point...) {
    addLines(between: corners.map { CGPoint(x: $0.x, y: $0.y) })
    closeSubpath()
  }

  fileprivate func addCompose() {
    addStrokes([(12.5, 4.5), (6, 4.5)], [(19.5, 11.5), (19.5, 18)])
    move(to: CGPoint(x: 6, y: 4.5))
    addQuadCurve(to: CGPoint(x: 3.5, y: 7), control: CGPoint(x: 3.5, y: 4.5))
    addLine(to: CGPoint(x: 3.5, y: 18))
    addQuadCurve(to: CGPoint(x: 6, y: 20.5), control: CGPoint(x: 3.5, y: 20.5))
    addLine(to: CGPoint(x: 17, y: 20.5))
    addQuadCurve(to: CGPoint(x: 19.5, y: 18), control: CGPoint(x: 19.5, y: 20.5))
    addShape((9, 15), (9.8, 11.8), (19, 2.6), (21.4, 5), (12.2, 14.2))
  }

  fileprivate func addReply() {
    move(to: CGPoint(x: 10, y: 4))
    addLine(to: CGPoint(x: 2.5, y: 11))
    addLine(to: CGPoint(x: 10, y: 18))
    addLine(to: CGPoint(x: 10, y: 14))
    addQuadCurve(to: CGPoint(x: 21.5, y: 19.5), control: CGPoint(x: 18, y: 13.5))
    addQuadCurve(to: CGPoint(x: 10, y: 8), control: CGPoint(x: 20, y: 8.5))
    closeSubpath()
  }

  fileprivate func addShare() {
    addStrokes([(12, 2.5), (12, 14.5)], [(8, 6.5), (12, 2.5), (16, 6.5)])
    move(to: CGPoint(x: 8.5, y: 9.5))
    addLine(to: CGPoint(x: 7, y: 9.5))
    addQuadCurve(to: CGPoint(x: 5, y: 11.5), control: CGPoint(x: 5, y: 9.5))
    addLine(to: CGPoint(x: 5, y: 19.5))
    addQuadCurve(to: CGPoint(x: 7, y: 21.5), control: CGPoint(x: 5, y: 21.5))
    addLine(to: CGPoint(x: 17, y: 21.5))
    addQuadCurve(to: CGPoint(x: 19, y: 19.5), control: CGPoint(x: 19, y: 21.5))
    addLine(to: CGPoint(x: 19, y: 11.5))
    addQuadCurve(to: CGPoint(x: 17, y: 9.5), control: CGPoint(x: 19, y: 9.5))
    addLine(to: CGPoint(x: 15.5, y: 9.5))
  }

  fileprivate func addFolder() {
    move(to: CGPoint(x: 2.5, y: 17.5))
    addLine(to: CGPoint(x: 2.5, y: 6.5))
    addQuadCurve(to: CGPoint(x: 4.5, y: 4.5), control: CGPoint(x: 2.5, y: 4.5))
    addLine(to: CGPoint(x: 8.5, y: 4.5))
    addLine(to: CGPoint(x: 10.5, y: 6.5))
    addLine(to: CGPoint(x: 19.5, y: 6.5))
    addQuadCurve(to: CGPoint(x: 21.5, y: 8.5), control: CGPoint(x: 21.5, y: 6.5))
    addLine(to: CGPoint(x: 21.5, y: 17.5))
    addQuadCurve(to: CGPoint(x: 19.5, y: 19.5), control: CGPoint(x: 21.5, y: 19.5))
    addLine(to: CGPoint(x: 4.5, y: 19.5))
    addQuadCurve(to: CGPoint(x: 2.5, y: 17.5), control: CGPoint(x: 2.5, y: 19.5))
    closeSubpath()
    addStrokes([(2.5, 10), (21.5, 10)])
  }

  fileprivate func addBook() {
    for side: CGFloat in [-1, 1] {
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 12 + side * x, y: y) }
      move(to: point(0, 6.5))
      addQuadCurve(to: point(9.5, 5), control: point(4.5, 3))
      addLine(to: point(9.5, 18))
      addQuadCurve(to: point(0, 19.5), control: point(4.5, 16))
    }
    addStrokes([(12, 6.5), (12, 19.5)])
  }

  fileprivate func addMagnifyingGlass() {
    addEllipse(in: CGRect(x: 3.5, y: 3.5, width: 12.5, height: 12.5))
    addStrokes([(14.3, 14.3), (20.5, 20.5)])
  }

  fileprivate func addRefresh() {
    let center = CGPoint(x: 12, y: 13)
    move(to: CGPoint(x: 12, y: 5))
    addRelativeArc(center: center, radius: 8, startAngle: -.pi / 2, delta: 1.75 * .pi)
    addStrokes([(8.5, 1.5), (12.3, 5), (8.5, 8.5)])
  }

  fileprivate func addCamera() {
    move(to: CGPoint(x: 2, y: 17.5))
    addLine(to: CGPoint(x: 2, y: 8.5))
    addQuadCurve(to: CGPoint(x: 4, y: 6.5), control: CGPoint(x: 2, y: 6.5))
    addLine(to: CGPoint(x: 7, y: 6.5))
    addLine(to: CGPoint(x: 8.8, y: 4.2))
    addLine(to: CGPoint(x: 15.2, y: 4.2))
    addLine(to: CGPoint(x: 17, y: 6.5))
    addLine(to: CGPoint(x: 20, y: 6.5))
    addQuadCurve(to: CGPoint(x: 22, y: 8.5), control: CGPoint(x: 22, y: 6.5))
    addLine(to: CGPoint(x: 22, y: 17.5))
    addQuadCurve(to: CGPoint(x: 20, y: 19.5), control: CGPoint(x: 22, y: 19.5))
    addLine(to: CGPoint(x: 4, y: 19.5))
    addQuadCurve(to: CGPoint(x: 2, y: 17.5), control: CGPoint(x: 2, y: 19.5))
    closeSubpath()
    addEllipse(in: CGRect(x: 8, y: 8.7, width: 8, height: 8))
  }

  fileprivate func addBin() {
    addStrokes(
      [(3.5, 5.5), (20.5, 5.5)], [(9, 5.5), (9.3, 2.8), (14.7, 2.8), (15, 5.5)],
      [(5.3, 5.5), (6.2, 19.6), (7.7, 21.3), (16.3, 21.3), (17.8, 19.6), (18.7, 5.5)],
      [(12, 9), (12, 18)], [(8.9, 9), (9.2, 18)], [(15.1, 9), (14.8, 18)])
  }

  fileprivate func addStar() {
    let corners = (0..<10).map { index in
      let (angle, radius) = (CGFloat(index) * .pi / 5 - .pi / 2, index.isMultiple(of: 2) ? CGFloat(11) : 4.6)
      return CGPoint(x: 12 + radius * cos(angle), y: 12.6 + radius * sin(angle))
    }
    addLines(between: corners)
    closeSubpath()
  }

  fileprivate func addPerson() {
    addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
    addEllipse(in: CGRect(x: 8.7, y: 6, width: 6.6, height: 6.6))
    move(to: CGPoint(x: 5.5, y: 19))
    addQuadCurve(to: CGPoint(x: 18.5, y: 19), control: CGPoint(x: 12, y: 11))
  }
}
