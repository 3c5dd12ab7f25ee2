import OpenUIKitGraphics
import Testing

@Suite("Widths of the system's typeface")
struct SystemFontTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    var advances: [CGFloat] = []
    DeterministicTextMeasurer().appendAdvances(of: text, in: font, to: &advances)
    #expect(advances.count == text.count)
    return advances.reduce(0, +)
  }

  struct Recorded: Sendable, CustomTestStringConvertible {
    var text = "Label"
    var size: CGFloat
    var weight: UIFont.Weight
    /// The pixels of a point to which the width was rounded up; 1 where the file has whole points only.
    var scale: CGFloat
    var width: CGFloat
    var testDescription: String { "\(text), \(size) points, weight \(weight.rawValue), scale \(scale)" }
  }

  /// Natural widths of labels that Xcode 13 and newer saved in Interface Builder files of public projects.
  private static let recorded = [
    Recorded(size: 12, weight: .regular, scale: 2, width: 31),
    Recorded(size: 14, weight: .regular, scale: 2, width: 35.5),
    Recorded(size: 15, weight: .regular, scale: 2, width: 37.5),
    Recorded(size: 17, weight: .regular, scale: 2, width: 41.5),
    Recorded(size: 17, weight: .regular, scale: 3, width: 124.0 / 3),
    Recorded(size: 20, weight: .regular, scale: 1, width: 48),
    Recorded(size: 28, weight: .regular, scale: 3, width: 199.0 / 3),
    Recorded(size: 15, weight: .medium, scale: 2, width: 38.5),
    Recorded(size: 20, weight: .medium, scale: 1, width: 49),
    Recorded(size: 17, weight: .semibold, scale: 1, width: 44),
    Recorded(size: 20, weight: .semibold, scale: 1, width: 50),
    Recorded(size: 12, weight: .bold, scale: 1, width: 33),
    Recorded(size: 17, weight: .bold, scale: 1, width: 45),
    Recorded(size: 20, weight: .bold, scale: 1, width: 52),
    Recorded(size: 25, weight: .bold, scale: 1, width: 64),
    Recorded(text: "AUTO ROTATE", size: 13, weight: .bold, scale: 1, width: 92),
    Recorded(text: "Results", size: 13, weight: .medium, scale: 3, width: 46),
    Recorded(text: "Please wait", size: 16, weight: .medium, scale: 3, width: 84),
    Recorded(text: "Note to restaurant", size: 25, weight: .bold, scale: 3, width: 635.0 / 3),
    // A full stop has the width of an apostrophe, and not its kerning.
    Recorded(text: "Creating list...", size: 17, weight: .regular, scale: 2, width: 105),
    Recorded(text: "Sending RUM events...", size: 17, weight: .regular, scale: 3, width: 518.0 / 3),
    Recorded(text: "...", size: 15, weight: .regular, scale: 1, width: 13),
    Recorded(text: "1.456.000", size: 18, weight: .regular, scale: 3, width: 81),
  ]

  @Test("A label is as wide as Apple's layout saved it", arguments: Self.recorded)
  func labels(row: Recorded) {
    let natural = width(row.text, .systemFont(ofSize: row.size, weight: row.weight))
    let rounded = (natural * row.scale - 0.001).rounded(.up) / row.scale
    #expect(abs(rounded - row.width) < 0.001)
  }

  /// Source: Human Interface Guidelines, Typography, tracking values of SF Pro for iOS, in points.
  @Test(
    "Tracking is that of the guidelines",
    arguments: [
      (6, 0.24), (9, 0.17), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (17, -0.43), (20, -0.45),
      (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.4), (40, 0.37), (60, 0.26), (76, 0.07),
    ] as [(CGFloat, CGFloat)])
  func tracking(size: CGFloat, points: CGFloat) {
    let law = SystemFontLaw(pointSize: size, weight: .regular)
    #expect(abs(law.tracking - points) < 0.0075)
    #expect(SystemFontLaw(pointSize: size, weight: .heavy).tracking == law.tracking)
  }

  @Test("Letters have the advances that PDF files list, in thousandths of an em")
  func advances() {
    // At 12 points there is no tracking, at 28 the design is that for large sizes. A space has no kerning.
    let rows: [(String, CGFloat, CGFloat)] = [
      ("a", 551.76, 589.58), ("W", 967.74, 1009.29), (" ", 281.25, 257.8),
    ]
    for (text, textRegular, textBold) in rows {
      #expect(abs(width(text, .systemFont(ofSize: 12)) - textRegular * 0.012) < 0.003)
      #expect(abs(width(text, .systemFont(ofSize: 12, weight: .bold)) - textBold * 0.012) < 0.003)
    }
    let tracking = SystemFontLaw(pointSize: 28, weight: .regular).tracking
    let large: CGFloat = 28 * 501.95 / 1000 + tracking
    #expect(abs(width("a", .systemFont(ofSize: 28)) - large) < 0.005)
    // The pair r and e is 14.7 thousandths narrower than its letters.
    let pair: CGFloat = 12 * (380.87 + 571.28 - 14.7) / 1000
    #expect(abs(width("re", .systemFont(ofSize: 12)) - pair) < 0.01)
  }

  @Test("The design changes from that for text to that for large sizes, from 17 to 28 points")
  func opticalSize() {
    let sizes: [CGFloat] = [12, 17, 19, 24, 28, 40]
    let parts: [CGFloat] = [0, 0, 1.0 / 11, 9.0 / 11, 1, 1]
    #expect(sizes.map { SystemFontLaw.partOfDisplay($0) } == parts)
  }

  @Test("Weights have their places on the typeface's scale")
  func weights() {
    let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy]
    let places: [CGFloat] = [274, 400, 510, 590, 700, 860]
    #expect(weights.map { SystemFontLaw.scaleWeight($0) } == places)
    #expect(SystemFontLaw.scaleWeight(UIFont.Weight(rawValue: -9)) == 30)
    #expect(UIFont.boldSystemFont(ofSize: 17).weight == .bold)
  }

  @Test("An accent does not change the width, as one character or as two")
  func accents() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(width("\u{E9}", font) == width("e", font))
    #expect(width("e\u{301}", font) == width("e", font))
    #expect(width("To", font) == width("T\u{F6}", font))
    #expect(width("\u{1EC7}", .systemFont(ofSize: 30)) == width("e", .systemFont(ofSize: 30)))
  }

  @Test("Digits of one width are as wide as a zero, beside each other as well")
  func monospacedDigits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
    let plain = UIFont.systemFont(ofSize: 17, weight: .semibold)
    for digit in 0...9 { #expect(width("\(digit)", font) == width("0", plain)) }
    let four = 4 * width("0", plain)
    #expect(abs(width("1711", font) - four) < 1e-9)
    #expect(width("Tag", font) == width("Tag", plain))
  }

  @Test("The monospaced design has 618.16 thousandths of an em for each character")
  func monospaced() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let three: CGFloat = 3 * 20 * 0.61816
    #expect(abs(width("iW.", font) - three) < 1e-9)
  }

  @Test("Other characters have the widths of the host, and letters beside them do not change")
  func otherCharacters() {
    let font = UIFont.systemFont(ofSize: 20)
    let letters = width("a", font) + width("b", font)
    #expect(abs(width("a\u{65E5}b", font) - letters - 20) < 1e-9)
    #expect(width("\u{200B}", font) == 0 && width("\u{1F44D}", font) == 20)
  }

  @Test(
    "Fonts of any size and weight have widths that are numbers",
    arguments: [0, 1e-300, 1, 1e9, 1e300] as [CGFloat])
  func extremes(size: CGFloat) {
    for weight in [-1e300, -1, 0, 1, 1e300] as [CGFloat] {
      let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: weight))
      #expect(width("AVo \u{E9}\u{2026}", font).isFinite)
    }
  }
}
