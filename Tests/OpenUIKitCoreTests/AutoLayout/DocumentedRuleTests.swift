import OpenUIKit
import Testing

/// Rules that Apple's headers state or that suites of layout libraries show when they run on UIKit, each with its source.
@MainActor
@Suite("Rules of Auto Layout")
struct DocumentedRuleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200))

  /// A view that would notice if adding it elsewhere called what a subclass may override.
  private final class Movable: UIView {
    private(set) var removals = 0

    override func removeFromSuperview() {
      removals += 1
      super.removeFromSuperview()
    }
  }

  // SwiftLayout's suite.
  @Test("moving to another superview does not call removeFromSuperview")
  func moving() {
    let (first, second, view) = (UIView(), UIView(), Movable())
    first.addSubview(view)
    second.addSubview(view)
    second.addSubview(view)
    #expect(view.removals == 0)
    #expect(first.subviews.isEmpty && second.subviews == [view])
  }

  // UIView.h on effectiveUserInterfaceLayoutDirection: playback and spatial content are never mirrored.
  @Test("the direction of a view follows from what its content means")
  func directions() {
    let view = UIView()
    window.addSubview(view)
    window.layoutDirection = .rightToLeft
    let expected: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in expected {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == direction)
    }
  }

  // Multipliers scale from the left edge in either direction: 0.8 times trailing is 0.8 times left, which is zero.
  @Test("a multiple of a trailing edge is counted from the left edge")
  func multipleOfTrailing() {
    let view = constrainedView(in: window)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .equal, toItem: window, attribute: .trailing,
      multiplier: 0.8, constant: 0
    ).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.maxX == 320)
    window.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }

  // Cartography's SafeAreaLayoutGuideSpec.
  @Test("a root that its mask does not place is as large as its constraints make it")
  func freeRoot() {
    let root = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 60))
    root.translatesAutoresizingMaskIntoConstraints = false
    root.widthAnchor.constraint(equalToConstant: 120).isActive = true
    root.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(root.frame.size == CGSize(width: 120, height: 30))
  }

  // NSLayoutConstraint.h: of an optional a == b the distance of a and b is as small as stronger constraints allow.
  @Test("an optional equation comes as close as it can, and fractions of a priority count")
  func optionalEquations() {
    let view = constrainedView(in: window)
    let wanted = view.widthAnchor.constraint(equalToConstant: 100)
    wanted.priority = UILayoutPriority(999.5)
    let weaker = view.widthAnchor.constraint(equalToConstant: 10)
    weaker.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      wanted, weaker, view.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  // Since iOS 8 layout sets center and the size of the bounds and does not look at the transform.
  @Test("a transform changes nothing about where layout places a view")
  func transforms() {
    let view = constrainedView(in: window)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.pin(CGRect(x: 100, y: 50, width: 20, height: 10))
    window.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 110, y: 55))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.frame == CGRect(x: 90, y: 45, width: 40, height: 20))
  }

  @Test("hidden views take part in layout")
  func hiddenViews() {
    let (first, second) = (constrainedView(in: window), constrainedView(in: window))
    first.pin(CGRect(x: 0, y: 0, width: 40, height: 10))
    first.isHidden = true
    second.leftAnchor.constraint(equalTo: first.rightAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(second.frame.minX == 40)
  }

  @Test("a constraint can be made from an anchor whose view is deallocated")
  func anchorOfDeadView() {
    var view: UIView? = UIView()
    let anchor = view?.widthAnchor
    view = nil
    let constraint = anchor?.constraint(equalToConstant: 5)
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.isActive == false)
  }

  @Test("a constraint affects whichever of its views the other one places")
  func affectingEitherWay() {
    let (first, second) = (constrainedView(in: window), constrainedView(in: window))
    for view in [first, second] { view.widthAnchor.constraint(equalToConstant: 30).isActive = true }
    let end = second.rightAnchor.constraint(equalTo: window.rightAnchor)
    let chain = first.rightAnchor.constraint(equalTo: second.leftAnchor)
    NSLayoutConstraint.activate([end, chain])
    window.layoutIfNeeded()
    #expect(first.frame.minX == 340)
    let affecting = first.constraintsAffectingLayout(for: .horizontal)
    #expect(Set(affecting) == [chain, end, first.constraints[0], second.constraints[0]])
  }
}
