import Masonry
import Testing

/// Masonry's known faults that have no other test here: what it does, and what the language does.
@MainActor
@Suite struct FaultTests {
  private let stage = Stage()

  @Test(
    "Masonry forgot what an update had changed; here what it finds and what it adds are both on record (T8)")
  func updatesAreRecorded() {
    stage.view.mas_makeConstraints { $0.left.equalTo(stage.sibling) }
    stage.view.mas_updateConstraints { make in
      make.left.equalTo(stage.sibling).offset(5)
      make.top.equalTo(stage.sibling)
    }
    #expect(stage.view.mas_installedConstraints.map(\.constant) == [5, 0])
    stage.view.mas_remakeConstraints { _ in }
    #expect(stage.superview.constraints.isEmpty)
  }

  @Test(
    "As in Masonry, insets leave margins alone and leading takes the left one; by reading direction if requested (T9)"
  )
  func insetsAndDirection() {
    stage.view.semanticContentAttribute = .forceRightToLeft
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let made = stage.view.mas_makeConstraints { make in
      make.leading.trailing.equalTo(stage.superview).insets(insets)
      make.leftMargin.equalTo(stage.superview).insets(insets).priority(1)
      make.left.equalTo(stage.superview)
        .insets(NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)).priority(1)
    }
    #expect(
      sentences(made) == [
        "V.leading == S.leading + 10", "V.trailing == S.trailing - 20", "V.leftMargin == S.leftMargin ^1",
        "V.left == S.left + 2 ^1",
      ])
  }

  @Test(
    "Masonry removed nothing the second time, by an exception; here uninstalling again does nothing (T10)")
  func uninstallingAgain() {
    let made = stage.view.mas_makeConstraints { $0.left.equalToSuperview() }
    made[0].uninstall()
    made[0].uninstall()
    #expect(!made[0].isActive && made[0].layoutConstraints.count == 1)
    made[0].install()
    #expect(made[0].isActive)
  }
}
