import Testing

@testable import OpenUIKitGraphics

/// By Apple's documentation of Core Text. In tests every character of Georgia is half its size wide from 18 points on.
@MainActor
@Suite("Core Text's lines and frames")
struct CoreTextTests {
  private let font = UIFont(name: "Georgia", size: 20)!

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: UIColor.red])
  }

  private func context() -> CGContext { CGContext(measurer: ProcessMeasurer.shared.measurer) }

  @Test("A line has the width of its characters, and the ascent and descent of its font")
  func bounds() {
    let line = CTLineCreateWithAttributedString(text("abcd "))
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(1))
    #expect(CTLineGetTypographicBounds(line, &ascent, &descent, &leading) == 50)
    let metrics = ProcessMeasurer.shared.measurer.lineMetrics(of: font)
    #expect(abs(ascent - metrics.ascent) < 0.01 && abs(descent - metrics.descent) < 0.01 && leading == 0)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 5))
    #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("")), nil, nil, nil) == 0)
  }

  @Test("Offsets and units of a line correspond, in UTF-16 units")
  func positions() {
    let line = CTLineCreateWithAttributedString(text("a👍b"))
    #expect(CTLineGetOffsetForStringIndex(line, 1, nil) == 10)
    let end = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineGetOffsetForStringIndex(line, 3, nil) == CGFloat(end) - 10)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 4, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 6, y: 0)) == 1)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 4)
  }

  @Test("A line is upright in a context that was turned upside down, with its baseline at the text position")
  func drawing() {
    let (turned, plain) = (context(), context())
    turned.translateBy(x: 0, y: 100)
    turned.scaleBy(x: 1, y: -1)
    turned.textMatrix = .identity
    turned.textPosition = CGPoint(x: 10, y: 20)
    CTLineDraw(CTLineCreateWithAttributedString(text("ab")), turned)
    #expect(turned.textPosition == CGPoint(x: 30, y: 20))
    UIGraphicsPushContext(plain)
    text("ab").draw(with: CGRect(x: 10, y: 80, width: 0, height: 0), options: [])
    UIGraphicsPopContext()
    #expect(turned.steps.count == 1 && "\(turned.steps)" == "\(plain.steps)")
  }

  @Test("A frame breaks a text into the lines that fit into its path")
  func frame() {
    // Five characters fit into 50 points.
    let setter = CTFramesetterCreateWithAttributedString(text("aaaa bbbb cccc"))
    let height = ProcessMeasurer.shared.measurer.lineMetrics(of: font).height
    let path = CGPath(rect: CGRect(x: 5, y: 7, width: 50, height: 2 * height), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame)
    #expect(lines.map { CTLineGetStringRange($0) } == [CFRangeMake(0, 5), CFRangeMake(5, 5)])
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 10))
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins.map(\.x) == [0, 0])
    #expect(abs(origins[0].y - origins[1].y - height) <= 1 && origins[1].y > 0 && origins[1].y < height)
    let rest = CTFramesetterCreateFrame(setter, CFRangeMake(10, 0), path, nil)
    #expect(CTFrameGetLines(rest).map { CTLineGetStringRange($0) } == [CFRangeMake(10, 4)])
  }

  @Test("The suggested size is that of the lines in a width, and of those that fit into a height")
  func size() {
    let setter = CTFramesetterCreateWithAttributedString(text("aaaa bbbb cccc"))
    let height = ProcessMeasurer.shared.measurer.lineMetrics(of: font).height
    var fitting = CFRange()
    let limit = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    let whole = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, limit, &fitting)
    #expect(whole.width == 40 && abs(whole.height - 3 * height) <= 1 && fitting == CFRangeMake(0, 14))
    let two = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 50, height: 2.5 * height), &fitting)
    #expect(abs(two.height - 2 * height) <= 1 && fitting == CFRangeMake(0, 10))
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    #expect(
      CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, free, nil).width == 140)
  }
}
