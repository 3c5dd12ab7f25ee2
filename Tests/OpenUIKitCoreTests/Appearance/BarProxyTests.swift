import Testing

@testable import OpenUIKitCore

// Classes of the tests' own, since proxies hold for all that runs on a thread.
private final class ProxiedBar: UINavigationBar {}
private final class ShiftedTab: UITabBarItem {}
final class ProxiedTabBar: UITabBar {}
private final class ProxiedItem: UIBarButtonItem {}
private final class ProxiedTab: UITabBarItem {}
private final class ProxiedToolbar: UIToolbar {}

/// From Apple's documentation of UIAppearance and of the bars' appearances.
@MainActor
struct BarProxyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ views: UIView...) {
    window.makeKeyAndVisible()
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      window.addSubview(view)
    }
    window.layoutIfNeeded()
  }

  @Test func aNavigationBarTakesTheAppearancesOfItsProxy() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBlue
    ProxiedBar.appearance().standardAppearance = appearance
    ProxiedBar.appearance().scrollEdgeAppearance = appearance
    ProxiedBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    let (bar, own) = (ProxiedBar(), ProxiedBar())
    own.standardAppearance.backgroundColor = .red
    own.standardAppearance = own.standardAppearance
    show(bar, own)
    #expect(bar.standardAppearance.backgroundColor == .systemBlue)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemBlue)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(own.standardAppearance.backgroundColor == .red)
  }

  @Test func aTabBarTakesTheAppearancesOfItsProxy() {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .yellow
    ProxiedTabBar.appearance().standardAppearance = appearance
    ProxiedTabBar.appearance().isTranslucent = false
    let bar = ProxiedTabBar()
    show(bar)
    #expect(bar.standardAppearance.backgroundColor == .yellow && !bar.isTranslucent)
    #expect(bar.scrollEdgeAppearance == nil)
  }

  @Test func itemsTakeTheAttributesOfTheirProxiesUnderTheirOwn() throws {
    let font = UIFont.systemFont(ofSize: 30)
    ProxiedItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: font], for: .normal)
    ProxiedItem.appearance().tintColor = .green
    let (plain, own) = (ProxiedItem(title: "Plain"), ProxiedItem(title: "Own"))
    own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    let bar = UIToolbar()
    bar.items = [plain, own, UIBarButtonItem(title: "Other")]
    show(bar)
    let buttons = bar.subviews.compactMap { $0 as? BarButton }
    let labels = buttons.compactMap { $0.subviews.compactMap { $0 as? UILabel }.first }
    try #require(labels.count == 3)
    #expect(labels[0].textColor == .red && labels[0].font == font)
    #expect(labels[1].textColor == .blue && labels[1].font == font)
    #expect(labels[2].textColor != .red && labels[2].font != font)
    #expect(buttons[0].tintColor == .green && buttons[2].tintColor != .green)
  }

  @Test func aProxyForABarAppliesToTheItemsInItOnly() throws {
    ProxiedItem.appearance(whenContainedInInstancesOf: [ProxiedToolbar.self]).setTitleTextAttributes(
      [.backgroundColor: UIColor.brown], for: .normal)
    let (bar, other) = (ProxiedToolbar(), UIToolbar())
    bar.items = [ProxiedItem(title: "In")]
    other.items = [ProxiedItem(title: "Out")]
    show(bar, other)
    let inside = try #require(bar.items?.first?.shownView)
    let outside = try #require(other.items?.first?.shownView)
    let item = ProxiedItem()
    #expect(item.titleAttributes(for: .normal, in: inside).values[.backgroundColor] as? UIColor == .brown)
    #expect(item.titleAttributes(for: .normal, in: outside).values[.backgroundColor] == nil)
  }

  @Test func tabsTakeTheColourOfBadgesAndTheFontOfTitles() throws {
    ProxiedTab.appearance().badgeColor = .orange
    ProxiedTab.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 14)], for: .normal)
    let tab = ProxiedTab(title: "News", image: nil, tag: 0)
    tab.badgeValue = "3"
    let bar = UITabBar()
    bar.items = [tab]
    show(bar)
    let labels = try #require(tab.shownView).subviews.compactMap { $0 as? UILabel }
    #expect(labels.contains { $0.text == "News" && $0.font.pointSize == 14 })
    #expect(labels.contains { $0.text == "3" && $0.backgroundColor == .orange })
  }

  @Test func titlesOfTabsMoveByTheirProxyUnlessTheItemHasAPlaceOfItsOwn() throws {
    let (tab, own) = (
      ShiftedTab(title: "News", image: nil, tag: 0), ShiftedTab(title: "Own", image: nil, tag: 1)
    )
    own.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
    let bar = UITabBar()
    bar.items = [tab, own]
    show(bar)
    func top(_ item: UITabBarItem) throws -> CGFloat {
      let view = try #require(item.shownView)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      return try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == item.title }).frame
        .minY
    }
    let before = (try top(tab), try top(own))
    ShiftedTab.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -6)
    #expect(try top(tab) == before.0 - 6 && top(own) == before.1)
  }
}
