import OpenUIKit
import Testing

/// Apple's headers bind none of these to the main actor.
@Suite("Text measured in any context")
struct TextOffMainActorTests {
  private static let attributes: @Sendable () -> [NSAttributedString.Key: Any] = {
    [.font: UIFont.systemFont(ofSize: 20), .kern: 1.0]
  }

  @Test("Strings measure without the main actor")
  func nonisolated() {
    let size = "abcd".size(withAttributes: Self.attributes())
    #expect(size.width == 4 * (10 + 1) && size.height == UIFont.systemFont(ofSize: 20).lineHeight)
    #expect(("abcd" as NSString).size(withAttributes: Self.attributes()) == size)
    let attributed = NSAttributedString(string: "ab cd", attributes: Self.attributes())
    let context = NSStringDrawingContext()
    let bounds = attributed.boundingRect(
      with: CGSize(width: 40, height: 1000), options: .usesLineFragmentOrigin, context: context)
    #expect(bounds.height == 2 * size.height && context.totalBounds == bounds)
    // Outside of a context there is nothing to draw into.
    "x".draw(at: .zero)
    attributed.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("Many tasks measure at a time")
  func tasks() async {
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for _ in 0..<64 { group.addTask { "some text".size(withAttributes: Self.attributes()) } }
      return await group.reduce(into: Set<CGFloat>()) { $0.insert($1.width) }
    }
    #expect(sizes == [9 * 11])
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

  @MainActor
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
