import OpenUIKit
import Testing

@testable import OpenUIKitCore

/// Places in bars that snapshot tests of public projects have recorded with iOS 15 to 17.
@MainActor
@Suite("Recorded bars")
struct RecordedBarTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func tab(_ item: UITabBarItem) throws -> UIView {
    window.screenScale = 3
    let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    bar.items = [item]
    window.addSubview(bar)
    window.layoutIfNeeded()
    return try #require(bar.subviews.first { $0 is TabButton })
  }

  private func label(_ text: String, in view: UIView) throws -> UILabel {
    try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test("A tab's picture of 24 points begins at 8, its badge at 3.33, 11 points beside the middle")
  func tabWithPicture() throws {
    let item = UITabBarItem(title: "Home", image: square(24), tag: 0)
    item.badgeValue = "3"
    let tab = try tab(item)
    let picture = try #require(tab.subviews.compactMap { $0 as? UIImageView }.last)
    #expect(picture.frame == CGRect(x: 183, y: 8, width: 24, height: 24))
    let badge = try label("3", in: tab)
    #expect(abs(badge.frame.minX - (195 + 11)) < 0.01 && abs(badge.frame.minY - 10.0 / 3) < 0.01)
  }

  @Test("A tab's title stands on 45.33, with a picture and without", arguments: [true, false])
  func tabTitle(hasPicture: Bool) throws {
    let tab = try tab(UITabBarItem(title: "Home", image: hasPicture ? square(24) : nil, tag: 0))
    let title = try label("Home", in: tab)
    #expect(abs(title.frame.minY + title.font.ascender - 45.33) < 0.34)
  }

  @Test("Equal backgrounds of a tab bar are drawn once, above content and at its end")
  func equalBackgrounds() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    bar.scrollEdgeAppearance = bar.standardAppearance
    window.addSubview(bar)
    for progress: CGFloat in [0, 1] {
      bar.contentProgress = progress
      #expect(bar.subviews.filter { $0 is BarBackdrop && $0.alpha > 0 }.count == 1)
    }
  }

  @Test("A back button's chevron begins at 9.33, and its title at 29.33, before its first letter's own space")
  func backButton() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Back"
    navigation.pushViewController(UIViewController(), animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let button = try #require(navigation.navigationBar.subviews.first { $0 is BackButton })
    let title = try label("Back", in: button)
    #expect(abs(button.frame.minX + title.frame.minX - 29.33) < 0.01)
    let chevron = try #require(button.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
    let path = try #require(chevron.path).boundingBox
    #expect(abs(button.frame.minX + path.minX - chevron.lineWidth / 2 - 9.33) < 0.01)
  }

  @Test("A plus is drawn with 17.67 points from 18 on")
  func plus() throws {
    let screen = UIViewController()
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bar = try #require(screen.navigationController?.navigationBar)
    let button = try #require(bar.subviews.first { $0 is BarButton })
    let icon = try #require(button.subviews.first { $0 is BarIconView })
    let shape = try #require(icon.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
    let ink = try #require(shape.path).boundingBox.insetBy(
      dx: -shape.lineWidth / 2, dy: -shape.lineWidth / 2)
    #expect(abs(icon.convert(ink, to: bar).minX - 18) < 0.1)
    #expect(abs(ink.width - 17.67) < 0.1 && abs(ink.height - 18) < 0.1)
  }

  @Test("The buttons of a bar in landscape are 20 points from the safe area")
  func landscape() throws {
    window.frame.size = CGSize(width: 844, height: 390)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    window.hostTraits = UITraitCollection(verticalSizeClass: .compact)
    let screen = UIViewController()
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bar = try #require(screen.navigationController?.navigationBar)
    let buttons = bar.subviews.filter { $0 is BarButton }.map(\.frame)
    #expect(buttons.map(\.minX).min() == 67 && buttons.map(\.maxX).max() == 844 - 67)
  }
}
