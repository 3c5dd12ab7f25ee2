import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLayout

@MainActor
@Suite("Scroll views whose content changes")
struct ScrollContentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    window.layoutIfNeeded()
  }

  @Test("content that becomes shorter than what was scrolled to comes back into sight")
  func contentShrinks() {
    scrollView.contentOffset.y = 600
    scrollView.contentSize.height = 700
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 300)
    scrollView.contentSize.height = 100
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("a scroll view that becomes higher shows no more than its content")
  func viewGrows() {
    scrollView.contentOffset.y = 600
    scrollView.frame.size.height = 500
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 500)
  }

  @Test("an inset that goes away takes the content with it that was scrolled into it")
  func insetGoes() {
    scrollView.contentInset.bottom = 200
    scrollView.contentOffset.y = 800
    scrollView.contentInset.bottom = 0
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 600)
  }

  @Test("an offset beyond the content that was asked for stays, as does one before it")
  func offsetsBeyond() {
    scrollView.contentOffset.y = 5000
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 5000)
    scrollView.contentOffset.y = -60
    scrollView.contentSize.height = 900
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == -60)
  }

  @Test("scrolling leaves the rows of constraints alone that lie inside the content")
  func rowsInsideContent() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.pin(CGRect(x: 0, y: 0, width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    scrollView.addSubview(content)
    let inner = constrainedView(in: content)
    inner.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    window.layoutIfNeeded()
    scrollView.contentOffset.y = 50
    #expect(inner.constraints.allSatisfy { $0.row != nil })
    #expect(content.constraints.allSatisfy { $0.row != nil })
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Auto Layout Guide, "Working with Scroll Views": "Constraints between the edges or margins of the scroll view and its
  /// content attach to the scroll view's content area."
  @Test("constraints to the margins of a scroll view decide its content size too")
  func marginsOfContent() {
    window.unsatisfiableConstraintsHandler = { _ in Issue.record("a conflict") }
    let content = constrainedView(in: scrollView)
    let edges: [NSLayoutConstraint.Attribute] = [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin]
    let own: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
    for (edge, own) in zip(edges, own) {
      NSLayoutConstraint(
        item: content, attribute: own, relatedBy: .equal, toItem: scrollView, attribute: edge, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    content.heightAnchor.constraint(equalToConstant: 700).isActive = true
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 500, height: 700))
    #expect(scrollView.contentSize == CGSize(width: 516, height: 716))
    scrollView.layoutMargins.left = 20
    window.layoutIfNeeded()
    #expect(content.frame.minX == 20)
    #expect(scrollView.contentSize.width == 528)
  }
}
