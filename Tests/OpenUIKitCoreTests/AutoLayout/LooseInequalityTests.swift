import OpenUIKit
import Testing

/// Expectations are those of Stevia's suite (EquationTests, FlexibleMarginTests), which runs on UIKit.
@MainActor
@Suite("Positions that only inequalities limit")
struct LooseInequalityTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func sizedView() -> UIView {
    let view = constrainedView(in: window)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    return view
  }

  @Test(
    "a view lies on the limit, from whichever side it limits",
    arguments: [
      (NSLayoutConstraint.Attribute.left, 23.0, CGPoint(x: 23, y: 0)), (.top, 23, CGPoint(x: 0, y: 23)),
      (.right, -74, CGPoint(x: 216, y: 0)), (.bottom, -45, CGPoint(x: 0, y: 699)),
      (.centerX, 0, CGPoint(x: 145, y: 0)),
    ], [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func limit(
    _ limit: (NSLayoutConstraint.Attribute, Double, CGPoint), _ relation: NSLayoutConstraint.Relation
  ) {
    let view = sizedView()
    NSLayoutConstraint(
      item: view, attribute: limit.0, relatedBy: relation, toItem: window, attribute: limit.0, multiplier: 1,
      constant: limit.1
    ).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(origin: limit.2, size: CGSize(width: 100, height: 100)))
    #expect(view.hasAmbiguousLayout)
  }

  @Test("an optional inequality counts as a required one does")
  func optional() {
    let view = sizedView()
    let limit = view.topAnchor.constraint(lessThanOrEqualTo: window.topAnchor, constant: 10)
    limit.priority = UILayoutPriority(751)
    limit.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minY == 10)
  }

  @Test("a view without a size lies on the limit and stays empty")
  func emptyView() {
    let view = constrainedView(in: window)
    view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor, constant: -13).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 377, y: 0, width: 0, height: 0))
  }

  @Test("a size that only an upper limit holds stays zero")
  func upperSizes() {
    let view = constrainedView(in: window)
    view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 23).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test("a view that rests on one limit is not drawn to another")
  func restsOnOne() {
    let view = sizedView()
    view.leftAnchor.constraint(greaterThanOrEqualTo: window.leftAnchor, constant: 10).isActive = true
    view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor, constant: -20).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test(
    "a constraint that determines the position overrides the limit, even a weak one")
  func determined() {
    let view = sizedView()
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    view.leftAnchor.constraint(lessThanOrEqualTo: window.leftAnchor, constant: 50).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 50)
    let wish = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 5)
    wish.priority = UILayoutPriority(1)
    wish.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 5)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("the view follows the limit's constant, and is free of it once it is gone")
  func changes() {
    let view = sizedView()
    let limit = view.leftAnchor.constraint(lessThanOrEqualTo: window.leftAnchor, constant: 50)
    limit.isActive = true
    window.layoutIfNeeded()
    limit.constant = 80
    window.layoutIfNeeded()
    #expect(view.frame.minX == 80)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(limit))
    limit.isActive = false
    view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 7).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 7)
    #expect(!view.constraintsAffectingLayout(for: .horizontal).contains(limit))
  }
}
