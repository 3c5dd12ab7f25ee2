import Masonry
import Testing

/// The meaning of each expression of the language: the constraints it makes, and where the view ends up.
@MainActor
@Suite struct ExpressionTableTests {
  struct Expression: Sendable, CustomTestStringConvertible {
    let source: String
    let constraints: [String]
    let frame: CGRect
    let make: @MainActor @Sendable (MASConstraintMaker, Stage) -> Void
    var testDescription: String { source }

    init(
      _ source: String, _ constraints: [String], _ x: Double, _ y: Double, _ width: Double, _ height: Double,
      _ make: @escaping @MainActor @Sendable (MASConstraintMaker, Stage) -> Void
    ) {
      self.source = source
      self.constraints = constraints
      self.frame = CGRect(x: x, y: y, width: width, height: height)
      self.make = make
    }
  }

  @Test(arguments: relations + values + composites + modifiers + superviews)
  func expressionMakesItsConstraintsAndItsFrame(_ expression: Expression) {
    let stage = Stage()
    let made = stage.view.mas_makeConstraints { expression.make($0, stage) }
    #expect(sentences(made) == expression.constraints)
    stage.fillGaps()
    #expect(isClose(stage.frame(), expression.frame), "\(stage.frame())")
  }

  nonisolated static let relations: [Expression] = [
    Expression("left == O", ["V.left == O.left"], 100, 20, 30, 40) { $0.left.equalTo($1.sibling) },
    Expression("left == O.right, offset 8", ["V.left == O.right + 8"], 158, 20, 30, 40) {
      $0.left.equalTo($1.sibling.mas_right).offset(8)
    },
    Expression("left == O.centerX", ["V.left == O.centerX"], 125, 20, 30, 40) {
      $0.left.equalTo($1.sibling.mas_centerX)
    },
    Expression("left >= O.right", ["V.left >= O.right"], 150, 20, 30, 40) {
      $0.left.greaterThanOrEqualTo($1.sibling.mas_right)
    },
    Expression("left <= O", ["V.left <= O.left"], 10, 20, 30, 40) { $0.left.lessThanOrEqualTo($1.sibling) },
    Expression("firstBaseline == O.lastBaseline", ["V.firstBaseline == O.baseline"], 10, 260, 30, 40) {
      $0.firstBaseline.equalTo($1.sibling.mas_lastBaseline)
    },
    Expression("attribute chosen at run time", ["V.left == O.right"], 150, 20, 30, 40) {
      $0.left.equalTo($1.sibling.mas_attribute(.right))
    },
    Expression("width == V.height * 3", ["V.height == 15", "V.width == V.height * 3"], 10, 20, 45, 15) {
      $0.height.equalTo(15)
      $0.width.equalTo($1.view.mas_height).multipliedBy(3)
    },
    Expression(
      "height <= [O, O.width, 30]", ["V.height <= O.height", "V.height <= O.width", "V.height <= 30"],
      10, 20, 30, 30
    ) { $0.height.lessThanOrEqualTo([$1.sibling, $1.sibling.mas_width, 30]) },
    Expression("height == []", [], 10, 20, 30, 40) { make, _ in make.height.equalTo([]) },
  ]

