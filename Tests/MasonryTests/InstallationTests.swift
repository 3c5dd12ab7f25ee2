import Masonry
import Testing

@MainActor
@Suite struct InstallationTests {
  let stage = Stage()

  @Test func constraintBetweenSiblingsLivesInTheirSuperview() throws {
    let made = stage.view.mas_makeConstraints { make in
      make.width.equalTo(stage.sibling.mas_height).multipliedBy(0.5).offset(10).priority(345)
    }
    let installed = try #require(stage.superview.constraints.first)
    #expect(made[0].layoutConstraints[0] === installed)
    #expect(installed.firstItem === stage.view && installed.secondItem === stage.sibling)
    #expect(installed.firstAttribute == .width && installed.secondAttribute == .height)
    #expect(installed.relation == .equal && installed.multiplier == 0.5)
    #expect(installed.constant == 10 && installed.priority.rawValue == 345)
  }

  @Test func numberOnAPositionRelatesToTheSuperview() throws {
    stage.view.mas_makeConstraints { $0.baseline.equalTo(10) }
    let installed = try #require(stage.superview.constraints.first)
    #expect(installed.firstAttribute == .lastBaseline && installed.secondAttribute == .lastBaseline)
    #expect(installed.firstItem === stage.view && installed.secondItem === stage.superview)
    #expect(installed.constant == 10)
  }

  @Test func constantSizeLivesInTheViewItself() throws {
    stage.view.mas_makeConstraints { $0.width.equalTo(10) }
    let installed = try #require(stage.view.constraints.first)
    #expect(installed.firstAttribute == .width && installed.secondAttribute == .notAnAttribute)
    #expect(installed.secondItem == nil && installed.constant == 10)
    #expect(stage.superview.constraints.isEmpty)
  }

  @Test func aspectRatioLivesInTheViewItself() {
    stage.view.mas_makeConstraints { $0.width.equalTo(stage.view.mas_height).multipliedBy(3) }
    #expect(stage.view.constraints.count == 1)
  }

  @Test func uninstallTakesTheConstraintOut() {
    let made = stage.view.mas_makeConstraints { $0.leading.trailing.equalTo(stage.sibling) }
    #expect(stage.superview.constraints.count == 2)
    made[0].uninstall()
    #expect(stage.superview.constraints.isEmpty)
    made[0].uninstall()
    #expect(stage.view.mas_installedConstraints.isEmpty)
  }

  @Test func activateBringsBackWhatDeactivateTookOut() {
    let made = stage.view.mas_makeConstraints { $0.leading.trailing.equalTo(stage.sibling) }
    #expect(made[0].isActive)
    made[0].deactivate()
    #expect(stage.superview.constraints.isEmpty && !made[0].isActive)
    made[0].activate()
    #expect(stage.superview.constraints.count == 2 && made[0].isActive)
    #expect(stage.view.mas_installedConstraints.count == 2)
  }

  @Test func installingTwiceChangesNothing() {
    let made = stage.view.mas_makeConstraints { $0.edges.equalTo(stage.sibling) }
    made[0].install()
    #expect(stage.superview.constraints.count == 4)
    #expect(stage.view.mas_installedConstraints.count == 4)
  }

  @Test func preparedConstraintsWaitForInstallation() {
    let made = stage.view.mas_prepareConstraints { $0.edges.equalTo(stage.superview).inset(10) }
    #expect(stage.superview.constraints.isEmpty && !made[0].isActive)
    made[0].install()
    #expect(isClose(stage.frame(), CGRect(x: 10, y: 10, width: 300, height: 460)))
  }

  @Test func superviewIsLookedUpWhenTheConstraintIsInstalled() {
    let made = stage.view.mas_makeConstraints { $0.left.equalTo(5) }
    stage.fillGaps()
    made[0].uninstall()
    stage.view.removeFromSuperview()
    stage.sibling.addSubview(stage.view)
    made[0].install()
    #expect(sentences(made) == ["V.left == O.left + 5"])
    #expect(stage.sibling.constraints.count == 1)
  }

  @Test func constraintDroppedWithItsViewCanBeInstalledAgain() {
    let made = stage.view.mas_makeConstraints { $0.left.equalTo(5) }
    stage.view.removeFromSuperview()
    #expect(!made[0].isActive)
    stage.superview.addSubview(stage.view)
    made[0].install()
    #expect(made[0].isActive && stage.superview.constraints.count == 1)
  }

  @Test func keptConstraintKeepsNoViewAlive() {
    weak var view: UIView?
    var kept: MASConstraint?
    do {
      let child = UIView()
      stage.superview.addSubview(child)
      child.mas_makeConstraints { kept = $0.edges.equalTo(stage.superview) }
      child.removeFromSuperview()
      view = child
    }
    #expect(view == nil)
    #expect(kept?.isActive == false)
  }

  @Test func preparedConstraintKeepsNoViewAlive() {
    weak var view: UIView?
    weak var target: UIView?
    var kept: [MASConstraint] = []
    do {
      let views = [UIView(), UIView()]
      kept = views[0].mas_prepareConstraints { $0.edges.equalTo(views[1]) }
      view = views[0]
      target = views[1]
    }
    #expect(view == nil && target == nil)
    #expect(kept.count == 1)
  }

  @Test func chainThatWasLeftUnfinishedKeepsNothingAlive() {
    weak var view: UIView?
    var kept: [MASConstraint] = []
    do {
      let child = UIView()
      stage.superview.addSubview(child)
      child.mas_makeConstraints { make in
        let first = make.left
        kept = [first, first.right.equalToSuperview()]
      }
      child.removeFromSuperview()
      view = child
    }
    #expect(view == nil)
    #expect(kept.count == 2)
  }

  @Test func addingAndRemovingOverAndOverDoesNotPileUp() {
    for _ in 0..<200 {
      stage.view.mas_makeConstraints { $0.edges.equalToSuperview() }
      stage.view.removeFromSuperview()
      stage.superview.addSubview(stage.view)
    }
    #expect(stage.view.mas_installedConstraints.isEmpty)
    #expect(stage.superview.constraints.isEmpty)
  }

  @Test func largeBlocksAreRememberedWhole() {
    stage.view.mas_makeConstraints { make in
      for index in 0..<40 { make.width.lessThanOrEqualTo(100 + index) }
    }
    #expect(stage.view.mas_installedConstraints.count == 40)
    stage.view.mas_remakeConstraints { $0.width.equalTo(5) }
    #expect(stage.view.constraints.count == 1)
  }

  @Test func constraintKnowsTheLineItWasWrittenOn() {
    let made = stage.view.mas_makeConstraints { make in
      make.left.equalTo(stage.sibling)
      make.top.offset(3)
    }
    let line: UInt = #line
    let installed = made.flatMap { $0.layoutConstraints }
    #expect(
      installed.map { "\($0.fileID)" } == [
        "MasonryTests/InstallationTests.swift", "MasonryTests/InstallationTests.swift",
      ])
    #expect(installed.map(\.line) == [line - 3, line - 4])
  }
}
