import OpenUIKitCairo
import OpenUIKitGraphics

/// The texts of display lists, measured with the machine's fonts.
struct TextMaker {
  private let measurer = PangoTextMeasurer()

  /// Appends an entry with a text to a list, with its top left corner at a place.
  func append(
    _ text: String, _ font: UIFont, _ color: DisplayList.Color, at place: CGPoint, to list: inout DisplayList
  ) {
    let style = TextStyle(font: font, alignment: .left, lineBreakMode: .byTruncatingTail, numberOfLines: 1)
    let layout = TextLayout(text, style: style, width: nil, measurer: measurer)
    list.append(.box(place.x, place.y, 200, 30))
    list.setText(layout.lines, font: font, color: color)
  }
}

extension DisplayList.Entry {
  /// A box in the entry around it.
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, fill: DisplayList.Color = .clear
  ) -> DisplayList.Entry {
    var entry = DisplayList.Entry(
      id: 0, transform: CATransform3DMakeTranslation(x, y, 0), size: CGSize(width: width, height: height))
    entry.fill = fill
    return entry
  }
}

/// A screen of fifty views: a header, and eight rows of a picture, two texts in a stack and a button.
func screenList() -> DisplayList {
  let texts = TextMaker()
  let ink = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
  let quiet = DisplayList.Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  let blue = DisplayList.Color(red: 0, green: 0.48, blue: 1, alpha: 1)
  var list = DisplayList(size: CGSize(width: 390, height: 844))
  list.append(.box(0, 0, 390, 844, fill: DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1))) { list in
    texts.append("Fifty views", .systemFont(ofSize: 28), ink, at: CGPoint(x: 16, y: 55), to: &list)
    for row in 0..<8 {
      list.append(.box(16, 104 + 54 * CGFloat(row), 358, 46)) { list in
        list.append(.box(0, 3, 40, 40, fill: DisplayList.Color(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)))
        list.append(.box(52, 0, 200, 46)) { list in
          let title = "Row \(row + 1)"
          texts.append(title, .systemFont(ofSize: 17, weight: .semibold), ink, at: .zero, to: &list)
          texts.append(
            "What it is about", .systemFont(ofSize: 15), quiet, at: CGPoint(x: 0, y: 22), to: &list)
        }
        list.append(.box(290, 1, 68, 44)) { list in
          texts.append("Open \(row + 1)", .systemFont(ofSize: 17), blue, at: CGPoint(x: 3, y: 10), to: &list)
        }
      }
    }
  }
  return list
}
