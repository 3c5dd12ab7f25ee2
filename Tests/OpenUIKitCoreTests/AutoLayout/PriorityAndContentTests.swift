import OpenUIKit
import Testing

@MainActor
@Suite("Priorities and content sizes")
struct PriorityAndContentTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("a view takes its content size where nothing stronger speaks")
  func contentSize() {
    let view = ContentView(120, 34)
    window.addSubview(view)
    view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 120, height: 34))
    view.content = CGSize(width: 80, height: 20)
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 80, height: 20))
  }

  @Test(
    "of two views in a row the one that hugs less grows",
    arguments: [(251, 250, 100, 200), (250, 251, 200, 100)])
  func hugging(first: Float, second: Float, firstWidth: CGFloat, secondWidth: CGFloat) {
    let (left, right) = row()
    left.setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
    right.setContentHuggingPriority(UILayoutPriority(second), for: .horizontal)
    window.layoutIfNeeded()
    #expect(left.frame.width == firstWidth)
    #expect(right.frame.width == secondWidth)
  }

  @Test("of two views without room the one that resists less shrinks")
  func compression() {
    let (left, right) = row()
    left.content.width = 200
    right.content.width = 200
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    window.layoutIfNeeded()
    #expect(left.frame.width == 100)
    #expect(right.frame.width == 200)
    left.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    window.layoutIfNeeded()
    #expect(left.frame.width == 200)
    #expect(right.frame.width == 100)
  }

  @Test("a hundred weak constraints yield to one that is a little stronger")
  func exactPriorities() {
    let view = constrainedView(in: window)
    for _ in 0..<100 {
      let weak = view.widthAnchor.constraint(equalToConstant: 10)
      weak.priority = UILayoutPriority(250)
      weak.isActive = true
    }
    let strong = view.widthAnchor.constraint(equalToConstant: 90)
    strong.priority = UILayoutPriority(250.5)
    strong.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 90)
    strong.priority = UILayoutPriority(249.5)
    window.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test("a priority may change from required to optional while active, and back")
  func requiredToOptional() {
    let view = constrainedView(in: window)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([wide, narrow])
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
    wide.priority = .defaultLow
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)
    wide.priority = .required
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test("sizes never become negative")
  func nonNegativeSizes() {
    let view = constrainedView(in: window)
    let impossible = view.widthAnchor.constraint(equalToConstant: -50)
    impossible.priority = UILayoutPriority(999)
    impossible.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  private func row() -> (ContentView, ContentView) {
    let (left, right) = (ContentView(100, 20), ContentView(100, 20))
    window.addSubview(left)
    window.addSubview(right)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: window.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: window.rightAnchor),
    ])
    return (left, right)
  }
}

