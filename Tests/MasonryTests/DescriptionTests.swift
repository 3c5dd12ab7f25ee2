import Foundation
import Masonry
import Testing

/// Descriptions in Masonry's format.
@MainActor
@Suite struct DescriptionTests {
  let first = UIView()
  let second = UIView()
  let superview = UIView()

  init() {
    MASAttachKeys(newView1: first, newView2: second)
    superview.addSubview(first)
    superview.addSubview(second)
  }

  private func pointer(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  private func constraint(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ item: UIView? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> MASLayoutConstraint {
    MASLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: item, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  @Test("testDisplayViewKey")
  func viewIsNamedByItsKey() {
    let made = constraint(.width, .greaterThanOrEqual, plus: 300)
    made.priority = .defaultLow
    #expect(made.description == "<MASLayoutConstraint:\(pointer(made)) UIView:newView1.width >= 300 ^low>")
  }

  @Test("testDisplayLayoutConstraintKey")
  func constraintIsNamedByItsKey() {
    let made = constraint(.lastBaseline, .equal, second, .top, times: 2, plus: 300)
    made.mas_key = "helloConstraint"
    #expect(
      made.description
        == "<MASLayoutConstraint:helloConstraint UIView:newView1.baseline == UIView:newView2.top * 2 + 300>")
  }

  @Test("testDisplayConstraintKey")
  func partsOfACompositeAreNumbered() throws {
    first.mas_makeConstraints { $0.left.greaterThanOrEqualTo([second, 10]).key("left") }
    let installed = try #require(superview.constraints.first)
    #expect(
      installed.description == "<MASLayoutConstraint:left[0] UIView:newView1.left >= UIView:newView2.left>")
  }

  @Test("Masonry lost a key given before an array (T14) or after installation (T6); here it arrives")
  func keyArrivesWhenever() {
    let made = first.mas_makeConstraints { $0.left.key("early").equalTo([second, 10]) }
    #expect(made[0].layoutConstraints.map(\.mas_key) == ["early[0]", "early[1]"])
    made[0].key("late")
    #expect(made[0].layoutConstraints.map(\.mas_key) == ["late[0]", "late[1]"])
    #expect(made[0].layoutConstraints.map(\.identifier) == ["late[0]", "late[1]"])
  }

  @Test func edgesAreNumberedLeftRightTopBottom() {
    let made = first.mas_makeConstraints { $0.edges.equalTo(1).key("K") }
    #expect(
      made[0].layoutConstraints.map { "\($0.mas_key ?? "") \($0.firstAttribute.rawValue)" }
        == ["K[0] 1", "K[1] 2", "K[2] 3", "K[3] 4"])
  }

