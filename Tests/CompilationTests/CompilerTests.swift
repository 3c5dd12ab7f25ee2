import Testing

/// The code that the compiler accepts, the messages with which it refuses other code, and how hard it has to think.
@Suite struct CompilerTests {
  /// Lines that must not compile, with a part of the message that states why.
  static let wrongLines: [(line: String, message: String)] = [
    ("make.left.equalTo(view.mas_top)", "relate horizontal attributes to horizontal"),
    ("make.top.equalTo(view.mas_left)", "vertical to vertical"),
    ("make.width.equalTo(view.mas_right)", "sizes to sizes"),
    ("make.left.lessThanOrEqualTo(view.mas_height)", "relate horizontal attributes to horizontal"),
    ("make.top.greaterThanOrEqualTo(view.mas_centerX)", "vertical to vertical"),
    ("make.left.equalTo([view.mas_left, view.mas_top])", "MASLeftRightTarget"),
    ("make.leading.equalTo(view.mas_left)", "leading and trailing not to left and right"),
    ("make.right.equalTo(view.mas_trailing)", "leading and trailing not to left and right"),
    ("make.left.greaterThanOrEqualTo(view.mas_leadingMargin)", "leading and trailing not to left and right"),
    ("make.trailing.lessThanOrEqualTo(view.mas_rightMargin)", "leading and trailing not to left and right"),
    ("make.left.right.equalTo(view.mas_leading)", "leading and trailing not to left and right"),
    ("make.centerX.leading.equalTo(view.mas_right)", "leading and trailing not to left and right"),
    ("make.left.leading.equalTo(view.mas_left)", "leading and trailing not to left and right"),
    ("make.horizontalEdges.equalTo(view.mas_leading)", "leading and trailing not to left and right"),
    ("make.leading.equalTo([view.mas_leading, view.mas_right])", "MASLeadingTrailingTarget"),
    ("make.leading.equalToSuperview { $0.mas_left }", "MASLeftRight"),
    ("make.left.equalTo(nil)", "'nil' is not compatible"),
    ("make.left.equalTo(view.superview)", "must be unwrapped"),
    ("make.left.equalTo(\"view\")", "got 'String'"),
    // testRelationComplainsWithUnsupportedArgument
    ("make.left.equalTo([\"view\": 1])", "got '[String : Int]'"),
    ("make.left.equalTo(true)", "got 'Bool'"),
    ("make.left.equalTo(view.frame)", "got 'CGRect'"),
    ("make.left.equalTo([view, \"view\"])", "cannot convert value of type 'String'"),
    ("make.left.equalTo(CGSize.zero)", "got 'CGSize'"),
    ("make.left.equalTo(CGPoint.zero)", "got 'CGPoint'"),
    ("make.size.equalTo(CGPoint.zero)", "got 'CGPoint'"),
    ("make.size.equalTo(UIEdgeInsets.zero)", "got 'UIEdgeInsets'"),
    ("make.center.equalTo(UIEdgeInsets.zero)", "got 'UIEdgeInsets'"),
    ("make.edges.equalTo(CGSize.zero)", "got 'CGSize'"),
    ("make.edges.equalTo(view.mas_left)", "relate horizontal attributes to horizontal"),
    ("make.center.equalTo(view.mas_centerX)", "relate horizontal attributes to horizontal"),
    ("make.left.top.equalTo(view.mas_left)", "relate horizontal attributes to horizontal"),
    ("make.size.left.equalTo(view.mas_width)", "relate horizontal attributes to horizontal"),
    ("make.left.equalTo(view).equalTo(10)", "the chain has its relation already"),
    // testRelationNotAllowUpdateOfEqual, …LessThanOrEqual, …GreaterThanOrEqual
    ("make.left.lessThanOrEqualTo(view.mas_left).equalTo(view.mas_left)", "start another one with make"),
    ("make.left.equalTo(view.mas_left).lessThanOrEqualTo(view.mas_left)", "start another one with make"),
    ("make.left.greaterThanOrEqualTo(view).greaterThanOrEqualTo(view)", "start another one with make"),
    ("make.left.equalTo(view).equalToSuperview()", "start another one with make"),
    // testAttributeChainingShouldNotHaveRelation
    ("make.left.lessThanOrEqualTo(view).bottom", "attributes come before the relation"),
    ("make.size.equalTo(view).left", "attributes come before the relation"),
    ("make.edges.equalTo(view).offset(3).height", "attributes come before the relation"),
    ("make.attributes().equalTo(view)", "missing argument"),
    ("make.left.equalTo(view).offset(\"8\")", "requires that 'String' conform to 'MASNumber'"),
    ("make.left.equalTo(view).inset(UIEdgeInsets.zero)", "renamed to 'insets(_:)'"),
    ("make.left.equalTo(view).inset(NSDirectionalEdgeInsets.zero)", "renamed to 'insets(_:)'"),
    ("make.left.equalTo(view).update(inset: UIEdgeInsets.zero)", "renamed to 'update(insets:)'"),
    ("make.left.equalTo(view).priority(\"high\")", "cannot convert value of type 'String'"),
    ("make.left.equalTo(view).multipliedBy(nil)", "could not be inferred"),
    // testRelationAutoboxingComplainsWithUnsupportedArgument
    ("make.left.mas_equalTo([\"view\": 1])", "got '[String : Int]'"),
    ("make.left.equalToSuperview { $0.mas_top }", "MASVertical"),
    ("make.top.horizontalEdges.equalTo(view.mas_left)", "relate horizontal attributes to horizontal"),
    ("make.left.size.equalTo(view.mas_width)", "sizes to sizes"),
    ("(view.isHidden ? make.left : make.top).equalTo(view).equalTo(8)", "the chain has its relation already"),
    ("MASAttachKeys(view)", "expected argument type 'MASItemWithoutLabel'"),
    // testShouldFailWhenArrayContainsNonViews
    ("[view, \"view\"].mas_makeConstraints { _ in }", "cannot convert value of type 'String'"),
  ]

