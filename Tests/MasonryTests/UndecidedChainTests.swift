import Masonry
import Testing

/// Chains of different axes, one of which is chosen at run time.
@MainActor
@Suite struct UndecidedChainTests {
  let stage = Stage()

  private func made(_ build: (MASConstraintMaker) -> Void) -> [String] {
    sentences(stage.view.mas_makeConstraints(build))
  }

  @Test(arguments: [(true, "V.left == S.left + 8"), (false, "V.top == S.top + 8")])
  func eitherChainTakesARelation(_ flag: Bool, _ expected: String) {
    #expect(made { make in (flag ? make.left : make.top).equalTo(8) } == [expected])
    #expect(made { make in (flag ? make.left : make.top).mas_equalTo(8) } == [expected])
    #expect(made { make in (flag ? make.left : make.top).equalToSuperview().offset(8) } == [expected])
    #expect(made { make in (flag ? make.left : make.top).equalToSuperview { $0 }.offset(8) } == [expected])
    #expect(made { make in (flag ? make.left : make.top).offset(8) } == [expected])
    #expect(
      made { make in
        let edge = flag ? make.left : make.top
        edge.equalTo(stage.superview).offset(8)
      } == [expected])
  }

  @Test(arguments: [(true, "V.width >= O.height"), (false, "V.top >= O.bottom")])
  func targetIsChosenWithTheChain(_ flag: Bool, _ expected: String) {
    #expect(
      made { make in
        (flag ? make.width : make.top).greaterThanOrEqualTo(
          stage.sibling.mas_attribute(flag ? .height : .bottom))
      } == [expected])
  }

  @Test func chainGrowsAndTakesSeveralTargets() {
    #expect(
      made { make in
        (stage.superview.isHidden ? make.left : make.size).top.lessThanOrEqualTo([stage.sibling, stage.other])
      } == [
        "V.width <= O.width", "V.width <= P.width", "V.height <= O.height", "V.height <= P.height",
        "V.top <= O.top", "V.top <= P.top",
      ])
  }

  @Test func rowsAndColumnsShareOneBlock() {
    for isRow in [true, false] {
      stage.view.mas_remakeConstraints { make in
        (isRow ? make.left : make.top).equalTo(
          isRow ? stage.sibling.mas_attribute(.right) : stage.sibling.mas_attribute(.bottom))
        (isRow ? make.centerY : make.centerX).equalTo(stage.sibling)
        make.size.equalTo(10)
      }
      #expect(stage.frame().origin == (isRow ? CGPoint(x: 150, y: 225) : CGPoint(x: 120, y: 260)))
    }
  }

  @Test func wrongAxisStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { make in
          (stage.view.isHidden ? make.top : make.left).equalTo(stage.sibling.mas_top)
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("horizontal, vertical and size attributes cannot be related"))
    #expect(text.contains("UndecidedChainTests.swift:"))
  }
}
