import Foundation
import NibLoading
import OpenUIKit
import Testing

/// Each kind of element that public files contain, by hand. The list is that of 4,685 public files of 131 repositories.
@MainActor @Suite("Elements of files")
struct ElementTests {
  /// The name of an element, what is in it, and the class that Interface Builder states for it.
  nonisolated static let views: [(element: String, content: String, name: String)] = [
    ("view", "", "UIView"), ("containerView", "", "UIView"), ("label", "", "UILabel"),
    ("button", "", "UIButton"),
    ("imageView", "", "UIImageView"), ("tableView", "", "UITableView"), ("stackView", "", "UIStackView"),
    ("textField", "", "UITextField"), ("textView", "", "UITextView"), ("scrollView", "", "UIScrollView"),
    ("tableViewCell", "<tableViewCellContentView key=\"contentView\"/>", "UITableViewCell"),
    ("collectionView", "<collectionViewFlowLayout key=\"collectionViewLayout\"/>", "UICollectionView"),
    ("collectionViewCell", "<collectionViewCellContentView key=\"contentView\"/>", "UICollectionViewCell"),
    ("collectionReusableView", "", "UICollectionReusableView"), ("switch", "", "UISwitch"),
    ("slider", "", "UISlider"), ("stepper", "", "UIStepper"),
    ("segmentedControl", "<segments><segment title=\"A\"/></segments>", "UISegmentedControl"),
    ("progressView", "", "UIProgressView"), ("activityIndicatorView", "", "UIActivityIndicatorView"),
    ("pageControl", "", "UIPageControl"), ("pickerView", "", "UIPickerView"),
    ("datePicker", "", "UIDatePicker"), ("searchBar", "", "UISearchBar"),
    ("navigationBar", "<items><navigationItem title=\"A\"/></items>", "UINavigationBar"),
    ("toolbar", "<items><barButtonItem title=\"A\"/></items>", "UIToolbar"),
    ("tabBar", "<items><tabBarItem title=\"A\"/></items>", "UITabBar"),
    ("visualEffectView", "<view key=\"contentView\"/><blurEffect style=\"dark\"/>", "UIVisualEffectView"),
    ("refreshControl", "", "UIRefreshControl"), ("control", "", "UIControl"),
    ("colorWell", "", "UIColorWell"),
  ]

  @Test("each element of a view has its class, and nothing of it is unknown", arguments: views)
  func view(element: String, content: String, name: String) throws {
    let remarks = Remarks()
    let root = try nib("<\(element) tag=\"7\" id=\"a\">\(content)</\(element)>", remarks: remarks)
    let made = try #require(root.viewWithTag(7))
    #expect(String(describing: type(of: made)) == name)
    #expect(remarks.all == [])
  }

  @Test(
    "views of other frameworks are plain views, and named",
    arguments: ["mapView", "wkWebView", "webView", "arscnView", "sceneKitView", "glkView", "mtkView"])
  func foreign(element: String) throws {
    let remarks = Remarks()
    let root = try nib(
      "<\(element) tag=\"7\" id=\"a\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></\(element)>",
      remarks: remarks)
    let made = try #require(root.viewWithTag(7))
    #expect(type(of: made) == UIView.self && made.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(remarks.all.count == 1)
  }

  nonisolated static let controllers = [
    ("viewController", "view", "UIViewController"),
    ("tableViewController", "tableView", "UITableViewController"),
    ("collectionViewController", "collectionView", "UICollectionViewController"),
    ("navigationController", nil, "UINavigationController"), ("tabBarController", nil, "UITabBarController"),
    ("splitViewController", nil, "UISplitViewController"),
    ("pageViewController", nil, "UIPageViewController"),
  ]

