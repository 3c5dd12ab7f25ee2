import OpenUIKit
import Testing

@MainActor
private final class Chooser: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

@MainActor
@Suite("Split controllers")
struct SplitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIViewController()
  private let detail = UIViewController()

  init() {
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    window.layoutIfNeeded()
    return controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test("A wide window shows both columns side by side")
  func wide() {
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(frame(detail) == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(list.splitViewController === split && list.navigationController != nil)
    #expect(split.viewController(for: .primary) === list)
  }

  @Test("A high window shows the last column, and the first one over it")
  func high() {
    window.frame.size = CGSize(width: 768, height: 1024)
    #expect(frame(detail).width == 768 && split.displayMode == .secondaryOnly)
    split.show(.primary)
    window.clock.advance(by: 1)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(list).minX == 0 && frame(detail).width == 768)
    split.hide(.primary)
    #expect(frame(list).maxX <= 0)
  }

  @Test("A narrow window shows one stack, whose screens return to their columns")
  func collapsing() {
    window.frame.size = CGSize(width: 390, height: 844)
    #expect(frame(detail) == window.bounds && split.isCollapsed)
    #expect(list.navigationController === detail.navigationController)
    #expect(detail.navigationController?.viewControllers == [list, detail])
    split.show(.primary)
    window.clock.advance(by: 1)
    #expect(list.view.window != nil && detail.view.window == nil)
    window.frame.size = CGSize(width: 1024, height: 768)
    #expect(frame(detail).minX == 320 && frame(list).width == 320)
    #expect(list.navigationController !== detail.navigationController)
  }

  @Test("The delegate chooses the column of a narrow window")
  func topColumn() {
    let chooser = Chooser()
    split.delegate = chooser
    withExtendedLifetime(chooser) {
      window.frame.size = CGSize(width: 390, height: 844)
      #expect(frame(list) == window.bounds && detail.viewIfLoaded?.window == nil)
      split.show(.secondary)
      window.clock.advance(by: 1)
      #expect(frame(detail) == window.bounds)
    }
  }

  @Test("A detail replaces the last column, or is pushed in a narrow window")
  func showDetail() {
    let other = UIViewController()
    list.showDetailViewController(other, sender: nil)
    #expect(frame(other).minX == 320 && detail.view.window == nil)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    let third = UIViewController()
    list.showDetailViewController(third, sender: nil)
    window.clock.advance(by: 1)
    #expect(frame(third) == window.bounds)
  }

  @Test("Three columns show the two last ones, and all in a very wide window")
  func threeColumns() {
    let (three, middle) = (UISplitViewController(style: .tripleColumn), UIViewController())
    three.setViewController(UIViewController(), for: .primary)
    three.setViewController(middle, for: .supplementary)
    three.setViewController(detail, for: .secondary)
    window.rootViewController = three
    #expect(frame(middle) == CGRect(x: 0, y: 0, width: 375, height: 768))
    #expect(frame(detail).minX == 375)
    window.frame.size = CGSize(width: 1366, height: 1024)
    #expect(frame(middle).minX == 320 && frame(detail).minX == 695)
  }
}
