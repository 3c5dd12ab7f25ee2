#if !canImport(UIKit)
  /// Finds what a screen adds at each appearance, as when a user comes back to it.
  ///
  /// The screen disappears and appears once, by the methods with which a container shows and hides a child.
  struct AppearanceCheck: ViewTreeConfined {
    let window: UIWindow

    var findings: [Finding] {
      guard let controller = shownController else { return [] }
      let before = window.descendants.map { (view: $0, count: $0.partCount) }
      for isAppearing in [false, true] {
        controller.beginAppearanceTransition(isAppearing, animated: false)
        controller.endAppearanceTransition()
      }
      LayoutWindow.advance(window, by: 0)
      // The additions by another screen over this one are no part of it.
      guard shownController === controller else { return [] }
      return before.compactMap { view, count in
        guard view.window === window, !isInList(view), view.partCount > count else { return nil }
        return Finding(
          .unsettled, view,
          "gets another subview, layer or constraint with each appearance: add it once, in viewDidLoad()")
      }
    }

    /// The root, or the last controller that is presented over it.
    private var shownController: UIViewController? {
      var shown = window.rootViewController
      while let next = shown?.presentedViewController, !next.isBeingDismissed { shown = next }
      return shown
    }

    /// Lists load rows again when a screen appears.
    private func isInList(_ view: UIView) -> Bool {
      view.ancestors.contains { $0 is UITableView || $0 is UICollectionView }
    }
  }
#endif
