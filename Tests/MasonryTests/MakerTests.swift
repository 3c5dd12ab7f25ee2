import Masonry
import Testing

@MainActor
@Suite struct MakerTests {
  let stage = Stage()

  @Test func oneAttributeMakesACompositeOfOne() {
    let made = stage.view.mas_makeConstraints { $0.attributes(.height).equalTo(stage.sibling) }
    #expect(made[0].children.count == 1)
    #expect(sentences(made) == ["V.height == O.height"])
  }

  @Test func compositesHaveAFixedOrder() {
    let made = stage.view.mas_makeConstraints { make in
      make.attributes(.centerX, .width).equalTo(stage.sibling)
      make.center.equalTo(stage.sibling)
      make.edges.equalTo(stage.sibling)
      make.size.equalTo(stage.sibling)
    }
    let attributes = made.map { $0.layoutConstraints.map(\.firstAttribute) }
    #expect(
      attributes == [
        [.width, .centerX], [.centerX, .centerY], [.left, .right, .top, .bottom], [.width, .height],
      ])
  }

  @Test func attributesComeInMasonrysOrderHoweverTheyAreGiven() {
    let order: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    let made = stage.view.mas_prepareConstraints { make in
      _ = make.attributes(
        .centerYWithinMargins, .firstBaseline, .topMargin, .left, .centerX, .leadingMargin, .height, .bottom,
        .trailing, .rightMargin, .lastBaseline, .right, .centerXWithinMargins, .width, .trailingMargin, .top,
        .leftMargin, .centerY, .leading, .bottomMargin)
    }
    made[0].priority(1).install()
    #expect(made[0].layoutConstraints.map(\.firstAttribute) == order)
  }

  @Test("Masonry made two constraints of a baseline mask (T1); here each attribute counts once")
  func baselineIsMadeOnce() {
    let made = stage.view.mas_makeConstraints { make in
      make.attributes(.lastBaseline, .top, .lastBaseline).equalTo(stage.sibling)
    }
    #expect(sentences(made) == ["V.top == O.top", "V.baseline == O.baseline"])
  }

  @Test func makingReturnsOneConstraintPerChain() {
    let made = stage.view.mas_makeConstraints { make in
      make.edges.equalTo(stage.sibling)
      make.centerX.equalTo([stage.sibling, 10])
    }
    #expect(made.count == 2)
    #expect(made.map { $0.layoutConstraints.count } == [4, 2])
  }

  @Test func everyReadOfAnAttributeStartsAChain() {
    stage.view.mas_prepareAndForget { make in
      #expect(make.left !== make.left)
      #expect(make.baseline !== make.baseline)
      #expect(make.width !== make.width)
    }
  }

  @Test func chainedAttributesAreOneCompositeInThePlaceOfTheFirst() {
    var width: MASConstraint?
    let made = stage.view.mas_makeConstraints { make in
      let first = make.width
      width = first
      first.height.equalTo(stage.sibling)
      make.top.equalToSuperview()
    }
    #expect(made.count == 2)
    #expect(made[0].children.count == 2)
    #expect(made[0].children[0] === width)
    #expect(sentences(made) == ["V.width == O.width", "V.height == O.height", "V.top == S.top"])
  }

  @Test func relationThatIsGivenAfterTheBlockCountsAtInstallation() {
    var left: MASAttributeChain<MASLeftRight>?
    var top: MASAttributeChain<MASVertical>?
    _ = stage.view.mas_prepareConstraints { make in
      left = make.left
      top = make.top
    }
    left?.equalTo(stage.sibling.mas_right).offset(8)
    left?.install()
    top?.equalTo([stage.sibling, 10])
    top?.install()
    #expect(sentences([left!, top!]) == ["V.left == O.right + 8", "V.top == O.top", "V.top == S.top + 10"])
  }

  @Test func relationThatIsGivenToAnInstalledChainTakesThePlaceOfTheSuperviews() {
    var left: MASAttributeChain<MASLeftRight>?
    var top: MASAttributeChain<MASVertical>?
    var size: MASAttributeChain<MASDimension>?
    stage.view.mas_makeConstraints { make in
      left = make.left
      top = make.top
      size = make.width.height
      size?.offset(5)
    }
    #expect(isClose(stage.frame(), CGRect(x: 0, y: 0, width: 5, height: 5)))
    left?.equalTo(stage.sibling.mas_right).offset(8)
    top?.greaterThanOrEqualTo([stage.sibling, 10]).key("top")
    size?.equalTo(stage.other).offset(1)
    #expect(
      stage.view.mas_installedConstraints.map { sentence($0) } == [
        "V.left == O.right + 8", "V.top >= O.top", "V.top >= S.top + 10", "V.width == P.width + 1",
        "V.height == P.height + 1",
      ])
    stage.fillGaps()
    #expect(isClose(stage.frame(), CGRect(x: 158, y: 200, width: 71, height: 81)))
  }

  @Test func makerThatOutlivesItsBlockMakesNothingMore() {
    var kept: MASConstraintMaker?
    stage.view.mas_makeConstraints { make in
      kept = make
      make.width.equalTo(20)
    }
    let late = kept?.edges.equalTo(stage.sibling)
    kept = nil
    late?.offset(5)
    #expect(stage.view.mas_installedConstraints.map { sentence($0) } == ["V.width == 20"])
  }

  @Test func compositeTakesFurtherAttributes() {
    let made = stage.view.mas_makeConstraints { $0.size.left.equalTo(stage.sibling) }
    #expect(made.count == 1)
    #expect(made[0].layoutConstraints.map(\.firstAttribute) == [.width, .height, .left])
  }

  @Test("Masonry lost what was chained inside a group (T3); here it is part of it")
  func groupKeepsChainsAndArrays() {
    let made = stage.view.mas_makeConstraints { make in
      make.top.equalTo(5)
      make.group {
        make.left.right.equalTo(stage.sibling)
        make.height.equalTo([stage.sibling, 60])
      }.key("group")
    }
    #expect(made.count == 2)
    #expect(
      made[1].layoutConstraints.map(\.mas_key) == [
        "group[0][0]", "group[0][1]", "group[1][0]", "group[1][1]",
      ])
    made[1].uninstall()
    #expect(stage.view.mas_installedConstraints.count == 1)
  }

  @Test(arguments: ["make", "update", "remake"])
  func viewStopsTranslatingItsMaskAndTheMakerKnowsItsMode(_ mode: String) {
    let view = UIView()
    var flags: [Bool] = []
    let build: (MASConstraintMaker) -> Void = { flags = [$0.updateExisting, $0.removeExisting] }
    switch mode {
    case "update": view.mas_updateConstraints(build)
    case "remake": view.mas_remakeConstraints(build)
    default: view.mas_makeConstraints(build)
    }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(flags == [mode == "update", mode == "remake"])
  }

  @Test func secondViewKeepsTranslatingItsMask() {
    stage.view.mas_makeConstraints { $0.edges.equalTo(stage.sibling) }
    #expect(stage.sibling.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func attributeThatIsNoneStandsForTheSameOneOfTheOtherView() {
    let made = stage.view.mas_makeConstraints { make in
      make.left.equalTo(stage.sibling.mas_attribute(.notAnAttribute))
      make.width.equalTo(stage.sibling.mas_attribute(.notAnAttribute))
    }
    #expect(sentences(made) == ["V.left == O.left", "V.width == O.width"])
  }

  @Test func constraintTellsItsTwoAttributes() {
    let made = stage.view.mas_makeConstraints { make in
      make.left.equalTo(stage.sibling.mas_right)
      make.top.equalTo(5)
      make.size.equalTo(stage.other)
    }
    #expect(made[0].firstViewAttribute?.isSame(as: stage.view.mas_left) == true)
    #expect(made[0].secondViewAttribute?.isSame(as: stage.sibling.mas_right) == true)
    #expect(made[1].firstViewAttribute?.layoutAttribute == .top && made[1].secondViewAttribute == nil)
    #expect(made[2].firstViewAttribute == nil && made[2].secondViewAttribute == nil)
    #expect(made[2].children.map { $0.secondViewAttribute?.view === stage.other } == [true, true])
    made[0].uninstall()
    #expect(made[0].secondViewAttribute?.isSame(as: stage.sibling.mas_right) == true)
  }

  @Test func attributeOfAControllersGuideKnowsItsView() {
    let controller = UIViewController()
    controller.view.addSubview(stage.view)
    stage.view.mas_makeConstraints { make in
      let top = make.top.equalTo(controller.mas_topLayoutGuide)
      #expect(top.secondViewAttribute?.view === controller.view)
      #expect(top.secondViewAttribute?.layoutAttribute == .bottom)
    }
  }
}
