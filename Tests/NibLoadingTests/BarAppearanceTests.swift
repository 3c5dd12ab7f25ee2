import NibLoading
import OpenUIKit
import Testing

@MainActor @Suite("Appearances of bars in files")
struct BarAppearanceTests {
  @Test("a navigation bar has the backgrounds, lines and texts of its appearances")
  func navigationBar() throws {
    let remarks = Remarks()
    let root = try nib(
      """
      <navigationBar id="n" tag="1"><navigationBarAppearance key="standardAppearance" backgroundEffect="none">
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="shadowColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></textAttributes>
      </navigationBarAppearance><navigationBarAppearance key="scrollEdgeAppearance"/></navigationBar>
      """, remarks: remarks)
    #expect(remarks.all.isEmpty)
    let bar = try #require(root.viewWithTag(1) as? UINavigationBar)
    let appearance = bar.standardAppearance
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(appearance.shadowColor == UIColor(white: 0, alpha: 1))
    #expect(appearance.titleTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    // An empty appearance is the default one, and not absent.
    #expect(bar.scrollEdgeAppearance?.backgroundEffect != nil)
    #expect(bar.compactAppearance == nil)
  }

  @Test("the bars of controllers have the colours that every view has")
  func barsOfControllers() throws {
    let color = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    let board = try storyboard(
      """
      <tabBarController id="a"><tabBar key="tabBar" tag="5" id="t"><color key="tintColor" \(color)/></tabBar>
      <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController>
      """,
      """
      <navigationController id="n"><navigationBar key="navigationBar" id="b"><color key="tintColor" \(color)/></navigationBar>
      <toolbar key="toolbar" id="u"><color key="tintColor" \(color)/><color key="backgroundColor" \(color)/></toolbar></navigationController>
      """)
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?[0] as? UINavigationController)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(tabs.tabBar.tintColor == red && tabs.tabBar.tag == 5)
    #expect(navigation.navigationBar.tintColor == red)
    #expect(navigation.toolbar.tintColor == red && navigation.toolbar.backgroundColor == red)
  }

  @Test("the item of a scene, tab bars and tool bars have theirs")
  func others() throws {
    let root = try nib(
      """
      <tabBar id="t" tag="1"><tabBarAppearance key="scrollEdgeAppearance" backgroundEffect="regular"/></tabBar>
      <toolbar id="b" tag="2"><toolbarAppearance key="compactAppearance"><color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></toolbarAppearance></toolbar>
      """)
    let tabs = try #require(root.viewWithTag(1) as? UITabBar)
    #expect(tabs.scrollEdgeAppearance?.backgroundEffect != nil)
    let tools = try #require(root.viewWithTag(2) as? UIToolbar)
    #expect(tools.compactAppearance?.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect(tools.scrollEdgeAppearance == nil)
    let board = try storyboard(
      """
      <viewController id="a"><navigationItem key="navigationItem" title="Inbox" id="i">
      <navigationBarAppearance key="scrollEdgeAppearance" backgroundEffect="none"/></navigationItem></viewController>
      """)
    let item = try #require(board.instantiateInitialViewController()).navigationItem
    #expect(item.scrollEdgeAppearance != nil)
    #expect(item.scrollEdgeAppearance?.backgroundEffect == nil)
    #expect(item.standardAppearance == nil)
  }

  @Test("a bar without appearances keeps the attributes that older files state")
  func titleAttributes() throws {
    let root = try nib(
      """
      <navigationBar id="n" tag="1"><textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></textAttributes></navigationBar>
      """)
    let bar = try #require(root.viewWithTag(1) as? UINavigationBar)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    #expect(bar.titleTextAttributes?[.font] == nil)
  }

  // The elements of appearances have the names of UIKit's properties as keys.
  @Test("the buttons of navigation bars and tool bars have the appearances of their styles and states")
  func buttons() throws {
    let remarks = Remarks()
    let style = """
      <barButtonItemAppearance key="doneButtonAppearance"><barButtonItemStateAppearance key="highlighted">
      <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></textAttributes>
      <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-3"/>
      </barButtonItemStateAppearance></barButtonItemAppearance>
      """
    let root = try nib(
      """
      <navigationBar id="n" tag="1"><navigationBarAppearance key="standardAppearance">\(style)
      <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="4"/></navigationBarAppearance></navigationBar>
      <toolbar id="b" tag="2"><toolbarAppearance key="standardAppearance">\(style)</toolbarAppearance></toolbar>
      """, remarks: remarks)
    #expect(remarks.all.isEmpty)
    let navigation = try #require(root.viewWithTag(1) as? UINavigationBar).standardAppearance
    let tools = try #require(root.viewWithTag(2) as? UIToolbar).standardAppearance
    #expect(navigation.titlePositionAdjustment == UIOffset(horizontal: 0, vertical: 4))
    for done in [navigation.doneButtonAppearance, tools.doneButtonAppearance] {
      let color = done.highlighted.titleTextAttributes[.foregroundColor] as? UIColor
      #expect(color == UIColor(white: 1, alpha: 1))
      #expect(done.highlighted.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -3))
      #expect(done.normal.titleTextAttributes.isEmpty)
    }
    #expect(navigation.buttonAppearance.highlighted.titleTextAttributes.isEmpty)
  }

  @Test("tabs have the appearances of their arrangements and states", arguments: [true, false])
  func tabs(isStacked: Bool) throws {
    let key = isStacked ? "stackedLayoutAppearance" : "inlineLayoutAppearance"
    let root = try nib(
      """
      <tabBar id="t" tag="1"><tabBarAppearance key="standardAppearance">
      <color key="selectionIndicatorTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <tabBarItemAppearance key="\(key)"><tabBarItemStateAppearance key="selected">
      <color key="iconColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="badgeBackgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <offsetWrapper key="badgePositionAdjustment" horizontal="1" vertical="5"/>
      </tabBarItemStateAppearance></tabBarItemAppearance></tabBarAppearance></tabBar>
      """)
    let appearance = try #require(root.viewWithTag(1) as? UITabBar).standardAppearance
    #expect(appearance.selectionIndicatorTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let (stacked, inline) = (appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance)
    let (set, other) = isStacked ? (stacked, inline) : (inline, stacked)
    #expect(set.selected.iconColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(set.selected.badgeBackgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(set.selected.badgePositionAdjustment == UIOffset(horizontal: 1, vertical: 5))
    #expect(set.normal.iconColor == nil && other.selected.iconColor == nil)
  }

  @Test(
    "items have the insets of their pictures, the displacement of their titles, and what assistive technology reads"
  )
  func items() throws {
    let common = """
      <inset key="imageInsets" minX="1" minY="6" maxX="2" maxY="-6"/>
      <accessibility key="accessibilityConfiguration" label="Named"/>
      """
    let root = try nib(
      """
      <tabBar id="t" tag="1"><items><tabBarItem title="One" enabled="NO" id="i">\(common)
      <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="20"/></tabBarItem></items></tabBar>
      <toolbar id="b" tag="2"><items><barButtonItem title="Two" id="j">\(common)</barButtonItem></items></toolbar>
      """)
    let tab = try #require((root.viewWithTag(1) as? UITabBar)?.items?.first)
    let button = try #require((root.viewWithTag(2) as? UIToolbar)?.items?.first)
    for item in [tab, button] as [UIBarItem] {
      #expect(item.imageInsets == UIEdgeInsets(top: 6, left: 1, bottom: -6, right: 2))
      #expect(item.accessibilityLabel == "Named")
    }
    #expect(tab.titlePositionAdjustment == UIOffset(horizontal: 0, vertical: 20) && !tab.isEnabled)
  }
}
