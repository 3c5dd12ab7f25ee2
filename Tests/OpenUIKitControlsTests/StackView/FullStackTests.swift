import OpenUIKitControls
import Testing

@testable import OpenUIKitCore

/// Stacks of hundreds of views, with too little space for them or just enough. Work is counted in operations of the solver, which are
/// the same on each machine.
@MainActor
@Suite("Full stacks")
struct FullStackTests {
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
  }

  private final class Reports {
    var list: [UnsatisfiableConstraints] = []
    var errors: [LayoutError] = []
  }

  /// A window with a stack that fills it.
  @MainActor
  private struct Screen {
    let window: UIWindow
    let stack = UIStackView()
    let reports = Reports()
    var views: [UIView] { stack.arrangedSubviews }

    init(
      _ count: Int, _ distribution: UIStackView.Distribution, spacing: CGFloat = 8,
      size: CGSize = CGSize(width: 390, height: 844), axis: NSLayoutConstraint.Axis = .horizontal,
      hasContent: Bool = true
    ) {
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.unsatisfiableConstraintsHandler = { [reports] in reports.list.append($0) }
      window.layoutErrorHandler = { [reports] in reports.errors.append($0) }
      stack.axis = axis
      stack.distribution = distribution
      stack.spacing = spacing
      stack.translatesAutoresizingMaskIntoConstraints = false
      for _ in 0..<count { stack.addArrangedSubview(hasContent ? Content() : UIView()) }
      window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: window.leftAnchor),
        stack.rightAnchor.constraint(equalTo: window.rightAnchor),
        stack.topAnchor.constraint(equalTo: window.topAnchor),
        stack.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      ])
    }

    var operations: Int { window.layoutEngine?.operationsInPass ?? 0 }
  }

  /// It read memory that was released, in release builds: how far the gaps may move depends on all of them.
  @Test(arguments: [155, 160, 200, 300])
  func `A view in the middle of a long stack is hidden and shown`(count: Int) {
    let screen = Screen(
      count, .equalSpacing, spacing: 2, size: CGSize(width: 400, height: 800), axis: .vertical)
    for isHidden in [false, true, false] {
      screen.views[count / 2].isHidden = isHidden
      screen.window.layoutIfNeeded()
      let visible = screen.views.filter { !$0.isHidden }
      #expect(visible.first?.frame.minY == 0)
      #expect(visible.last?.frame.maxY == 800)
      for (view, next) in zip(visible, visible.dropFirst()) {
        // Edges are rounded to pixels.
        #expect(next.frame.minY - view.frame.maxY >= 1)
        #expect(view.frame.height >= 0)
      }
    }
    #expect(screen.reports.list.isEmpty)
    #expect(screen.reports.errors.isEmpty)
  }

  @Test(
    "the work of a stack that is too full grows with its views, not with their square",
    arguments: [
      (UIStackView.Distribution.fillEqually, false), (.equalSpacing, true), (.fill, true),
    ])
  func work(distribution: UIStackView.Distribution, hasContent: Bool) {
    var operations: [Int] = []
    for count in [60, 120, 240] {
      let screen = Screen(count, distribution, hasContent: hasContent)
      screen.window.layoutIfNeeded()
      operations.append(screen.operations)
      #expect(!screen.reports.list.isEmpty)
      #expect(screen.reports.errors.isEmpty)
      for view in screen.views { #expect(view.frame.width >= 0) }
    }
    #expect(operations[2] < 2000 * 240, "\(distribution.rawValue): \(operations)")
  }

  @Test("the report of a stack of hundreds names a handful of constraints, and all of the app's")
  func report() throws {
    let screen = Screen(200, .fillEqually, spacing: 2, hasContent: false)
    screen.window.layoutIfNeeded()
    let report = try #require(screen.reports.list.first)
    #expect(screen.reports.list.count == 1)
    #expect(report.constraints.count <= 12)
    #expect(report.constraints.contains { $0 === report.broken })
    #expect(report.omittedCount > 300)
    #expect(!report.isComplete)
    #expect(report.message.contains("\(report.omittedCount) more constraints"))
    let own = report.constraints.filter { $0.identifier == nil && $0.firstItem === screen.stack }
    #expect(own.count == 2, "\(report.message)")
  }

  @Test("the limit of a window for which none was set ends a layout, and the last frames stay")
  func limit() {
    let screen = Screen(60, .fillEqually, size: CGSize(width: 3000, height: 844), hasContent: false)
    screen.window.layoutIfNeeded()
    let frames = screen.views.map(\.frame)
    #expect(screen.window.layoutLimits.operations == LayoutLimits.usualOperations)
    screen.window.layoutLimits.operations = 10
    for width in [400, 390] {
      screen.window.frame.size.width = CGFloat(width)
      screen.window.layoutIfNeeded()
      #expect(screen.views.map(\.frame) == frames)
    }
    #expect(screen.reports.errors.count == 1)
    #expect(screen.reports.errors.first?.excess?.quantity == .operations)
    #expect(screen.reports.list.isEmpty)
    screen.window.layoutLimits = LayoutLimits()
    screen.window.layoutIfNeeded()
    #expect(screen.views.map(\.frame) != frames)
    #expect(screen.reports.list.count == 1)
  }
}