  @Test func everyWrongLineIsRefusedWithAReason() throws {
    let functions = Self.wrongLines.enumerated().map { index, wrong in
      "@MainActor func wrong\(index)(_ make: MASConstraintMaker, _ view: UIView) { \(wrong.line) }"
    }
    let source = "import Masonry\n" + functions.joined(separator: "\n")
    let result = try Compiler().check(source)
    for (index, wrong) in Self.wrongLines.enumerated() {
      let error = result.errors[index + 2]
      #expect(error?.contains(wrong.message) ?? false, "\(wrong.line): \(error ?? "compiles")")
    }
  }

  static let rightLines = """
    make.left.equalTo(view.mas_right).offset(8)
    make.left.equalTo(view.mas_centerX).offset(-padding)
    make.left.equalTo(padding * 2 + 3)
    make.left.equalTo(isWide ? 20 : -20)
    make.left.equalTo(-padding / 2 - 3.0 * CGFloat(count))
    make.top.greaterThanOrEqualTo(view.mas_top).with.offset(count)
    (isWide ? make.left : make.top).equalTo(view).offset(padding)
    make.height.equalTo([view, other])
    make.height.equalTo([view.mas_height, 30, other, padding])
    make.edges.equalTo(view).with.insets(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
    make.edges.equalTo([view, other]).inset(4).key("edges")
    make.left.right.and.bottom.equalTo(view).insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    make.width.and.height.lessThanOrEqualTo(view).priorityLow().multipliedBy(0.5)
    make.center.equalTo(CGPoint(x: 0, y: 50)).priority(.defaultHigh)
    make.size.equalTo(CGSize(width: 200, height: 100)).priority(600)
    make.width.equalTo(view.mas_height).multipliedBy(3).offset(10).priority(400).key(count)
    make.top.and.left.offset(10)
    make.right.equalTo(-20)
    make.bottom.equalToSuperview().offset(-2 * padding - 4)
    make.attributes(.centerX, .width).equalTo(view)
    make.baseline.equalTo(view.mas_centerY).offset(count - 10)
    make.top.horizontalEdges.equalToSuperview().inset(padding)
    make.left.equalToSuperview { $0.mas_centerX }.offset(padding / 2 + 3)
    """

  /// Horizontal lines in which one attribute depends on the layout direction as little or as much as the other.
  static let horizontalLines = """
    make.leading.equalTo(view.mas_trailing).offset(8)
    make.leading.equalTo(view.mas_leadingMargin)
    make.trailing.equalTo(view.mas_centerX)
    make.right.equalTo(view.mas_leftMargin)
    make.centerX.equalTo(view.mas_left)
    make.centerX.equalTo(view.mas_trailing)
    make.centerX.equalTo(view.mas_centerXWithinMargins)
    make.centerX.equalTo([view.mas_left, view.mas_leading, view.mas_centerX, view])
    make.leading.equalTo(isWide ? view.mas_leading : view.mas_centerX)
    make.left.leading.equalTo(view)
    make.left.leading.equalTo(view.mas_centerX)
    make.left.leading.equalTo(8)
    make.left.centerX.equalTo(view.mas_right)
    make.leading.trailing.equalTo([view, 20])
    make.directionalHorizontalEdges.equalTo(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    make.edges.leading.equalTo(view)
    make.leading.top.equalTo(view)
    make.leading.equalTo(view.mas_attribute(.left))
    make.attributes(.left, .leading).equalTo(view.mas_leading)
    (isWide ? make.left : make.leading).equalTo(view.mas_centerX)
    (isWide ? make.left : make.right).equalTo(view.mas_left)
    """

