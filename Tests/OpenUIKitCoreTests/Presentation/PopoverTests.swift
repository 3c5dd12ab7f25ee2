import OpenUIKit
import Testing

@MainActor
private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

@MainActor
private final class FormerKeeper: NSObject, UIPopoverPresentationControllerDelegate {
  var allows = false
  var log: [String] = []
  var anchor = CGRect.zero

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    log.append("should")
    return allows
  }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { log.append("did") }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
  ) {
    log.append("move")
    rect.pointee = anchor
  }
}

@MainActor
@Suite("Popovers")
struct PopoverTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let root = UIViewController()
  private let menu = UIViewController()
  private let keeper = Keeper()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 300)
  }

  private func present(from anchor: CGRect) {
    let source = UIView(frame: anchor)
    root.view.addSubview(source)
    menu.popoverPresentationController?.sourceView = source
    root.present(menu, animated: false)
    window.layoutIfNeeded()
  }

  @Test("A popover is below its anchor, with room for the arrow")
  func below() {
    present(from: CGRect(x: 400, y: 100, width: 100, height: 44))
    #expect(menu.view.frame == CGRect(x: 350, y: 157, width: 200, height: 300))
    #expect(menu.popoverPresentationController?.arrowDirection == .up)
  }

  @Test("It is above an anchor at the bottom, and stays in the window")
  func above() {
    present(from: CGRect(x: 980, y: 700, width: 40, height: 44))
    #expect(menu.view.frame == CGRect(x: 814, y: 387, width: 200, height: 300))
    #expect(menu.popoverPresentationController?.arrowDirection == .down)
  }

  @Test("The permitted directions decide about the side")
  func directions() {
    menu.popoverPresentationController?.permittedArrowDirections = [.left]
    present(from: CGRect(x: 100, y: 300, width: 100, height: 40))
    #expect(menu.view.frame == CGRect(x: 213, y: 170, width: 200, height: 300))
  }

  @Test("A source item is a view or an item of a bar, one at a time")
  func sourceItem() throws {
    let popover = try #require(menu.popoverPresentationController)
    let source = UIView(frame: CGRect(x: 400, y: 100, width: 100, height: 44))
    root.view.addSubview(source)
    let item = UIBarButtonItem(systemItem: .add)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item && popover.sourceView == nil && popover.sourceItem === item)
    #expect(item.frame(in: root.view) == nil)
    popover.sourceItem = source
    #expect(popover.barButtonItem == nil && popover.sourceView === source && popover.sourceItem === source)
    #expect(popover.sourceItem?.frame(in: window) == CGRect(x: 400, y: 100, width: 100, height: 44))
    root.present(menu, animated: false)
    window.layoutIfNeeded()
    #expect(menu.view.frame == CGRect(x: 350, y: 157, width: 200, height: 300))
  }

  @Test("A bar item is an anchor")
  func barItem() {
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    window.rootViewController = UINavigationController(rootViewController: root)
    window.layoutIfNeeded()
    menu.popoverPresentationController?.barButtonItem = item
    root.present(menu, animated: false)
    window.layoutIfNeeded()
    #expect(menu.view.frame == CGRect(x: 814, y: 57, width: 200, height: 300))
  }

  @Test(
    "A delegate of the presentation controller keeps a popover in a narrow window, whose anchor may come after the call"
  )
  func lateAnchor() {
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    menu.presentationController?.delegate = keeper
    root.present(menu, animated: true)
    let source = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 44))
    root.view.addSubview(source)
    menu.popoverPresentationController?.sourceView = source
    window.clock.advance(by: 1)
    #expect(menu.view.frame == CGRect(x: 100, y: 157, width: 200, height: 300))
  }

  @Test("A tap beside it dismisses a popover")
  func tap() {
    present(from: CGRect(x: 400, y: 100, width: 100, height: 44))
    window.sendTouch(.began, at: CGPoint(x: 50, y: 700))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 700))
    window.clock.advance(by: 1)
    #expect(root.presentedViewController == nil && menu.view.window == nil)
  }

  @Test("In a narrow window a popover is a sheet, unless the delegate keeps it", arguments: [true, false])
  func adaptivity(isKept: Bool) {
    window.frame.size = CGSize(width: 390, height: 844)
    menu.popoverPresentationController?.delegate = isKept ? keeper : nil
    present(from: CGRect(x: 100, y: 100, width: 100, height: 44))
    #expect(menu.view.frame.width == (isKept ? 200 : 390))
    #expect(menu.presentationController is UIPopoverPresentationController == isKept)
  }

  /// Apple's documentation of `adaptiveSheetPresentationController`.
  @Test("In a narrow window a popover is the sheet that the app has set up for it")
  func adaptiveSheet() throws {
    window.frame.size = CGSize(width: 390, height: 844)
    let popover = try #require(menu.popoverPresentationController)
    let sheet = popover.adaptiveSheetPresentationController
    #expect(sheet === popover.adaptiveSheetPresentationController)
    sheet.detents = [.medium()]
    present(from: CGRect(x: 100, y: 100, width: 100, height: 44))
    let frame = menu.view.convert(menu.view.bounds, to: nil)
    #expect(menu.presentationController === sheet && frame.maxY == 844)
    #expect(frame.minY > 400 && frame.width == 390)
  }

  @Test("The former methods of the delegate decide about the dismissal")
  func formerMethods() {
    let former = FormerKeeper()
    menu.popoverPresentationController?.delegate = former
    present(from: CGRect(x: 400, y: 100, width: 100, height: 44))
    func tap() {
      window.sendTouch(.began, at: CGPoint(x: 20, y: 700))
      window.sendTouch(.ended, at: CGPoint(x: 20, y: 700))
      window.clock.advance(by: 1)
    }
    tap()
    #expect(former.log == ["should"] && root.presentedViewController === menu)
    former.allows = true
    tap()
    #expect(former.log == ["should", "should", "did"] && root.presentedViewController == nil)
  }

  @Test("The delegate may change what the popover points at when the window has another size")
  func moving() {
    let former = FormerKeeper()
    former.anchor = CGRect(x: 0, y: 0, width: 10, height: 10)
    menu.popoverPresentationController?.delegate = former
    present(from: CGRect(x: 400, y: 100, width: 100, height: 44))
    #expect(former.log == [])
    window.frame.size = CGSize(width: 1000, height: 768)
    window.layoutIfNeeded()
    #expect(former.log.first == "move")
    // The middle of the new rectangle is at 405, and the popover is 200 points wide.
    #expect(menu.view.frame.minX == 305)
  }
}
