import OpenUIKit
import Testing

/// By Apple's documentation of `UIView.tintAdjustmentMode`.
@MainActor
@Suite("Dimmed tint colours")
struct TintAdjustmentTests {
  private final class Listener: UIView {
    private(set) var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  /// The red, green, blue and alpha of a tint colour.
  private func parts(_ view: UIView) -> [CGFloat] { view.tintColor.cgColor.components ?? [] }

  private func isGrey(_ view: UIView) -> Bool {
    let parts = parts(view)
    return abs(parts[0] - parts[1]) < 1e-9 && abs(parts[1] - parts[2]) < 1e-9
  }

  @Test("A dimmed view has a grey tint colour, and so have its descendants without a mode of their own")
  func inheritance() {
    let (top, middle, inner, own, normal) = (Listener(), Listener(), Listener(), Listener(), Listener())
    top.addSubview(middle)
    for view in [inner, own, normal] { middle.addSubview(view) }
    top.tintColor = .red
    own.tintColor = .green
    normal.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    let before = [top, middle, inner, own, normal].map(\.count)
    top.tintAdjustmentMode = .dimmed
    #expect(isGrey(top) && isGrey(inner) && isGrey(own) && parts(normal) == [1, 0, 0, 1])
    #expect(inner.tintAdjustmentMode == .dimmed && normal.tintAdjustmentMode == .normal)
    #expect([top, middle, inner, own].map(\.count) == zip(before, [1, 1, 1, 1]).map { $0 + $1 })
    top.tintAdjustmentMode = .automatic
    #expect(parts(inner) == [1, 0, 0, 1] && parts(own) == [0, 1, 0, 1])
    #expect(inner.tintAdjustmentMode == .normal)
  }

  @Test("A view that moves into a dimmed view is dimmed, and is not any more when it leaves")
  func moves() {
    let (dimmed, view, leaf) = (UIView(), UIView(), Listener())
    dimmed.tintAdjustmentMode = .dimmed
    view.tintColor = .red
    view.addSubview(leaf)
    let count = leaf.count
    dimmed.addSubview(view)
    #expect(isGrey(leaf) && leaf.count > count)
    view.removeFromSuperview()
    #expect(parts(leaf) == [1, 0, 0, 1])
    let other = UIView()
    let plain = UIView()
    other.addSubview(plain)
    dimmed.addSubview(other)
    #expect(isGrey(plain))
  }

  @Test("A dimmed tree keeps its mode when it moves")
  func ownMode() {
    let (first, second, view, leaf) = (UIView(), UIView(), UIView(), UIView())
    second.tintColor = .red
    view.addSubview(leaf)
    view.tintAdjustmentMode = .dimmed
    first.addSubview(view)
    #expect(isGrey(leaf))
    second.addSubview(view)
    #expect(isGrey(leaf) && parts(second) == [1, 0, 0, 1])
    view.tintAdjustmentMode = .automatic
    #expect(parts(leaf) == [1, 0, 0, 1])
  }

  @Test("A deep tree is dimmed without recursion, and its colours are found quickly")
  func deepTree() {
    let top = UIView()
    var parent = top
    for _ in 0..<20_000 {
      let view = UIView()
      parent.addSubview(view)
      parent = view
    }
    top.tintColor = .red
    top.tintAdjustmentMode = .dimmed
    #expect(isGrey(parent))
    top.tintAdjustmentMode = .normal
    #expect(parts(parent) == [1, 0, 0, 1])
  }
}
