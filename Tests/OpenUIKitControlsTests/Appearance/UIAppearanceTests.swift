import OpenUIKit
import Testing

// Classes of the tests' own, since proxies hold for all that runs on a thread.
final class ProxiedLabel: UILabel {}
final class ProxiedButton: UIButton {}
class ProxiedView: UIView {}
final class ProxiedSubview: ProxiedView {}
final class ProxiedBox: UIView {}
final class ProxiedPage: UIViewController {}
final class ContainedLabel: UILabel {}
final class TraitLabel: UILabel {}
final class RefusingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

/// From Apple's documentation of UIAppearance.
@MainActor
@Suite("Appearance proxies")
struct UIAppearanceTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("A view gets the values of its class's proxy when it enters a window")
  func comingIn() {
    #expect(ProxiedLabel.appearance() === ProxiedLabel.appearance())
    ProxiedLabel.appearance().textColor = .red
    ProxiedLabel.appearance().font = .systemFont(ofSize: 30)
    ProxiedLabel.appearance().backgroundColor = .blue
    let (label, other) = (ProxiedLabel(), UILabel())
    label.text = "Text"
    #expect(label.textColor == .label)
    for view in [label, other] { window.addSubview(view) }
    #expect(label.textColor == .red && label.font.pointSize == 30 && label.backgroundColor == .blue)
    #expect(label.intrinsicContentSize.height > 30)
    #expect(other.textColor == .label && other.backgroundColor == nil)
  }

  @Test("A view's own values stay; values from a proxy are replaced when it enters a window again")
  func ownValues() {
    ProxiedButton.appearance().setTitleColor(.green, for: .normal)
    ProxiedButton.appearance().tintColor = .orange
    let (plain, own) = (ProxiedButton(), ProxiedButton())
    own.setTitleColor(.purple, for: .normal)
    for view in [plain, own] { window.addSubview(view) }
    #expect(plain.titleColor(for: .normal) == .green && own.titleColor(for: .normal) == .purple)
    #expect(plain.tintColor == .orange)
    ProxiedButton.appearance().setTitleColor(.cyan, for: .normal)
    #expect(plain.titleColor(for: .normal) == .green)
    for view in [plain, own] {
      view.removeFromSuperview()
      window.addSubview(view)
    }
    #expect(plain.titleColor(for: .normal) == .cyan && own.titleColor(for: .normal) == .purple)
  }

  @Test("A proxy speaks for subclasses too, whose own goes first")
  func subclasses() {
    ProxiedView.appearance().backgroundColor = .red
    ProxiedView.appearance().tintColor = .brown
    ProxiedSubview.appearance().backgroundColor = .green
    let view = ProxiedSubview()
    window.addSubview(view)
    #expect(view.backgroundColor == .green && view.tintColor == .brown)
  }

  @Test("Containers are looked for outwards, views and controllers alike; the outermost decides")
  func containers() {
    ContainedLabel.appearance().textColor = .red
    ContainedLabel.appearance(whenContainedInInstancesOf: [ProxiedBox.self]).textColor = .green
    ContainedLabel.appearance(whenContainedInInstancesOf: [ProxiedBox.self, ProxiedPage.self]).textColor =
      .blue
    let page = ProxiedPage()
    window.rootViewController = page
    let (free, boxed, paged) = (ContainedLabel(), ContainedLabel(), ContainedLabel())
    let (box, inner) = (ProxiedBox(), ProxiedBox())
    window.addSubview(free)
    box.addSubview(boxed)
    window.addSubview(box)
    inner.addSubview(paged)
    page.view.addSubview(inner)
    #expect([free, boxed, paged].map(\.textColor) == [.red, .green, .blue])
  }

  @Test("A proxy for traits speaks for views that have them")
  func traits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    TraitLabel.appearance(for: compact).textColor = .red
    TraitLabel.appearance().font = .systemFont(ofSize: 9)
    for (sizeClass, color) in [(UIUserInterfaceSizeClass.compact, UIColor.red), (.regular, .label)] {
      let label = TraitLabel()
      label.traitOverrides.horizontalSizeClass = sizeClass
      window.addSubview(label)
      #expect(label.textColor == color && label.font.pointSize == 9)
    }
  }

  @Test("A class that cannot be made from an archive has no proxy")
  func refusal() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = RefusingView.appearance() }
    }
  }
}
