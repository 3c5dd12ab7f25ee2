import OpenUIKitCore
import Testing

@testable import OpenUIKitMenus

@MainActor
@Suite("Action sheets")
struct ActionSheetTests {
  private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  private func sheet(hasCancel: Bool = true) -> UIAlertController {
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    var titles = [("Copy", UIAlertAction.Style.default), ("Delete", .destructive)]
    if hasCancel { titles.insert(("Cancel", .cancel), at: 0) }
    for (title, style) in titles {
      sheet.addAction(UIAlertAction(title: title, style: style) { [log] _ in log.lines.append(title) })
    }
    return sheet
  }

  @Test("are at the bottom of a phone, with a cancel button of its own 8 points below the others")
  func phone() {
    let place = MenuWindow()
    place.window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    place.screen.present(sheet(), animated: true)
    place.run()
    #expect(place.frame("Cancel") == CGRect(x: 8, y: 844 - 34 - 57, width: 374, height: 57))
    #expect(place.frame("Delete").maxY == place.frame("Cancel").minY - 8)
    #expect(place.frame("Copy").maxY == place.frame("Delete").minY)
    place.tap("Delete")
    place.run()
    #expect(log.lines == ["Delete"])
  }

  @Test("choose cancel for a tap outside, and stay without a cancel action", arguments: [true, false])
  func outside(hasCancel: Bool) {
    let place = MenuWindow()
    place.screen.present(sheet(hasCancel: hasCancel), animated: true)
    place.run()
    place.tap(CGPoint(x: 195, y: 100))
    place.run()
    #expect(log.lines == (hasCancel ? ["Cancel"] : []))
    #expect((place.screen.presentedViewController == nil) == hasCancel)
  }

  private var tablet: MenuWindow {
    MenuWindow(CGSize(width: 1024, height: 768), traits: UITraitCollection(userInterfaceIdiom: .pad))
  }

  @Test("are popovers below their anchor in a wide window of a tablet, without a cancel button")
  func popover() {
    let place = tablet
    let anchor = UIView(frame: CGRect(x: 400, y: 100, width: 100, height: 40))
    place.screen.view.addSubview(anchor)
    let sheet = sheet()
    sheet.popoverPresentationController?.sourceView = anchor
    place.screen.present(sheet, animated: true)
    place.run()
    #expect(place.element("Cancel") == nil)
    #expect(sheet.view.frame.midX == 450)
    #expect(sheet.view.frame.minY == 153)
    place.tap(CGPoint(x: 20, y: 700))
    place.run()
    #expect(log.lines == ["Cancel"])
  }

  @Test("are popovers below the bar button that is their anchor")
  func popoverOfBarButton() {
    let place = tablet
    let item = UIBarButtonItem(title: "Share")
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    place.window.rootViewController = UINavigationController(rootViewController: screen)
    place.run()
    let button = place.frame("Share")
    let sheet = sheet()
    sheet.popoverPresentationController?.barButtonItem = item
    screen.present(sheet, animated: true)
    place.run()
    #expect(sheet.view.frame.minY > button.maxY && sheet.view.frame.minY < button.maxY + 20)
    #expect(sheet.view.frame.maxX > button.minX)
  }

  @Test("are popovers above or beside an anchor without enough room below it", arguments: [true, false])
  func popoverSide(isBeside: Bool) {
    let place = tablet
    let sheet = sheet(hasCancel: false)
    let popover = sheet.popoverPresentationController
    popover?.sourceView = place.screen.view
    popover?.sourceRect = CGRect(x: 400, y: 700, width: 100, height: 40)
    if isBeside { popover?.permittedArrowDirections = [.left, .right] }
    place.screen.present(sheet, animated: true)
    place.run()
    if isBeside { #expect(sheet.view.frame.minX == 513) } else { #expect(sheet.view.frame.maxY == 687) }
    place.tap(CGPoint(x: 20, y: 20))
    place.run()
    #expect(place.screen.presentedViewController == nil && log.lines == [])
  }

  @Test("are popovers in the middle of the window if no direction of the arrow is permitted")
  func popoverWithoutArrow() {
    let place = tablet
    let sheet = sheet()
    let popover = sheet.popoverPresentationController
    popover?.sourceView = place.screen.view
    popover?.permittedArrowDirections = []
    place.screen.present(sheet, animated: true)
    place.run()
    #expect(sheet.view.frame.midX == 512 && sheet.view.frame.midY == 384)
  }

  @Test("are popovers that are smaller where no side of the anchor has room for them")
  func popoverWithoutRoom() {
    let place = tablet
    let sheet = sheet()
    let popover = sheet.popoverPresentationController
    let anchor = CGRect(x: 60, y: 100, width: 904, height: 568)
    popover?.sourceView = place.screen.view
    popover?.sourceRect = anchor
    place.screen.present(sheet, animated: true)
    place.run()
    #expect(sheet.view.frame.height > 0 && !sheet.view.frame.intersects(anchor))
  }

  @Test("have an anchor, which alerts do not have")
  func anchor() {
    #expect(sheet().popoverPresentationController != nil)
    let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
  }
}
