import Masonry
import Testing

@MainActor
@Suite struct UpdateAndRemakeTests {
  let stage = Stage()

  @Test func updateChangesTheConstantOfWhatIsThere() {
    let made = stage.view.mas_updateConstraints { $0.left.equalTo(stage.sibling).offset(10) }
    #expect(stage.superview.constraints.map(\.constant) == [10])
    let updated = stage.view.mas_updateConstraints { $0.left.equalTo(stage.sibling).offset(20) }
    #expect(stage.superview.constraints.map(\.constant) == [20])
    #expect(updated[0].layoutConstraints[0] === made[0].layoutConstraints[0])
  }

  @Test func keyInAnUpdateBlockArrives() {
    let made = stage.view.mas_makeConstraints { $0.size.equalTo(10).key("first") }
    let keys = { made[0].layoutConstraints.map { $0.mas_key ?? "none" } }
    stage.view.mas_updateConstraints { $0.size.equalTo(20).key("second") }
    #expect(keys() == ["second[0]", "second[1]"])
    #expect(made[0].layoutConstraints[0].description.contains("second[0] UIView:V.width == 20"))
    stage.view.mas_updateConstraints { $0.size.equalTo(30) }
    #expect(keys() == ["second[0]", "second[1]"])
  }

  @Test func updateAddsWhatIsNotThere() {
    stage.view.mas_updateConstraints { $0.left.equalTo(stage.sibling).offset(10) }
    stage.view.mas_updateConstraints { $0.right.equalTo(stage.sibling).offset(20) }
    #expect(stage.superview.constraints.map(\.constant) == [10, 20])
  }

  @Test(
    "update adds a constraint if anything but the constant differs",
    arguments: ["relation", "target", "multiplier", "priority"])
  func updateTransfersConstantsOnly(_ difference: String) {
    stage.view.mas_makeConstraints { $0.width.equalTo(stage.sibling).priority(100) }
    stage.view.mas_updateConstraints { make in
      switch difference {
      case "relation": make.width.lessThanOrEqualTo(stage.sibling).priority(100)
      case "target": make.width.equalTo(stage.other).priority(100)
      case "multiplier": make.width.equalTo(stage.sibling).multipliedBy(2).priority(100)
      default: make.width.equalTo(stage.sibling).priority(200)
      }
    }
    #expect(stage.superview.constraints.count == 2)
  }

  @Test func updateOfWholeBlocksLeavesTheNumberOfConstraintsAlone() {
    for round in 0..<50 {
      stage.view.mas_updateConstraints { make in
        make.edges.equalTo(stage.superview).inset(round)
        make.height.lessThanOrEqualTo([stage.superview, 1000])
      }
    }
    #expect(stage.view.mas_installedConstraints.count == 6)
    #expect(isClose(stage.frame(), CGRect(x: 49, y: 49, width: 222, height: 382)))
  }

  @Test func updateDoesNotTouchAConstraintThatIsOutOfTheLayout() {
    let made = stage.view.mas_makeConstraints { $0.left.equalTo(stage.sibling).offset(10) }
    made[0].uninstall()
    stage.view.mas_updateConstraints { $0.left.equalTo(stage.sibling).offset(20) }
    #expect(stage.superview.constraints.map(\.constant) == [20])
    #expect(made[0].layoutConstraints[0].constant == 10)
  }

  @Test func uninstallOfAnUpdateTakesOutTheSharedConstraint() {
    stage.view.mas_makeConstraints { $0.left.equalTo(stage.sibling) }
    let updated = stage.view.mas_updateConstraints { $0.left.equalTo(stage.sibling).offset(20) }
    updated[0].uninstall()
    #expect(stage.superview.constraints.isEmpty)
    #expect(stage.view.mas_installedConstraints.isEmpty)
  }

  @Test func remakeReplacesEverythingMadeForTheView() {
    stage.view.mas_makeConstraints { make in
      make.left.equalTo(stage.sibling).offset(10)
      make.right.equalTo(stage.sibling).offset(20)
      make.width.equalTo(stage.sibling).offset(30)
    }
    #expect(stage.superview.constraints.count == 3)
    #expect(stage.view.mas_installedConstraints.count == 3)
    stage.view.mas_remakeConstraints { $0.height.equalTo(stage.sibling).offset(100) }
    #expect(stage.superview.constraints.map(\.constant) == [100])
    #expect(stage.view.mas_installedConstraints.count == 1)
  }

  @Test func remakeLeavesOtherConstraintsAlone() {
    let byHand = NSLayoutConstraint(
      item: stage.view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    byHand.isActive = true
    stage.other.mas_makeConstraints { $0.left.equalTo(stage.view) }
    stage.view.mas_makeConstraints { $0.top.equalToSuperview() }
    stage.view.mas_remakeConstraints { _ in }
    #expect(byHand.isActive)
    #expect(stage.other.mas_installedConstraints.count == 1)
    #expect(stage.superview.constraints.count == 1)
  }

  @Test func remakeMovesTheViewFromCornerToCorner() {
    func remake(atTopLeft: Bool) {
      stage.view.mas_remakeConstraints { make in
        make.width.height.equalTo(100)
        if atTopLeft {
          make.left.top.equalToSuperview().offset(10)
        } else {
          make.right.bottom.equalToSuperview().offset(-10)
        }
      }
    }
    remake(atTopLeft: true)
    #expect(stage.frame() == CGRect(x: 10, y: 10, width: 100, height: 100))
    remake(atTopLeft: false)
    #expect(stage.frame() == CGRect(x: 210, y: 370, width: 100, height: 100))
  }

  @Test func removeTakesOutEverythingMadeForTheView() {
    stage.view.mas_makeConstraints { $0.edges.equalToSuperview() }
    stage.view.mas_removeConstraints()
    #expect(stage.superview.constraints.isEmpty && stage.view.mas_installedConstraints.isEmpty)
  }

  @Test func guideCanBeMadeUpdatedAndRemade() {
    let guide = UILayoutGuide()
    guide.mas_key = "G"
    stage.superview.addLayoutGuide(guide)
    let made = guide.mas_makeConstraints { make in
      make.left.equalTo(20)
      make.top.equalToSuperview().offset(30)
      make.size.equalTo(40)
    }
    #expect(sentences(made).prefix(2) == ["G.left == S.left + 20", "G.top == S.top + 30"])
    guide.mas_updateConstraints { $0.left.equalTo(25) }
    stage.view.mas_makeConstraints { $0.edges.equalTo(guide).inset(5) }
    #expect(isClose(stage.frame(), CGRect(x: 30, y: 35, width: 30, height: 30)))
    guide.mas_remakeConstraints { $0.edges.equalToSuperview().inset(50) }
    #expect(isClose(stage.frame(), CGRect(x: 55, y: 55, width: 210, height: 370)))
  }
}
