import OpenUIKit
import Testing

/// The rules are those of Apple's documentation of UINavigationItem: `style`, `backAction` and the groups of items.
@MainActor
@Suite("Styles, groups and back actions of navigation items")
struct NavigationStyleTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController

  init() {
    (root.title, detail.title) = ("Root", "Plan")
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func push() {
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
  }

  private func element(_ label: String) -> UIView? {
    window.accessibilityTree().first { $0.accessibilityLabel == label } as? UIView
  }

  private func tap(_ label: String) throws {
    window.activate(try #require(element(label)))
    window.clock.advance(by: 1)
  }

  /// The labels of the bar's elements, from left to right.
  private var row: [String?] {
    let bar = navigation.navigationBar
    let views = window.accessibilityTree().compactMap { $0 as? UIView }.filter { $0.superview === bar }
    return views.sorted { $0.frame.minX < $1.frame.minX }.map(\.accessibilityLabel)
  }

  private func group(_ titles: String...) -> UIBarButtonItemGroup {
    .fixedGroup(items: titles.map { UIBarButtonItem(title: $0) })
  }

  @Test("A back action replaces going back, and leaves the button as it is")
  func backAction() throws {
    push()
    let width = element("Root")?.frame.width
    var calls = 0
    detail.navigationItem.backAction = UIAction(title: "Other") { _ in calls += 1 }
    window.layoutIfNeeded()
    #expect(element("Root")?.frame.width == width)
    try tap("Root")
    #expect(calls == 1 && navigation.viewControllers.count == 2)
    detail.navigationItem.backAction = nil
    try tap("Root")
    #expect(calls == 1 && navigation.viewControllers.count == 1)
  }

  @Test(
    "Where there is no screen before, a back action makes a button with its title, and an editor's has none")
  func backActionOfFirst() throws {
    var calls = 0
    root.navigationItem.backAction = UIAction(title: "Documents") { _ in calls += 1 }
    try tap("Documents")
    #expect(calls == 1)
    let width = try #require(element("Documents")).frame.width
    root.navigationItem.style = .editor
    window.layoutIfNeeded()
    let narrow = try #require(element("Documents")).frame.width
    #expect(narrow < 20 && width > 60)
    root.navigationItem.hidesBackButton = true
    #expect(element("Documents") == nil)
  }

  @Test("Groups are beside each other in the order of reading, and the pinned one is at the trailing edge")
  func groups() {
    let item = root.navigationItem
    item.leadingItemGroups = [group("A"), group("B")]
    item.trailingItemGroups = [group("C", "D"), group("E")]
    item.pinnedTrailingGroup = group("F")
    #expect(row == ["A", "B", "Root", "C", "D", "E", "F"])
    item.trailingItemGroups[0].isHidden = true
    #expect(row == ["A", "B", "Root", "E", "F"])
    item.leadingItemGroups[1].barButtonItems.append(UIBarButtonItem(title: "G"))
    #expect(row == ["A", "B", "G", "Root", "E", "F"])
  }

  @Test("Groups replace single items at their edge, and single items replace groups")
  func replacing() {
    let item = root.navigationItem
    item.rightBarButtonItems = [UIBarButtonItem(title: "Z"), UIBarButtonItem(title: "Y")]
    #expect(item.trailingItemGroups.map { $0.barButtonItems.map(\.title) } == [["Y", "Z"]])
    item.trailingItemGroups = [group("C")]
    #expect(item.rightBarButtonItems == nil && row == ["Root", "C"])
    item.rightBarButtonItem = UIBarButtonItem(title: "X")
    #expect(row == ["Root", "X"] && item.trailingItemGroups.count == 1)
    item.rightBarButtonItem = nil
    #expect(row == ["Root"] && item.trailingItemGroups.isEmpty)
  }

  @Test("Leading groups stand for the back button, as single items do")
  func leadingGroupsAndBackButton() {
    push()
    #expect(row == ["Root", "Plan"])
    detail.navigationItem.leadingItemGroups = [group("A")]
    #expect(row == ["A", "Plan"])
    detail.navigationItem.leftItemsSupplementBackButton = true
    #expect(row == ["Root", "A", "Plan"])
  }

  @Test(
    "A browser has its title at the leading edge and the groups of the middle there; a navigator shows neither"
  )
  func browser() throws {
    let item = root.navigationItem
    item.centerItemGroups = [group("Mid")]
    let usual = try #require(element("Root")).frame.midX
    #expect(row == ["Root"] && abs(usual - 195) <= 0.5)
    item.style = .browser
    #expect(row == ["Root", "Mid"])
    #expect(element("Root")?.frame.minX == 16)
    let middle = try #require(element("Mid")).frame.midX
    #expect(abs(middle - 195) <= 0.5)
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    navigation.navigationBar.setNeedsLayout()
    #expect(row == ["Mid", "Root"])
    let end = try #require(element("Root")).frame.maxX
    #expect(abs(end - 374) <= 0.5)
  }

  @Test("A long title at the leading edge leaves room for the groups of the middle")
  func longTitle() throws {
    root.title = String(repeating: "Long ", count: 20)
    root.navigationItem.style = .browser
    root.navigationItem.centerItemGroups = [group("Mid")]
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "End")
    window.layoutIfNeeded()
    let (middle, end) = (try #require(element("Mid")).frame, try #require(element("End")).frame)
    let title = try #require(element(root.title ?? "")).frame
    #expect(title.minX == 16 && title.maxX <= middle.minX && middle.maxX <= end.minX)
    #expect(middle.width > 20 && title.width > 100)
  }

  @Test("The title moves down in bars of a height, and a height of its own precedes")
  func titleAdjustment() throws {
    let bar = navigation.navigationBar
    let top = try #require(element("Root")).frame.minY
    bar.setTitleVerticalPositionAdjustment(4, for: .default)
    #expect(element("Root")?.frame.minY == top + 4)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 4)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
    bar.setTitleVerticalPositionAdjustment(-2, for: .compact)
    #expect(element("Root")?.frame.minY == top + 4)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(element("Root")?.frame.minY == top - 2)
    bar.setTitleVerticalPositionAdjustment(.nan, for: .compact)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == -2)
  }
}
