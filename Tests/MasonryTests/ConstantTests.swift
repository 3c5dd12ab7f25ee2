import Masonry
import Testing

/// Constants of kept references, after installation.
@MainActor
@Suite struct ConstantTests {
  let stage = Stage()

  private func constants(_ change: (MASConstraint) -> Void, of build: (MASConstraintMaker) -> Void)
    -> [CGFloat]
  {
    let made = stage.view.mas_makeConstraints(build)
    for constraint in made { change(constraint) }
    return made.flatMap { $0.layoutConstraints }.map(\.constant)
  }

  @Test func offsetChangesTheInstalledConstant() {
    #expect(constants({ $0.offset(10) }, of: { $0.width.equalTo(3) }) == [10])
  }

  @Test func offsetMovesTheViewAtTheNextPass() {
    var left: MASConstraint?
    stage.view.mas_makeConstraints { make in left = make.left.equalTo(stage.sibling.mas_right).offset(8) }
    stage.fillGaps()
    #expect(stage.frame().minX == 158)
    left?.offset(20)
    #expect(stage.frame().minX == 170)
    left?.inset(5)
    #expect(stage.frame().minX == 155)
  }

  @Test func insetsTakeTheirSignFromTheFirstAttribute() {
    let result = constants(
      { $0.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
      of: { make in
        make.right.top.bottom.left.baseline.width.equalToSuperview().priority(1)
      })
    #expect(result == [-4, 1, -3, 2, 0, 0])
  }

  @Test func insetIsTheSameOnEverySide() {
    let result = constants(
      { $0.inset(1) }, of: { $0.right.top.bottom.left.baseline.width.equalToSuperview().priority(1) })
    #expect(result == [-1, 1, -1, 1, 0, 0])
  }

  @Test func insetsLeaveTheCentreAlone() {
    #expect(constants({ $0.inset(10) }, of: { $0.centerY.equalToSuperview() }) == [0])
  }

  @Test func centerOffsetIsForCentresOnly() {
    let result = constants(
      { $0.centerOffset(CGPoint(x: -20, y: -10)) }, of: { $0.width.centerX.centerY.equalToSuperview() })
    #expect(result == [0, -20, -10])
  }

  @Test func sizeOffsetIsForSizesOnly() {
    let result = constants(
      { $0.sizeOffset(CGSize(width: -40, height: 55)) }, of: { $0.bottom.width.height.equalToSuperview() })
    #expect(result == [0, -40, 55])
  }

  @Test func constantSetWhileUninstalledCountsAfterwards() {
    let made = stage.view.mas_makeConstraints { $0.left.equalToSuperview() }
    stage.fillGaps()
    made[0].uninstall()
    made[0].offset(42)
    made[0].install()
    #expect(stage.frame().minX == 42)
  }
}
