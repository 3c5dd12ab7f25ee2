import NibLoading
import OpenUIKit
import Testing

@MainActor @Suite("What follows size classes")
struct VariationTests {
  private func window(_ subviews: String, more: String = "") throws -> (UIWindow, UIView) {
    let board = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews>\(subviews)</subviews>\(more)</view></viewController>
      """)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.hostTraits = UITraitCollection(verticalSizeClass: .regular)
    window.rootViewController = board.instantiateInitialViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, try #require(window.rootViewController?.view))
  }

  private func makeCompact(_ window: UIWindow) {
    window.hostTraits = UITraitCollection(verticalSizeClass: .compact)
    window.layoutIfNeeded()
  }

  private func makeRegular(_ window: UIWindow) {
    window.hostTraits = UITraitCollection(verticalSizeClass: .regular)
    window.layoutIfNeeded()
  }

  @Test("fonts, axes and hidden views come and go, and a text that the program has set stays")
  func attributes() throws {
    let (window, view) = try window(
      """
      <stackView id="s" tag="1" axis="vertical" spacing="8"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><label id="l" tag="2" text="File"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="12"/></variation></label></subviews>
      <variation key="heightClass=compact" axis="horizontal" spacing="4" hidden="YES"/></stackView>
      """)
    let stack = try #require(view.viewWithTag(1) as? UIStackView)
    let label = try #require(view.viewWithTag(2) as? UILabel)
    label.text = "Program"
    #expect(stack.axis == .vertical && stack.spacing == 8 && !stack.isHidden && label.font.pointSize == 17)
    makeCompact(window)
    #expect(stack.axis == .horizontal && stack.spacing == 4 && stack.isHidden && label.font.pointSize == 12)
    makeRegular(window)
    #expect(stack.axis == .vertical && stack.spacing == 8 && !stack.isHidden && label.font.pointSize == 17)
    #expect(label.text == "Program")
  }

  @Test("a constant of a constraint has the value of its size class")
  func constants() throws {
    let (window, view) = try window(
      """
      <view id="b" tag="1" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="100" id="c"><variation key="heightClass=compact" constant="40"/></constraint>
      </constraints></view>
      """)
    let box = try #require(view.viewWithTag(1))
    #expect(box.frame.width == 100)
    makeCompact(window)
    #expect(box.frame.width == 40)
    makeRegular(window)
    #expect(box.frame.width == 100)
  }

  @Test("views of a size class are installed at their place with their constraints, and removed again")
  func subviews() throws {
    let (window, view) = try window(
      """
      <view id="b1" tag="1"/>
      <view id="b2" tag="2" translatesAutoresizingMaskIntoConstraints="NO"/>
      <view id="b3" tag="3"/>
      """,
      more: """
        <constraints><constraint firstItem="b2" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="30" id="c"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b2"/></mask><mask key="constraints"><exclude reference="c"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="b2"/></mask><mask key="constraints"><include reference="c"/></mask></variation>
        """)
    #expect(view.subviews.map(\.tag) == [1, 3])
    makeCompact(window)
    #expect(view.subviews.map(\.tag) == [1, 2, 3] && view.viewWithTag(2)?.frame.minX == 30)
    makeRegular(window)
    #expect(view.subviews.map(\.tag) == [1, 3])
  }

  @Test(
    "a variation for a kind of device counts on that alone",
    arguments: [(UIUserInterfaceIdiom.phone, "Phone"), (.pad, "All"), (.mac, "Mac")])
  func idioms(idiom: UIUserInterfaceIdiom, text: String) throws {
    let board = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"><subviews><label id="l" tag="1" text="All">
      <variation key="userInterfaceIdiom=phone" text="Phone"/><variation key="heightClass=regular-userInterfaceIdiom=mac" text="Mac"/>
      </label></subviews></view></viewController>
      """)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.hostTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(verticalSizeClass: .regular),
    ])
    window.rootViewController = board.instantiateInitialViewController()
    window.makeKeyAndVisible()
    #expect((window.rootViewController?.view.viewWithTag(1) as? UILabel)?.text == text)
  }

  @Test("of two variations the more special one counts")
  func special() throws {
    let view = try nib(
      """
      <label id="l" tag="1" text="a"><variation key="heightClass=compact-widthClass=compact" text="both"/><variation key="heightClass=compact" text="one"/></label>
      """)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.hostTraits = UITraitCollection { traits in
      traits.verticalSizeClass = .compact
      traits.horizontalSizeClass = .compact
    }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect((view.viewWithTag(1) as? UILabel)?.text == "both")
  }

  @Test("views that follow size classes are deallocated")
  func lifetime() throws {
    weak var box: UIView?
    try autoreleasing {
      let view = try nib(
        "<view id=\"b\" tag=\"1\" alpha=\"1\"><variation key=\"heightClass=compact\" alpha=\"0.5\"/></view>")
      box = view.viewWithTag(1)
      #expect(box != nil)
    }
    #expect(box == nil)
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
}
