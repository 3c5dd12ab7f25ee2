import Masonry
import Testing

/// `mas_explainLayout()`: what determines a view's place and size, and what nothing determines.
@MainActor
@Suite struct LayoutExplanationTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let box = UIView()
  let other = UIView()

  init() {
    window.addSubview(box)
    window.addSubview(other)
    MASAttachKeys(screen: window, box: box, other: other)
  }

  private typealias Build = @MainActor @Sendable (MASConstraintMaker) -> Void

  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let open: [NSLayoutConstraint.Attribute]
    let missing: Int
    let make: Build

    init(
      _ description: String, open: [NSLayoutConstraint.Attribute], missing: Int, _ make: @escaping Build
    ) {
      testDescription = description
      self.open = open
      self.missing = missing
      self.make = make
    }
  }

  nonisolated private static let cases: [Case] = [
    Case("left and width", open: [], missing: 0) { $0.left.width.equalTo(10) },
    Case("left and right", open: [], missing: 0) { $0.left.right.equalToSuperview() },
    Case("centre and a weak width", open: [], missing: 0) {
      $0.centerX.equalToSuperview()
      $0.width.equalTo(10).priority(1)
    },
    Case("width", open: [.left], missing: 1) { $0.width.equalTo(10) },
    Case("left", open: [.width], missing: 1) { $0.left.equalTo(10) },
    Case("left, and a width that is only bounded", open: [.width], missing: 1) {
      $0.left.equalTo(10)
      $0.width.greaterThanOrEqualTo(5)
    },
    Case("right", open: [.left, .width], missing: 1) { $0.right.equalTo(-10) },
    Case("centre", open: [.left, .width], missing: 1) { $0.centerX.equalToSuperview() },
    Case("nothing", open: [.left, .width], missing: 2) { _ in },
    Case("bounds on both", open: [.left, .width], missing: 2) {
      $0.left.greaterThanOrEqualTo(10)
      $0.width.lessThanOrEqualTo(50)
    },
  ]

  @Test(arguments: cases)
  private func openAttributesAreNamed(_ row: Case) {
    box.mas_makeConstraints { make in
      row.make(make)
      make.top.height.equalTo(10)
    }
    window.layoutIfNeeded()
    let explanation = box.mas_explainLayout()
    #expect(explanation.horizontal.undetermined == row.open)
    #expect(explanation.horizontal.missingCount == row.missing)
    #expect(explanation.vertical.undetermined.isEmpty)
  }

  @Test func asManyConstraintsAsAreMissingMakeTheLayoutDefinite() {
    for row in Self.cases {
      box.mas_remakeConstraints { make in
        row.make(make)
        make.top.height.equalTo(10)
      }
      let open = box.mas_explainLayout().horizontal
      let added = open.undetermined.prefix(open.missingCount).map { attribute in
        box.mas_makeConstraints { $0.attributes(attribute).equalTo(30) }
      }
      #expect(!box.hasAmbiguousLayout, "\(row.testDescription): \(added)")
    }
  }

  @Test func verticalAttributesAreNamedAsWell() {
    box.mas_makeConstraints { make in
      make.left.width.equalTo(10)
      make.bottom.equalToSuperview()
    }
    let explanation = box.mas_explainLayout()
    #expect(explanation.horizontal.undetermined.isEmpty)
    #expect(explanation.vertical.undetermined == [.top, .height])
  }

  @Test func determiningConstraintsAreListedByAxis() {
    let made = box.mas_makeConstraints { make in
      make.left.equalTo(10)
      make.width.equalTo(50)
      make.top.equalTo(20)
      make.height.equalTo(50)
    }
    let explanation = box.mas_explainLayout()
    let own: [NSLayoutConstraint] = made.flatMap { $0.layoutConstraints }
    #expect(explanation.horizontal.constraints.filter { own.contains($0) } == [own[0], own[1]])
    #expect(explanation.vertical.constraints.filter { own.contains($0) } == [own[2], own[3]])
  }

  @Test func textReadsLikeTheLanguage() {
    let line: UInt = #line + 2
    box.mas_makeConstraints { make in
      make.left.equalTo(10)
      make.width.equalTo(50)
      make.height.equalTo(50)
    }
    #expect(
      box.mas_explainLayout().text == """
        UIView:box, horizontally: determined by
          UIView:box  make.left == UIWindow:screen.left + 10  LayoutExplanationTests.swift:\(line)
          UIView:box  make.width == 50  LayoutExplanationTests.swift:\(line + 1)
        UIView:box, vertically: nothing determines its top. These take part:
          UIView:box  make.height == 50  LayoutExplanationTests.swift:\(line + 2)
        """)
  }

  @Test func oneConstraintForTwoOpenAttributesIsSaidToBeEnough() {
    box.mas_makeConstraints { $0.right.equalToSuperview() }
    #expect(
      box.mas_explainLayout().horizontal.text.contains(
        "nothing determines its left and width; one more constraint determines both"))
  }

  @Test func viewThatFollowsAnAmbiguousOnePointsToIt() {
    other.mas_makeConstraints { $0.width.top.height.equalTo(20) }
    box.mas_makeConstraints { make in
      make.left.equalTo(other.mas_right)
      make.width.top.height.equalTo(20)
    }
    let explanation = box.mas_explainLayout()
    #expect(explanation.horizontal.undetermined == [.left])
    #expect(explanation.horizontal.ambiguousNeighbours == [other])
    #expect(explanation.text.contains("UIView:other is ambiguous too"))
    #expect(other.mas_explainLayout().horizontal.undetermined == [.left])
  }

  @Test func contentDeterminesALengthToo() {
    let label = UILabel()
    label.text = "Hello"
    window.addSubview(label)
    label.mas_makeConstraints { $0.left.top.equalTo(10) }
    let explanation = label.mas_explainLayout()
    #expect(explanation.horizontal.undetermined.isEmpty)
    #expect(explanation.horizontal.contentLength == label.intrinsicContentSize.width)
    #expect(explanation.text.contains("its content, "))
  }

  @Test func viewPlacedByItsFrameSaysSo() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(view)
    #expect(view.mas_explainLayout().horizontal.undetermined.isEmpty)
    #expect(view.mas_explainLayout().text.contains("determined by its frame, or its autoresizing mask."))
  }

  @Test func askingMovesNothingAndLeavesNothingBehind() {
    box.mas_makeConstraints { make in
      make.right.equalTo(-10)
      make.height.equalTo(50)
    }
    window.layoutIfNeeded()
    let (frame, count) = (box.frame, window.constraints.count + box.constraints.count)
    _ = box.mas_explainLayout()
    window.layoutIfNeeded()
    #expect(box.frame == frame)
    #expect(window.constraints.count + box.constraints.count == count)
  }
}
