import NibLoading
import OpenUIKit
import Testing

private final class Screen: UIViewController, NibConnectable {
  var title2: UILabel?
  var fields: [UITextField] = []
  var log: [String] = []

  override func awakeFromNib() { log.append("awake") }
  override func viewDidLoad() { log.append("loaded \(title2?.text ?? "nothing")") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "unnamed")")
  }

  func setNibValue(_ value: Any?, forKey key: String) -> Bool {
    switch (key, value) {
    case ("title2", let label as UILabel): title2 = label
    case ("fields", let all as [UITextField]): fields = all
    default: return false
    }
    return true
  }

  func nibAction(_ name: String) -> Selector? {
    switch name {
    case "save:": Selector("save:", Screen.save)
    case "back:": Selector("back:", Screen.back)
    default: nil
    }
  }

  func save(_ sender: Any?) { log.append("save") }
  func back(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }
}

@MainActor private let classes: NibClasses = {
  var classes = NibClasses()
  classes.add("Screen", module: "App") { Screen(coder: $0) }
  return classes
}()

@MainActor private func window(_ controller: UIViewController?) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

@MainActor @Suite("Storyboards from files")
struct StoryboardTests {
  @Test("the view is loaded late, with its outlets and actions before viewDidLoad")
  func connections() throws {
    let remarks = Remarks()
    let board = try storyboard(
      """
      <viewController id="a" storyboardIdentifier="first" title="Hello" customClass="Screen" customModule="App">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews>
      <label id="l" text="Name"/>
      <textField id="f1"/><textField id="f2"/>
      <button id="b"><rect key="frame" x="0" y="100" width="100" height="44"/><connections><action selector="save:" destination="a" eventType="touchUpInside" id="x"/></connections></button>
      </subviews></view>
      <connections>
      <outlet property="title2" destination="l" id="o1"/>
      <outlet property="missing" destination="l" id="o2"/>
      <outletCollection property="fields" destination="f1" id="o3"/><outletCollection property="fields" destination="f2" id="o4"/>
      </connections>
      </viewController>
      """, classes: classes, remarks: remarks)
    let screen = try #require(board.instantiateInitialViewController() as? Screen)
    #expect(
      screen.log == ["awake"] && !screen.isViewLoaded && screen.title == "Hello"
        && screen.storyboard === board)
    let window = window(screen)
    #expect(screen.log == ["awake", "loaded Name"] && screen.fields.count == 2)
    #expect(remarks.all == ["this class is not key value coding-compliant for the key missing: Screen"])
    window.sendTouch(.began, at: CGPoint(x: 50, y: 120))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 120))
    #expect(screen.log.last == "save")
    #expect(board.instantiateViewController(withIdentifier: "first") is Screen)
  }

  @Test("a navigation controller has its root, with the item of the file")
  func navigation() throws {
    let board = try storyboard(
      """
      <navigationController id="a"><navigationBar key="navigationBar" id="bar" largeTitles="YES"/>
      <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """,
      """
      <viewController id="b" customClass="Screen"><view key="view" id="v"/>
      <navigationItem key="navigationItem" title="Inbox" id="n"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i">
      <connections><action selector="save:" destination="b" id="x"/></connections></barButtonItem></navigationItem></viewController>
      """, classes: classes)
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(navigation.topViewController as? Screen)
    #expect(navigation.navigationBar.prefersLargeTitles && root.navigationItem.title == "Inbox")
    _ = window(navigation)
    let item = try #require(root.navigationItem.rightBarButtonItem)
    #expect(item.target === root && item.action == Selector("save:"))
  }

  @Test("tabs have their controllers in the order of the file")
  func tabs() throws {
    let board = try storyboard(
      """
      <tabBarController id="a"><connections>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """,
      "<viewController id=\"b\"><tabBarItem key=\"tabBarItem\" title=\"One\" id=\"t1\"/></viewController>",
      "<viewController id=\"c\"><tabBarItem key=\"tabBarItem\" title=\"Two\" badgeValue=\"3\" id=\"t2\"/></viewController>"
    )
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["One", "Two"])
    #expect(tabs.viewControllers?.last?.tabBarItem.badgeValue == "3")
  }

  @Test("a button shows the destination of its segue, and an unwind segue returns")
  func segues() throws {
    let board = try storyboard(
      """
      <viewController id="a" customClass="Screen"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button id="b"><rect key="frame" x="0" y="100" width="100" height="44"/>
      <connections><segue destination="c" kind="presentation" modalPresentationStyle="fullScreen" animates="NO" id="s"/></connections></button>
      </subviews></view></viewController>
      """,
      """
      <viewController id="c" customClass="Screen"><view key="view" id="w"/>
      <connections><segue destination="e" kind="unwind" identifier="goBack" unwindAction="back:" id="u"/></connections></viewController>
      <exit id="e"/>
      """, classes: classes)
    let first = try #require(board.instantiateInitialViewController() as? Screen)
    let window = window(first)
    window.sendTouch(.began, at: CGPoint(x: 50, y: 120))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 120))
    let second = try #require(first.presentedViewController as? Screen)
    #expect(first.log.contains("prepare unnamed") && second.modalPresentationStyle == .fullScreen)
    second.performSegue(withIdentifier: "goBack", sender: nil)
    #expect(first.log.last == "back from Screen" && second.log.contains("prepare goBack"))
  }

  @Test("static cells fill a table, and prototypes are dequeued")
  func tables() throws {
    let board = try storyboard(
      """
      <tableViewController id="a"><tableView key="view" style="grouped" rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <sections><tableViewSection headerTitle="General" id="s1"><cells>
      <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="v1"><subviews><label id="l" text="Sound"/></subviews></tableViewCellContentView></tableViewCell>
      <tableViewCell id="c2"/></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections>
      </tableView></tableViewController>
      """)
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    _ = window(controller)
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped && table.numberOfRows(inSection: 0) == 2 && table.delegate === controller)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Sound" && cell.frame.height == 60)

    let prototypes = try nib(
      """
      <tableView id="t" tag="1"><prototypes><tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleSubtitle" accessoryType="checkmark" id="c"/></prototypes></tableView>
      """)
    let list = try #require(prototypes.viewWithTag(1) as? UITableView)
    let made = try #require(list.dequeueReusableCell(withIdentifier: "Row"))
    #expect(made.accessoryType == .checkmark && made.detailTextLabel != nil)
    #expect(list.dequeueReusableCell(withIdentifier: "Row") !== made)
  }

  @Test("a container has the controller of its embedding segue")
  func embedding() throws {
    let board = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <containerView id="c" tag="1"><rect key="frame" x="10" y="20" width="100" height="50"/><connections><segue destination="b" kind="embed" id="s"/></connections></containerView>
      </subviews></view></viewController>
      """, "<viewController id=\"b\"><view key=\"view\" id=\"w\"/></viewController>")
    let controller = try #require(board.instantiateInitialViewController())
    _ = window(controller)
    #expect(controller.children.count == 1)
    #expect(controller.children.first?.view.superview?.tag == 1)
    #expect(controller.children.first?.view.frame.size == CGSize(width: 100, height: 50))
  }

  @Test("a scene that contains itself ends with a remark")
  func cycle() throws {
    let remarks = Remarks()
    let board = try storyboard(
      """
      <navigationController id="a"><connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """,
      """
      <tabBarController id="b"><connections><segue destination="a" kind="relationship" relationship="viewControllers" id="r2"/>
      <segue destination="z" kind="relationship" relationship="viewControllers" id="r3"/></connections></tabBarController>
      """, remarks: remarks)
    #expect(board.instantiateInitialViewController() is UINavigationController)
    #expect(
      remarks.all.contains("the scene a contains itself")
        && remarks.all.contains("the scene z does not exist"))
  }

  @Test("a gesture recogniser beside the controller is added to its view")
  func recognizers() throws {
    let board = try storyboard(
      """
      <viewController id="a" customClass="Screen"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections></view></viewController>
      <tapGestureRecognizer id="g"><connections><action selector="save:" destination="a" id="x"/></connections></tapGestureRecognizer>
      """, classes: classes)
    let screen = try #require(board.instantiateInitialViewController() as? Screen)
    let window = window(screen)
    window.sendTouch(.began, at: CGPoint(x: 200, y: 400))
    window.sendTouch(.ended, at: CGPoint(x: 200, y: 400))
    #expect(screen.log.last == "save")
  }

  @Test("constraints of a size class come and go with it")
  func variation() throws {
    let board = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <view id="b" tag="1" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="100" id="c1"/><constraint firstAttribute="width" constant="200" id="c2"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c1"/><include reference="c2"/></mask></variation>
      </view></subviews></view></viewController>
      """)
    let window = window(board.instantiateInitialViewController())
    let view = try #require(window.viewWithTag(1))
    window.hostTraits = UITraitCollection(verticalSizeClass: .regular)
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
    window.hostTraits = UITraitCollection(verticalSizeClass: .compact)
    window.layoutIfNeeded()
    #expect(view.frame.width == 200)
    window.hostTraits = UITraitCollection(verticalSizeClass: .regular)
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }
}