  nonisolated static let values: [Expression] = [
    Expression("top == 20", ["V.top == S.top + 20"], 10, 20, 30, 40) { make, _ in make.top.equalTo(20) },
    Expression("right == 20 sticks out", ["V.right == S.right + 20"], 310, 20, 30, 40) { make, _ in
      make.right.equalTo(20)
    },
    Expression("right == -20", ["V.right == S.right - 20"], 270, 20, 30, 40) { make, _ in
      make.right.equalTo(-20)
    },
    Expression("centerX == 10", ["V.centerX == S.centerX + 10"], 155, 20, 30, 40) { make, _ in
      make.centerX.equalTo(10)
    },
    Expression("width == 50", ["V.width == 50"], 10, 20, 50, 40) { make, _ in make.width.equalTo(50) },
    Expression("size == 50", ["V.width == 50", "V.height == 50"], 10, 20, 50, 50) { make, _ in
      make.size.equalTo(50)
    },
    Expression("size == 50 x 60", ["V.width == 50", "V.height == 60"], 10, 20, 50, 60) { make, _ in
      make.size.equalTo(CGSize(width: 50, height: 60))
    },
    Expression(
      "center == (0, 50)", ["V.centerX == S.centerX", "V.centerY == S.centerY + 50"], 145, 270, 30, 40
    ) { make, _ in make.center.equalTo(CGPoint(x: 0, y: 50)) },
    Expression(
      "edges == 10",
      [
        "V.left == S.left + 10", "V.right == S.right + 10", "V.top == S.top + 10",
        "V.bottom == S.bottom + 10",
      ], 10, 10, 320, 480
    ) { make, _ in make.edges.equalTo(10) },
    Expression(
      "edges == insets",
      [
        "V.left == S.left + 10", "V.right == S.right - 20", "V.top == S.top + 5", "V.bottom == S.bottom - 15",
      ],
      10, 5, 290, 460
    ) { make, _ in make.edges.equalTo(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)) },
    Expression(
      "numbers of every kind",
      ["V.left == S.left + 1", "V.top == S.top + 2", "V.width == 3", "V.height == 4"],
      1, 2, 3, 4
    ) { make, _ in
      make.left.equalTo(CGFloat(1))
      make.top.equalTo(Float(2))
      make.width.equalTo(Double(3))
      make.height.equalTo(Int(4))
    },
  ]

  nonisolated static let composites: [Expression] = [
    Expression(
      "left.right.bottom == S", ["V.left == S.left", "V.right == S.right", "V.bottom == S.bottom"],
      0, 440, 320, 40
    ) { $0.left.right.and.bottom.equalTo($1.superview) },
    Expression("left.right == S.centerX", ["V.left == S.centerX", "V.right == S.centerX"], 160, 20, 0, 40) {
      $0.left.right.equalTo($1.superview.mas_centerX)
    },
    Expression("width.height == O.width", ["V.width == O.width", "V.height == O.width"], 10, 20, 50, 50) {
      $0.width.height.equalTo($1.sibling.mas_width)
    },
    Expression(
      "attributes follow a fixed order", ["V.width == O.width", "V.centerX == O.centerX"], 100, 20, 50, 40
    ) {
      $0.attributes(.centerX, .width).equalTo($1.sibling)
    },
    Expression(
      "edges == S, offset 10 shifts",
      [
        "V.left == S.left + 10", "V.right == S.right + 10", "V.top == S.top + 10",
        "V.bottom == S.bottom + 10",
      ],
      10, 10, 320, 480
    ) { $0.edges.equalTo($1.superview).offset(10) },
    Expression(
      "edges == S, insets",
      [
        "V.left == S.left + 10", "V.right == S.right - 20", "V.top == S.top + 5", "V.bottom == S.bottom - 15",
      ],
      10, 5, 290, 460
    ) { $0.edges.equalTo($1.superview).with.insets(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)) },
    Expression(
      "directionalEdges == S, inset 10",
      [
        "V.leading == S.leading + 10", "V.trailing == S.trailing - 10", "V.top == S.top + 10",
        "V.bottom == S.bottom - 10",
      ], 10, 10, 300, 460
    ) { $0.directionalEdges.equalTo($1.superview).inset(10) },
    Expression(
      "edges == S.margins",
      [
        "V.left == S.leftMargin", "V.right == S.rightMargin", "V.top == S.topMargin",
        "V.bottom == S.bottomMargin",
      ],
      8, 8, 304, 464
    ) { $0.edges.equalTo($1.superview.mas_margins) },
    Expression(
      "centerX.width == point, where only one can take it", ["V.centerX == S.centerX + 10", "V.width == 0"],
      170, 20, 0, 40
    ) { make, _ in make.centerX.width.equalTo(CGPoint(x: 10, y: 5)) },
    Expression("left, then size", ["V.width == 50", "V.height == 50", "V.left == S.left"], 0, 20, 50, 50) {
      make, _ in
      make.size.equalTo(50)
      make.left.equalToSuperview()
    },
  ]

  nonisolated static let modifiers: [Expression] = [
    Expression("left == O.right, inset 8 keeps a gap", ["V.left == O.right + 8"], 158, 20, 30, 40) {
      $0.left.equalTo($1.sibling.mas_right).inset(8)
    },
    Expression("right == O.left, inset 8 keeps a gap", ["V.right == O.left - 8"], 62, 20, 30, 40) {
      $0.right.equalTo($1.sibling.mas_left).inset(8)
    },
    Expression("bottom == O.top, inset 15 keeps a gap", ["V.bottom == O.top - 15"], 10, 145, 30, 40) {
      $0.bottom.equalTo($1.sibling.mas_top).inset(15)
    },
    Expression("left == O.centerX, insets", ["V.left == O.centerX + 8"], 133, 20, 30, 40) {
      $0.left.equalTo($1.sibling.mas_centerX).insets(UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4))
    },
    Expression(
      "size == S, inset does nothing", ["V.width == S.width", "V.height == S.height"], 10, 20, 320, 480
    ) {
      $0.size.equalTo($1.superview).inset(10)
    },
    Expression(
      "center == S, insets do nothing", ["V.centerX == S.centerX", "V.centerY == S.centerY"], 145, 220, 30, 40
    ) {
      $0.center.equalTo($1.superview).insets(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    },
    Expression("leftMargin == S, inset does nothing", ["V.leftMargin == S.leftMargin"], 0, 20, 30, 40) {
      $0.leftMargin.equalTo($1.superview).inset(8)
    },
    Expression(
      "size == S, sizeOffset", ["V.width == S.width + 100", "V.height == S.height - 50"], 10, 20, 420, 430
    ) { $0.size.equalTo($1.superview).sizeOffset(CGSize(width: 100, height: -50)) },
    Expression(
      "center == S, centerOffset", ["V.centerX == S.centerX - 5", "V.centerY == S.centerY + 10"], 140, 230,
      30, 40
    ) { $0.center.equalTo($1.superview).centerOffset(CGPoint(x: -5, y: 10)) },
    Expression("width == 50, multipliedBy means nothing", ["V.width == 50"], 10, 20, 50, 40) { make, _ in
      make.width.equalTo(50).multipliedBy(0.5)
    },
    Expression("width == S, dividedBy 4", ["V.width == S.width * 0.25"], 10, 20, 80, 40) {
      $0.width.equalTo($1.superview).dividedBy(4)
    },
    Expression("priority before offset", ["V.left == O.left + 3 ^600"], 103, 20, 30, 40) {
      $0.left.equalTo($1.sibling).priority(600).offset(3)
    },
    Expression("offset before the relation", ["V.left == O.right + 3 ^high"], 153, 20, 30, 40) {
      $0.left.offset(3).priorityHigh().equalTo($1.sibling.mas_right)
    },
    Expression("the last constant counts", ["V.left == O.left + 3"], 103, 20, 30, 40) {
      $0.left.equalTo($1.sibling).offset(7).offset(3)
    },
  ]

  nonisolated static let superviews: [Expression] = [
    Expression("left, offset 5, no relation", ["V.left == S.left + 5"], 5, 20, 30, 40) { make, _ in
      make.left.offset(5)
    },
    Expression("top alone", ["V.top == S.top"], 10, 0, 30, 40) { make, _ in _ = make.top },
    Expression("top.left, no relation", ["V.top == S.top + 10", "V.left == S.left + 10"], 10, 10, 30, 40) {
      make, _ in
      make.top.and.left.offset(10)
    },
    Expression("width == superview", ["V.width == S.width - 20"], 10, 20, 300, 40) { make, _ in
      make.width.equalToSuperview().offset(-20)
    },
    Expression("right <= superview", ["V.right <= S.right - 300"], -10, 20, 30, 40) { make, _ in
      make.right.lessThanOrEqualToSuperview().offset(-300)
    },
  ]
}
