import Masonry
import Testing

/// What Masonry's own tests of makers, arrays, views and controllers ask for, each under its name there.
@MainActor
@Suite("Masonry's tests of makers") struct MasonryMakerSpecTests {
  private let stage = Stage()

  private func attributes(_ constraint: MASConstraint) -> [NSLayoutConstraint.Attribute] {
    constraint.layoutConstraints.map(\.firstAttribute)
  }

  // MARK: Life

  @Test func testUninstallConstraint() {
    let made = stage.view.mas_makeConstraints { $0.width.equalTo(stage.sibling.mas_height) }
    #expect(stage.superview.constraints == made[0].layoutConstraints)
    made[0].uninstall()
    #expect(stage.superview.constraints.isEmpty)
  }

  @Test func testUninstall() {
    let made = stage.view.mas_makeConstraints { $0.leading.trailing.equalTo(stage.sibling) }
    #expect(stage.superview.constraints.count == 2)
    made[0].uninstall()
    #expect(stage.superview.constraints.isEmpty)
  }

  @Test func testActivateDeactivate() {
    let made = stage.view.mas_makeConstraints { $0.leading.trailing.equalTo(stage.sibling) }
    #expect(stage.superview.constraints.count == 2)
    made[0].deactivate()
    #expect(stage.superview.constraints.isEmpty)
    made[0].activate()
    #expect(stage.superview.constraints.count == 2)
  }

  // MARK: Chains

  @Test func testAttributeChainingShouldCallDelegate() {
    stage.view.mas_prepareAndForget { make in
      #expect(make.width.and.bottom.equalTo(stage.sibling).children.count == 2)
      #expect(make.left.right.and.bottom.equalTo(stage.sibling).children.count == 3)
    }
  }

  @Test func testAttributeChainingWithComposite() {
    let made = stage.view.mas_makeConstraints { $0.size.left.equalTo(stage.sibling) }
    #expect(made.count == 1)
    #expect(attributes(made[0]) == [.width, .height, .left])
  }

  @Test func testAttributeChainingWithViewConstraint() {
    var first: MASConstraint?
    let made = stage.view.mas_makeConstraints { make in
      let width = make.width
      first = width
      width.height.equalTo(stage.sibling)
    }
    #expect(made.count == 1)
    #expect(made[0].children.first === first)
    #expect(attributes(made[0]) == [.width, .height])
  }

  // MARK: Attributes

  @Test func testCreateSingleAttribute() {
    let made = stage.view.mas_makeConstraints { $0.attributes(.height).equalTo(stage.sibling) }
    #expect(made[0].children.count == 1)
    #expect(attributes(made[0]) == [.height])
  }

  @Test func testCreateAttributes() {
    let made = stage.view.mas_makeConstraints { $0.attributes(.centerX, .width).equalTo(stage.sibling) }
    #expect(attributes(made[0]) == [.width, .centerX])
  }

  @Test func testCreateCenterYAndCenterXChildren() {
    let made = stage.view.mas_makeConstraints { $0.center.equalTo(stage.sibling) }
    #expect(attributes(made[0]) == [.centerX, .centerY])
  }

  @Test func testCreateAllEdges() {
    let made = stage.view.mas_makeConstraints { $0.edges.equalTo(stage.sibling) }
    #expect(attributes(made[0]) == [.left, .right, .top, .bottom])
    #expect(made[0].layoutConstraints.allSatisfy { $0.firstItem === stage.view })
  }

  @Test func testCreateWidthAndHeightChildren() {
    let made = stage.view.mas_makeConstraints { $0.size.equalTo(stage.sibling) }
    #expect(attributes(made[0]) == [.width, .height])
  }

