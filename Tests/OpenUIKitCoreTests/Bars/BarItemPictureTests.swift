import OpenUIKit
import Testing

private final class OldBar: UINavigationBar {}

/// The members are those of Apple's documentation of UIBarButtonItem (Customizing appearance).
@MainActor
@Suite("Pictures and displacements of bar items")
struct BarItemPictureTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill($0.format.bounds) }
  }

  private func show(_ item: UIBarButtonItem) -> UIView {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [item]
    window.addSubview(toolbar)
    window.layoutIfNeeded()
    return toolbar.subviews.last ?? toolbar
  }

  private func shownView(_ window: UIWindow, _ label: String) -> UIView? {
    window.accessibilityTree().first { $0.accessibilityLabel == label } as? UIView
  }

  private func picture(_ button: UIView?) -> UIImage? {
    button?.subviews.compactMap { ($0 as? UIImageView)?.image }.first
  }

  @Test("A background is behind the title in its state, and the one of the normal state in others")
  func background() {
    let (normal, disabled) = (image(), image())
    let item = UIBarButtonItem(title: "Save")
    item.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    _ = show(item)
    #expect(picture(shownView(window, "Save")) === normal)
    #expect(shownView(window, "Save")?.subviews.first?.frame.size == shownView(window, "Save")?.bounds.size)
    item.isEnabled = false
    #expect(picture(shownView(window, "Save")) === normal)
    item.setBackgroundImage(disabled, for: .disabled, barMetrics: .default)
    #expect(picture(shownView(window, "Save")) === disabled)
    #expect(item.backgroundImage(for: .disabled, barMetrics: .default) === disabled)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    item.setBackgroundImage(nil, for: .disabled, barMetrics: .default)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(picture(shownView(window, "Save")) == nil)
  }

  @Test("A background for a style precedes that for all styles")
  func style() {
    let (all, done) = (image(), image())
    let item = UIBarButtonItem(title: "Save")
    item.setBackgroundImage(all, for: .normal, barMetrics: .default)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    _ = show(item)
    #expect(picture(shownView(window, "Save")) === all)
    item.style = .done
    #expect(picture(shownView(window, "Save")) === done)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
  }

  @Test("Titles and backgrounds move as they state")
  func adjustments() throws {
    let item = UIBarButtonItem(title: "Save")
    item.setBackgroundImage(image(), for: .normal, barMetrics: .default)
    let button = show(item)
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first).frame
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
    item.setBackgroundVerticalPositionAdjustment(5, for: .default)
    let moved = try #require(shownView(window, "Save"))
    #expect(
      moved.subviews.compactMap { $0 as? UILabel }.first?.frame == label.offsetBy(dx: 3, dy: -2))
    #expect(moved.subviews.first?.frame.minY == 5)
    #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: -2))
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 5)
  }

  @Test("A proxy gives back buttons a background and moves their titles away")
  func backButton() throws {
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [OldBar.self])
    let back = image()
    proxy.setBackButtonBackgroundImage(back, for: .normal, barMetrics: .default)
    proxy.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    defer {
      proxy.setBackButtonBackgroundImage(nil, for: .normal, barMetrics: .default)
      proxy.setBackButtonTitlePositionAdjustment(.zero, for: .default)
    }
    let navigation = UINavigationController(navigationBarClass: OldBar.self, toolbarClass: nil)
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    navigation.viewControllers = [first, second]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let button = try #require(shownView(window, "First"))
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.maxX < -900 && label.text == "First")
    #expect(picture(button) === back)
    #expect(proxy.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Back")
    first.navigationItem.backBarButtonItem?.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: 2, vertical: 0), for: .default)
    window.layoutIfNeeded()
    let own = try #require(shownView(window, "Back")?.subviews.compactMap { $0 as? UILabel }.first)
    #expect(own.frame.minX > 0)
  }
}