  @Test func anyDescribableValueIsAKey() {
    let made = first.mas_makeConstraints { $0.height.equalTo(second).key(340954) }
    #expect(
      sentence(made[0].layoutConstraints[0]) == "newView1.height == newView2.height")
    #expect(made[0].layoutConstraints[0].description.hasPrefix("<MASLayoutConstraint:340954 "))
  }

  @Test(arguments: [
    (CGFloat(0), "newView1.width == 0"), (-5, "newView1.width == -5"), (416, "newView1.width == 416"),
    (0.5, "newView1.width == 0.5"), (1_000_000, "newView1.width == 1e+06"),
    (0.00001, "newView1.width == 1e-05"),
    (123456.7, "newView1.width == 123457"), (-0.333333333, "newView1.width == -0.333333"),
  ])
  func constantIsAlwaysPrintedWithoutASecondView(_ constant: CGFloat, _ expected: String) {
    #expect(sentence(constraint(.width, .equal, plus: constant)) == expected)
  }

  @Test("numbers are printed as C's %g prints them", arguments: 1...20 as ClosedRange<UInt64>)
  func numbersAreThoseOfC(seed: UInt64) {
    var random = BookkeepingTests.Random(state: seed)
    for _ in 0..<200 {
      let quarters = Double(Int.random(in: -4_000_000...4_000_000, using: &random)) / 4
      let exponent = Double(Int.random(in: -320...300, using: &random))
      for value in [
        quarters, quarters / 1000, Double.random(in: -10...10, using: &random) * pow(10, exponent),
      ] {
        let text = String(
          sentence(constraint(.width, .equal, plus: CGFloat(value))).dropFirst("newView1.width == ".count))
        let expected = value == 0 ? "0" : String(format: "%g", value)
        #expect(text == expected, "seed \(seed): \(value)")
      }
    }
  }

  @Test func guideIsNamedByItsPointer() {
    let made = first.mas_makeConstraints { $0.top.equalTo(superview.mas_safeAreaLayoutGuide) }
    let guide = pointer(superview.safeAreaLayoutGuide)
    #expect(
      made[0].layoutConstraints[0].description.hasSuffix(
        " UIView:newView1.top == UILayoutGuide:\(guide).top>"))
  }

  @Test func guideOfAScrollViewHasTheNameOfUIKitsClass() {
    let scrollView = UIScrollView()
    superview.addSubview(scrollView)
    let made = first.mas_makeConstraints { $0.top.equalTo(scrollView.contentLayoutGuide) }
    let guide = pointer(scrollView.contentLayoutGuide)
    #expect(
      made[0].layoutConstraints[0].description.hasSuffix(" == _UIScrollViewLayoutGuide:\(guide).top>"))
  }

  @Test(arguments: [(CGFloat(0), ""), (20, " + 20"), (-20, " - 20"), (-0.25, " - 0.25")])
  func constantHasItsSignBetweenViews(_ constant: CGFloat, _ expected: String) {
    let made = constraint(.right, .equal, second, .right, plus: constant)
    #expect(sentence(made) == "newView1.right == newView2.right" + expected)
  }

  @Test(arguments: [
    (Float(1000), ""), (750, " ^high"), (500, " ^medium"), (250, " ^low"), (50, " ^fitting size"),
    (345, " ^345"),
    (999.5, " ^999.5"),
  ])
  func priorityIsNamedOrANumber(_ priority: Float, _ expected: String) {
    let made = constraint(.left, .lessThanOrEqual, second, .left)
    made.priority = UILayoutPriority(priority)
    #expect(sentence(made) == "newView1.left <= newView2.left" + expected)
  }

  @Test func multiplierHasSixDigits() {
    let made = constraint(.height, .lessThanOrEqual, second, .height, times: 1.0 / 3, plus: 10)
    #expect(sentence(made) == "newView1.height <= newView2.height * 0.333333 + 10")
  }

  @Test("Masonry replaced the description of every constraint in the process (T11); here others are asked")
  func otherConstraintsKeepTheirDescription() {
    let other = NSLayoutConstraint(
      item: first, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 5)
    #expect(other.mas_description == "<NSLayoutConstraint:\(pointer(other)) UIView:newView1.width == 5>")
    #expect(other.description != other.mas_description)
  }

  @Test func keptConstraintDescribesItselfAsItWasWritten() {
    let made = first.mas_makeConstraints { make in
      make.left.equalTo(second.mas_right).multipliedBy(2).offset(-8).priority(600)
      make.top.width.equalTo(5)
      make.height.lessThanOrEqualToSuperview()
    }
    #expect(
      made.map(\.description) == [
        "UIView:newView1  make.left.equalTo(UIView:newView2.right).multipliedBy(2).offset(-8).priority(600)",
        "UIView:newView1  make.top.equalTo(5)\nUIView:newView1  make.width.equalTo(5)",
        "UIView:newView1  make.height.lessThanOrEqualToSuperview()",
      ])
  }

  @Test func everyAttributeHasMasonrysName() {
    let names = (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }.map { attribute in
      let made = constraint(attribute, .equal, second, attribute)
      return String(sentence(made).drop { $0 != "." }.dropFirst().prefix { $0 != " " })
    }
    #expect(
      names == [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
        "baseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
        "leadingMargin",
        "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
      ])
  }
}
