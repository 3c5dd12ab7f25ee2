import NibLoading
import OpenUIKit
import Testing

private final class Screen: UIViewController, NibConnectable {
  /// The style of the destination when the segue is prepared.
  var style: UIModalPresentationStyle?
  var anchor: UIView?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    style = segue.destination.modalPresentationStyle
    anchor = segue.destination.popoverPresentationController?.sourceView
  }
}

@MainActor @Suite("Popovers and gestures of storyboards")
struct PopoverTests {
  private var classes: NibClasses {
    var classes = NibClasses()
    classes.add("Screen") { Screen(coder: $0) }
    return classes
  }

  @Test("a popover points at the view of the file, and is there when the segue is prepared")
  func anchors() throws {
    let board = try storyboard(
      """
      <viewController id="a" customClass="Screen"><view key="view" id="v"><subviews><view id="b" tag="1"/></subviews></view>
      <connections><segue destination="c" kind="popoverPresentation" identifier="info" popoverAnchorView="b" id="s">
      <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></viewController>
      """, "<viewController id=\"c\"/>", classes: classes)
    let screen = try #require(board.instantiateInitialViewController() as? Screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.performSegue(withIdentifier: "info", sender: nil)
    #expect(screen.style == .popover && screen.anchor === screen.view.viewWithTag(1))
    let popover = screen.presentedViewController?.popoverPresentationController
    #expect(popover?.permittedArrowDirections == .up)
  }

  @Test("a segue's presentation is set before it is prepared")
  func presentation() throws {
    let board = try storyboard(
      """
      <viewController id="a" customClass="Screen"><view key="view" id="v"/>
      <connections><segue destination="c" kind="presentation" identifier="info" modalPresentationStyle="formSheet" id="s"/></connections></viewController>
      """, "<viewController id=\"c\"/>", classes: classes)
    let screen = try #require(board.instantiateInitialViewController() as? Screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.performSegue(withIdentifier: "info", sender: nil)
    #expect(screen.style == .formSheet)
  }

  @Test("a gesture starts its segue")
  func gesture() throws {
    let board = try storyboard(
      """
      <viewController id="a" customClass="Screen"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <connections><outletCollection property="gestureRecognizers" destination="g" id="o"/></connections></view></viewController>
      <tapGestureRecognizer id="g"><connections><segue destination="c" kind="presentation" animates="NO" id="s"/></connections></tapGestureRecognizer>
      """, "<viewController id=\"c\" title=\"Shown\"/>", classes: classes)
    let screen = try #require(board.instantiateInitialViewController() as? Screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.sendTouch(.began, at: CGPoint(x: 50, y: 120))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 120))
    #expect(screen.presentedViewController?.title == "Shown")
  }
}
