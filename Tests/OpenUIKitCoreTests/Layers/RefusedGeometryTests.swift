import Testing

@testable import OpenUIKitCore

/// Geometry that is not finite is refused with a report, and the geometry before it is kept.
@MainActor
@Suite("Geometry that a layer refuses")
struct RefusedGeometryTests {
  private final class Reports { var errors: [LayoutError] = [] }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let reports = Reports()

  init() {
    window.layoutErrorHandler = { [reports] in reports.errors.append($0) }
    window.addSubview(view)
  }

  @Test("keeps a view's frame", arguments: [CGFloat.nan, .infinity, -.infinity])
  func frame(number: CGFloat) {
    view.frame = CGRect(x: 1, y: number, width: 2, height: 3)
    view.center = CGPoint(x: number, y: 0)
    view.bounds = CGRect(x: 0, y: 0, width: number, height: 1)
    view.layer.position.x = number
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(reports.errors.map(\.reason) == Array(repeating: .notFinite, count: reports.errors.count))
    #expect(reports.errors.count >= 4)
    #expect(reports.errors.allSatisfy { $0.item?.contains("UIView") == true })
  }

  @Test("keeps the position that finite numbers would make NaN")
  func product() {
    view.transform = CGAffineTransform(a: 1e200, b: -1e200, c: 1e200, d: 1e200, tx: 0, ty: 0)
    view.frame = CGRect(x: -1e308, y: 1e308, width: 1e308, height: 1e308)
    #expect(view.center.x.isFinite && view.center.y.isFinite)
    #expect(view.bounds.width.isFinite && view.bounds.height.isFinite)
    view.backgroundColor = .red
    _ = window.displayList()
  }

  @Test("ignores a scale of contents that is not positive", arguments: [CGFloat.nan, .infinity, 0, -2])
  func contentsScale(scale: CGFloat) {
    let layer = CALayer()
    layer.contentsScale = 3
    layer.contentsScale = scale
    #expect(layer.contentsScale == 3)
  }

  @Test("draws a replicator with any number of copies", arguments: [Int.min, -1, 1 << 32, .max])
  func copies(count: Int) {
    let replicator = CAReplicatorLayer()
    replicator.addSublayer(CALayer())
    view.layer.addSublayer(replicator)
    replicator.instanceCount = count
    #expect(window.displayList().entries.count < 10_020)
  }

  @Test("draws an emitter with any birth rate", arguments: [Float.greatestFiniteMagnitude, 1e-30, -1])
  func particles(rate: Float) {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = rate
    cell.lifetime = rate
    emitter.emitterCells = [cell]
    view.layer.addSublayer(emitter)
    window.clock.advance(by: 1)
    #expect(window.displayList().entries.count < 2_020)
  }
}
