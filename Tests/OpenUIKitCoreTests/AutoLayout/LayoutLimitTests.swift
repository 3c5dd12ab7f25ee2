import Testing

@testable import ConstraintSolver
@testable import OpenUIKitCore
@testable @_spi(Layout) import OpenUIKitLayout

@MainActor
@Suite("Limits of a window")
struct LayoutLimitTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view: UIView
  let width: NSLayoutConstraint
  private let reports = Reports()

  private final class Reports {
    var errors: [LayoutError] = []
  }

  init() {
    view = constrainedView(in: window)
    width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    window.layoutErrorHandler = { [reports] in reports.errors.append($0) }
    window.layoutIfNeeded()
  }

  @Test("too many views: the last layout stays, and the error has their number")
  func views() {
    window.layoutLimits = LayoutLimits(views: 2)
    let second = constrainedView(in: window)
    second.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    second.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    width.constant = 20
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(second.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reports.errors.count == 1, "\(reports.errors)")
    #expect(reports.errors.first?.reason == .limitExceeded)
    #expect(reports.errors.first?.excess == .init(quantity: .views, count: 3, limit: 2))
    #expect(reports.errors.first?.description.contains("3 views") == true)
    second.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test("too many constraints: the layout continues once there are fewer, or the limit is higher")
  func constraints() {
    window.layoutLimits.constraints = 2
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    height.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.height == 0)
    #expect(reports.errors.first?.excess == .init(quantity: .constraints, count: 3, limit: 2))
    window.layoutLimits.constraints = 3
    window.layoutIfNeeded()
    #expect(view.frame.height == 30)
    #expect(reports.errors.count == 1, "\(reports.errors)")
  }

  @Test("no solution: the last layout stays, the error states it, and the next change is laid out")
  func unsolved() throws {
    let engine = try #require(window.layoutEngine)
    let wish = view.widthAnchor.constraint(equalToConstant: 50)
    wish.priority = .defaultLow
    wish.isActive = true
    engine.solver.program.budget.mostSteps = -1
    engine.solver.program.budget.mostExchanges = 0
    width.isActive = false
    window.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(reports.errors.first?.reason == .unsolved)
    engine.solver.program.budget.mostSteps = .max
    engine.solver.program.budget.mostExchanges = .max
    wish.constant = 60
    window.layoutIfNeeded()
    #expect(view.frame.width == 60)
    #expect(reports.errors.count == 1, "\(reports.errors)")
  }

  @Test("a frame that is not a number is refused, and the view stays where it is")
  func insetsThatAreNotNumbers() {
    final class Wild: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0) }
    }
    let wild = Wild()
    wild.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(wild)
    wild.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    wild.widthAnchor.constraint(equalToConstant: 20).isActive = true
    wild.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(wild.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reports.errors.contains { $0.reason == .notFinite })
  }

  @Test("too many steps: the last layout stays until something changes")
  func steps() {
    var left = view.rightAnchor
    for index in 0..<10 {
      let next = constrainedView(in: window)
      next.leftAnchor.constraint(equalTo: left).isActive = true
      let wish = next.widthAnchor.constraint(equalToConstant: 50)
      wish.priority = UILayoutPriority(Float(100 + index))
      wish.isActive = true
      left = next.rightAnchor
    }
    window.layoutIfNeeded()
    window.layoutLimits.steps = 0
    left.constraint(lessThanOrEqualTo: window.rightAnchor).isActive = true
    width.constant = 20
    window.layoutIfNeeded()
    #expect(reports.errors.first?.excess?.quantity == .steps)
    #expect(view.frame.width == 10)
  }

  /// Views with preferred sizes in a row that is too short for them. The change makes the first one's smaller.
  private func makeCrowdedRow() {
    var left = view.rightAnchor
    for index in 0..<100 {
      let next = constrainedView(in: window)
      next.leftAnchor.constraint(equalTo: left).isActive = true
      for (size, priority) in [(50, 100 + index), (40, 300 - index), (30 + index % 3, 500)] {
        let wish = next.widthAnchor.constraint(equalToConstant: CGFloat(size))
        wish.priority = UILayoutPriority(Float(priority))
        wish.isActive = true
      }
      left = next.rightAnchor
    }
    left.constraint(lessThanOrEqualTo: window.rightAnchor).isActive = true
  }

  @Test("the solver stops at the limit of steps", arguments: [50, 100])
  func stopsAtSteps(limit: Int) throws {
    makeCrowdedRow()
    window.layoutLimits.steps = limit
    width.constant = 20
    window.layoutIfNeeded()
    let excess = try #require(reports.errors.first?.excess)
    #expect(excess.quantity == .steps)
    #expect(excess.count <= limit + limit / 100 + 1)
    #expect(view.frame.width == 10)
    #expect(reports.errors.count == 1, "\(reports.errors)")
    window.layoutLimits.steps = .max
    window.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(reports.errors.count == 1, "\(reports.errors)")
  }

  @Test("the solver stops at the limit of operations, and the layout continues once it has more")
  func stopsAtOperations() throws {
    makeCrowdedRow()
    window.layoutLimits.operations = 1000
    width.constant = 20
    window.layoutIfNeeded()
    let excess = try #require(reports.errors.first?.excess)
    #expect(excess.quantity == .operations && excess.limit == 1000)
    #expect(view.frame.width == 10)
    window.layoutLimits.operations = LayoutLimits.usualOperations
    window.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(reports.errors.count == 1, "\(reports.errors)")
  }

  @Test("the solver stops at the limit of time, by the clock that is given")
  func stopsAtSeconds() throws {
    nonisolated final class Ticks: @unchecked Sendable {
      var count = 0
    }
    let ticks = Ticks()
    makeCrowdedRow()
    window.layoutLimits = LayoutLimits(seconds: 0.05) {
      ticks.count += 1
      return Double(ticks.count) / 1000
    }
    width.constant = 20
    window.layoutIfNeeded()
    let excess = try #require(reports.errors.first?.excess)
    #expect(excess.quantity == .milliseconds)
    #expect(excess.limit == 50)
    #expect(excess.count < 60)
    #expect(ticks.count < 60)
    #expect(view.frame.width == 10)
    window.layoutLimits.seconds = 3600
    window.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(reports.errors.count == 1, "\(reports.errors)")
  }
}
