import OpenUIKit
import Testing

/// Apple's headers bind none of these to the main actor.
///
/// What other tests do with windows decides by what measurer strings are measured. So each test makes a window of its own key
/// and does not give the main actor up before it has the results of other threads.
@MainActor
@Suite("Text measured in any context")
struct TextOffMainActorTests {
  private nonisolated static var attributes: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "Georgia", size: 20) as Any, .kern: 1.0]
  }

  /// Measures texts without the main actor.
  private nonisolated static func measure() -> [CGSize] {
    let attributed = NSAttributedString(string: "ab cd", attributes: attributes)
    let context = NSStringDrawingContext()
    let bounds = attributed.boundingRect(
      with: CGSize(width: 40, height: 1000), options: .usesLineFragmentOrigin, context: context)
    // Outside of a context there is nothing to draw into.
    "x".draw(at: .zero)
    attributed.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    return [
      "abcd".size(withAttributes: attributes), ("abcd" as NSString).size(withAttributes: attributes),
      bounds.size, context.totalBounds.size,
    ]
  }

  @Test("Strings measure without the main actor, on many threads at a time")
  func threads() {
    let window = UIWindow(frame: .zero)
    window.makeKey()
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    let expected = [
      CGSize(width: 44, height: line), CGSize(width: 44, height: line), CGSize(width: 22, height: 2 * line),
      CGSize(width: 22, height: 2 * line),
    ]
    #expect(Self.measure() == expected)
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 64) { _ in results.append(Self.measure()) }
    #expect(results.all.count == 64 && results.all.allSatisfy { $0 == expected })
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [[CGSize]] = []

    func append(_ sizes: [CGSize]) { lock.withLock { all.append(sizes) } }
  }

  private final class WideMeasurer: TextMeasurer {
    func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
      for _ in text { advances.append(100) }
    }
    func lineMetrics(of font: UIFont) -> LineMetrics { LineMetrics(ascent: 3, descent: 1) }
  }

  private final class Result: @unchecked Sendable {
    var size = CGSize.zero
  }

  @Test(
    "Another thread measures with the measurer of the window that was made key last, as long as that lives")
  func windowMeasurer() {
    func sizeOnThread() -> CGSize {
      let (result, done) = (Result(), DispatchSemaphore(value: 0))
      Thread {
        result.size = "ab".size()
        done.signal()
      }.start()
      done.wait()
      return result.size
    }
    // The main actor is not given up in between, so that no other test makes a window key.
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.makeKeyAndVisible()
      window.textMeasurer = WideMeasurer()
      #expect(sizeOnThread() == CGSize(width: 200, height: 4) && "ab".size() == CGSize(width: 200, height: 4))
      let other = UIWindow(frame: .zero)
      other.makeKey()
      #expect(sizeOnThread() == "ab".size() && sizeOnThread().width < 100)
    }
    #expect(sizeOnThread().width < 100)
  }
}
