import Foundation
import NibLoading
import OpenUIKit
import Testing

/// The forms that public files have: which values Xcode leaves out, and which it writes in its own way.
@MainActor @Suite("Forms of files")
struct FormTests {
  @Test("a text shrinks and stands at the left unless the file states otherwise")
  func texts() throws {
    // As in public files: the attribute is written for labels that do not shrink, and `natural` for those that follow the language.
    let view = try nib(
      """
      <label id="a" tag="1" text="A" minimumScaleFactor="0.7"/>
      <label id="b" tag="2" text="B" textAlignment="natural" baselineAdjustment="alignCenters" adjustsFontSizeToFit="NO"/>
      <textField id="c" tag="3" minimumFontSize="17"/>
      """)
    let shrinking = try #require(view.viewWithTag(1) as? UILabel)
    #expect(shrinking.adjustsFontSizeToFitWidth && shrinking.minimumScaleFactor == 0.7)
    #expect(shrinking.textAlignment == .left)
    let fixed = try #require(view.viewWithTag(2) as? UILabel)
    #expect(!fixed.adjustsFontSizeToFitWidth && fixed.textAlignment == .natural)
    #expect(fixed.baselineAdjustment == .alignCenters)
    #expect((view.viewWithTag(3) as? UITextField)?.adjustsFontSizeToFitWidth == true)
  }

  @Test("corners are written with a capital letter")
  func contentMode() throws {
    let view = try nib("<view id=\"a\" tag=\"1\" contentMode=\"TopLeft\"/>")
    #expect(view.viewWithTag(1)?.contentMode == .topLeft)
  }

  @Test("frames are read as the first versions of Xcode 8 wrote them")
  func insetFrames() throws {
    let view = try nib(
      """
      <view id="a" tag="1" fixedFrame="YES"><frame key="frameInset" minX="16" minY="4.5" width="288" height="40"/></view>
      <view id="b" tag="2"><frame key="frameInset" maxX="16" width="288" height="40"/></view>
      """)
    #expect(view.viewWithTag(1)?.frame == CGRect(x: 16, y: 4.5, width: 288, height: 40))
    #expect(view.viewWithTag(2)?.frame == CGRect(x: -4, y: 0, width: 288, height: 40))
  }

  // The label of a form that Xcode 8 saved starts at 8 of 375 points and ends beside a switch: 82.29 % of 367 are 302 points. Its other
  // lengths confirm that a percentage is one of what the lengths in points leave free: 57.14 % of 43 - 29 are 8 points.
  @Test("a percentage in a frame of Xcode 8 is a part of what the lengths in points leave free")
  func insetParts() throws {
    let view = try nib(
      """
      <view id="a" tag="1"><frame key="frameInset" minX="8" minY="50.00%" width="25.00%" height="20"/></view>
      <view id="b" tag="2"><frame key="frameInset" minY="10" width="60" height="30" maxX="6"/>
      <subviews><view id="c" tag="3"><frame key="frameInset" minX="25.00%" width="20" height="10" maxY="50.00%"/></view></subviews></view>
      <view id="d" tag="4"><frame key="frameInset" minX="16" maxX="16" height="20"/></view>
      <view id="e" tag="5"><frame key="frameInset" minX="x%" width="10" height="20"/></view>
      """)
    #expect(view.viewWithTag(1)?.frame == CGRect(x: 8, y: 190, width: 73, height: 20))
    #expect(view.viewWithTag(2)?.frame == CGRect(x: 234, y: 10, width: 60, height: 30))
    #expect(view.viewWithTag(3)?.frame == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(view.viewWithTag(4)?.frame == CGRect(x: 16, y: 0, width: 268, height: 20))
    #expect(view.viewWithTag(5)?.frame == .zero)
  }

  @Test("text input has the keyboard and the corrections of the file")
  func traits() throws {
    let view = try nib(
      """
      <textField id="a" tag="1"><textInputTraits key="textInputTraits" keyboardType="emailAddress" keyboardAppearance="alert" \
      spellCheckingType="no" smartQuotesType="no" smartDashesType="no" smartInsertDeleteType="no" textContentType="email"/></textField>
      <searchBar id="b" tag="2" showsBookmarkButton="YES"><textInputTraits key="textInputTraits" returnKeyType="search"/></searchBar>
      """)
    let field = try #require(view.viewWithTag(1) as? UITextField)
    #expect(field.keyboardType == .emailAddress && field.keyboardAppearance == .dark)
    #expect(field.spellCheckingType == .no && field.smartQuotesType == .no && field.smartDashesType == .no)
    #expect(field.smartInsertDeleteType == .no && field.textContentType == .emailAddress)
    let bar = try #require(view.viewWithTag(2) as? UISearchBar)
    #expect(bar.showsBookmarkButton && bar.returnKeyType == .search)
  }

