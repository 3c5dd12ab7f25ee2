import OpenUIKit
import OpenUIKitCairo
import Testing

@MainActor
@Suite("Measuring and drawing text")
struct TextDrawingTests {
  let measurer = PangoTextMeasurer()

  func width(_ text: String, _ font: UIFont) -> CGFloat {
    var advances: [CGFloat] = []
    measurer.appendAdvances(of: text, in: font, to: &advances)
    #expect(advances.count == text.count)
    return advances.reduce(0, +)
  }

  func layout(_ text: String, _ font: UIFont, width: CGFloat?, alignment: NSTextAlignment = .left)
    -> TextLayout
  {
    let style = TextStyle(font: font, alignment: alignment, lineBreakMode: .byWordWrapping, numberOfLines: 0)
    return TextLayout(text, style: style, width: width, measurer: measurer)
  }

  /// The columns and rows that text blackens at a scale.
  func ink(_ layout: TextLayout, _ font: UIFont, scale: CGFloat = 4) throws -> CGRect {
    let picture = try draw(layout.size.width + 40, layout.size.height + 40, scale: scale) {
      $0.append(.box(20, 20, layout.size.width, layout.size.height))
      $0.setText(layout.lines, font: font, color: .black)
    }
    var box = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixel(x: x, y: y).red < 128 {
        box = box.union(
          CGRect(x: CGFloat(x) / scale - 20, y: CGFloat(y) / scale - 20, width: 1 / scale, height: 1 / scale))
      }
    }
    return box
  }

  @Test("The digits of a font with digits of one width are all as wide as its zero, letters as they were")
  func monospacedDigits() {
    let (plain, even) = (
      UIFont.systemFont(ofSize: 20), UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    )
    let zero = width("0", even)
    for digit in 1...9 { #expect(abs(width("\(digit)", even) - zero) < 0.01, "\(digit)") }
    #expect(width("1", plain) < width("0", plain) - 1)
    #expect(abs(width("Height", even) - width("Height", plain)) < 0.01)
  }

  @Test("Text has the same size after very many other fonts")
  func manyFonts() {
    let font = UIFont.systemFont(ofSize: 17)
    let (width, metrics) = (width("Hello", font), measurer.lineMetrics(of: font))
    for size in 1...600 { _ = measurer.lineMetrics(of: .systemFont(ofSize: 20 + CGFloat(size) / 100)) }
    #expect(measurer.lineMetrics(of: font) == metrics && self.width("Hello", font) == width)
  }

  /// Cairo keeps the error of a font that it cannot make in the typeface, for other sizes and other renderers.
  @Test(
    "Text of a size or a scale that no screen has leaves all other text as it was",
    arguments: [
      (CGFloat(1e-300), CGFloat(1)), (1e-9, 1), (0, 1), (1e4, 1), (1e6, 1), (1e9, 1), (1e300, 1),
      (17, 1e-300),
      (17, 1e-9), (17, 1e6), (17, 1e12), (17, 1e150), (1e200, 1e-200), (1e-200, 1e200),
    ])
  func extremeSizes(size: CGFloat, scale: CGFloat) throws {
    let renderer = CairoRenderer()
    for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17)] {
      let before = try blackPixels(font, scale: 2, by: renderer)
      for height in [scale, 1] {
        let transform = CATransform3DMakeScale(scale, height, 1)
        _ = try blackPixels(font.withSize(size), transform, scale: 2, by: CairoRenderer())
      }
      // The font for this scale is not made yet.
      let after = try blackPixels(font, scale: 2.01, by: renderer)
      #expect(before > 50 && abs(after - before) < before / 4, "\(font.weight): \(before), \(after)")
    }
  }

  @Test("The system's typeface has the widths and heights that it has without fonts")
  func sameAsWithoutFonts() {
    let other = DeterministicTextMeasurer()
    for text in ["Hello, Wörld 12.5", "AVATAR To Wa Ve", "Không, Ελλάδα, Привет", "“Quotes” … — №"] {
      for size in [9, 12, 15, 17, 20, 24, 34] as [CGFloat] {
        for weight in [UIFont.Weight.light, .regular, .medium, .semibold, .bold, .black] {
          let font = UIFont.systemFont(ofSize: size, weight: weight)
          var advances: [CGFloat] = []
          other.appendAdvances(of: text, in: font, to: &advances)
          #expect(abs(width(text, font) - advances.reduce(0, +)) < 1e-9, "\(text) \(size)")
          #expect(measurer.lineMetrics(of: font) == other.lineMetrics(of: font))
        }
      }
    }
  }

  @Test("Letters are drawn where they were measured, without touching each other")
  func letters() throws {
    for text in ["Illinois", "HHHHHHHH", "nnnnnnnn", "minimum"] {
      for size in [12, 17, 28] as [CGFloat] {
        let font = UIFont.systemFont(ofSize: size)
        let layout = layout(text, font, width: nil)
        let ink = try ink(layout, font)
        #expect(ink.minX > 0 && ink.maxX < layout.size.width, "\(text) \(size): \(ink) in \(layout.size)")
      }
    }
    // The stems of two letters have as much room between them as in the advance of one.
    let font = UIFont.systemFont(ofSize: 28)
    let single = try ink(layout("l", font, width: nil), font)
    let double = try ink(layout("ll", font, width: nil), font)
    #expect(abs(double.width - single.width - width("l", font)) < 0.3)
  }

  @Test("There is an advance for every character, whatever its script")
  func characters() {
    for text in ["a", "e\u{301}é", "fi ffl", "שלום", "مرحبا", "日本語", "a\u{200B}b", "👨‍👩‍👧", "नमस्ते", "a שלום 12"] {
      #expect(width(text, .systemFont(ofSize: 20)) > 0, "\(text)")
    }
  }

  @Test("Drawn text fits the box that was measured for it", arguments: [9, 17, 31.5] as [CGFloat])
  func fits(size: CGFloat) throws {
    let font = UIFont.systemFont(ofSize: size)
    let layout = layout("Measured text, drawn to fit: 0123456789", font, width: size * 10)
    #expect(layout.lines.count > 1)
    let ink = try ink(layout, font)
    #expect(ink.minX > -0.5 && ink.maxX < layout.size.width + 0.5)
    #expect(ink.minY > -0.5 && ink.maxY < layout.size.height + 0.5)
  }

  @Test("The baseline of drawn text is that of the layout")
  func baseline() throws {
    let font = UIFont.systemFont(ofSize: 30)
    let layout = layout("HEH", font, width: nil)
    let ink = try ink(layout, font)
    #expect(abs(ink.maxY - layout.lines[0].baseline) < 0.5)
    #expect(abs(ink.height - 30 * 0.727) < 0.6)
  }

  @Test("A word is as wide in a picture of any scale")
  func scaleIndependent() throws {
    let font = UIFont.systemFont(ofSize: 13)
    let layout = layout("Hillside illness", font, width: nil)
    let widths = try [4, 5, 8].map { try ink(layout, font, scale: $0).width }
    #expect(widths.max()! - widths.min()! < 0.5)
  }

  @Test("Justified lines reach both edges")
  func justified() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let layout = layout("Some words that are set to fill the line", font, width: 151, alignment: .justified)
    var first = layout
    first = self.layout(layout.lines[0].text, font, width: nil)
    #expect(layout.lines[0].width == 151 && first.size.width < 151)
    let picture = try draw(200, 60, scale: 4) {
      $0.append(.box(20, 20, 151, 40))
      $0.setText([layout.lines[0]], font: font, color: .black)
    }
    var columns: [Int] = []
    for x in 0..<picture.width
    where (0..<picture.height).contains(where: { picture.pixel(x: x, y: $0).red < 128 }) {
      columns.append(x)
    }
    #expect(abs(Double(columns.last!) / 4 - 171) < 1.5)
  }

  @Test("The letters of a tightened line are drawn within its width", arguments: ["", "Georgia"])
  func tightened(family: String) throws {
    let font = UIFont(name: family, size: 20) ?? .systemFont(ofSize: 20)
    let text = "Some words that are too long"
    let natural = layout(text, font, width: nil)
    var style = TextStyle(font: font)
    style.tightens = true
    let width = natural.size.width / 1.04
    let layout = TextLayout(text, style: style, width: width, measurer: measurer)
    #expect(layout.lines[0].text == text && !layout.isTruncated && abs(layout.size.width - width) < 0.01)
    let (wide, tight) = (try ink(natural, font), try ink(layout, font))
    #expect(abs((wide.maxX - tight.maxX) - (natural.size.width - width)) < 1)
  }

  @Test("Right-to-left text stands and reads from the right")
  func rightToLeft() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let style = TextStyle(font: font, alignment: .natural, numberOfLines: 0, isRightToLeft: true)
    let wide = TextLayout("שלום!", style: style, width: 200, measurer: measurer)
    #expect(wide.lines[0].isRightToLeft)
    #expect(abs(wide.lines[0].x + wide.lines[0].width - 200) < 0.001)

    // The exclamation mark, last in reading, is thin and leaves the left edge narrow.
    let layout = TextLayout("שלום!", style: style, measurer: measurer)
    let ink = try ink(layout, font)
    #expect(ink.minX > 0.5 && ink.maxX < layout.size.width)
    let mark = try self.ink(TextLayout("!", style: style, measurer: measurer), font)
    #expect(abs(ink.minX - mark.minX) < 1)
  }

  @Test("Bold is wider than regular, and the colour is the one given")
  func weightAndColor() throws {
    #expect(width("mmmm", .systemFont(ofSize: 20, weight: .bold)) > width("mmmm", .systemFont(ofSize: 20)))
    let layout = layout("█", .systemFont(ofSize: 40), width: nil)
    let picture = try draw(60, 60) {
      $0.append(.box(0, 0, 60, 60))
      $0.setText(layout.lines, font: .systemFont(ofSize: 40), color: .red)
    }
    #expect(color(picture, Int(layout.size.width / 2), 25) == red)
  }
}
