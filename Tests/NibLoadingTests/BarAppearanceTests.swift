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
}
