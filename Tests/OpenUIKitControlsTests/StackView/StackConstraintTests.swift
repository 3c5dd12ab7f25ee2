import OpenUIKit
import Testing

/// The constraints that UIKit's stack views make, as printed by real ones: A. Grebenyuk, "Let's Build UIStackView" (2017),
/// and the README of his library Arranged. Views are A, B and C, the stack is S and its guides G1, G2 in the order of their
/// mention. Not made here: `UISV-text-width-disambiguation` (docs/not-yet.md).
struct StackConstraintCase: CustomTestStringConvertible, Sendable {
  let name: String
  var count = 3
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  let lines: [String]
  var testDescription: String { name }
}

@MainActor
@Suite("Constraints of stack views")
struct StackConstraintTests {
  nonisolated private static let row = [
    "canvas-connection S.leading == A.leading", "canvas-connection S.trailing == C.trailing",
    "spacing B.leading == A.trailing", "spacing C.leading == B.trailing",
  ]
  nonisolated private static let looseRow = [
    "canvas-connection S.leading == A.leading", "canvas-connection S.trailing == C.trailing",
    "spacing B.leading >= A.trailing", "spacing C.leading >= B.trailing",
  ]
  nonisolated private static let filled = [
    "alignment A.top == B.top", "alignment A.top == C.top", "alignment A.bottom == B.bottom",
    "alignment A.bottom == C.bottom", "canvas-connection S.top == A.top",
    "canvas-connection S.bottom == A.bottom",
  ]
  nonisolated private static let spanned = [
    "spanning-fit G1.height == 0 @51", "ambiguity-suppression A.height == 0 @25",
    "ambiguity-suppression B.height == 0 @25", "ambiguity-suppression C.height == 0 @25",
  ]

  nonisolated private static func boundaries(_ top: String, _ bottom: String) -> [String] {
    ["A", "B", "C"].flatMap { view in
      [top, bottom].map { "spanning-boundary " + $0.replacingOccurrences(of: "*", with: view) }
    }
  }

  nonisolated static let cases = [
    StackConstraintCase(name: "fill", lines: row + filled),
    StackConstraintCase(
      name: "fillEqually", distribution: .fillEqually,
      lines: row + filled + ["fill-equally B.width == A.width", "fill-equally C.width == A.width"]),
    StackConstraintCase(
      name: "fillProportionally", distribution: .fillProportionally,
      lines: row + filled + [
        "fill-proportionally A.width == 0.571429*S.width @999",
        "fill-proportionally B.width == 0.285714*S.width @998",
        "fill-proportionally C.width == 0.142857*S.width @997",
      ]),
    StackConstraintCase(
      name: "equalSpacing", distribution: .equalSpacing,
      lines: looseRow + filled + [
        "distributing-edge G1.leading == A.trailing", "distributing-edge G1.trailing == B.leading",
        "distributing-edge G2.leading == B.trailing", "distributing-edge G2.trailing == C.leading",
        "fill-equally G2.width == G1.width", "canvas-fit S.width == 0 @49",
      ]),
    StackConstraintCase(
      name: "equalCentering", distribution: .equalCentering,
      lines: looseRow + filled + [
        "distributing-edge G1.leading == A.centerX", "distributing-edge G1.trailing == B.centerX",
        "distributing-edge G2.leading == B.centerX", "distributing-edge G2.trailing == C.centerX",
        "fill-equally G2.width == G1.width @149", "canvas-fit S.width == 0 @49",
      ]),
    StackConstraintCase(
      name: "leading", alignment: .leading,
      lines: row + spanned + boundaries("G1.top == *.top @999.5", "G1.bottom >= *.bottom") + [
        "alignment A.top == B.top", "alignment A.top == C.top", "canvas-connection S.top == A.top",
        "canvas-connection S.bottom == G1.bottom",
      ]),
    StackConstraintCase(
      name: "center", alignment: .center,
      lines: row + spanned + boundaries("G1.top <= *.top", "G1.bottom >= *.bottom") + [
        "alignment A.centerY == B.centerY", "alignment A.centerY == C.centerY",
        "canvas-connection S.top == G1.top", "canvas-connection S.bottom == G1.bottom",
        "canvas-connection S.centerY == A.centerY",
      ]),
    StackConstraintCase(
      name: "trailing", alignment: .trailing,
      lines: row + spanned + boundaries("G1.top <= *.top", "G1.bottom == *.bottom @999.5") + [
        "alignment A.bottom == B.bottom", "alignment A.bottom == C.bottom",
        "canvas-connection S.top == G1.top", "canvas-connection S.bottom == A.bottom",
      ]),
    StackConstraintCase(
      name: "firstBaseline", alignment: .firstBaseline,
      lines: row + spanned + boundaries("G1.top <= *.top", "G1.bottom >= *.bottom") + [
        "alignment A.firstBaseline == B.firstBaseline", "alignment A.firstBaseline == C.firstBaseline",
        "canvas-connection S.top == G1.top", "canvas-connection S.bottom == G1.bottom",
        "canvas-fit S.height == 0 @49",
      ]),
    StackConstraintCase(
      name: "lastBaseline", alignment: .lastBaseline,
      lines: row + spanned + boundaries("G1.top <= *.top", "G1.bottom >= *.bottom") + [
        "alignment A.lastBaseline == B.lastBaseline", "alignment A.lastBaseline == C.lastBaseline",
        "canvas-connection S.top == G1.top", "canvas-connection S.bottom >= A.bottom",
        "canvas-fit S.height == 0 @49",
      ]),
    StackConstraintCase(
      name: "one view in the middle", count: 1, alignment: .center,
      lines: [
        "canvas-connection S.leading == A.leading", "canvas-connection S.trailing == A.trailing",
        "canvas-connection S.top <= A.top", "canvas-connection S.bottom >= A.bottom",
        "canvas-connection S.centerY == A.centerY", "canvas-fit S.height == 0 @49",
        "ambiguity-suppression A.height == 0 @25",
      ]),
  ]

