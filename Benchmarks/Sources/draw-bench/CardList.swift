import OpenUIKitCairo
import OpenUIKitGraphics

/// Thirty cards of the gallery's carousels in a window of 1280 x 800, moved by a part of a point in each frame.
struct CardWindow {
  private let texts = TextMaker()
  private let cards: [DisplayList]

  private static let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)

  init() {
    cards = (0..<30).map { [texts] in Self.card($0, texts) }
  }

  /// The list of a frame: rows of cards that slide to the left, or that turn.
  func list(frame: Int, isTurning: Bool) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 1280, height: 800))
    var window = DisplayList.Entry.box(0, 0, 1280, 800, fill: Self.white)
    window.id = -1
    list.append(window) { list in
      for (number, card) in cards.enumerated() {
        let x = 40 + 236 * CGFloat(number) - 3.3 * CGFloat(frame)
        var entry = DisplayList.Entry.box(x, 200, 220, 290)
        entry.id = 100 * number
        if isTurning {
          let turn = CATransform3DMakeRotation(0.01 * CGFloat(frame) + 0.2 * CGFloat(number), 0, 0, 1)
          entry.transform = CATransform3DConcat(turn, CATransform3DMakeTranslation(600 - x / 10, 300, 0))
        }
        list.append(entry) { $0.append(copyOf: card) }
      }
    }
    return list
  }

  private static func card(_ number: Int, _ texts: TextMaker) -> DisplayList {
    let lower = DisplayList.Color(red: 0.2, green: 0.1 + Float(number) / 40, blue: 0.5, alpha: 1)
    let upper = DisplayList.Color(red: 0.9, green: 0.6, blue: Float(number) / 30, alpha: 1)
    var list = DisplayList(size: CGSize(width: 220, height: 290))
    var card = DisplayList.Entry.box(0, 0, 220, 290, fill: lower)
    card.cornerRadius = 20
    list.append(card) { list in
      list.setShadow(
        .init(
          color: .init(red: 0.1, green: 0.12, blue: 0.24, alpha: 0.28), offset: CGSize(width: 0, height: 10),
          radius: 14))
      var poster = DisplayList.Entry.box(0, 0, 220, 290)
      (poster.cornerRadius, poster.clips) = (20, true)
      list.append(poster) { list in
        list.append(.box(0, 0, 220, 290))
        list.setGradient(
          .init(
            start: CGPoint(x: 110, y: 0), end: CGPoint(x: 110, y: 290),
            stops: [.init(color: upper, location: 0), .init(color: lower, location: 1)]))
        list.append(circle(75, at: CGPoint(x: 80, y: 98), fill: upper))
        list.append(
          circle(352, at: CGPoint(x: 150, y: 350), fill: .init(red: 0.2, green: 0.3, blue: 0.5, alpha: 0.35)))
        list.append(circle(396, at: CGPoint(x: 60, y: 404), fill: lower))
        list.append(.box(0, 0, 220, 290))
        list.setGradient(
          .init(
            start: CGPoint(x: 110, y: 130), end: CGPoint(x: 110, y: 246),
            stops: [
              .init(color: .init(red: 0, green: 0, blue: 0, alpha: 0), location: 0),
              .init(color: .init(red: 0, green: 0, blue: 0, alpha: 0.42), location: 1),
            ]))
        texts.append(
          "Morning", .systemFont(ofSize: 24, weight: .bold), white, at: CGPoint(x: 20, y: 234), to: &list)
        texts.append(
          "\(number + 1)", .systemFont(ofSize: 18, weight: .semibold), white, at: CGPoint(x: 180, y: 238),
          to: &list)
      }
    }
    return list
  }

  private static func circle(_ diameter: CGFloat, at center: CGPoint, fill: DisplayList.Color)
    -> DisplayList.Entry
  {
    var circle = DisplayList.Entry.box(
      center.x - diameter / 2, center.y - diameter / 2, diameter, diameter, fill: fill)
    circle.cornerRadius = diameter / 2
    return circle
  }
}

extension DisplayList {
  /// Appends the first entry of a list with those inside it.
  mutating func append(copyOf other: DisplayList) { append(other, at: 0) }

  private mutating func append(_ other: DisplayList, at index: Int) {
    let entry = other.entries[index]
    append(Entry(copying: entry)) { list in
      if let shadow = entry.shadow { list.setShadow(other.shadows[shadow]) }
      switch entry.content {
      case .text(let text):
        let text = other.texts[text]
        list.setText(Array(other.lines[text.lines]), font: text.font, color: text.color)
      case .gradient(let gradient): list.setGradient(other.gradients[gradient])
      default: break
      }
      var child = index + 1
      while child <= index + entry.descendantCount {
        list.append(other, at: child)
        child += 1 + other.entries[child].descendantCount
      }
    }
  }
}

extension DisplayList.Entry {
  /// The box of another entry, without its contents.
  init(copying entry: DisplayList.Entry) {
    self.init(id: entry.id, transform: entry.transform, size: entry.size)
    fill = entry.fill
    cornerRadius = entry.cornerRadius
    clips = entry.clips
  }
}