  @Test("each element of a controller has its class", arguments: controllers)
  func controller(element: String, view: String?, name: String) throws {
    let content = view.map { "<\($0) key=\"view\" id=\"v\" tag=\"7\"/>" } ?? ""
    let remarks = Remarks()
    let made = try storyboard("<\(element) id=\"a\">\(content)</\(element)>", remarks: remarks)
      .instantiateInitialViewController()
    let controller = try #require(made)
    #expect(String(describing: type(of: controller)) == name)
    if view != nil { #expect(controller.view.viewWithTag(7) != nil) }
    #expect(remarks.all == [])
  }

  nonisolated static let recognizers = [
    ("tapGestureRecognizer", "UITapGestureRecognizer"), ("panGestureRecognizer", "UIPanGestureRecognizer"),
    ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"),
    ("pinchGestureRecognizer", "UIPinchGestureRecognizer"),
    ("rotationGestureRecognizer", "UIRotationGestureRecognizer"),
    ("swipeGestureRecognizer", "UISwipeGestureRecognizer"),
    ("screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
  ]

  @Test("each element of a recogniser has its class, and its view has it", arguments: recognizers)
  func recognizer(element: String, name: String) throws {
    let board = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"><connections>
      <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections></view></viewController>
      <\(element) id="g"/>
      """)
    let view = try #require(board.instantiateInitialViewController()?.view)
    let found = try #require(view.gestureRecognizers?.first)
    #expect(String(describing: type(of: found)) == name)
  }

  @Test("a table's controller has the refresh control of the file, and so has a scroll view")
  func refreshControl() throws {
    let board = try storyboard(
      """
      <tableViewController id="a"><tableView key="view" id="t"/>
      <refreshControl key="refreshControl" opaque="NO" contentMode="center" id="r">
      <color key="tintColor" red="1" green="0" blue="0" alpha="1"/></refreshControl></tableViewController>
      """)
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    #expect(controller.tableView.refreshControl?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let root = try nib(
      "<scrollView tag=\"7\" id=\"s\"><refreshControl key=\"refreshControl\" id=\"r\"/></scrollView>")
    #expect((root.viewWithTag(7) as? UIScrollView)?.refreshControl != nil)
  }

  @Test("effects are blurs by style, and the vibrancy of one")
  func effects() throws {
    let root = try nib(
      """
      <visualEffectView tag="1" id="a"><view key="contentView" tag="3"/><blurEffect style="systemThinMaterial"/></visualEffectView>
      <visualEffectView tag="2" id="b"><vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
      """)
    let blurred = try #require(root.viewWithTag(1) as? UIVisualEffectView)
    #expect(blurred.effect is UIBlurEffect && blurred.contentView.tag == 3)
    #expect((root.viewWithTag(2) as? UIVisualEffectView)?.effect is UIVibrancyEffect)
  }

  @Test(
    "every style of a blur is there, and another one is named",
    arguments: ["extraLight", "light", "dark", "regular", "prominent"]
      + ["UltraThin", "Thin", "", "Thick", "Chrome"].flatMap { thickness in
        ["", "Light", "Dark"].map { "system\(thickness)Material\($0)" }
      })
  func blur(style: String) throws {
    func remarksOfBlur(_ style: String) throws -> [String] {
      let remarks = Remarks()
      let blur = "<blurEffect style=\"\(style)\"/>"
      _ = try nib(
        "<visualEffectView id=\"a\"><view key=\"contentView\"/>\(blur)</visualEffectView>", remarks: remarks)
      return remarks.all
    }
    #expect(try remarksOfBlur(style) == [])
    #expect(try remarksOfBlur(style + "s") == ["the blur \(style)s is not available here"])
  }

  @Test("a collection has the cells and the headers of the file")
  func collection() throws {
    let root = try nib(
      """
      <collectionView tag="7" id="c"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="50" height="40"/>
      <size key="headerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="cell" id="k"><collectionViewCellContentView key="contentView">
      <subviews><label tag="8" text="Item" id="x"/></subviews></collectionViewCellContentView></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h"><subviews><label tag="9" text="Top" id="y"/></subviews>
      </collectionReusableView></collectionView>
      """)
    let collection = try #require(root.viewWithTag(7) as? UICollectionView)
    let source = OneItem()
    collection.dataSource = source
    root.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect((cell.contentView.viewWithTag(8) as? UILabel)?.text == "Item")
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect((header?.viewWithTag(9) as? UILabel)?.text == "Top")
  }

  nonisolated static let colors = [
    "systemBackgroundColor", "tertiarySystemBackgroundColor", "systemGray6Color", "labelColor",
    "systemOrangeColor", "systemRedColor", "secondaryLabelColor", "systemGreenColor", "systemGrayColor",
    "systemGray5Color", "groupTableViewBackgroundColor", "darkTextColor", "systemBlueColor",
    "systemYellowColor", "systemGroupedBackgroundColor", "secondarySystemBackgroundColor", "systemTealColor",
    "systemPinkColor", "systemGray3Color", "systemGray2Color", "separatorColor", "linkColor",
    "secondarySystemFillColor", "systemIndigoColor", "systemPurpleColor", "systemGray4Color",
    "secondarySystemGroupedBackgroundColor", "quaternarySystemFillColor", "systemBrownColor",
    "opaqueSeparatorColor", "tableCellGroupedBackgroundColor", "tintColor", "systemCyanColor",
    "tertiaryLabelColor", "systemMintColor", "systemFillColor", "placeholderTextColor",
    "quaternaryLabelColor",
  ]

  @Test("every colour of the system that public files name is there", arguments: colors)
  func color(name: String) throws {
    let remarks = Remarks()
    let root = try nib(
      """
      <view tag="1" id="a"><color key="backgroundColor" systemColor="\(name)"/></view>
      <view tag="2" id="b"><color key="backgroundColor" cocoaTouchSystemColor="\(name)"/></view>
      """, remarks: remarks)
    #expect(root.viewWithTag(1)?.backgroundColor != nil && root.viewWithTag(2)?.backgroundColor != nil)
    #expect(remarks.all == [])
  }

  @Test(
    "textures that UIKit has no more are named",
    arguments: ["scrollViewTexturedBackgroundColor", "underPageBackgroundColor"])
  func texture(name: String) throws {
    let remarks = Remarks()
    let root = try nib(
      "<view tag=\"1\" id=\"a\"><color key=\"backgroundColor\" cocoaTouchSystemColor=\"\(name)\"/></view>",
      remarks: remarks)
    #expect(root.viewWithTag(1)?.backgroundColor == nil)
    #expect(remarks.all == ["the color \(name) is not available here"])
  }

  @Test("buttons have roles, tables the height of rows without content, and wells a colour")
  func newerAttributes() throws {
    let root = try nib(
      """
      <button tag="1" buttonType="system" role="destructive" id="a"/><tableView tag="2" fillerRowHeight="12" id="b"/>
      <colorWell tag="3" title="Ink" supportsAlpha="NO" id="c"><color key="selectedColor" red="1" green="0" blue="0" alpha="1"/></colorWell>
      """)
    #expect((root.viewWithTag(1) as? UIButton)?.role == .destructive)
    #expect((root.viewWithTag(2) as? UITableView)?.fillerRowHeight == 12)
    let well = try #require(root.viewWithTag(3) as? UIColorWell)
    #expect(well.title == "Ink" && !well.supportsAlpha)
    #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("views and controllers have what most files state of them")
  func commonProperties() throws {
    let root = try nib(
      """
      <view tag="1" semanticContentAttribute="forceRightToLeft" restorationIdentifier="r" layoutMarginsFollowReadableWidth="YES" \
      placeholderIntrinsicWidth="240" placeholderIntrinsicHeight="128" id="a"/>
      """)
    let view = try #require(root.viewWithTag(1))
    #expect(view.semanticContentAttribute == .forceRightToLeft && view.restorationIdentifier == "r")
    // A size for the canvas alone.
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    let board = try storyboard(
      """
      <viewController id="a" definesPresentationContext="YES" hidesBottomBarWhenPushed="YES" modalTransitionStyle="crossDissolve">
      <view key="view" id="v"/></viewController>
      """)
    let controller = try #require(board.instantiateInitialViewController())
    #expect(controller.definesPresentationContext && controller.hidesBottomBarWhenPushed)
    #expect(controller.modalTransitionStyle == .crossDissolve)
  }
}

/// One item in one section, with a header.
@MainActor private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
