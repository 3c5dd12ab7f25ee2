import OpenUIKitGraphics
import Testing

@MainActor
@Suite("Deterministic text measurer, for fonts with names")
struct DeterministicTextMeasurerTests {
  let measurer = DeterministicTextMeasurer()

  /// The advances in a font that has no table.
  func advances(_ text: String, size: CGFloat, name: String = "Georgia") -> [CGFloat] {
    guard let font = UIFont(name: name, size: size) else { return [] }
    var advances: [CGFloat] = []
    measurer.appendAdvances(of: text, in: font, to: &advances)
    return advances
  }

  @Test("Ordinary characters are half an em wide, wide ones an em, invisible ones nothing")
  func widths() {
    #expect(advances("aW 日👍\u{200B}é", size: 20) == [10, 10, 10, 20, 20, 0, 10])
  }

  @Test("Small text is set looser")
  func smallText() {
    #expect(abs(advances("a", size: 10)[0] - 5.5) < 1e-12)
    #expect(abs(advances("a", size: 15)[0] - 7.725) < 1e-12)
  }

  @Test("Weight and slant do not change the width")
  func weights() {
    #expect(advances("abc", size: 20, name: "Georgia-BoldItalic") == advances("abc", size: 20))
  }

  @Test("A line is as high as its font")
  func lineMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    let metrics = measurer.lineMetrics(of: font)
    #expect(metrics.ascent == font.ascender)
    #expect(metrics.descent == -font.descender)
    #expect(metrics.height == font.lineHeight)
  }
}
