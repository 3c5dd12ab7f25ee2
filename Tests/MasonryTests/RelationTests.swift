import Masonry
import Testing

@MainActor
@Suite struct RelationTests {
  let stage = Stage()

  @Test func relationReturnsTheChainItself() {
    stage.view.mas_prepareAndForget { make in
      let chain = make.width
      #expect(chain.equalTo(stage.sibling.mas_height) === chain)
    }
  }

  @Test func relationMayBeGivenToAViewAGuideOrAnAttribute() {
    let guide = UILayoutGuide()
    stage.superview.addLayoutGuide(guide)
    guide.mas_key = "G"
    let made = stage.view.mas_makeConstraints { make in
      make.width.lessThanOrEqualTo(stage.sibling)
      make.width.greaterThanOrEqualTo(guide)
      make.width.equalTo(stage.sibling.mas_height)
    }
    #expect(sentences(made) == ["V.width <= O.width", "V.width >= G.width", "V.width == O.height"])
  }

  @Test func arrayOfViewsMakesAConstraintForEach() {
    let made = stage.view.mas_makeConstraints { make in
      make.width.equalTo([stage.sibling, stage.other, stage.superview]).priorityMedium().offset(-10)
    }
    #expect(made.count == 1)
    #expect(made[0].children.count == 3)
    #expect(
      sentences(made) == [
        "V.width == O.width - 10 ^medium", "V.width == P.width - 10 ^medium",
        "V.width == S.width - 10 ^medium",
      ])
  }

  @Test func arrayOfAttributesMakesAConstraintForEach() {
    let made = stage.view.mas_makeConstraints { make in
      make.width.equalTo([stage.sibling.mas_height, stage.other.mas_width]).priority(60).offset(10)
    }
    #expect(made.count == 1)
    #expect(sentences(made) == ["V.width == O.height + 10 ^60", "V.width == P.width + 10 ^60"])
  }

  @Test func arraysOfSubclassesAndVariablesAreTakenAsTheyAre() {
    let views = [stage.sibling, stage.other]
    let heights = views.map { $0.mas_height }
    let made = stage.view.mas_makeConstraints { make in
      make.width.equalTo(views)
      make.height.lessThanOrEqualTo(heights)
    }
    #expect(made.map { $0.children.count } == [2, 2])
  }

  @Test func compositeWithAnArrayBecomesACompositeOfComposites() {
    let made = stage.view.mas_makeConstraints { make in
      make.width.height.lessThanOrEqualTo([2, stage.sibling])
    }
    #expect(made[0].children.count == 2)
    #expect(made[0].children.allSatisfy { $0.children.count == 2 })
    #expect(
      sentences(made) == ["V.width <= 2", "V.width <= O.width", "V.height <= 2", "V.height <= O.height"])
  }

  @Test(arguments: [CGFloat(0), 1, -1.5])
  func pointMeansAnOffsetFromTheCentre(_ x: CGFloat) {
    let made = stage.view.mas_makeConstraints { make in make.center.equalTo(CGPoint(x: x, y: 20)) }
    #expect(made[0].layoutConstraints.map(\.constant) == [x, 20])
  }

  @Test func insetsPushEveryEdgeInwards() {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let made = stage.view.mas_makeConstraints { make in
      make.top.equalTo(insets)
      make.left.equalTo(insets)
      make.bottom.equalTo(insets)
      make.right.equalTo(insets)
      make.leading.trailing.equalTo(insets).priority(1)
    }
    #expect(made.flatMap { $0.layoutConstraints }.map(\.constant) == [10, 20, -30, -40, 20, -40])
  }

  @Test func directionalInsetsFollowTheLayoutDirection() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    func constants() -> [CGFloat] {
      let made = stage.view.mas_remakeConstraints { make in
        make.left.right.top.bottom.leading.trailing.equalTo(insets).priority(1)
      }
      return made[0].layoutConstraints.map(\.constant)
    }
    #expect(constants() == [2, -4, 1, -3, 2, -4])
    stage.view.semanticContentAttribute = .forceRightToLeft
    #expect(constants() == [4, -2, 1, -3, 2, -4])
  }

  @Test func aTypeOfOnesOwnCanBeATarget() {
    let made = stage.view.mas_makeConstraints { make in
      make.left.equalTo(Spacing.wide)
      make.top.equalTo([Spacing.narrow, Spacing.wide]).priority(1)
    }
    #expect(sentences(made) == ["V.left == S.left + 24", "V.top == S.top + 8 ^1", "V.top == S.top + 24 ^1"])
  }

  @Test func synonymsDoTheSame() {
    let made = stage.view.mas_makeConstraints { make in
      make.left.mas_equalTo(stage.sibling.mas_right).mas_offset(8)
      make.width.mas_greaterThanOrEqualTo(10).valueOffset(20)
      make.height.mas_lessThanOrEqualTo([stage.sibling, 90])
      make.size.mas_equalTo(CGSize(width: 1, height: 2)).mas_offset(CGSize(width: 3, height: 4)).priorityLow()
      make.center.mas_equalTo(stage.sibling).valueOffset(CGPoint(x: 5, y: 6)).priorityLow()
      make.edges.mas_equalTo(stage.superview).valueOffset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        .priorityLow()
    }
    #expect(
      sentences(made) == [
        "V.left == O.right + 8", "V.width >= 20", "V.height <= O.height", "V.height <= 90",
        "V.width == 3 ^low", "V.height == 4 ^low",
        "V.centerX == O.centerX + 5 ^low", "V.centerY == O.centerY + 6 ^low",
        "V.left == S.left + 2 ^low", "V.right == S.right - 4 ^low", "V.top == S.top + 1 ^low",
        "V.bottom == S.bottom - 3 ^low",
      ])
  }

  private enum Spacing: CGFloat, MASHorizontalTarget, MASVerticalTarget {
    case narrow = 8
    case wide = 24
    var mas_target: MASTarget { .points(rawValue) }
  }
}

extension UIView {
  /// Runs the block without installing anything.
  func mas_prepareAndForget(_ build: (MASConstraintMaker) -> Void) {
    _ = mas_prepareConstraints(build)
  }
}
