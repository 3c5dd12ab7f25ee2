import OpenUIKit
import Testing

/// The formats of UIKit's logs; addresses are replaced by letters. Logs in public issues show
/// `(LTR)` and which constraints are formats: `H:|-(5)-[UIView:0x7f8699302fa0](LTR)   (active, names: '|':… )` beside
/// `UIView:0x7f8699302fa0.right == UIView:0x7f8699302dc0.right - 5   (active)`, and
/// `H:[UILayoutGuide:0x600003b7cee0'UIViewLayoutMarginsGuide']-(0)-|(LTR)` for a superview's edge that comes first.
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

  /// From logs in public issues: `UILayoutGuide:0x600003b380e0'UIViewSafeAreaLayoutGuide'.leading` and
  /// `_UIScrollViewLayoutGuide:0x600003195dc0'UIScrollView-contentLayoutGuide'.bottom`.
  @Test("the kit's own guides have UIKit's class and identifier")
  func systemGuides() {
    let scrollView = UIScrollView()
    let guides = [
      (a.safeAreaLayoutGuide, "UILayoutGuide", "UIViewSafeAreaLayoutGuide"),
      (a.layoutMarginsGuide, "UILayoutGuide", "UIViewLayoutMarginsGuide"),
      (scrollView.contentLayoutGuide, "_UIScrollViewLayoutGuide", "UIScrollView-contentLayoutGuide"),
      (scrollView.frameLayoutGuide, "_UIScrollViewLayoutGuide", "UIScrollView-frameLayoutGuide"),
    ]
    for (guide, type, identifier) in guides {
      let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(guide)), radix: 16)
      let width = guide.widthAnchor.constraint(equalToConstant: 4)
      #expect(body(width) == "\(type):\(address)'\(identifier)'.width == 4   (inactive)")
      #expect(guide.description.hasPrefix("<\(type): \(address) - \"\(identifier)\", layoutFrame = "))
    }
  }

  @Test("distances to the superview are visual formats that name it")
  func superviewDistances() {
    let names = "(inactive, names: '|':S )"
    #expect(
      body(a.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10))
        == "H:|-(10)-[A]   \(names)")
    #expect(
      body(superview.bottomAnchor.constraint(equalTo: a.bottomAnchor)) == "V:[A]-(0)-|   \(names)")
    #expect(
      body(superview.trailingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8))
        == "H:[A]-(>=8)-|   \(names)")
    #expect(
      body(superview.rightAnchor.constraint(equalTo: a.rightAnchor, constant: 2))
        == "H:[A]-(2)-|(LTR)   \(names)")
    #expect(
      body(prioritized(a.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 1), 750))
        == "H:|-(1@750)-[A](LTR)   \(names)")
  }

  @Test("distances between siblings are visual formats")
  func siblingDistances() {
    #expect(
      body(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 24)) == "V:[A]-(24)-[B]   (inactive)")
    #expect(
      body(b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 6))
        == "H:[A]-(>=6)-[B]   (inactive)")
  }

  @Test("distances that are counted backwards are equations")
  func backwards() {
    #expect(
      body(a.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -5))
        == "A.right == S.right - 5   (inactive)")
    #expect(
      body(superview.leadingAnchor.constraint(equalTo: a.leadingAnchor))
        == "S.leading == A.leading   (inactive)")
    #expect(
      body(a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -6))
        == "A.trailing <= B.leading - 6   (inactive)")
  }

  @Test("activity and identifier are part of it")
  func identifiers() {
    let constraint = b.topAnchor.constraint(equalTo: a.bottomAnchor)
    constraint.identifier = "gap"
    constraint.isActive = true
    #expect(body(constraint) == "'gap' V:[A]-(0)-[B]   (active)")
  }
}
