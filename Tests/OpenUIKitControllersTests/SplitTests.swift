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

  private final class Decider: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var secondary: UIViewController?
    var handles = false
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { secondary }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      log.append("detail")
      return handles
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("hide \(column)")
    }
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
      -> UIInterfaceOrientationMask
    { .landscape }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
      .oneOverSecondary
    }
  }

  @Test("The delegate is notified of columns that are shown and hidden, and chooses the mode of the bar item")
  func columnsOfDelegate() {
    let decider = Decider()
    split.delegate = decider
    split.hide(.primary)
    split.show(.primary)
    #expect(decider.log == ["hide primary", "show primary"])
    #expect(split.primaryColumnWidth == 320 && split.supplementaryColumnWidth == 0)
    split.displayModeButtonItem.primaryAction?._choose(from: nil)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(window.supportedInterfaceOrientations == .landscape)
  }

  @Test("The delegate may show a detail itself")
  func detailOfDelegate() {
    let decider = Decider()
    split.delegate = decider
    let other = UIViewController()
    decider.handles = true
    list.showDetailViewController(other, sender: nil)
    #expect(decider.log == ["detail"] && split.viewController(for: .secondary) === detail)
    decider.handles = false
    list.showDetailViewController(other, sender: nil)
    #expect(split.viewController(for: .secondary) === other)
  }

  @Test("A wide window has the last column that the delegate separates from the first")
  func separating() {
    let older = UISplitViewController(nibName: nil, bundle: nil)
    let (first, other) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    older.viewControllers = [stack, detail]
    let decider = Decider()
    decider.secondary = other
    older.delegate = decider
    window.frame.size = CGSize(width: 390, height: 844)
    window.rootViewController = older
    window.layoutIfNeeded()
    #expect(older.isCollapsed)
    window.frame.size = CGSize(width: 1024, height: 768)
    window.layoutIfNeeded()
    #expect(older.viewController(for: .secondary) === other && frame(other).width > 0)
  }

  @Test("A finger from the edge shows the first column, unless the gesture is switched off")
  func gesture() {
    window.frame.size = CGSize(width: 768, height: 1024)
    window.layoutIfNeeded()
    func drag() {
      window.sendTouch(.began, at: CGPoint(x: 1, y: 500))
      for x in stride(from: 10.0, through: 200, by: 10) {
        window.sendTouch(.moved, at: CGPoint(x: x, y: 500))
      }
      window.sendTouch(.ended, at: CGPoint(x: 200, y: 500))
      window.clock.advance(by: 1)
    }
    split.presentsWithGesture = false
    drag()
    #expect(split.displayMode == .secondaryOnly)
    split.presentsWithGesture = true
    drag()
    #expect(split.displayMode == .oneOverSecondary)
  }

  @Test("The width of the column in the middle follows its fraction and its limits")
  func supplementaryWidths() {
    let triple = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      triple.setViewController(UIViewController(), for: column)
    }
    window.rootViewController = triple
    triple.preferredDisplayMode = .twoBesideSecondary
    window.layoutIfNeeded()
    #expect(triple.supplementaryColumnWidth == 375)
    triple.preferredSupplementaryColumnWidthFraction = 0.25
    #expect(triple.supplementaryColumnWidth == 256)
    triple.maximumSupplementaryColumnWidth = 200
    #expect(triple.supplementaryColumnWidth == 200)
    triple.minimumSupplementaryColumnWidth = 220
    #expect(triple.supplementaryColumnWidth == 220)
    triple.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    #expect(triple.primaryColumnWidth == 320)
  }
}
