import OpenUIKit
import OpenUIKitCairo
import Testing

/// Lines of text whose coverage is kept from the second drawing on look as those that are filled.
@MainActor
@Suite("Masks of text")
struct TextMaskTests {
  private let measurer = PangoTextMeasurer()

  /// A list with a text in a box that a matrix transforms.
  private func list(
    _ text: String, _ font: UIFont, color: Color = Color(red: 0.2, green: 0.35, blue: 0.9, alpha: 1),
    _ transform: CATransform3D = CATransform3DIdentity, clips: Bool = false
  ) -> DisplayList {
    let style = TextStyle(font: font, alignment: .left, lineBreakMode: .byWordWrapping, numberOfLines: 0)
    let lines = TextLayout(text, style: style, width: nil, measurer: measurer).lines
    var list = DisplayList(size: CGSize(width: 160, height: 60))
    list.append(.box(0, 0, 160, 60, fill: Color(red: 0.9, green: 0.8, blue: 0.3, alpha: 1)))
    list.append(Entry.box(13.3, 8.7, 70.25, 30).with { $0.clips = clips }) {
      $0.append(Entry.box(3.1, 0.2, 120, 40).transformed(transform))
      $0.setText(lines, font: font, color: color)
    }
    return list
  }

  private func bytes(_ list: DisplayList, by renderer: CairoRenderer, scale: CGFloat) throws -> [UInt8] {
    try renderer.draw(list, scale: scale).withBytes { bytes, _ in Array(bytes) }
  }

  /// Draws a list several times and expects the same pixels.
  private func expectTheSame(_ list: DisplayList, _ comment: Comment) throws {
    for scale in [1, 2, 1.37] as [CGFloat] {
      let renderer = CairoRenderer()
      let first = try bytes(list, by: renderer, scale: scale)
      for _ in 0..<3 { #expect(try bytes(list, by: renderer, scale: scale) == first, comment) }
    }
  }

  @Test(
    "A text has the same pixels in each drawing: opaque or not, turned, clipped, in other scripts, and with emoji"
  )
  func sameAsFilled() throws {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    try expectTheSame(list("Watching jumps", font), "opaque")
    try expectTheSame(
      list("Watching", font, color: Color(red: 0, green: 0, blue: 0, alpha: 0.6)), "translucent")
    try expectTheSame(list("Watching", font, CATransform3DMakeRotation(0.3, 0, 0, 1)), "turned")
    try expectTheSame(list("Watching", font, CATransform3DMakeScale(0.7, 1.4, 1)), "scaled")
    try expectTheSame(list("Watching jumps over", font, clips: true), "clipped")
    for text in ["שלום עולם", "Ça va 👋", " ", "x"] { try expectTheSame(list(text, font), "\(text)") }
  }

  @Test("A text that moves by parts of a pixel has the pixels of its place")
  func moved() throws {
    let renderer = CairoRenderer()
    for step in 0..<40 {
      let list = list(
        "Moved", .systemFont(ofSize: 15), CATransform3DMakeTranslation(CGFloat(step % 10) / 8, 0, 0))
      #expect(
        try bytes(list, by: renderer, scale: 2) == bytes(list, by: CairoRenderer(), scale: 2), "step \(step)")
    }
  }

  @Test("Texts that differ in the font, the weight or the colour alone have their own pixels")
  func ownPixels() throws {
    let renderer = CairoRenderer()
    let lists = [
      list("Text", .systemFont(ofSize: 17)), list("Text", .systemFont(ofSize: 17, weight: .bold)),
      list("Text", .systemFont(ofSize: 18)), list("Text", .italicSystemFont(ofSize: 17)),
      list("Text", .systemFont(ofSize: 17), color: .red),
    ]
    for _ in 0..<3 {
      for list in lists {
        #expect(try bytes(list, by: renderer, scale: 2) == bytes(list, by: CairoRenderer(), scale: 2))
      }
    }
  }

  @Test("More texts than are kept are drawn all the same")
  func manyTexts() throws {
    let renderer = CairoRenderer()
    let font = UIFont.systemFont(ofSize: 40, weight: .heavy)
    for _ in 0..<2 {
      for number in 0..<300 { _ = try renderer.draw(list("Number \(number)", font), scale: 2) }
    }
    let last = list("Number 7", font)
    #expect(try bytes(last, by: renderer, scale: 2) == bytes(last, by: CairoRenderer(), scale: 2))
  }

  @Test("Shadows of one shape have the same pixels in each drawing, and those of others their own")
  func shadows() throws {
    let renderer = CairoRenderer()
    for round in 0..<3 {
      for (radius, corner) in [(6, 8), (6, 20), (2, 8), (9, 0)] as [(CGFloat, CGFloat)] {
        var list = DisplayList(size: CGSize(width: 100, height: 100))
        list.append(Entry.box(20, 20, 50, 40, fill: .red).with { $0.cornerRadius = corner }) {
          $0.setShadow(.init(color: .black, offset: CGSize(width: 3, height: 4), radius: radius))
        }
        #expect(
          try bytes(list, by: renderer, scale: 2) == bytes(list, by: CairoRenderer(), scale: 2),
          "round \(round), radius \(radius), corner \(corner)")
      }
    }
  }
}
