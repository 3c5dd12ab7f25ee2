import Masonry
import Testing

/// What SnapKit's own tests ask for, each under its name there. Two results differ on purpose: edges come in the order
/// left, right, top, bottom, and `left` is not to be related to `top`, as two of its tests do.
@MainActor
@Suite("SnapKit's tests") struct SnapKitSpecTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let first = UIView()
  private let second = UIView()

  init() {
    container.addSubview(first)
    container.addSubview(second)
  }

  /// The active constraints of the language in a view.
  private func made(in view: UIView) -> [MASLayoutConstraint] {
    view.constraints.compactMap { $0 as? MASLayoutConstraint }
  }

  private func pairs(_ view: UIView) -> [[NSLayoutConstraint.Attribute]] {
    made(in: view).map { [$0.firstAttribute, $0.secondAttribute] }
  }

  @Test func testMakeConstraints() {
    first.mas_makeConstraints { make in
      make.top.equalTo(second.mas_top).offset(50)
      make.left.equalTo(second.mas_left).offset(50)
    }
    #expect(made(in: container).count == 2)
    second.mas_makeConstraints { $0.edges.equalTo(first) }
    #expect(made(in: container).count == 6)
  }

  @Test func testHorizontalVerticalEdges() {
    first.mas_makeConstraints { make in
      make.verticalEdges.equalToSuperview()
      make.horizontalEdges.equalToSuperview()
    }
    #expect(pairs(container) == [[.top, .top], [.bottom, .bottom], [.left, .left], [.right, .right]])
  }

  @Test func testHorizontalVerticalDirectionalEdges() {
    first.mas_makeConstraints { make in
      make.directionalVerticalEdges.equalToSuperview()
      make.directionalHorizontalEdges.equalToSuperview()
    }
    #expect(
      pairs(container) == [
        [.top, .top], [.bottom, .bottom], [.leading, .leading], [.trailing, .trailing],
      ])
  }

  @Test func testGuideMakeConstraints() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    first.mas_makeConstraints { make in
      make.top.equalTo(guide).offset(50)
      make.left.equalTo(guide.mas_left).offset(50)
    }
    #expect(made(in: container).count == 2)
    guide.mas_makeConstraints { $0.edges.equalTo(first) }
    #expect(made(in: container).count == 6)
  }

  @Test func testMakeImpliedSuperviewConstraints() {
    first.mas_makeConstraints { make in
      make.top.equalTo(50.0)
      make.left.equalTo(50.0)
    }
    #expect(made(in: container).map { $0.secondItem === container } == [true, true])
  }

  @Test func testUpdateConstraints() {
    first.mas_makeConstraints { make in
      make.top.equalTo(second).offset(50)
      make.left.equalTo(second).offset(50)
    }
    first.mas_updateConstraints { $0.top.equalTo(second).offset(15) }
    #expect(made(in: container).map(\.constant) == [15, 50])
  }

  @Test func testRemakeAndRemoveConstraints() {
    first.mas_makeConstraints { $0.top.left.equalTo(second).offset(50) }
    first.mas_remakeConstraints { $0.edges.equalTo(second) }
    #expect(made(in: container).count == 4)
    first.mas_removeConstraints()
    #expect(made(in: container).isEmpty)
  }

  @Test("testPrepareConstraints, testReactivateConstraints, testActivateDeactivateConstraints")
  func preparedConstraintsGoInAndOut() {
    let prepared = first.mas_prepareConstraints { $0.edges.equalToSuperview() }
    for expected in [4, 0, 4] {
      #expect(made(in: container).count == 4 - expected)
      for constraint in prepared { expected == 4 ? constraint.activate() : constraint.deactivate() }
      #expect(made(in: container).count == expected)
    }
  }

  @Test func testSetIsActivatedConstraints() {
    let prepared = first.mas_prepareConstraints { make in
      make.top.equalTo(50)
      make.left.equalTo(50)
    }
    for states in [[true, false], [true, true], [false, false]] {
      for (constraint, isActive) in zip(prepared, states) { constraint.isActive = isActive }
      #expect(prepared.map(\.isActive) == states)
      #expect(made(in: container).count == states.filter { $0 }.count)
    }
  }

  @Test func testEdgeConstraints() {
    first.mas_makeConstraints { $0.edges.equalTo(container).offset(50) }
    #expect(made(in: container).map(\.constant) == [50, 50, 50, 50])
  }

  @Test func testUpdateReferencedConstraints() {
    let made = first.mas_makeConstraints { make in
      make.top.equalTo(second).offset(50)
      make.bottom.equalTo(second).offset(25)
    }
    func constants() -> [CGFloat] { made.flatMap { $0.layoutConstraints }.map(\.constant) }
    made[0].update(offset: 15)
    made[1].update(offset: 20)
    #expect(constants() == [15, 20])
    made[0].update(inset: 15)
    made[1].update(inset: 20)
    #expect(constants() == [15, -20])
    made[0].update(priority: .defaultLow).update(
      insets: UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
    #expect(made[0].layoutConstraints.map(\.priority) == [.defaultLow] && constants() == [3, -20])
    #expect(self.made(in: container).count == 2)
  }

  @Test(
    "testInsetsAsConstraintsConstant, testConstraintInsetsAs…Constraints, testConstraintDirectionalInsets…",
    arguments: 0...4)
  func insets(_ form: Int) {
    let plain = UIEdgeInsets(top: 25, left: 25, bottom: 25, right: 25)
    let directional = NSDirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25)
    first.mas_makeConstraints { make in
      switch form {
      case 0: make.edges.equalToSuperview().inset(25.0)
      case 1: make.edges.equalTo(plain)
      case 2: make.edges.equalTo(container).insets(plain)
      case 3: make.directionalEdges.equalTo(container).insets(directional)
      default: make.edges.equalTo(container).insets(directional)
      }
    }
    #expect(made(in: container).map(\.constant) == [25, -25, 25, -25])
    let sides = pairs(container).map { $0[0] }
    #expect(
      sides
        == (form == 3 ? [.leading, .trailing, .top, .bottom] : [.left, .right, .top, .bottom]))
    #expect(pairs(container).allSatisfy { $0[0] == $0[1] })
  }

  @Test func testSizeConstraints() {
    first.mas_makeConstraints { make in
      make.size.equalTo(CGSize(width: 50, height: 50))
      make.left.top.equalTo(container)
    }
    #expect(made(in: first).map(\.constant) == [50, 50])
    #expect(made(in: container).count == 2)
  }

  @Test func testCenterConstraints() {
    first.mas_makeConstraints { $0.center.equalTo(container).offset(50) }
    #expect(made(in: container).map(\.constant) == [50, 50])
  }

  @Test("testConstraintIdentifier, testCanSetLabel")
  func names() {
    let made = first.mas_makeConstraints { $0.top.equalTo(second).labeled("Test-Identifier") }
    #expect(made[0].layoutConstraints.map(\.identifier) == ["Test-Identifier"])
    first.mas_key = "Hello World"
    #expect(first.mas_key == "Hello World")
  }

  @Test("testEdgesToEdges, testDirectionalEdgesToDirectionalEdges")
  func edgesToEdges() {
    first.mas_makeConstraints { $0.edges.equalTo(container.mas_edges) }
    #expect(pairs(container) == [[.left, .left], [.right, .right], [.top, .top], [.bottom, .bottom]])
    first.mas_remakeConstraints { $0.directionalEdges.equalTo(container.mas_edges) }
    #expect(
      pairs(container) == [
        [.leading, .leading], [.trailing, .trailing], [.top, .top], [.bottom, .bottom],
      ])
  }

  @Test("testEdgesToMargins, testDirectionalEdgesToDirectionalMargins")
  func edgesToMargins() {
    let plain: [[NSLayoutConstraint.Attribute]] = [
      [.left, .leftMargin], [.right, .rightMargin], [.top, .topMargin], [.bottom, .bottomMargin],
    ]
    let directional: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .leadingMargin], [.trailing, .trailingMargin], [.top, .topMargin], [.bottom, .bottomMargin],
    ]
    first.mas_makeConstraints { $0.edges.equalTo(container.mas_margins) }
    #expect(pairs(container) == plain)
    first.mas_remakeConstraints { $0.margins.equalTo(container.mas_edges) }
    #expect(pairs(container) == plain.map { $0.reversed() })
    first.mas_remakeConstraints { $0.directionalEdges.equalTo(container.mas_margins) }
    #expect(pairs(container) == directional)
    first.mas_remakeConstraints { $0.directionalMargins.equalTo(container.mas_edges) }
    #expect(pairs(container) == directional.map { $0.reversed() })
  }

  @Test func centresMayBeThoseWithinTheMargins() {
    first.mas_makeConstraints { $0.center.equalTo(container.mas_margins) }
    #expect(pairs(container) == [[.centerX, .centerXWithinMargins], [.centerY, .centerYWithinMargins]])
    first.mas_remakeConstraints { $0.centerWithinMargins.equalTo(container.mas_edges) }
    #expect(pairs(container) == [[.centerXWithinMargins, .centerX], [.centerYWithinMargins, .centerY]])
    first.mas_remakeConstraints { $0.lastBaseline.equalTo(container.mas_margins) }
    #expect(pairs(container) == [[.lastBaseline, .lastBaseline]])
  }

  @Test func testLayoutGuideConstraints() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    controller.view.addSubview(first)
    first.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuideBottom)
      make.bottom.equalTo(controller.mas_bottomLayoutGuideTop)
    }
    #expect(made(in: controller.view).count == 2)
  }

  @Test("testPriorityShortcuts, testPriorityStride")
  func priorities() {
    func priority(_ set: (MASConstraint) -> Void) -> Float? {
      first.mas_remakeConstraints { set($0.left.equalTo(1000.0)) }
      return made(in: container).count == 1 ? made(in: container)[0].priority.rawValue : nil
    }
    #expect(priority { $0.priorityRequired() } == 1000)
    #expect(priority { $0.priority(.defaultLow) } == 250)
    #expect(priority { $0.priority(UILayoutPriority.defaultLow.rawValue + 1) } == 251)
    #expect(priority { $0.priority(750 + 1) } == 751)
  }

  @Test func setsOfAttributesMayStandAnywhereInAChain() {
    first.mas_makeConstraints { $0.top.horizontalEdges.equalToSuperview() }
    #expect(pairs(container).map { $0[0] } == [.top, .left, .right])
    first.mas_remakeConstraints { $0.left.verticalEdges.equalTo(second).offset(3) }
    #expect(pairs(container).map { $0[0] } == [.left, .top, .bottom])
    first.mas_remakeConstraints { $0.bottom.directionalHorizontalEdges.equalTo(second) }
    #expect(pairs(container).map { $0[0] } == [.bottom, .leading, .trailing])
    first.mas_remakeConstraints { $0.leading.directionalVerticalEdges.equalTo(second) }
    #expect(pairs(container).map { $0[0] } == [.leading, .top, .bottom])
    first.mas_remakeConstraints { $0.width.edges.equalTo(second).priority(1) }
    #expect(pairs(container).map { $0[0] } == [.width, .left, .right, .top, .bottom])
    first.mas_remakeConstraints { $0.height.directionalEdges.equalTo(second).priority(1) }
    #expect(pairs(container).map { $0[0] } == [.height, .leading, .trailing, .top, .bottom])
    first.mas_remakeConstraints { $0.center.size.equalTo(container) }
    #expect(pairs(container).map { $0[0] } == [.centerX, .centerY, .width, .height])
    first.mas_remakeConstraints { $0.size.center.equalTo(container) }
    #expect(pairs(container).map { $0[0] } == [.width, .height, .centerX, .centerY])
    first.mas_remakeConstraints { $0.left.margins.equalTo(second).priority(1) }
    #expect(pairs(container).map { $0[0] } == [.left, .leftMargin, .rightMargin, .topMargin, .bottomMargin])
    first.mas_remakeConstraints { $0.left.directionalMargins.equalTo(second).priority(1) }
    #expect(
      pairs(container).map { $0[0] } == [.left, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin])
    first.mas_remakeConstraints { $0.width.centerWithinMargins.equalTo(second) }
    #expect(pairs(container).map { $0[0] } == [.width, .centerXWithinMargins, .centerYWithinMargins])
  }

  @Test func closureFindsTheTargetAtTheSuperview() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    first.mas_makeConstraints { make in
      make.left.equalToSuperview { $0.mas_centerX }
      make.top.bottom.greaterThanOrEqualToSuperview { $0.safeAreaLayoutGuide }.inset(4)
      make.width.lessThanOrEqualToSuperview { $0.mas_height }.multipliedBy(0.5)
    }
    #expect(
      pairs(container) == [[.left, .centerX], [.top, .top], [.bottom, .bottom], [.width, .height]])
    #expect(made(in: container).map(\.relation.rawValue) == [0, 1, 1, -1])
    #expect(made(in: container)[1].secondItem === container.safeAreaLayoutGuide)
    guide.mas_makeConstraints { $0.left.equalToSuperview { $0.mas_right } }
    #expect(made(in: container).last?.secondItem === container)
  }

  @Test func marginsOfTheSuperviewMayBeBounds() {
    first.mas_makeConstraints { make in
      make.left.top.greaterThanOrEqualToSuperviewMargins()
      make.right.bottom.lessThanOrEqualToSuperviewMargins()
    }
    #expect(made(in: container).map(\.relation.rawValue) == [1, 1, -1, -1])
    #expect(made(in: container).allSatisfy { $0.secondItem === container.layoutMarginsGuide })
  }

  @Test func namesOfReferencesAndTheirUpdatesAreKnown() {
    var reference: MASConstraint?
    first.mas_makeConstraints { reference = $0.edges.equalToSuperview().inset(5).priority(900).constraint }
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    reference?.update(insets: insets).update(priority: 700.5)
    #expect(made(in: container).map(\.constant) == [2, -4, 1, -3])
    #expect(made(in: container).allSatisfy { $0.priority.rawValue == 700.5 })
    reference?.offset(0).valueOffset(insets)
    #expect(made(in: container).map(\.constant) == [2, -4, 1, -3])
    reference?.offset(0).mas_offset(insets)
    #expect(made(in: container).map(\.constant) == [2, -4, 1, -3])
  }
}
