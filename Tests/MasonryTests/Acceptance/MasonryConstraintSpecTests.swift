import Masonry
import Testing

/// What Masonry's own tests of single constraints and composites ask for, each under its name there.
///
/// Those that pass what the compiler refuses now (dictionaries, a second relation in one chain, values for the wrong
/// attribute) have their lines in `CompilerTests.wrongLines`, those that stop the program theirs in `FailureTests`.
@MainActor
@Suite("Masonry's tests of constraints") struct MasonryConstraintSpecTests {
  struct Specification: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let constraints: [String]
    let make: @MainActor @Sendable (MASConstraintMaker, Stage) -> Void
    var change: (@MainActor @Sendable (MASConstraint) -> Void)?

    init(
      _ name: String, _ constraints: [String],
      _ make: @escaping @MainActor @Sendable (MASConstraintMaker, Stage) -> Void,
      then change: (@MainActor @Sendable (MASConstraint) -> Void)? = nil
    ) {
      testDescription = name
      self.constraints = constraints
      self.make = make
      self.change = change
    }
  }

  @Test(arguments: relations + boxes + strengths + constants + composites)
  func constraintsAreThoseOfMasonry(_ specification: Specification) {
    let stage = Stage()
    let made = stage.view.mas_makeConstraints { specification.make($0, stage) }
    for constraint in made { specification.change?(constraint) }
    #expect(sentences(made) == specification.constraints)
    #expect(made.allSatisfy { $0.isActive })
  }

  nonisolated private static let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

  nonisolated static let relations: [Specification] = [
    Specification("testRelationCreateEqualConstraint", ["V.width == O.height"]) {
      $0.width.equalTo($1.sibling.mas_height)
    },
    Specification("testRelationCreateGreaterThanOrEqualConstraint", ["V.width >= O.height"]) {
      $0.width.greaterThanOrEqualTo($1.sibling.mas_height)
    },
    Specification("testRelationCreateLessThanOrEqualConstraint", ["V.width <= O.height"]) {
      $0.width.lessThanOrEqualTo($1.sibling.mas_height)
    },
    Specification("testRelationAcceptsView", ["V.width == O.width"]) { $0.width.equalTo($1.sibling) },
    Specification("testRelationAcceptsNumber", ["V.width == 42"]) { make, _ in make.width.equalTo(42) },
    Specification(
      "testRelationAcceptsValueWithCGPoint", ["V.centerX == S.centerX + 10", "V.centerY == S.centerY + 20"]
    ) { make, _ in
      make.centerX.centerY.equalTo(CGPoint(x: 10, y: 20))
    },
    Specification("testRelationAcceptsValueWithCGSize", ["V.width == 30", "V.height == 40"]) { make, _ in
      make.width.equalTo(CGSize(width: 30, height: 40))
      make.height.equalTo(CGSize(width: 30, height: 40))
    },
    Specification(
      "testRelationAcceptsValueWithEdgeInsets",
      [
        "V.top == S.top + 10", "V.left == S.left + 20", "V.leading == S.leading + 20 ^1",
        "V.bottom == S.bottom - 30", "V.right == S.right - 40", "V.trailing == S.trailing - 40 ^1",
        "V.centerX == S.centerX ^1",
      ]
    ) { make, _ in
      make.top.left.equalTo(insets)
      make.leading.equalTo(insets).priority(1)
      make.bottom.right.equalTo(insets)
      make.trailing.centerX.equalTo(insets).priority(1)
    },
    Specification(
      "testRelationCreatesCompositeWithArrayOfViews",
      [
        "V.width == O.width - 10 ^medium", "V.width == P.width - 10 ^medium",
        "V.width == S.width - 10 ^medium",
      ]
    ) {
      $0.width.equalTo([$1.sibling, $1.other, $1.superview]).priorityMedium().offset(-10)
    },
    Specification(
      "testRelationCreatesCompositeWithArrayOfAttributes",
      ["V.width == O.height + 10 ^60", "V.width == P.width + 10 ^60"]
    ) {
      $0.width.equalTo([$1.sibling.mas_height, $1.other.mas_width]).priority(60).offset(10)
    },
    Specification("testInstallRelativeToSuperview", ["V.baseline == S.baseline + 10"]) { make, _ in
      make.baseline.equalTo(10)
    },
    Specification("testInstallLayoutConstraintOnCommit", ["V.width == O.height * 0.5 + 10 ^345"]) {
      $0.width.equalTo($1.sibling.mas_height).multipliedBy(0.5).offset(10).priority(345)
    },
    Specification("testInstallWidthAsConstant", ["V.width == 10"]) { make, _ in make.width.equalTo(10) },
  ]

  nonisolated static let boxes: [Specification] = [
    Specification("testRelationAcceptsAutoboxedScalar", ["V.width == 42"]) { make, _ in
      make.width.mas_equalTo(42)
    },
    Specification(
      "testRelationAcceptsAutoboxedCGPoint", ["V.centerX == S.centerX + 10", "V.centerY == S.centerY + 20"]
    ) { make, _ in
      make.center.mas_equalTo(CGPoint(x: 10, y: 20))
    },
    Specification("testRelationAcceptsAutoboxedCGSize", ["V.width == 30", "V.height == 40"]) { make, _ in
      make.size.mas_equalTo(CGSize(width: 30, height: 40))
    },
    Specification(
      "testRelationAcceptsAutoboxedEdgeInsets",
      [
        "V.left == S.left + 20", "V.right == S.right - 40", "V.top == S.top + 10",
        "V.bottom == S.bottom - 30",
      ]
    ) { make, _ in
      make.edges.mas_equalTo(insets)
    },
    Specification("testAutoboxedConstantUpdateOffset", ["V.width == 42"]) { make, _ in
      make.width.equalTo(1)
    } then: {
      $0.mas_offset(42)
    },
    Specification(
      "testAutoboxedConstantUpdateSidesOffset",
      [
        "V.centerY == S.centerY", "V.top == S.top + 10", "V.left == S.left + 20", "V.bottom == S.bottom - 30",
        "V.right == S.right - 40",
      ]
    ) { make, _ in
      make.centerY.top.left.bottom.right.equalToSuperview()
    } then: {
      $0.mas_offset(insets)
    },
    Specification(
      "testAutoboxedConstantUpdateCenterOffset",
      ["V.centerX == S.centerX - 20", "V.centerY == S.centerY - 10"]
    ) { make, _ in
      make.center.equalToSuperview()
    } then: {
      $0.mas_offset(CGPoint(x: -20, y: -10))
    },
    Specification(
      "testAutoboxedConstantUpdateSizeOffset", ["V.width == S.width - 40", "V.height == S.height + 55"]
    ) { make, _ in
      make.size.equalToSuperview()
    } then: {
      $0.mas_offset(CGSize(width: -40, height: 55))
    },
  ]

  nonisolated static let strengths: [Specification] = [
    Specification("testPriorityHigh", ["V.width == O.width ^high"]) {
      $0.width.equalTo($1.sibling).with.priorityHigh()
    },
    Specification("testPriorityLow", ["V.width == O.width ^low"]) {
      $0.width.equalTo($1.sibling).with.priorityLow()
    },
    Specification("testPriorityMedium", ["V.width == O.width ^medium"]) {
      $0.width.equalTo($1.sibling).with.priorityMedium()
    },
    Specification("testMultiplierWithMultipliedBy", ["V.width == O.width * 5"]) {
      $0.width.equalTo($1.sibling).multipliedBy(5)
    },
    Specification("testMultiplierWithDividedBy", ["V.width == O.width * 0.1"]) {
      $0.width.equalTo($1.sibling).dividedBy(10)
    },
    Specification("testMultiplierNotUpdate, which is possible now", ["V.width == O.width * 0.9"]) {
      $0.width.equalTo($1.sibling)
    } then: {
      $0.multipliedBy(0.9)
    },
  ]

  nonisolated static let constants: [Specification] = [
    Specification("testConstantUpdateAfterConstraintCreated", ["V.width == 10"]) { make, _ in
      make.width.equalTo(0)
    } then: {
      $0.offset(10)
    },
    Specification(
      "testConstantUpdateSidesOffset",
      [
        "V.centerY == S.centerY", "V.top == S.top + 10", "V.left == S.left + 20", "V.bottom == S.bottom - 30",
        "V.right == S.right - 40",
      ]
    ) { make, _ in
      make.centerY.top.left.bottom.right.equalToSuperview()
    } then: {
      $0.insets(insets)
    },
    Specification(
      "testConstantUpdateCenterOffsetOnly",
      ["V.width == S.width", "V.centerX == S.centerX - 20", "V.centerY == S.centerY - 10"]
    ) { make, _ in
      make.width.centerX.centerY.equalToSuperview()
    } then: {
      $0.centerOffset(CGPoint(x: -20, y: -10))
    },
    Specification(
      "testConstantUpdateSizeOffsetOnly",
      ["V.bottom == S.bottom", "V.width == S.width - 40", "V.height == S.height + 55"]
    ) { make, _ in
      make.bottom.width.height.equalToSuperview()
    } then: {
      $0.sizeOffset(CGSize(width: -40, height: 55))
    },
  ]

  nonisolated static let composites: [Specification] = [
    Specification(
      "testCompleteChildren", ["V.width >= O.width * 3 + 90 ^low", "V.height >= O.height * 3 + 30 ^low"]
    ) {
      $0.width.height.greaterThanOrEqualTo($1.sibling).sizeOffset(CGSize(width: 90, height: 30))
        .multipliedBy(3).priorityLow()
    },
    Specification(
      "testDoNotRemoveOnInstall",
      ["V.centerX == O.centerX * 0.5 + 90 ^high", "V.centerY == O.centerY * 0.5 + 30 ^high"]
    ) {
      $0.center.equalTo($1.sibling).centerOffset(CGPoint(x: 90, y: 30)).dividedBy(2).priorityHigh()
    },
    Specification(
      "testSpawnChildCompositeConstraints",
      ["V.width <= 2", "V.width <= O.width", "V.height <= 2", "V.height <= O.height"]
    ) {
      $0.width.height.lessThanOrEqualTo([2, $1.sibling])
    },
    Specification(
      "testModifyInsetsOnAppropriateChildren",
      [
        "V.right == S.right - 4 ^1", "V.top == S.top + 1 ^1", "V.bottom == S.bottom - 3 ^1",
        "V.left == S.left + 2 ^1",
        "V.baseline == S.baseline ^1", "V.width == S.width ^1",
      ]
    ) { make, _ in
      make.right.top.bottom.left.baseline.width.equalToSuperview().priority(1)
        .with.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Specification(
      "testModifyInsetOnAppropriateChildren",
      [
        "V.right == S.right - 1 ^1", "V.top == S.top + 1 ^1", "V.bottom == S.bottom - 1 ^1",
        "V.left == S.left + 1 ^1",
        "V.baseline == S.baseline ^1", "V.width == S.width ^1",
      ]
    ) { make, _ in
      make.right.top.bottom.left.baseline.width.equalToSuperview().priority(1).with.inset(1)
    },
  ]
}
