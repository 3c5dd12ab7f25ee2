import LayoutTesting
import OpenUIKit
import Testing

/// Calls a closure when it is deallocated.
private final class Ender {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}

private final class EndingView: UIView {
  var ender: Ender?
}

private final class EndingController: UIViewController {
  var ender: Ender?
}

private final class EndingLayer: CALayer {
  var ender: Ender?
}

private final class EndingObject: NSObject, CAAnimationDelegate, UIApplicationDelegate {
  var ender: Ender?
}

private final class EndingItem: UIBarButtonItem {
  var ender: Ender?
}

private final class EndingTab: UITabBarItem {
  var ender: Ender?
}

private final class EndingNavigationItem: UINavigationItem {
  var ender: Ender?
}

private final class EndingLayout: UICollectionViewFlowLayout {
  var ender: Ender?
}

private final class EndingGesture: UITapGestureRecognizer {
  var ender: Ender?
}

private final class EndingGuide: UILayoutGuide {
  var ender: Ender?
}

@MainActor
@Suite(
  "The former value of a property is released after the assignment, so its deinit may read and set the property",
  .ownScreen
)
struct FormerValueTests {
  @Test("for views") func views() {
    do {
      let view = UIView()
      checkView("UIView.mask", { view.mask }, { view.mask = $0 })
    }
    do {
      let view = UIView()
      check(
        "UIView.gestureRecognizers",
        { _ = view.gestureRecognizers?.count },
        { ender in
          for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
          guard let ender else { return }
          let gesture = EndingGesture()
          gesture.ender = ender
          view.addGestureRecognizer(gesture)
        }
      )
    }
    do {
      let view = UIView()
      check(
        "UIView.layoutGuides",
        { _ = view.layoutGuides.count },
        { ender in
          view.layoutGuides.forEach(view.removeLayoutGuide)
          guard let ender else { return }
          let guide = EndingGuide()
          guide.ender = ender
          view.addLayoutGuide(guide)
        }
      )
    }
    do {
      let view = UIView()
      check(
        "UIView.subviews",
        { _ = view.subviews.count },
        { ender in
          view.subviews.first?.removeFromSuperview()
          if let ender { view.addSubview(ending(ender)) }
        }
      )
    }
    do {
      let layer = CALayer()
      check(
        "CALayer.mask",
        { _ = layer.mask },
        { ender in
          layer.mask = ender.map {
            let mask = EndingLayer()
            mask.ender = $0
            return mask
          }
        }
      )
    }
    do {
      let layer = CALayer()
      check(
        "CALayer.sublayers",
        { _ = layer.sublayers?.count },
        { ender in
          layer.sublayers?.first?.removeFromSuperlayer()
          guard let ender else { return }
          let child = EndingLayer()
          child.ender = ender
          layer.addSublayer(child)
        }
      )
    }
    do {
      let animation = CABasicAnimation(keyPath: "opacity")
      check("CAAnimation.delegate", { _ = animation.delegate }, { animation.delegate = $0.map(companion) })
    }
    do {
      let animation = CABasicAnimation(keyPath: "opacity")
      check(
        "CABasicAnimation.fromValue", { _ = animation.fromValue }, { animation.fromValue = $0.map(companion) }
      )
    }
    do {
      let table = UITableView()
      checkView("UITableView.tableHeaderView", { table.tableHeaderView }, { table.tableHeaderView = $0 })
    }
    do {
      let table = UITableView()
      checkView("UITableView.backgroundView", { table.backgroundView }, { table.backgroundView = $0 })
    }
    do {
      let cell = UITableViewCell()
      checkView("UITableViewCell.accessoryView", { cell.accessoryView }, { cell.accessoryView = $0 })
    }
    do {
      let cell = UITableViewCell()
      checkView(
        "UITableViewCell.editingAccessoryView", { cell.editingAccessoryView },
        { cell.editingAccessoryView = $0 })
    }
    do {
      let cell = UITableViewCell()
      checkView(
        "UITableViewCell.selectedBackgroundView", { cell.selectedBackgroundView },
        { cell.selectedBackgroundView = $0 })
    }
    do {
      let cell = UITableViewCell()
      checkView(
        "UITableViewCell.multipleSelectionBackgroundView", { cell.multipleSelectionBackgroundView },
        { cell.multipleSelectionBackgroundView = $0 })
    }
    do {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      checkView("UICollectionView.backgroundView", { view.backgroundView }, { view.backgroundView = $0 })
    }
    do {
      let cell = UICollectionViewCell()
      checkView(
        "UICollectionViewCell.selectedBackgroundView", { cell.selectedBackgroundView },
        { cell.selectedBackgroundView = $0 })
    }
    do {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      check(
        "UICollectionView.collectionViewLayout",
        { _ = view.collectionViewLayout },
        { ender in
          let layout = EndingLayout()
          layout.ender = ender
          view.collectionViewLayout = layout
        }
      )
    }
    do {
      let field = UITextField()
      checkView("UITextField.leftView", { field.leftView }, { field.leftView = $0 })
    }
    do {
      let control = UIControl()
      check(
        "UIControl.actions",
        { _ = control.allControlEvents },
        { ender in
          control.removeAction(identifiedBy: .init("ending"), for: .allEvents)
          guard let ender else { return }
          control.addAction(
            UIAction(identifier: .init("ending")) { _ in withExtendedLifetime(ender) {} }, for: .touchUpInside
          )
        }
      )
    }
    do {
      let button = UIButton(configuration: .filled())
      check(
        "UIButton.configurationUpdateHandler",
        { _ = button.configurationUpdateHandler == nil },
        { ender in
          button.configurationUpdateHandler = nil
          guard let ender else { return }
          button.configurationUpdateHandler = { _ in withExtendedLifetime(ender) {} }
        }
      )
    }
    do {
      let button = UIButton(type: .system)
      check(
        "UIButton.menu",
        { _ = button.menu },
        { ender in
          button.menu = ender.map { ender in
            UIMenu(children: [UIAction(title: "A") { _ in withExtendedLifetime(ender) {} }])
          }
        }
      )
    }
    do {
      let cell = UITableViewCell()
      check(
        "UITableViewCell.configurationUpdateHandler",
        { _ = cell.configurationUpdateHandler == nil },
        { ender in
          cell.configurationUpdateHandler = ender.map { ender in { _, _ in withExtendedLifetime(ender) {} } }
        }
      )
    }
    do {
      let action = UIAccessibilityCustomAction(name: "a", actionHandler: nil)
      check(
        "UIAccessibilityCustomAction.actionHandler",
        { _ = action.actionHandler == nil },
        { ender in
          action.actionHandler = nil
          guard let ender else { return }
          action.actionHandler = { _ in
            withExtendedLifetime(ender) {}
            return true
          }
        }
      )
    }
    do {
      let window = UIWindow()
      check(
        "UIWindow.imageSource",
        { _ = window.imageSource == nil },
        { ender in
          window.imageSource = ender.map { ender in
            { _ in
              withExtendedLifetime(ender) {}
              return nil
            }
          }
        }
      )
    }
    do {
      let window = UIWindow()
      check(
        "UIWindow.layoutErrorHandler",
        { _ = window.layoutErrorHandler },
        { ender in window.layoutErrorHandler = { _ in withExtendedLifetime(ender) {} } }
      )
    }
    do {
      let view = UIView()
      // A text as the key would have another address in each call.
      let key = Unmanaged.passUnretained(view).toOpaque()
      check(
        "associated object",
        { _ = objc_getAssociatedObject(view, key) },
        { objc_setAssociatedObject(view, key, $0, .OBJC_ASSOCIATION_RETAIN) }
      )
    }
  }