  @Test("have UIKit's names, items, relations and priorities", arguments: cases)
  func sameAsUIKits(_ example: StackConstraintCase) {
    let views = [ContentView(160, 200), ContentView(80, 100), ContentView(40, 50)]
    let stack = UIStackView(arrangedSubviews: Array(views.prefix(example.count)))
    stack.distribution = example.distribution
    stack.alignment = example.alignment
    #expect(lines(of: stack, views) == example.lines.sorted())
  }

  // That of a hidden view: 'UISV-hiding' at 999.999, 'UISV-spacing-hidden' at 50, and its alignment with the others, as
  // read from UIKitCore of iOS 18 and seen on iOS 26.2.
  @Test("give a hidden view no width, and keep its alignment with the others")
  func hiding() {
    let views = [ContentView(160, 200), ContentView(80, 100)]
    let stack = UIStackView(arrangedSubviews: views)
    views[0].isHidden = true
    let expected =
      Self.filled.filter { !$0.contains("C") } + [
        "canvas-connection S.leading == B.leading", "canvas-connection S.trailing == B.trailing",
        "hiding A.width == 0 @999.999", "spacing-hidden B.leading == A.trailing @50",
      ]
    #expect(lines(of: stack, views) == expected.sorted())
  }

  // As in UIKitCore: a guide, 'UISV-ordering-spanner', stands for the views along the axis.
  @Test("collapse if all views are hidden, and keep a length that is asked for")
  func allHidden() {
    let views = [ContentView(160, 200), ContentView(80, 100)]
    let stack = UIStackView(arrangedSubviews: views)
    for view in views { view.isHidden = true }
    let expected = [
      "canvas-connection S.leading == G1.leading", "canvas-connection S.trailing == G1.trailing",
      "spanning-fit G1.width == 0 @0.001", "hiding A.width == 0 @999.999", "hiding B.width == 0 @999.999",
      "spacing-hidden A.leading == G1.trailing @50", "spacing-hidden B.leading == G1.trailing @50",
      "alignment A.top == B.top", "alignment A.bottom == B.bottom",
    ]
    #expect(lines(of: stack, views) == expected.sorted())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(stack.frame.width == 0)
    let width = stack.widthAnchor.constraint(equalToConstant: 90)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(stack.frame.width == 90)
    #expect(views.allSatisfy { $0.frame.width == 0 })
    width.isActive = false
    views[1].isHidden = false
    window.layoutIfNeeded()
    #expect(stack.frame.width == 80)
  }

