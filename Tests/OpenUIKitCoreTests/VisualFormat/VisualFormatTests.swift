import Testing

@testable import OpenUIKitCore

/// A format over views `a` and `b` in a superview of 400 x 300 with margins (10, 20, 30, 40), and the extents along its
/// axis that follow, worked by hand from the grammar's rules.
struct FormatCase: CustomTestStringConvertible, Sendable {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let a: ClosedRange<Double>
  let b: ClosedRange<Double>?
  var testDescription: String { format }

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], _ a: ClosedRange<Double>,
    _ b: ClosedRange<Double>? = nil
  ) {
    (self.format, self.options) = (format, options)
    (self.a, self.b) = (a, b)
  }
}

@MainActor
@Suite("Visual format language")
struct VisualFormatTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let a = UIView()
  let b = UIView()

  init() {
    window.screenScale = 1
    window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
  }

  nonisolated static let cases: [FormatCase] = [
    FormatCase("|[a]|", 0...400),
    FormatCase("|-[a]-|", 20...360),
    FormatCase("H:|-10-[a(50)]", 10...60),
    FormatCase("H:|-10-[a(50)]", options: .directionRightToLeft, 340...390),
    FormatCase("H:|-10-[a(50)]", options: .directionLeftToRight, 10...60),
    FormatCase("[a(50)]-10-|", 340...390),
    FormatCase("V:|-[a(50)]-[b(20)]", 10...60, 68...88),
    FormatCase("V:|-5-[a(40)]-15-[b]-|", 5...45, 60...270),
    FormatCase("|-gap-[a(==wide)]-(2.5)-[b(a)]", 12...112, 115...215),
    FormatCase("|[a(>=50,<=200)][b(100@250)]|", 0...200, 200...400),
    FormatCase(" H: |  [ a ( 50 ) ] - ( 10 ) - [ b ( a ) ] ", 0...50, 60...110),
    FormatCase("|[a(100)]-(>=30@900,10@200)-[b(10)]", 0...100, 130...140),
  ]

  @Test("has the meaning that the grammar defines", arguments: cases)
  func layout(_ example: FormatCase) {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: example.format, options: example.options, metrics: ["gap": 12, "wide": CGFloat(100)],
      views: ["a": a, "b": b])
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    let isVertical = example.format.contains("V:")
    #expect(extent(of: a, isVertical) == example.a)
    if let expected = example.b { #expect(extent(of: b, isVertical) == expected) }
  }

  private func extent(of view: UIView, _ isVertical: Bool) -> ClosedRange<Double> {
    let frame = view.frame
    return isVertical ? frame.minY...frame.maxY : frame.minX...frame.maxX
  }

  @Test("alignment options add one constraint between neighbours")
  func alignment() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-[b]", options: [.alignAllTop, .alignAllBottom], metrics: nil,
      views: ["a": a, "b": b])
    #expect(constraints.map(\.firstAttribute) == [.leading, .top, .bottom])
    #expect(constraints[0].constant == 8)
  }

  @Test("guides take part")
  func guides() {
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-3-[guide(30)]-4-[a]", metrics: nil, views: ["guide": guide, "a": a]))
    window.layoutIfNeeded()
    #expect(a.frame.minX == 37)
  }

  @Test(
    "what cannot be parsed is pointed at",
    arguments: [
      ("V[a]", 1, "Expected ':' after 'V' to specify vertical arrangement"),
      ("|-[a(50]", 7, "A predicate on a view's thickness must end with ')'"),
      ("[a]-(>10)-[b]", 6, "Expected '=' after '>'"),
      ("[a]-10[b]", 6, "Expected '-' after a spacing"),
      ("[]", 1, "Expected the name of a view"),
      ("", 0, "Expected a view"),
      ("[a]|[b]", 4, "Expected the end of the format"),
    ])
  func errors(format: String, position: Int, diagnosis: String) throws {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
    #expect(error?.position == position)
    #expect(error?.diagnosis.hasPrefix(diagnosis) == true)
  }

  @Test("siblings need no superview yet, only `|` does")
  func siblingsWithoutSuperview() async {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-[b(50)]", metrics: nil, views: ["a": UIView(), "b": UIView()])
    #expect(made.count == 2)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: ["a": UIView()])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unable to interpret '|' character"))
  }

  @Test("an unknown name stops the program")
  func unknownName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|[nobody]|", metrics: nil, views: [:])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("nobody is not a key in the views dictionary."))
  }

  @Test("alignment along the format's own axis stops the program")
  func wrongAlignment() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (a, b) = (UIView(), UIView())
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "[a][b]", options: .alignAllLeft, metrics: nil, views: ["a": a, "b": b])
    }
  }
}
