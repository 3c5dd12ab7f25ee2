import OpenUIKitCairo
import OpenUIKitGraphics

/// A card as the card server makes it, of 1200 x 630 pixels: a bar, a title of three lines, and a footer with a name and badges.
func sharedCard(_ texts: TextMaker, number: Int) -> DisplayList {
  let ink = DisplayList.Color(red: 0.07, green: 0.09, blue: 0.15, alpha: 1)
  let accent = DisplayList.Color(red: 0.31, green: 0.27, blue: 0.9, alpha: 1)
  let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)
  var list = DisplayList(size: CGSize(width: 1200, height: 630))
  list.append(.box(0, 0, 1200, 630, fill: white)) { list in
    list.append(.box(0, 0, 1200, 14, fill: accent))
    for (line, title) in [
      "A bridge over the river", "at night, and what its", "builders said of it \(number)",
    ].enumerated() {
      texts.append(
        title, .systemFont(ofSize: 88, weight: .bold), ink, at: CGPoint(x: 72, y: 80 + 106 * CGFloat(line)),
        to: &list)
    }
    var avatar = DisplayList.Entry.box(72, 470, 96, 96, fill: accent)
    avatar.cornerRadius = 48
    list.append(avatar)
    texts.append(
      "Ada Lindqvist \(number)", .systemFont(ofSize: 34, weight: .semibold), ink, at: CGPoint(x: 192, y: 496),
      to: &list)
    for badge in 0..<2 {
      var box = DisplayList.Entry.box(700 + 220 * CGFloat(badge), 492, 200, 52, fill: accent)
      box.cornerRadius = 26
      list.append(box) { list in
        texts.append(
          "Badge \(badge)", .systemFont(ofSize: 26, weight: .medium), white, at: CGPoint(x: 40, y: 9),
          to: &list)
      }
    }
  }
  return list
}
