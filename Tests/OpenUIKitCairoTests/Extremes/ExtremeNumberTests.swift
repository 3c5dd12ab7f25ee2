import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

/// Random extreme numbers in all properties, with layouts, drawings, touches and animations between them.
///
/// `EXTREME_SEED` is the first seed, and `EXTREME_ROUNDS` the number of trees. The last actions are in the file
/// `EXTREME_LOG`, for a number that stops the program.
@MainActor
@Suite("The program continues with every number")
struct ExtremeNumberTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let seed = environment["EXTREME_SEED"].flatMap { UInt64($0) } ?? 4_170_000
  private nonisolated static let rounds = environment["EXTREME_ROUNDS"].flatMap { Int($0) } ?? 6

  @Test(arguments: 0..<rounds)
  func `A tree with extreme numbers is laid out, drawn, touched and animated`(round: Int) throws {
    let seed = Self.seed + UInt64(round)
    let log = ActionLog(path: Self.environment["EXTREME_LOG"])
    log.note("seed \(seed)")
    var numbers = ExtremeNumbers(seed: seed)
    let tree = ExtremeTree()
    for _ in 0..<60 {
      for _ in 0...numbers.index(below: 3) { set(in: tree, &numbers, log) }
      act(on: tree, &numbers, log)
    }
    // Whatever the numbers were, other text is drawn, and the window still shows a tree of the app's views.
    // No font has been made for this scale yet.
    let scale = 2 + CGFloat(round) / 64
    #expect(try blackPixels(.systemFont(ofSize: 17), scale: scale, by: Self.renderer) > 0, "seed \(seed)")
    #expect(!tree.window.displayList().entries.isEmpty, "seed \(seed)")
    for view in tree.views {
      #expect(view.center.x.isFinite && view.center.y.isFinite, "seed \(seed): \(view)")
      #expect(view.bounds.width.isFinite && view.bounds.height.isFinite, "seed \(seed): \(view)")
    }
  }

  /// The renderer of a window that lives on: Cairo keeps errors of typefaces.
  private static let renderer = CairoRenderer()

  private func set(in tree: ExtremeTree, _ numbers: inout ExtremeNumbers, _ log: ActionLog) {
    let object = tree.objects[numbers.index(below: tree.objects.count)]
    let setters = NumberSetters.all
    let start = numbers.index(below: setters.count)
    for offset in setters.indices {
      let setter = setters[(start + offset) % setters.count]
      var own = ExtremeNumbers(seed: numbers.next())
      log.note("\(setter.name) of \(type(of: object))")
      guard setter.set(object, &own) else { continue }
      return log.note("=\(own.history)")
    }
  }

  private func act(on tree: ExtremeTree, _ numbers: inout ExtremeNumbers, _ log: ActionLog) {
    let view = tree.views[numbers.index(below: tree.views.count)]
    let action = numbers.index(below: 8)
    log.note("action \(action) on \(type(of: view))")
    switch action {
    case 0: tree.window.layoutIfNeeded()
    case 1: _ = try? CairoRenderer().draw(tree.window.displayList(), scale: 1)
    case 2: _ = tree.window.hitTest(numbers.point, with: nil)
    case 3: _ = view.sizeThatFits(numbers.size)
    case 4: _ = view.systemLayoutSizeFitting(numbers.size)
    case 5:
      let start = numbers.next()
      UIView.animate(withDuration: 0.3) {
        var animated = ExtremeNumbers(seed: start)
        set(in: tree, &animated, log)
      }
      tree.window.clock.advance(by: 0.1)
    case 6: tree.window.clock.advance(by: 0.2)
    default:
      tree.window.sendTouch(.began, at: view.convert(CGPoint(x: 5, y: 5), to: nil))
      tree.window.sendTouch(.moved, at: CGPoint(x: 60, y: 90))
      tree.window.sendTouch(.ended, at: CGPoint(x: 60, y: 90))
    }
  }
}

/// A file with the actions of the last tree; nothing without a path.
private final class ActionLog {
  private let file: UnsafeMutablePointer<FILE>?

  init(path: String?) { file = path.flatMap { fopen($0, "w") } }

  deinit { if let file { fclose(file) } }

  func note(_ line: @autoclosure () -> String) {
    guard let file else { return }
    fputs(line() + "\n", file)
    fflush(file)
  }
}