  @Test("place a hidden view in the middle of the gap where it would be shown")
  func hiddenPlaces() {
    let views = [ContentView(160, 200), ContentView(80, 100), ContentView(40, 50)]
    let stack = UIStackView(arrangedSubviews: views)
    (stack.spacing, stack.alignment) = (8, .center)
    views[1].isHidden = true
    let found = lines(of: stack, views)
    #expect(found.contains("spacing-hidden B.leading == A.trailing + 4 @50"))
    #expect(found.contains("spacing C.leading == A.trailing + 8"))
    #expect(found.contains("alignment A.centerY == B.centerY"))
    #expect(found.contains("ambiguity-suppression B.height == 0 @25"))
    #expect(!found.contains { $0.hasPrefix("spanning-boundary") && $0.contains("B.") })
    views[1].isHidden = false
    views[2].isHidden = true
    #expect(lines(of: stack, views).contains("spacing-hidden C.leading == B.trailing @50"))
  }

  @Test("are held by a view if they concern it alone, as UIKit activates each")
  func holders() {
    let views = [ContentView(160, 200), ContentView(80, 100)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .leading
    views[0].isHidden = true
    stack.updateConstraintsIfNeeded()
    #expect(
      views[0].constraints.compactMap(\.identifier).sorted() == ["UISV-ambiguity-suppression", "UISV-hiding"])
    #expect(views[1].constraints.compactMap(\.identifier) == ["UISV-ambiguity-suppression"])
    let others = Set(stack.constraints.compactMap(\.identifier))
    #expect(others.isDisjoint(with: ["UISV-ambiguity-suppression", "UISV-hiding"]))
    stack.removeArrangedSubview(views[0])
    #expect(views[0].constraints.isEmpty)
  }

  @Test("connect to the guide of the margins when they are relative to these")
  func margins() {
    let views = [ContentView(160, 200), ContentView(80, 100)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.isLayoutMarginsRelativeArrangement = true
    let connections = lines(of: stack, views).filter { $0.hasPrefix("canvas") }
    #expect(connections.count == 4 && connections.allSatisfy { $0.contains("connection G1.") })
  }

  @Test("measure a column's spacing between baselines when they are relative to these")
  func baselines() {
    let views = [ContentView(160, 200), ContentView(80, 100)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 20
    stack.isBaselineRelativeArrangement = true
    #expect(lines(of: stack, views).contains("spacing B.firstBaseline == A.lastBaseline + 20"))
  }

  /// The stack's constraints in short, sorted; a constraint that UIKit lacks, at priority 24, is left out.
  private func lines(of stack: UIStackView, _ views: [UIView]) -> [String] {
    stack.updateConstraintsIfNeeded()
    let all = ([stack] + views).flatMap(\.constraints).filter { $0.identifier?.hasPrefix("UISV") == true }
    var names: [ObjectIdentifier: String] = [ObjectIdentifier(stack): "S"]
    for (view, name) in zip(views, ["A", "B", "C"]) { names[ObjectIdentifier(view)] = name }
    var guides = 0
    for constraint in all {
      for case let guide as UILayoutGuide in [constraint.firstItem, constraint.secondItem]
      where names[ObjectIdentifier(guide)] == nil {
        guides += 1
        names[ObjectIdentifier(guide)] = "G\(guides)"
      }
    }
    return all.filter { $0.priority.rawValue != 24 }.map { line($0, names) }.sorted()
  }

  private func line(_ constraint: NSLayoutConstraint, _ names: [ObjectIdentifier: String]) -> String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(item.flatMap { names[ObjectIdentifier($0)] } ?? "?").\(attribute)"
    }
    var right = constraint.secondItem == nil ? "" : side(constraint.secondItem, constraint.secondAttribute)
    if constraint.multiplier != 1 { right = String(format: "%g*", constraint.multiplier) + right }
    if right.isEmpty || constraint.constant != 0 {
      right += (right.isEmpty ? "" : " + ") + String(format: "%g", constraint.constant)
    }
    let relations: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    let priority = constraint.priority.rawValue
    return (constraint.identifier ?? "").replacingOccurrences(of: "UISV-", with: "")
      + " \(side(constraint.firstItem, constraint.firstAttribute)) \(relations[constraint.relation] ?? "?") \(right)"
      + (priority == 1000 ? "" : String(format: " @%g", priority))
  }
}
