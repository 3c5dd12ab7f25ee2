import Masonry
import Testing

/// Priorities and multipliers, before and after installation.
@MainActor
@Suite struct StrengthTests {
  let stage = Stage()

  @Test func namedPrioritiesAre250And500And750And1000() {
    let made = stage.view.mas_makeConstraints { make in
      make.width.equalTo(stage.sibling).with.priorityLow()
      make.width.equalTo(stage.sibling).with.priorityMedium()
      make.width.equalTo(stage.sibling).with.priorityHigh()
      make.width.equalTo(stage.sibling).with.priorityLow().priorityRequired()
      make.width.equalTo(stage.sibling).priority(.defaultHigh)
      make.width.equalTo(stage.sibling).priority(345.5)
    }
    let priorities = made.flatMap { $0.layoutConstraints }.map(\.priority.rawValue)
    #expect(priorities == [250, 500, 750, 1000, 750, 345.5])
  }

  @Test func multiplierAndDivisorScaleTheTarget() {
    let made = stage.view.mas_makeConstraints { make in
      make.width.equalTo(stage.sibling).multipliedBy(5)
      make.height.equalTo(stage.sibling).dividedBy(10)
    }
    let multipliers = made.flatMap { $0.layoutConstraints }.map(\.multiplier)
    #expect(multipliers[0] == 5)
    #expect((multipliers[1] - 0.1).magnitude < 1e-12)
    stage.fillGaps()
    #expect(stage.frame().size == CGSize(width: 250, height: 6))
  }

  @Test("Masonry refused a new multiplier after installation; here the constraint is replaced")
  func multiplierChangesAfterInstallation() {
    let made = stage.view.mas_makeConstraints { make in
      make.width.equalTo(stage.superview).multipliedBy(0.25)
    }
    stage.fillGaps()
    #expect(stage.frame().width == 80)
    made[0].multipliedBy(0.5)
    #expect(stage.frame().width == 160)
    #expect(made[0].isActive)
    #expect(
      stage.superview.constraints.filter { $0.firstAttribute == .width && $0.secondItem != nil }.count == 1)
  }

  @Test("Masonry refused a new priority after installation; here it changes, across required too")
  func priorityChangesAfterInstallation() {
    let made = stage.view.mas_makeConstraints { make in
      make.width.equalTo(100)
      make.width.equalTo(50).priority(400)
    }
    stage.fillGaps()
    #expect(stage.frame().width == 100)
    made[0].priority(300)
    #expect(stage.frame().width == 50)
    made[0].priority(500)
    #expect(stage.frame().width == 100)
    made[0].priorityLow()
    made[1].priorityRequired()
    #expect(stage.frame().width == 50)
    #expect(stage.view.mas_installedConstraints.count == 6)
  }

  @Test func keyOutlivesTheReplacementOfItsConstraint() {
    let made = stage.view.mas_makeConstraints { $0.width.equalTo(5).key("w") }
    made[0].priority(500).priorityRequired()
    #expect(stage.view.mas_installedConstraints.map(\.mas_key) == ["w"])
    let updated = stage.view.mas_updateConstraints { $0.width.equalTo(6) }
    updated[0].priority(500)
    #expect(stage.view.mas_installedConstraints.map(\.mas_key) == ["w"])
    #expect(stage.view.mas_installedConstraints.map(\.constant) == [6])
  }

  @Test func widthMayBeMultipliedByZero() {
    stage.view.mas_makeConstraints { $0.width.equalTo(stage.sibling).multipliedBy(0).offset(9) }
    stage.fillGaps()
    #expect(stage.frame().width == 9)
  }

  @Test func priorityOfAnUninstalledConstraintCountsWhenItComesBack() {
    let made = stage.view.mas_makeConstraints { $0.width.equalTo(100) }
    made[0].uninstall()
    made[0].priorityLow().multipliedBy(3)
    made[0].install()
    #expect(made[0].layoutConstraints.map(\.priority) == [.defaultLow])
  }
}
