import NibLoading
import OpenUIKit
import Testing

/// A data source that a scene has beside its controller, as the tutorials of table views create it.
private final class Source: NSObject, UITableViewDataSource, UIPageViewControllerDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController)
    -> UIViewController?
  { nil }
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController)
    -> UIViewController?
  { nil }
}

/// Apple's guide to resource programming states that the controller retains the objects that its nib creates beside it, and outlets for data
/// sources are weak.
@MainActor @Suite("Objects beside a controller")
struct SceneObjectTests {
  private let classes: NibClasses = {
    var classes = NibClasses()
    classes.add("Source", module: "App") { _ in Source() }
    return classes
  }()

  private let object = "<customObject id=\"s\" customClass=\"Source\" customModule=\"App\"/>"

  @Test("a data source beside a page view controller lives as long as the controller")
  func pages() throws {
    let board = try storyboard(
      """
      <pageViewController id="a" transitionStyle="scroll">
      <connections><outlet property="dataSource" destination="s" id="c"/></connections></pageViewController>\(object)
      """, classes: classes)
    var pages = board.instantiateInitialViewController() as? UIPageViewController
    weak let source = pages?.dataSource
    #expect(source is Source)
    pages = nil
    #expect(source == nil)
  }

  @Test("a data source beside a controller with a view lives after the view is loaded")
  func table() throws {
    let board = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
      <tableView id="t"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <connections><outlet property="dataSource" destination="s" id="c"/></connections></tableView>
      </subviews></view></viewController>\(object)
      """, classes: classes)
    let controller = try #require(board.instantiateInitialViewController())
    let table = try #require(controller.view.subviews.first as? UITableView)
    #expect(table.dataSource is Source)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }
}