  @Test("lists have their estimates, pinned headers and indicators")
  func lists() throws {
    let view = try nib(
      """
      <collectionView id="a" tag="1" indicatorStyle="white" directionalLockEnabled="YES" prefetchingEnabled="NO">
      <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" sectionHeadersPinToVisibleBounds="YES" id="l">
      <size key="itemSize" width="128" height="128"/></collectionViewFlowLayout></collectionView>
      <tableView id="b" tag="2" estimatedSectionHeaderHeight="33" allowsMultipleSelectionDuringEditing="YES">
      <color key="sectionIndexColor" red="1" green="0" blue="0" alpha="1"/></tableView>
      """)
    let collection = try #require(view.viewWithTag(1) as? UICollectionView)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(layout.sectionHeadersPinToVisibleBounds && !collection.isPrefetchingEnabled)
    #expect(collection.indicatorStyle == .white && collection.isDirectionalLockEnabled)
    let table = try #require(view.viewWithTag(2) as? UITableView)
    #expect(table.estimatedSectionHeaderHeight == 33 && table.allowsMultipleSelectionDuringEditing)
    #expect(table.sectionIndexColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("the labels and the picture of a cell's style are those that the file describes")
  func cells() throws {
    let remarks = Remarks()
    let board = try storyboard(
      """
      <tableViewController id="a"><tableView key="view" style="grouped" id="t"><sections><tableViewSection id="s"><cells>
      <tableViewCell textLabel="l1" detailTextLabel="l2" imageView="i" style="IBUITableViewCellStyleSubtitle" id="c">
      <rect key="frame" x="0" y="18" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="v"><subviews>
      <label text="Airport" textAlignment="natural" adjustsFontSizeToFit="NO" id="l1"><rect key="frame" x="16" y="5" width="60" height="20"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
      <label text="Nearest" textAlignment="natural" adjustsFontSizeToFit="NO" id="l2"/>
      <imageView image="plane" id="i"/>
      </subviews></tableViewCellContentView>
      <connections><outlet property="missing" destination="l1" id="o"/></connections>
      </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
      """, remarks: remarks)
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    let cell = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect(cell.textLabel?.text == "Airport" && cell.detailTextLabel?.text == "Nearest")
    #expect(cell.textLabel?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(cell.contentView.subviews.count { $0 is UILabel } == 2)
    // The outlet's value exists, and the picture does not.
    #expect(
      remarks.all.sorted() == [
        "Could not load the \"plane\" image referenced from a nib in the bundle",
        "this class is not key value coding-compliant for the key missing: UITableViewCell",
      ])
  }

  @Test("colours that neither the app nor the system has are named")
  func colors() throws {
    let remarks = Remarks()
    _ = try nib(
      """
      <view id="a"><color key="backgroundColor" cocoaTouchSystemColor="viewFlipsideBackgroundColor"/></view>
      <view id="b"><color key="backgroundColor" name="Brand"/></view>
      """, remarks: remarks)
    #expect(
      remarks.all == [
        "the color viewFlipsideBackgroundColor is not available here",
        "there is no color named Brand in an asset catalog",
      ])
  }

  @Test("tabs of the system's kinds have their titles, and an old file's tint is the bar's")
  func tabs() throws {
    let board = try storyboard(
      """
      <tabBarController id="a"><tabBar key="tabBar" id="t"><color key="selectedImageTintColor" red="0" green="1" blue="0" alpha="1"/></tabBar>
      <connections><segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/></connections></tabBarController>
      """,
      "<viewController id=\"b\"><tabBarItem key=\"tabBarItem\" systemItem=\"favorites\" id=\"i\"/></viewController>"
    )
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.tabBar.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(tabs.viewControllers?.first?.tabBarItem.title == "Favorites")
  }

  @Test("the columns of a split view are found by their names")
  func split() throws {
    let board = try storyboard(
      """
      <splitViewController id="a" preferredDisplayMode="primaryOverlay"><connections>
      <segue destination="c" kind="relationship" relationship="detailViewController" id="r1"/>
      <segue destination="b" kind="relationship" relationship="masterViewController" id="r2"/>
      </connections></splitViewController>
      """, "<viewController id=\"b\" title=\"Master\"/>", "<viewController id=\"c\" title=\"Detail\"/>")
    let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["Master", "Detail"])
    #expect(split.preferredDisplayMode == .oneOverSecondary)
  }

  @Test("controllers have what the file states of bars and edges")
  func controllers() throws {
    let board = try storyboard(
      """
      <navigationController id="a" toolbarHidden="NO" hidesBarsOnSwipe="YES"><toolbar key="toolbar" id="t" translucent="NO"/>
      <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """,
      """
      <tableViewController id="b" storyboardIdentifier="List" useStoryboardIdentifierAsRestorationIdentifier="YES" \
      automaticallyAdjustsScrollViewInsets="NO" providesPresentationContextTransitionStyle="YES" extendedLayoutIncludesOpaqueBars="YES" clearsSelectionOnViewWillAppear="NO">
      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
      <navigationItem key="navigationItem" title="List" backButtonTitle="Back" leftItemsSupplementBackButton="YES" id="n"/>
      </tableViewController>
      """)
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    #expect(!navigation.isToolbarHidden && navigation.hidesBarsOnSwipe && !navigation.toolbar.isTranslucent)
    let list = try #require(navigation.topViewController as? UITableViewController)
    #expect(list.restorationIdentifier == "List" && !list.clearsSelectionOnViewWillAppear)
    #expect(!list.automaticallyAdjustsScrollViewInsets && list.extendedLayoutIncludesOpaqueBars)
    #expect(list.edgesForExtendedLayout == .bottom && list.navigationItem.backButtonTitle == "Back")
    #expect(list.providesPresentationContextTransitionStyle)
    #expect(list.navigationItem.leftItemsSupplementBackButton)
  }
}
