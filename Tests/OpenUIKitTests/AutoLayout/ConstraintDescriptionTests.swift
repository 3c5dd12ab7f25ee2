import OpenUIKit
import Testing

/// The formats of UIKit's logs, as uikit.md 4.3 collects them; addresses are replaced by letters.
@MainActor
@Suite("Constraints describe themselves as UIKit's do")
struct ConstraintDescriptionTests {
  let superview = UIView()
  let a = UIView()
  let b = UIView()

  init() {
    superview.addSubview(a)
    superview.addSubview(b)
  }

  /// The description without class and address of the constraint, with the views' addresses replaced.
  private func body(_ constraint: NSLayoutConstraint) -> String {
    var text = constraint.description
    for (view, letter) in [(superview, "S"), (a, "A"), (b, "B")] {
      let name = "UIView:0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
      text = text.replacingOccurrences(of: name, with: letter)
    }
    guard let space = text.firstIndex(of: " ") else { return text }
    return String(text[text.index(after: space)...].dropLast())
  }

  private func prioritized(_ constraint: NSLayoutConstraint, _ priority: Float) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  @Test("sizes and everything that is no distance are equations")
  func equations() {
    #expect(body(a.heightAnchor.constraint(equalToConstant: 128)) == "A.height == 128   (inactive)")
    #expect(
      body(a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 5))
        == "A.centerX == B.centerX + 5   (inactive)")
    #expect(
      body(a.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: -3))
        == "A.height >= 0.5*B.height - 3   (inactive)")
    #expect(
      body(prioritized(a.widthAnchor.constraint(equalToConstant: 10), 999.5))
        == "A.width == 10 @999.5   (inactive)")
    #expect(
      body(a.leadingAnchor.constraint(equalTo: b.leadingAnchor)) == "A.leading == B.leading   (inactive)")
  }

  @Test("distances to the superview are visual formats that name it")
  func superviewDistances() {
    let names = "(inactive, names: '|':S )"
    #expect(
      body(a.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10))
        == "H:|-(10)-[A]   \(names)")
    #expect(
      body(a.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -8))
        == "V:[A]-(8)-|   \(names)")
    #expect(
      body(superview.bottomAnchor.constraint(equalTo: a.bottomAnchor)) == "V:[A]-(0)-|   \(names)")
    #expect(
      body(a.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: -8))
        == "H:[A]-(>=8)-|   \(names)")
    #expect(
      body(superview.topAnchor.constraint(equalTo: a.topAnchor, constant: -4)) == "V:|-(4)-[A]   \(names)")
    #expect(
      body(prioritized(a.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 1), 750))
        == "H:|-(1@750)-[A](LTR)   \(names)")
  }

  @Test("distances between siblings are visual formats")
  func siblingDistances() {
    #expect(
      body(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 24)) == "V:[A]-(24)-[B]   (inactive)")
    #expect(
      body(a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -6))
        == "H:[A]-(>=6)-[B]   (inactive)")
  }

  @Test("activity and identifier are told")
  func identifiers() {
    let constraint = b.topAnchor.constraint(equalTo: a.bottomAnchor)
    constraint.identifier = "gap"
    constraint.isActive = true
    #expect(body(constraint) == "'gap' V:[A]-(0)-[B]   (active)")
  }
}