  @Test func testCreateNewViewAttributes() {
    let read: [(MASConstraintMaker) -> MASConstraint] = [
      { $0.left }, { $0.right }, { $0.top }, { $0.bottom }, { $0.baseline }, { $0.leading }, { $0.trailing },
      { $0.width }, { $0.height }, { $0.centerX }, { $0.centerY },
    ]
    stage.view.mas_prepareAndForget { make in
      for attribute in read { #expect(attribute(make) !== attribute(make)) }
    }
  }

  // MARK: Make, update, remake

  @Test func testInstallConstraints() {
    let made = stage.view.mas_makeConstraints { make in
      make.edges.equalTo(stage.sibling)
      make.centerX.equalTo([stage.sibling, 10])
    }
    #expect(made.map { $0.children.count } == [4, 2])
  }

  @Test func testUpdateConstraints() {
    stage.view.mas_updateConstraints { $0.left.equalTo(stage.sibling).offset(10) }
    let first = stage.superview.constraints
    #expect(first.map(\.constant) == [10])
    stage.view.mas_updateConstraints { $0.left.equalTo(stage.sibling).offset(20) }
    #expect(stage.superview.constraints == first && first.map(\.constant) == [20])
  }

  @Test func testDoNotUpdateConstraints() {
    stage.view.mas_updateConstraints { $0.left.equalTo(stage.sibling).offset(10) }
    stage.view.mas_updateConstraints { $0.right.equalTo(stage.sibling).offset(20) }
    #expect(stage.superview.constraints.map(\.constant) == [10, 20])
  }

  @Test func testRemoveConstraints() {
    stage.view.mas_makeConstraints { make in
      make.left.equalTo(stage.sibling).offset(10)
      make.right.equalTo(stage.sibling).offset(20)
      make.width.equalTo(stage.sibling).offset(30)
    }
    #expect(stage.superview.constraints.count == 3 && stage.view.mas_installedConstraints.count == 3)
    stage.view.mas_remakeConstraints { $0.height.equalTo(stage.sibling).offset(100) }
    #expect(stage.superview.constraints.map(\.constant) == [100])
    #expect(stage.view.mas_installedConstraints.count == 1)
  }

  // MARK: Views and arrays

  @Test("testSetTranslatesAutoresizingMaskIntoConstraints, testSetUpdateExisting, testSetRemoveExisting")
  func modesOfViews() {
    let views = [UIView(), UIView(), UIView()]
    views[0].mas_makeConstraints { #expect(!$0.updateExisting && !$0.removeExisting) }
    views[1].mas_updateConstraints { #expect($0.updateExisting) }
    views[2].mas_remakeConstraints { #expect($0.removeExisting) }
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("testSetUpdateExistingForArray, testSetRemoveExistingForArray, for views without a superview")
  func modesOfArrays() {
    let views = [UIView(), UIView()]
    var modes: [Bool] = []
    views.mas_makeConstraints { modes.append($0.updateExisting || $0.removeExisting) }
    views.mas_updateConstraints { modes.append($0.updateExisting) }
    views.mas_remakeConstraints { modes.append($0.removeExisting) }
    #expect(modes == [false, false, true, true, true, true])
  }

  @Test func testShouldCreateConstraintsForEachView() {
    let views = [stage.view, stage.sibling]
    let made = views.mas_makeConstraints { $0.width.equalTo(stage.superview) }
    #expect(sentences(made) == ["V.width == S.width", "O.width == S.width"])
  }

  @Test(
    "testDistributeViewsWithFixedSpacing… and …FixedItemLengthShouldHaveCorrectNumberOfConstraints",
    arguments: [MASAxisType.horizontal, .vertical])
  func numbersOfDistributions(_ axis: MASAxisType) {
    let views = [stage.view, stage.sibling, stage.other]
    views.mas_distributeViews(along: axis, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
    #expect(views.map { $0.mas_installedConstraints.count } == [1, 2, 3])
    views.mas_distributeViews(along: axis, withFixedItemLength: 30, leadSpacing: 5, tailSpacing: 5)
    #expect(views.map { $0.mas_installedConstraints.count } == [2, 2, 2])
  }

  @Test func testLayoutGuideConstraints() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    let made = view.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.bottom.equalTo(controller.mas_bottomLayoutGuide)
    }
    // UIKit holds four more for its guides, which the language does not count.
    #expect(made.flatMap { $0.layoutConstraints }.map(\.secondAttribute) == [.bottom, .top])
    #expect(view.mas_installedConstraints.count == 2)
  }

  // MARK: Attribute objects

  @Test func testIsEqual() {
    let (view, other) = (UIView(), UIView())
    #expect(view.mas_left == view.mas_left)
    #expect(view.mas_left != other.mas_left)
    #expect(view.mas_left != view.mas_right)
    #expect(view.mas_left != other.mas_right)
  }

  @Test func testHashing() {
    let (view, other) = (UIView(), UIView())
    #expect(view.mas_left.hashValue == view.mas_left.hashValue)
    #expect(Set([view.mas_left, other.mas_left, view.mas_right, other.mas_right]).count == 4)
  }
}
