import Foundation
import NibLoading
import OpenUIKit
import Testing

private final class Values: UIView, NibConnectable {
  var radius: CGFloat = 0
  var count = 0
  var ratio: Float?
  var isRound = false
  var name: String?
  weak var label: UILabel!
  var buttons: [UIButton]!
  var fill: UIColor? = .red

  func setNibValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "radius": setNibValue(value, at: \Values.radius, of: self)
    case "count": setNibValue(value, at: \Values.count, of: self)
    case "ratio": setNibValue(value, at: \Values.ratio, of: self)
    case "isRound": setNibValue(value, at: \Values.isRound, of: self)
    case "name": setNibValue(value, at: \Values.name, of: self)
    case "label": setNibValue(value, at: \Values.label, of: self)
    case "buttons": setNibValue(value, at: \Values.buttons, of: self)
    case "fill": setNibValue(value, at: \Values.fill, of: self)
    default: false
    }
  }
}

private final class Pages: UIPageViewController {}
private final class Row: UITableViewCell {}
private final class List: UITableView {}
private final class Grid: UICollectionView {}
private final class Knob: UIButton {}

private final class Detail: UIViewController {
  let text: String
  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Source: UIViewController, NibConnectable {
  func nibDestination(_ name: String, _ coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
  {
    name == "makeDetail:sender:" ? Detail(coder: coder, text: sender as? String ?? "none") : nil
  }
}

extension UIView {
  fileprivate var edge: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

@MainActor @Suite("The classes of an app")
struct ClassTests {
  private var classes: NibClasses {
    var classes = NibClasses()
    classes.add("Values") { Values(coder: $0) }
    classes.add("Pages") { Pages(coder: $0) }
    classes.add("Row") { Row(coder: $0) }
    classes.add("List") { List(coder: $0) }
    classes.add("Grid") { Grid(coder: $0) }
    classes.add("Knob") { Knob(coder: $0) }
    classes.add("Source") { Source(coder: $0) }
    classes.add("Detail") { Detail(coder: $0) }
    classes.addProperty("edge", \UIView.edge)
    return classes
  }

  @Test("values become the types of the properties, and those that cannot be one are named")
  func values() throws {
    let remarks = Remarks()
    let root = try nib(
      """
      <view id="a" tag="1" customClass="Values"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ann"/>
      <userDefinedRuntimeAttribute type="nil" keyPath="fill"/>
      <userDefinedRuntimeAttribute type="string" keyPath="count" value="many"/>
      </userDefinedRuntimeAttributes><subviews><label id="l"/><button id="b1"/><button id="b2"/></subviews>
      <connections><outlet property="label" destination="l" id="o"/>
      <outletCollection property="buttons" destination="b1" id="o1"/><outletCollection property="buttons" destination="b2" id="o2"/></connections></view>
      """, classes: classes, remarks: remarks)
    let view = try #require(root.viewWithTag(1) as? Values)
    #expect(view.radius == 2.5 && view.count == 7 && view.ratio == 0.5 && view.isRound && view.name == "Ann")
    #expect(view.label != nil && view.buttons.count == 2 && view.fill == nil)
    #expect(remarks.all == ["this class is not key value coding-compliant for the key count: Values"])
  }

  @Test("a property of an extension of a class of UIKit is set on its subclasses too")
  func extensions() throws {
    let root = try nib(
      """
      <label id="a" tag="1"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="edge"><real key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
      """, classes: classes)
    #expect(root.viewWithTag(1)?.layer.borderWidth == 2)
  }

  @Test("objects of the app's classes have what UIKit's are created with")
  func creation() throws {
    let board = try storyboard(
      "<pageViewController id=\"a\" customClass=\"Pages\" transitionStyle=\"pageCurl\" navigationOrientation=\"vertical\"/>",
      classes: classes)
    let pages = try #require(board.instantiateInitialViewController() as? Pages)
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .vertical)
    let root = try nib(
      """
      <tableView id="t" tag="1" style="grouped" customClass="List"><prototypes><tableViewCell reuseIdentifier="R" style="IBUITableViewCellStyleSubtitle" id="c" customClass="Row"/></prototypes></tableView>
      <collectionView id="g" tag="2" customClass="Grid"><collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" id="f"/></collectionView>
      <button id="b" tag="3" buttonType="system" customClass="Knob"/>
      """, classes: classes)
    let list = try #require(root.viewWithTag(1) as? List)
    #expect(list.style == .grouped)
    let row = try #require(list.dequeueReusableCell(withIdentifier: "R") as? Row)
    #expect(row.reuseIdentifier == "R" && row.detailTextLabel != nil)
    let layout = (root.viewWithTag(2) as? Grid)?.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.scrollDirection == .horizontal)
    #expect((root.viewWithTag(3) as? Knob)?.buttonType == .system)
  }

  @Test("a segue action creates the destination, which has the view and the items of its scene")
  func segueActions() throws {
    let board = try storyboard(
      """
      <navigationController id="a"><connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """,
      """
      <viewController id="b" customClass="Source"><connections><segue destination="c" kind="show" identifier="go" destinationCreationSelector="makeDetail:sender:" id="s"/></connections></viewController>
      """,
      """
      <viewController id="c" storyboardIdentifier="Detail" customClass="Detail"><view key="view" tag="9" id="v"/><navigationItem key="navigationItem" title="Detail" id="n"/></viewController>
      """, classes: classes)
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.topViewController?.performSegue(withIdentifier: "go", sender: "Hello")
    let detail = try #require(navigation.topViewController as? Detail)
    #expect(detail.text == "Hello" && detail.view.tag == 9 && detail.navigationItem.title == "Detail")

    let made = board.instantiateViewController(identifier: "Detail") { Detail(coder: $0, text: "Code") }
    #expect(made.text == "Code" && made.view.tag == 9 && made.storyboard === board)
  }

  @Test("a controller whose view was never loaded is deallocated")
  func lifetime() throws {
    let board = try storyboard("<viewController id=\"a\"><view key=\"view\" id=\"v\"/></viewController>")
    weak let controller = board.instantiateInitialViewController()
    #expect(controller == nil)
  }

  @Test("static cells have their own heights, and a subclass may ask for the rows of the file")
  func staticCells() throws {
    let board = try storyboard(
      """
      <tableViewController id="a"><tableView key="view" style="grouped" rowHeight="50" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <sections><tableViewSection id="s"><cells><tableViewCell rowHeight="80" id="c1"/><tableViewCell id="c2"/></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections>
      </tableView></tableViewController>
      """)
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = try #require(controller.tableView)
    #expect(table.dataSource === controller && controller.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
  }
}
