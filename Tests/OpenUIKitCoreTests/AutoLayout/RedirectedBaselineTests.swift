import OpenUIKit
import Testing

/// A row whose baselines are those of a view that a test sets.
private final class BaselineRow: UIView {
  var measured: UIView? {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var forFirstBaselineLayout: UIView { measured ?? self }
  override var forLastBaselineLayout: UIView { measured ?? self }
}

/// Two labels at 20 and 60 in a row at 100, and a view whose baselines follow the row's. Without text a view's first
/// baseline is its top and its last one its bottom.
@MainActor
@Suite("Baselines that another view stands for")
struct RedirectedBaselineTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let row = BaselineRow()
  let upper: UIView
  let lower: UIView
  let follower: UIView

  init() {
    row.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(row)
    row.pin(CGRect(x: 0, y: 100, width: 100, height: 100))
    upper = constrainedView(in: row)
    upper.pin(CGRect(x: 0, y: 20, width: 10, height: 10))
    lower = constrainedView(in: row)
    lower.pin(CGRect(x: 0, y: 60, width: 10, height: 10))
    follower = constrainedView(in: window)
    follower.heightAnchor.constraint(equalToConstant: 5).isActive = true
    follower.topAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
    row.measured = upper
    window.layoutIfNeeded()
  }

  @Test("a constraint to the outer view is measured on the inner one")
  func redirected() {
    #expect(follower.frame.minY == 120)
  }

  @Test("removing the inner view leaves the constraint to the outer view itself")
  func removedInnerView() {
    upper.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(follower.frame.minY == 100)
  }

  @Test("removing a view that holds the inner view does so too")
  func removedMiddleView() {
    let middle = constrainedView(in: row)
    middle.pin(CGRect(x: 0, y: 7, width: 10, height: 10))
    let inner = constrainedView(in: middle)
    inner.pin(CGRect(x: 0, y: 3, width: 10, height: 10))
    row.measured = inner
    window.layoutIfNeeded()
    #expect(follower.frame.minY == 110)
    middle.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(follower.frame.minY == 100)
  }

  @Test("another inner view takes over when the content is invalidated")
  func changedInnerView() {
    row.measured = lower
    window.layoutIfNeeded()
    #expect(follower.frame.minY == 160)
  }

  @Test("another inner view takes over when the constraints are updated")
  func changedInnerViewOnUpdate() {
    final class Switching: UIView {
      var first: UIView?
      override var forFirstBaselineLayout: UIView { first ?? self }
    }
    let row = Switching()
    row.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(row)
    row.pin(CGRect(x: 0, y: 200, width: 100, height: 100))
    let inner = constrainedView(in: row)
    inner.pin(CGRect(x: 0, y: 11, width: 10, height: 10))
    let follower = constrainedView(in: window)
    follower.topAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(follower.frame.minY == 200)
    row.first = inner
    row.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(follower.frame.minY == 211)
  }

  @Test("removing and adding the outer view again keeps everything apart")
  func readdedOuterView() {
    row.removeFromSuperview()
    window.layoutIfNeeded()
    window.addSubview(row)
    row.topAnchor.constraint(equalTo: window.topAnchor, constant: 30).isActive = true
    follower.topAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(follower.frame.minY == 50)
  }

  /// UIStackView.h: the first view of a column, the tallest of a row.
  @Test("a stack's baseline follows its arranged views")
  func stack() {
    let (small, tall) = (ContentView(10, 20), ContentView(10, 40))
    let stack = UIStackView(arrangedSubviews: [small, tall])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    let below = constrainedView(in: window)
    below.topAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(below.frame.minY == 60)
    tall.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(below.frame.minY == 20)
    stack.insertArrangedSubview(tall, at: 0)
    stack.alignment = .leading
    window.layoutIfNeeded()
    #expect(below.frame.minY == 60)
    stack.axis = .horizontal
    stack.alignment = .top
    window.layoutIfNeeded()
    #expect(below.frame.minY == 40)
    small.content.height = 50
    window.layoutIfNeeded()
    #expect(below.frame.minY == 50)
  }
}
