import OpenUIKitControls
import Testing

@testable import OpenUIKitCore
@testable @_spi(Layout) import OpenUIKitLayout

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

    var operations: Int { window.layoutEngine?.budget.operations ?? 0 }
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

  /// Each gap that does not fit is a conflict of its own, in which nearly all others take part. `make sanitize` lays out hundreds of views.
  @Test("the work of dozens of centred views that do not fit stays within that of their conflicts")
  func centres() {
    let screen = Screen(60, .equalCentering, size: CGSize(width: 195, height: 844))
    for change in 0..<4 {
      screen.views[30].isHidden = change % 2 == 1
      if change == 3 { screen.window.frame.size.width = 193 }
      screen.window.layoutIfNeeded()
      // Gaps of 8 fit 24 times; those at the end give way.
      let visible = change % 2 == 1 ? 59 : 60
      #expect(screen.window.layoutEngine?.conflicts.count == visible - 1 - 24)
      #expect(screen.operations < 1_800_000)
      #expect(screen.reports.errors.isEmpty)
    }
  }

  /// Constraints became dormant while they were taken out, and were taken out a second time.
  @Test("hundreds of proportional views that do not fit are laid out")
  func proportional() {
    let screen = Screen(240, .fillProportionally)
    screen.window.layoutIfNeeded()
    screen.views[120].isHidden = true
    screen.window.layoutIfNeeded()
    #expect(screen.reports.errors.isEmpty)
    for view in screen.views { #expect(view.frame.width >= 0) }
  }

  @Test("in a row with a pinned end the last of the widths give way, all at once", arguments: [30, 60])
  func pinnedRow(count: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 844))
    var previous = window.leftAnchor
    var widths: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      widths.append(view.widthAnchor.constraint(equalToConstant: 30))
      NSLayoutConstraint.activate([widths[widths.count - 1], view.leftAnchor.constraint(equalTo: previous)])
      previous = view.rightAnchor
    }
    previous.constraint(equalTo: window.rightAnchor).isActive = true
    for width in [375, 360, 390] as [CGFloat] {
      window.frame.size.width = width
      window.layoutIfNeeded()
      let kept = Int(width / 30)
      // Nothing decides which of the others gets the rest.
      #expect(window.subviews.prefix(kept).allSatisfy { $0.frame.width == 30 })
      #expect(window.subviews.allSatisfy { $0.frame.width >= 0 })
      #expect(window.layoutEngine?.conflicts.count == count - kept)
      if window.frame.width == 375 { #expect((window.layoutEngine?.budget.steps ?? 0) < 60 * count) }
    }
    NSLayoutConstraint.deactivate(widths)
    window.layoutIfNeeded()
    #expect(window.layoutEngine?.conflicts.count == 0)
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
