import OpenUIKit
import Testing

@MainActor
private final class Judge: NSObject, UISheetPresentationControllerDelegate {
  var allows = true
  var calls: [String] = []
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    calls.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    calls.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")
  }
}

@MainActor
@Suite("Sheets")
struct SheetTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let judge = Judge()

  init() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) {
    sheet.sheetPresentationController?.detents = detents
    sheet.sheetPresentationController?.delegate = judge
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
  }

  private func drag(from y: CGFloat, by distance: CGFloat) {
    let start = window.clock.now
    window.sendTouch(.began, at: CGPoint(x: 200, y: y), time: start)
    window.sendTouch(.moved, at: CGPoint(x: 200, y: y + (distance < 0 ? -12 : 12)), time: start + 0.3)
    window.sendTouch(.moved, at: CGPoint(x: 200, y: y + distance), time: start + 0.6)
    window.sendTouch(.moved, at: CGPoint(x: 200, y: y + distance), time: start + 2)
    window.sendTouch(.ended, at: CGPoint(x: 200, y: y + distance), time: start + 2)
    window.clock.advance(by: 2)
    window.layoutIfNeeded()
  }

  // The greatest height is 844 - 47 - 10 = 787. 753 points of that are above the home area: medium is 376.5 + 34.
  @Test("A sheet has the height of its first detent, or of the selected one")
  func detents() {
    present([.medium(), .large()])
    #expect(abs(sheet.view.frame.height - 410.5) < 0.5 && sheet.view.frame.maxY == 844)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("A custom detent gets the greatest height, and states its own without the home area")
  func customDetent() {
    var greatest: CGFloat = 0
    present([
      .custom(identifier: .init("small")) { context in
        greatest = context.maximumDetentValue
        return 200
      }
    ])
    #expect(greatest == 753 && sheet.view.frame.height == 234)
    #expect(sheet.sheetPresentationController?.detents.first?.identifier == .init("small"))
  }

  @Test("A drag upwards rests at the next detent, and the delegate is notified")
  func dragUp() {
    present([.medium(), .large()])
    drag(from: 500, by: -300)
    #expect(sheet.view.frame.minY == 57 && judge.calls == ["large"])
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    drag(from: 200, by: 300)
    #expect(abs(sheet.view.frame.height - 410.5) < 0.5 && judge.calls == ["large", "other"])
  }

  @Test("A drag out of the window dismisses, with UIKit's calls of the delegate")
  func dragOut() {
    present([.large()])
    drag(from: 100, by: 600)
    #expect(root.presentedViewController == nil && sheet.view.window == nil)
    #expect(judge.calls == ["should", "will", "did"])
  }

  @Test("A dismissal by the app does not call the delegate")
  func dismissByApp() {
    present([.large()])
    root.dismiss(animated: true)
    window.clock.advance(by: 1)
    #expect(root.presentedViewController == nil && judge.calls.isEmpty)
  }

  @Test("A modal sheet stays, and the delegate is notified of the attempt", arguments: [true, false])
  func modal(isModal: Bool) {
    sheet.isModalInPresentation = isModal
    judge.allows = false
    present([.large()])
    drag(from: 100, by: 600)
    #expect(root.presentedViewController === sheet)
    #expect(abs(sheet.view.frame.minY - 57) < 1e-6)
    #expect(sheet.view.transform.isIdentity)
    #expect(judge.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
  }

  @Test("A tap beside the sheet dismisses it")
  func tapBeside() {
    present([.medium()])
    window.sendTouch(.began, at: CGPoint(x: 200, y: 100))
    window.sendTouch(.ended, at: CGPoint(x: 200, y: 100))
    window.clock.advance(by: 1)
    #expect(root.presentedViewController == nil && judge.calls == ["should", "will", "did"])
  }

  @Test("Below an undimmed detent the views behind the sheet can be touched")
  func undimmed() {
    var taps = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 200, height: 44)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    present([.medium(), .large()])
    func tap() {
      window.sendTouch(.began, at: CGPoint(x: 200, y: 120))
      window.sendTouch(.ended, at: CGPoint(x: 200, y: 120))
      window.clock.advance(by: 1)
    }
    tap()
    #expect(taps == 1 && root.presentedViewController === sheet)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    tap()
    #expect(taps == 1)
  }

  @Test("Content that is scrolled to its beginning moves the sheet, other content scrolls")
  func scrolling() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787))
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    sheet.view = scrollView
    present([.medium(), .large()])
    drag(from: 600, by: -300)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(scrollView.contentOffset.y == 0)
    drag(from: 600, by: -200)
    #expect(scrollView.contentOffset.y > 100 && sheet.view.frame.minY == 57)
    drag(from: 300, by: 60)
    #expect(sheet.view.frame.minY == 57)
  }
}
