import Masonry
import Testing

/// The features that neither Masonry nor SnapKit has.
@MainActor
@Suite struct BeyondMasonryTests {
  let stage = Stage()

  @Test func aspectRatioKeepsWidthAndHeightTogether() {
    stage.view.mas_makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.aspectRatio(16.0 / 9)
    }
    #expect(isClose(stage.frame(), CGRect(x: 0, y: 0, width: 320, height: 180)))
  }

  @Test func aspectRatioOfASizeIsItsProportion() {
    stage.view.mas_makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(30)
      make.aspectRatio(of: CGSize(width: 200, height: 100)).key("ratio")
    }
    #expect(isClose(stage.frame(), CGRect(x: 0, y: 0, width: 60, height: 30)))
    #expect(stage.view.constraints.contains { $0.identifier == "ratio" })
  }

  @Test func atMostOneSetIsInTheLayout() {
    let sets = MASConstraintSets<String>()
    sets["narrow"] = stage.view.mas_prepareConstraints { $0.width.equalTo(50) }
    sets["wide"] = stage.view.mas_prepareConstraints { $0.width.equalToSuperview() }
    stage.fillGaps()
    #expect(stage.frame().width == 30)
    sets.active = "narrow"
    #expect(stage.frame().width == 50)
    sets.active = "wide"
    #expect(stage.frame().width == 320)
    #expect(sets["narrow"].allSatisfy { !$0.isActive })
    sets["wide"] = stage.view.mas_prepareConstraints { $0.width.equalTo(200) }
    #expect(stage.frame().width == 200)
    sets.active = nil
    #expect(stage.frame().width == 30)
  }

  @Test func setsCanBeSwitchedInsideAnAnimation() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(stage.superview)
    let sets = MASConstraintSets<String>()
    sets["narrow"] = stage.view.mas_prepareConstraints { $0.width.equalTo(50) }
    sets["wide"] = stage.view.mas_prepareConstraints { $0.width.equalToSuperview() }
    sets.active = "narrow"
    stage.fillGaps()
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      sets.active = "wide"
      stage.superview.layoutIfNeeded()
    }
    #expect(stage.view.frame.width == 320)
    window.clock.advance(to: window.clock.now + 0.5)
    let shown = try #require(stage.view.layer.presentation()).bounds.width
    #expect(shown > 60 && shown < 310)
  }

  @Test func updateTellsWhatItDidNotFind() {
    stage.view.mas_makeConstraints { $0.left.equalTo(stage.sibling).offset(1) }
    var added: [String] = []
    stage.view.mas_updateConstraints(notFound: { added.append(sentence($0)) }) { make in
      make.left.equalTo(stage.sibling).offset(2)
      make.left.equalTo(stage.other).offset(3).priorityLow()
    }
    #expect(added == ["V.left == P.left + 3 ^low"])
  }

  @Test func contentPrioritiesAreSetInTheSameBlock() {
    stage.view.mas_makeConstraints { make in
      make.contentHugging(.required, along: .horizontal)
      make.contentCompressionResistance(.defaultLow, along: .vertical)
    }
    #expect(stage.view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(stage.view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
  }

  @Test func guideCanStandBetweenViews() {
    let gap = UILayoutGuide()
    stage.superview.addLayoutGuide(gap)
    gap.mas_makeConstraints { make in
      make.left.equalTo(stage.other.mas_right)
      make.right.equalTo(stage.sibling.mas_left)
      make.top.bottom.equalToSuperview()
    }
    stage.view.mas_makeConstraints { make in
      make.center.equalTo(gap)
      make.size.equalTo(4)
    }
    #expect(isClose(stage.frame(), CGRect(x: 93, y: 238, width: 4, height: 4)))
  }
}