  @Test("for controllers and layouts") func controllers() {
    do {
      let controller = UIViewController()
      checkView("UIViewController.view", { controller.viewIfLoaded }, { controller.view = $0 })
    }
    do {
      let controller = UIViewController()
      check(
        "UIViewController.toolbarItems", { _ = controller.toolbarItems?.count },
        { controller.toolbarItems = $0.map { [barItem($0)] } })
    }
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.makeKeyAndVisible()
      check(
        "UIWindow.rootViewController", { _ = window.rootViewController },
        {
          window.rootViewController = $0.map(screen)
          // The next layout releases controllers that have appeared.
          window.layoutIfNeeded()
        })
    }
    do {
      let navigation = UINavigationController()
      check(
        "UINavigationController.viewControllers",
        { _ = navigation.viewControllers.count },
        { navigation.viewControllers = $0.map { [screen($0)] } ?? [] }
      )
    }
    do {
      let tabs = UITabBarController()
      check(
        "UITabBarController.viewControllers",
        { _ = (tabs.viewControllers?.count, tabs.selectedViewController) },
        { tabs.viewControllers = $0.map { [screen($0)] } }
      )
    }
    do {
      let split = UISplitViewController(style: .doubleColumn)
      check(
        "UISplitViewController.viewController(for:)",
        { _ = split.viewController(for: .primary) },
        { split.setViewController($0.map(screen), for: .primary) }
      )
    }
    do {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      check(
        "UIPageViewController.viewControllers",
        { _ = pages.viewControllers?.count },
        { ender in
          pages.setViewControllers(
            [ender.map(screen) ?? UIViewController()], direction: .forward, animated: false)
        }
      )
    }
    do {
      let controller = UITableViewController(style: .plain)
      final class Table: UITableView { var ender: Ender? }
      check(
        "UITableViewController.tableView",
        { _ = controller.tableView },
        { ender in
          let table = Table(frame: .zero, style: .plain)
          table.ender = ender
          controller.tableView = table
        }
      )
    }
    do {
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      final class Collection: UICollectionView { var ender: Ender? }
      check(
        "UICollectionViewController.collectionView",
        { _ = controller.collectionView },
        { ender in
          let view = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          view.ender = ender
          controller.collectionView = view
        }
      )
    }
    do {
      let item = UINavigationItem(title: "a")
      checkView("UINavigationItem.titleView", { item.titleView }, { item.titleView = $0 })
    }
    do {
      let item = UINavigationItem(title: "a")
      check(
        "UINavigationItem.leftBarButtonItems",
        { _ = item.leftBarButtonItems?.count }, { item.leftBarButtonItems = $0.map { [barItem($0)] } }
      )
    }
    do {
      let item = UINavigationItem(title: "a")
      check(
        "UINavigationItem.backBarButtonItem", { _ = item.backBarButtonItem },
        { item.backBarButtonItem = $0.map(barItem) })
    }
    do {
      let item = UIBarButtonItem()
      checkView("UIBarButtonItem.customView", { item.customView }, { item.customView = $0 })
    }
    do {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      check(
        "UINavigationBar.items",
        { _ = (bar.items?.count, bar.topItem) },
        { ender in
          bar.items = ender.map {
            let item = EndingNavigationItem(title: "a")
            item.ender = $0
            return [item]
          }
        }
      )
    }
    do {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      check("UIToolbar.items", { _ = bar.items?.count }, { bar.items = $0.map { [barItem($0)] } })
    }
    do {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
      check(
        "UITabBar.items",
        { _ = (bar.items?.count, bar.selectedItem) },
        { ender in
          bar.items = ender.map {
            let item = EndingTab()
            item.ender = $0
            return [item]
          }
          bar.selectedItem = bar.items?.first
        }
      )
    }
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      let popover = controller.popoverPresentationController!
      checkView(
        "UIPopoverPresentationController.sourceView",
        { withExtendedLifetime(controller) { popover.sourceView } }, { popover.sourceView = $0 }
      )
    }
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      let popover = controller.popoverPresentationController!
      check(
        "UIPopoverPresentationController.passthroughViews",
        { _ = withExtendedLifetime(controller) { popover.passthroughViews?.count } },
        { popover.passthroughViews = $0.map { [ending($0)] } }
      )
    }
    do {
      let field = UIActivityViewController(activityItems: [], applicationActivities: nil)
      check(
        "UIActivityViewController.completionWithItemsHandler",
        { _ = field.completionWithItemsHandler == nil },
        { ender in
          field.completionWithItemsHandler = ender.map { ender in
            { _, _, _, _ in withExtendedLifetime(ender) {} }
          }
        }
      )
    }
    do {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      check(
        "NSCollectionLayoutSection.visibleItemsInvalidationHandler",
        { _ = section.visibleItemsInvalidationHandler == nil },
        { ender in
          section.visibleItemsInvalidationHandler = ender.map { ender in
            { _, _, _ in withExtendedLifetime(ender) {} }
          }
        }
      )
    }
    do {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
      check(
        "UICollectionViewDiffableDataSource.supplementaryViewProvider",
        { _ = withExtendedLifetime(view) { source.supplementaryViewProvider == nil } },
        { ender in
          source.supplementaryViewProvider = ender.map { ender in
            { _, _, _ in
              withExtendedLifetime(ender) {}
              return nil
            }
          }
        }
      )
    }
    do {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
      check(
        "UICollectionViewDiffableDataSource.sectionSnapshotHandlers",
        { _ = withExtendedLifetime(view) { source.sectionSnapshotHandlers.willExpandItem == nil } },
        { ender in
          source.sectionSnapshotHandlers.willExpandItem = ender.map { ender in
            { _ in withExtendedLifetime(ender) {} }
          }
        }
      )
    }
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      check(
        "UIViewPropertyAnimator.blocks",
        { animator.addCompletion { _ in } },
        { ender in
          animator.startAnimation()
          animator.stopAnimation(true)
          guard let ender else { return }
          animator.addAnimations { withExtendedLifetime(ender) {} }
          animator.addCompletion { _ in withExtendedLifetime(ender) {} }
        }
      )
    }
  }

  /// Replaces a value whose deinit reads the property and sets it again.
  private func check(_ property: String, _ read: @escaping () -> Void, _ write: @escaping (Ender?) -> Void) {
    var ended = 0
    write(
      Ender {
        ended += 1
        read()
        write(nil)
        read()
      })
    read()
    write(nil)
    #expect(ended == 1, "\(property)")
  }

  private func checkView(
    _ property: String, _ read: @escaping () -> UIView?, _ write: @escaping (UIView?) -> Void
  ) {
    check(property, { _ = read() }, { ender in write(ender.map(ending)) })
  }

  private func ending(_ ender: Ender) -> UIView {
    let view = EndingView()
    view.ender = ender
    return view
  }

  private func barItem(_ ender: Ender) -> UIBarButtonItem {
    let item = EndingItem()
    item.ender = ender
    return item
  }

  private func screen(_ ender: Ender) -> UIViewController {
    let controller = EndingController()
    controller.ender = ender
    return controller
  }

  private func companion(_ ender: Ender) -> EndingObject {
    let object = EndingObject()
    object.ender = ender
    return object
  }
}
