import Masonry
import Testing

@MainActor
@Suite struct ArrayTests {
  let stage = Stage()

  @Test func blockRunsForEachView() {
    var modes: [Bool] = []
    let made = [stage.view, stage.sibling].mas_makeConstraints { make in
      modes.append(make.updateExisting)
      make.width.equalTo(stage.superview)
    }
    #expect(modes == [false, false])
    #expect(sentences(made) == ["V.width == S.width", "O.width == S.width"])
  }

  @Test func arraysCanBeUpdatedAndRemade() {
    let views = [stage.view, stage.sibling]
    views.mas_makeConstraints { $0.top.equalTo(10) }
    views.mas_updateConstraints { make in
      #expect(make.updateExisting)
      make.top.equalTo(20)
    }
    #expect(stage.superview.constraints.map(\.constant) == [20, 20])
    views.mas_remakeConstraints { make in
      #expect(make.removeExisting)
      make.left.equalTo(30)
    }
    #expect(stage.superview.constraints.map(\.constant) == [30, 30])
    views.mas_removeConstraints()
    #expect(stage.superview.constraints.isEmpty)
  }

  @Test func updateOfAnArrayTellsWhatItDidNotFind() {
    let views = [stage.view, stage.sibling]
    stage.view.mas_makeConstraints { $0.top.equalTo(10) }
    var added: [String] = []
    views.mas_updateConstraints(notFound: { added.append(sentence($0)) }) { $0.top.equalTo(20) }
    #expect(added == ["O.top == S.top + 20"])
    #expect(stage.superview.constraints.map(\.constant) == [20, 20])
  }

  @Test func constraintOfAViewToItselfSaysNothing() {
    let views = [stage.view, stage.sibling]
    views.mas_makeConstraints { $0.width.top.equalTo(stage.view) }
    stage.fillGaps()
    #expect(stage.frame() == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func emptyArrayMakesNothing() {
    let views: [UIView] = []
    #expect(views.mas_makeConstraints { $0.top.equalTo(10) }.isEmpty)
  }

  @Test func closestCommonSuperviewCountsAViewAsItsOwnAncestor() {
    let inner = UIView()
    stage.sibling.addSubview(inner)
    #expect(stage.view.mas_closestCommonSuperview(inner) === stage.superview)
    #expect(inner.mas_closestCommonSuperview(stage.sibling) === stage.sibling)
    #expect(stage.superview.mas_closestCommonSuperview(inner) === stage.superview)
    #expect(inner.mas_closestCommonSuperview(inner) === inner)
    #expect(inner.mas_closestCommonSuperview(UIView()) == nil)
    #expect(inner.mas_closestCommonSuperview(nil) == nil)
  }
}
