import OpenUIKit
import Testing

@MainActor
@Suite("Views that appear while traits are handed on")
struct LateSubviewTests {
  /// Adds a label to a view inside it when its traits change, as a view does that replaces its content.
  private final class Panel: UIView {
    let inner = UIView()
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      inner.addSubview(label)
    }
  }

  @Test("A view that a callback adds below another one has the traits of the window")
  func added() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    window.overrideUserInterfaceStyle = .dark
    let panel = Panel()
    window.addSubview(panel)
    #expect(panel.label.superview === panel.inner)
    #expect(panel.inner.traitCollection.userInterfaceStyle == .dark)
    #expect(panel.label.traitCollection.userInterfaceStyle == .dark)
  }
}
