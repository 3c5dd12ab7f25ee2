import Masonry
import Testing

/// The effect of each call on a single constraint in each state, and where the view is afterwards.
@MainActor
@Suite struct LifeCycleTests {
  let stage = Stage()
  let constraint: MASConstraint

  init() {
    constraint = stage.view.mas_prepareConstraints { $0.left.equalToSuperview().offset(100) }[0]
    stage.fillGaps()
  }

  private func installed() -> [MASLayoutConstraint] {
    stage.view.mas_installedConstraints.filter { $0.priority == .required && $0.firstAttribute == .left }
  }

  @Test(arguments: [true, false])
  func neverInstalledIsBuiltAndRecorded(_ byActivation: Bool) {
    #expect(stage.frame().minX == 10)
    if byActivation { constraint.activate() } else { constraint.install() }
    #expect(installed().count == 1 && constraint.isActive)
    #expect(stage.frame().minX == 100)
  }

  @Test func installedStaysAsItIs() {
    constraint.install()
    let before = installed()
    constraint.install()
    constraint.activate()
    #expect(installed().map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
  }

  @Test func installedTakesNewConstants() {
    constraint.install()
    constraint.offset(50)
    #expect(installed().map(\.constant) == [50])
    #expect(stage.frame().minX == 50)
  }

  @Test func installedTakesANewPriorityMultiplierAndKey() {
    constraint.install()
    constraint.priority(700).multipliedBy(2).key("k")
    #expect(constraint.layoutConstraints.map(\.priority.rawValue) == [700])
    #expect(constraint.layoutConstraints.map(\.multiplier) == [2])
    #expect(constraint.layoutConstraints.map(\.mas_key) == ["k"])
    #expect(stage.view.mas_installedConstraints.count == 5)
  }

  @Test(arguments: [true, false])
  func uninstalledLeavesTheLayoutAndTheRecord(_ byDeactivation: Bool) {
    constraint.install()
    if byDeactivation { constraint.deactivate() } else { constraint.uninstall() }
    #expect(installed().isEmpty && !constraint.isActive)
    #expect(stage.frame().minX == 10)
  }

  @Test func uninstalledStoresEveryChange() {
    constraint.install()
    constraint.uninstall()
    constraint.offset(30).priority(600).multipliedBy(1)
    constraint.install()
    #expect(constraint.layoutConstraints.map(\.constant) == [30])
    #expect(constraint.layoutConstraints.map(\.priority.rawValue) == [600])
    #expect(stage.frame().minX == 30)
  }

  @Test(
    "Masonry brought a kept old constraint back with its old multiplier; here the new one counts"
  )
  func keptLayoutConstraintDoesNotComeBackWithOldValues() {
    constraint.install()
    let kept = constraint.layoutConstraints[0]
    constraint.uninstall()
    constraint.multipliedBy(3)
    constraint.install()
    #expect(constraint.layoutConstraints[0] !== kept && !kept.isActive)
    #expect(constraint.layoutConstraints[0].multiplier == 3)
  }

  @Test func switchingOffAndOnKeepsTheValues() {
    constraint.install()
    let first = constraint.layoutConstraints[0]
    constraint.uninstall()
    constraint.offset(7)
    constraint.install()
    #if !canImport(UIKit)
      #expect(constraint.layoutConstraints[0] === first)
    #endif
    #expect(stage.frame().minX == 7)
  }

  @Test func viewThatLeavesTakesItsConstraintsOutOfTheLayout() {
    constraint.install()
    stage.view.removeFromSuperview()
    #expect(!constraint.isActive)
    stage.superview.addSubview(stage.view)
    #expect(!constraint.isActive)
    stage.view.mas_remakeConstraints { $0.left.equalTo(3) }
    stage.fillGaps()
    #expect(stage.frame().minX == 3)
  }
}
