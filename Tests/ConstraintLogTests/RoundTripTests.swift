import OpenUIKit
import Testing

@testable import ConstraintLog

/// Constraints of OpenUIKit, printed and read back.
@MainActor
@Suite struct RoundTripTests {
  private let container = UIView()
  private let first = UIView()
  private let second = UILabel()

  init() {
    second.text = "It's [a] (text)"
    container.addSubview(first)
    container.addSubview(second)
  }

  private nonisolated static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
    .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins,
    .centerYWithinMargins,
  ]

  private func name(_ attribute: NSLayoutConstraint.Attribute) throws -> String {
    let names = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
      "lastBaseline",
      "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin",
      "centerXWithinMargins", "centerYWithinMargins",
    ]
    return names[try #require(Self.attributes.firstIndex(of: attribute))]
  }

  private func read(_ constraint: NSLayoutConstraint) throws -> ConstraintLog {
    let logs = ConstraintLog.logs(in: constraint.description)
    let log = try #require(logs.first, "\(constraint)")
    #expect(logs.count == 1 && log.unread.isEmpty && log.constraints.count == 1, "\(constraint)")
    return log
  }

  private func check(_ constraint: NSLayoutConstraint) throws {
    let read = try read(constraint)
    let made = try #require(read.constraints.first, "\(constraint)")
    #expect(try made.first.attribute.rawValue == name(constraint.firstAttribute), "\(constraint)")
    #expect(read.items[made.first.item].className == "\(type(of: constraint.firstItem!))", "\(constraint)")
    if constraint.secondItem == nil {
      #expect(made.second == nil)
    } else {
      #expect(try made.second?.attribute.rawValue == name(constraint.secondAttribute), "\(constraint)")
      #expect(
        made.second.map { read.items[$0.item].className } == "\(type(of: constraint.secondItem!))",
        "\(constraint)")
    }
    #expect(made.relation.rawValue == ["<=", "==", ">="][constraint.relation.rawValue + 1], "\(constraint)")
    #expect(
      made.multiplier == Double(constraint.multiplier) && made.constant == Double(constraint.constant),
      "\(constraint)")
    #expect(made.priority == Double(constraint.priority.rawValue), "\(constraint)")
    #expect(made.state == (constraint.isActive ? .active : .inactive), "\(constraint)")
    #expect(made.identifier == constraint.identifier ?? "", "\(constraint)")
  }

  @Test(arguments: attributes, [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
  func everyAttributeAndRelation(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation
  ) throws {
    for other in [first, second, container]
    where other !== first || attribute == .width || attribute == .height {
      for (multiplier, constant) in [(1.0, 0.0), (1, 12.5), (1, -8), (0.5, 3)] {
        for priority in [UILayoutPriority.required, .defaultHigh] {
          let otherAttribute = other === first ? (attribute == .width ? .height : .width) : attribute
          let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
          constraint.priority = priority
          constraint.identifier = constant < 0 ? "it's a name" : nil
          try check(constraint)
        }
      }
    }
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.width, .height])
  func constants(_ attribute: NSLayoutConstraint.Attribute) throws {
    for constant in [0, 44, 0.5, 1234.5] {
      let constraint = NSLayoutConstraint(
        item: second, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: constant)
      constraint.isActive = true
      try check(constraint)
    }
  }

  @Test func distancesInEveryDirection() throws {
    try check(second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
    try check(second.topAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: 8))
    try check(container.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
    try check(container.bottomAnchor.constraint(lessThanOrEqualTo: first.bottomAnchor, constant: 8))
    try check(second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: -8))
  }

  @Test func guides() throws {
    let log = try read(
      first.topAnchor.constraint(equalTo: container.safeAreaLayoutGuide.topAnchor, constant: 4))
    #expect(log.items.contains { $0.isGuide })
  }

  @Test func distancesOfAnchors() throws {
    let distance = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let made = try #require(read(distance.constraint(equalToConstant: 20)).constraints.first)
    #expect(made.firstOffset != nil && made.constant == 20)
  }

  @Test func aConflictIsDiagnosedFromItsMessage() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var message = ""
    window.unsatisfiableConstraintsHandler = { message = $0.message }
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: window.topAnchor, constant: 8),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.bottomAnchor.constraint(equalTo: window.topAnchor, constant: 40),
    ])
    window.layoutIfNeeded()
    let diagnosis = try #require(Diagnosis.diagnoses(of: message).first)
    #expect(diagnosis.log.constraints.count == 3 && diagnosis.log.broken.count == 1)
    #expect(diagnosis.largest?.points == 8 && !diagnosis.proposals.isEmpty, "\(message)")
  }
}