/// No width or height is negative, whatever the constraints are.
@MainActor
@Suite("Sizes of at least zero")
struct NonNegativeSizeTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("two edges that cross leave no room, and the weaker yields")
  func crossedEdges() {
    let view = constrainedView(in: window)
    let right = view.rightAnchor.constraint(equalTo: window.leftAnchor, constant: 30)
    right.priority = .defaultHigh
    NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 50), right])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 50)
    #expect(view.frame.width == 0)
    right.constant = 80
    window.layoutIfNeeded()
    #expect(view.frame.width == 30)
    right.constant = 20
    window.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test("a chain of sizes that would become negative one after the other")
  func chain() {
    var views: [UIView] = []
    for index in 0..<20 {
      let view = constrainedView(in: window)
      let width =
        index == 0
        ? view.widthAnchor.constraint(equalToConstant: -50)
        : NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: views[index - 1], attribute: .width,
          multiplier: 1, constant: -1)
      width.priority = UILayoutPriority(750 - Float(index))
      width.isActive = true
      views.append(view)
    }
    window.layoutIfNeeded()
    for view in views { #expect(view.frame.width == 0) }
  }

  @Test("a long row of views, each as far left as possible or inside the window", arguments: [false, true])
  func longRow(isInside: Bool) {
    final class Reports { var all: [LayoutError] = [] }
    let reports = Reports()
    window.layoutErrorHandler = { reports.all.append($0) }
    var previous = window.leftAnchor
    var widths: [NSLayoutConstraint] = []
    let views = (0..<300).map { _ in
      let view = constrainedView(in: window)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.priority = .defaultHigh
      let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
      left.priority = .defaultLow
      let place = isInside ? view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor) : left
      NSLayoutConstraint.activate([width, place, view.leftAnchor.constraint(equalTo: previous)])
      previous = view.rightAnchor
      widths.append(width)
      return view
    }
    window.layoutIfNeeded()
    for width in widths { width.priority = .defaultLow - 1 }
    window.layoutIfNeeded()
    #expect(reports.all.map(\.reason) == [])
    #expect(views.allSatisfy { $0.frame.width >= 0 })
    #expect(views.reduce(0) { $0 + $1.frame.width } == (isInside ? 100 : 10))
  }

  @Test("a required negative size is given up and reported")
  func required() {
    final class Reports { var all: [UnsatisfiableConstraints] = [] }
    let reports = Reports()
    window.unsatisfiableConstraintsHandler = { reports.all.append($0) }
    let view = constrainedView(in: window)
    let width = view.widthAnchor.constraint(equalToConstant: -5)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.broken === width)
    width.constant = 5
    window.layoutIfNeeded()
    #expect(view.frame.width == 5)
  }

  @Test("of a row that is too long, a width or an edge is given up, never that sizes are at least zero")
  func overfullRow() {
    final class Reports { var all: [UnsatisfiableConstraints] = [] }
    let reports = Reports()
    window.unsatisfiableConstraintsHandler = { reports.all.append($0) }
    let views = (0..<9).map { _ in constrainedView(in: window) }
    var edge = window.leftAnchor
    var written: [NSLayoutConstraint] = []
    for view in views {
      written.append(view.leftAnchor.constraint(equalTo: edge))
      if view != views[4] { written.append(view.widthAnchor.constraint(equalToConstant: 60)) }
      edge = view.rightAnchor
    }
    written.append(edge.constraint(equalTo: window.rightAnchor))
    let top = views[2].topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate(written + [top])
    window.layoutIfNeeded()
    let count = reports.all.count
    #expect(count > 0)
    #expect(reports.all.allSatisfy { report in written.contains { $0 === report.broken } })
    let frames = views.map { $0.frame }
    #expect(frames.allSatisfy { $0.width >= 0 && $0.width <= 60 })
    top.constant = 20
    window.layoutIfNeeded()
    #expect(zip(views, frames).allSatisfy { $0.frame.minX == $1.minX && $0.frame.width == $1.width })
    #expect(reports.all.count == count)
  }

  @Test("a full row gives up its last sizes, in whichever order constraints were activated", arguments: 0..<4)
  func fullRow(order: Int) {
    final class Reports { var broken: [NSLayoutConstraint] = [] }
    let reports = Reports()
    window.unsatisfiableConstraintsHandler = { reports.broken.append($0.broken) }
    let views = (0..<8).map { _ in constrainedView(in: window) }
    var edge = window.leftAnchor
    var written: [NSLayoutConstraint] = []
    for view in views {
      written.append(view.leftAnchor.constraint(equalTo: edge))
      written.append(view.widthAnchor.constraint(equalToConstant: 60))
      edge = view.rightAnchor
    }
    let widths = (0..<8).map { written[2 * $0 + 1] }
    written.append(edge.constraint(equalTo: window.rightAnchor))
    let stride = [1, 2, 3, 16][order]
    let shuffled = (0..<written.count).map { written[($0 * stride + 5 * order) % written.count] }
    NSLayoutConstraint.activate(shuffled)
    window.layoutIfNeeded()
    // 100 points are enough for one: UIKit breaks the size of the last view, again and again (`RecordedConflict`).
    #expect(Set(reports.broken) == Set(widths[1...]))
    #expect(views[0].frame.width == 60 && views.reduce(0) { $0 + $1.frame.width } == 100)
  }

  @Test("a size that may only be zero is not ambiguous")
  func determined() {
    let view = constrainedView(in: window)
    view.pin(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.constraints.first { $0.firstAttribute == .height }?.isActive = false
    view.heightAnchor.constraint(lessThanOrEqualToConstant: 0).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.height == 0)
    #expect(!view.hasAmbiguousLayout)
  }
}
