import OpenUIKit
import Testing

@MainActor
@Suite("Tint colours")
struct TintColorTests {
  /// A view that counts changes of its tint and does not call super.
  private final class Listener: UIView {
    private(set) var count = 0

    override func tintColorDidChange() { count += 1 }
  }

  @Test("every view without its own tint is notified of a new one once, whatever its ancestors do")
  func inheritance() {
    let (top, middle, inner, own) = (Listener(), Listener(), Listener(), Listener())
    top.addSubview(middle)
    middle.addSubview(inner)
    middle.addSubview(own)
    own.tintColor = .green
    let views = [top, middle, inner, own]
    let before = views.map(\.count)
    top.tintColor = .red
    #expect(zip(views, before).map { $0.count - $1 } == [1, 1, 1, 0])
    #expect(inner.tintColor == .red)
    #expect(own.tintColor == .green)
  }

  @Test("a deep tree is notified without recursion")
  func deepTree() {
    let top = UIView()
    var parent = top
    for _ in 0..<50_000 {
      let view = UIView()
      parent.addSubview(view)
      parent = view
    }
    let innermost = Listener()
    parent.addSubview(innermost)
    top.tintColor = .red
    #expect(innermost.count == 1)
  }
}
