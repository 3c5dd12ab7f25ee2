import MasonryShorthand
import Testing

/// The names without the prefix mean the same.
@MainActor
@Suite struct ShorthandTests {
  let stage = Stage()

  @Test func attributesAreTheSame() {
    let view = stage.view
    #expect(view.left == view.mas_left && view.right == view.mas_right)
    #expect(view.top == view.mas_top && view.bottom == view.mas_bottom)
    #expect(view.leading == view.mas_leading && view.trailing == view.mas_trailing)
    #expect(view.width == view.mas_width && view.height == view.mas_height)
    #expect(view.centerX == view.mas_centerX && view.centerY == view.mas_centerY)
    #expect(view.baseline == view.mas_baseline && view.firstBaseline == view.mas_firstBaseline)
    #expect(view.lastBaseline == view.mas_lastBaseline)
    #expect(view.leftMargin == view.mas_leftMargin && view.rightMargin == view.mas_rightMargin)
    #expect(view.topMargin == view.mas_topMargin && view.bottomMargin == view.mas_bottomMargin)
    #expect(view.leadingMargin == view.mas_leadingMargin && view.trailingMargin == view.mas_trailingMargin)
    #expect(view.centerXWithinMargins == view.mas_centerXWithinMargins)
    #expect(view.centerYWithinMargins == view.mas_centerYWithinMargins)
    #expect(view.safeAreaLayoutGuideLeft == view.mas_safeAreaLayoutGuideLeft)
    #expect(view.safeAreaLayoutGuideRight == view.mas_safeAreaLayoutGuideRight)
    #expect(view.safeAreaLayoutGuideTop == view.mas_safeAreaLayoutGuideTop)
    #expect(view.safeAreaLayoutGuideBottom == view.mas_safeAreaLayoutGuideBottom)
    #expect(view.safeAreaLayoutGuideLeading == view.mas_safeAreaLayoutGuideLeading)
    #expect(view.safeAreaLayoutGuideTrailing == view.mas_safeAreaLayoutGuideTrailing)
    #expect(view.safeAreaLayoutGuideWidth == view.mas_safeAreaLayoutGuideWidth)
    #expect(view.safeAreaLayoutGuideHeight == view.mas_safeAreaLayoutGuideHeight)
    #expect(view.safeAreaLayoutGuideCenterX == view.mas_safeAreaLayoutGuideCenterX)
    #expect(view.safeAreaLayoutGuideCenterY == view.mas_safeAreaLayoutGuideCenterY)
    #expect(view.attribute(.left).isSame(as: view.left))
  }

  @Test func makeUpdateAndRemakeDoTheSame() {
    stage.view.makeConstraints { make in
      make.left.equalTo(stage.sibling.right).offset(8)
      make.size.equalTo(20)
      make.top.equalTo(0)
    }
    #expect(isClose(stage.frame(), CGRect(x: 158, y: 0, width: 20, height: 20)))
    var added: [String] = []
    stage.view.updateConstraints(notFound: { added.append(sentence($0)) }) { make in
      make.top.equalTo(5)
      make.top.lessThanOrEqualTo(9)
    }
    #expect(stage.frame().minY == 5 && added == ["V.top <= S.top + 9"])
    stage.view.remakeConstraints { $0.edges.equalTo(stage.sibling) }
    #expect(stage.frame() == stage.sibling.frame)
  }

  @Test func arraysDoTheSame() {
    let views = [stage.view, stage.other]
    views.makeConstraints { $0.top.equalTo(1) }
    views.updateConstraints { $0.top.equalTo(2) }
    #expect(stage.superview.constraints.map(\.constant) == [2, 2])
    views.remakeConstraints { _ in }
    #expect(stage.superview.constraints.isEmpty)
    #expect(views.prepareConstraints { $0.top.equalTo(3) }.count == 2)
  }
}