  @Test func horizontalAttributesRelateToTheirKindAndTheCentre() throws {
    let source = """
      import Masonry
      @MainActor func build(_ make: MASConstraintMaker, _ view: UIView, isWide: Bool) {
      \(Self.horizontalLines)
        let edge = isWide ? view.mas_left : view.mas_right
        make.left.equalTo(edge)
      }
      """
    let result = try Compiler().check(source)
    #expect(result.output.isEmpty)
  }

  @Test func hundredConstraintsAreEasyForTheTypeChecker() throws {
    let block = Array(repeating: Self.rightLines, count: 5).joined(separator: "\n")
    let source = """
      import Masonry
      @MainActor func build(
        _ view: UIView, _ other: Label, padding: CGFloat, count: Int, isWide: Bool
      ) {
        view.mas_makeConstraints { make in
      \(block)
        }
      }
      final class Label: UIView {}
      """
    // Scopes are the type checker's steps: they do not depend on the machine. The default bound is a million.
    let result = try Compiler().check(
      source, options: ["-Xfrontend", "-solver-scope-threshold=\(Self.scopeBound)"])
    #expect(result.output.isEmpty)
  }

  @Test("programs in either language mode of Swift use the modules without a warning", arguments: ["5", "6"])
  func bothLanguageModes(_ mode: String) throws {
    let source = """
      import Masonry
      import iCarousel

      final class Screen: UIView, iCarouselDataSource, iCarouselDelegate {
        var kept: MASConstraint?
        func build(_ other: UIView) {
          other.mas_makeConstraints { make in
            kept = make.left.top.equalTo(self).offset(8).priority(.defaultHigh)
          }
          [self, other].mas_updateConstraints { $0.height.equalTo([self, other.mas_width, 30]) }
        }
        func numberOfItems(in carousel: iCarousel) -> Int { 3 }
        func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
          view ?? UIView()
        }
        func carouselDidScroll(_ carousel: iCarousel) { kept?.offset(carousel.scrollOffset) }
      }
      """
    #expect(try Compiler().check(source, options: ["-swift-version", mode]).output.isEmpty)
  }

  /// In Swift 5 a class that is bound to no actor may use what is.
  @Test func plainClassesOfSwift5UseTheWholeLanguage() throws {
    let source = """
      import Masonry
      class Plain {
        let a = UIView(), b = UIView()
        func build() {
          [a, b].mas_makeConstraints { $0.height.equalTo(10) }
          [a, b].mas_updateConstraints { $0.height.equalTo(10) }
          [a, b].mas_remakeConstraints { $0.height.equalTo(10) }
          _ = [a, b].mas_prepareConstraints { $0.height.equalTo(10) }
          [a, b].mas_removeConstraints()
          [a, b].mas_distributeViews(along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
          [a, b].mas_distributeViews(along: .horizontal, withFixedItemLength: 10, leadSpacing: 5, tailSpacing: 5)
          MASAttachKeys(a: a, b: b)
          let explanation = a.mas_explainLayout()
          print(explanation.text, explanation.horizontal.text)
          let report = MASConflictReport(constraints: a.constraints, givenUp: nil)
          print(report.text, report.remedies.map { $0.text }, report.lines.map { $0.text })
          print(a.mas_left.view as Any, a.mas_left.isSizeAttribute)
          for c in a.constraints { print(c.mas_words, c.mas_description) }
          let sets = MASConstraintSets<Int>()
          sets.active = 1
          sets[1] = []
          let conditions = MASConditionalConstraints()
          conditions.follow(a)
          a.mas_makeConstraints { make in
            make.left.equalTo(b.mas_right).offset(3)
            (a.isHidden ? make.left : make.top).equalTo(3).key("x")
            make.edges.equalTo(b.mas_margins)
            make.attributes(.left).equalTo(b.mas_attribute(.left))
            make.aspectRatio(2)
          }
          print(5.mas_target, a.mas_target, a.mas_left.mas_target, CGSize.zero.mas_target)
          print(MASHorizontal.target(from: a))
          let x: any MASTargetConvertible = a
          _ = x.mas_target
          a.mas_key = "d"
          print(a.mas_closestCommonSuperview(b) as Any)
          print(a.mas_installedConstraints.map { $0.line })
        }
      }
      """
    #expect(try Compiler().check(source, options: ["-swift-version", "5"]).errors.isEmpty)
  }

  /// Steps that no single statement of the language may exceed.
  static let scopeBound = 200
}
