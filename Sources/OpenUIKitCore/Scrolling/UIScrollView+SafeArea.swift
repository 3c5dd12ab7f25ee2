/// The safe area as a part of the content insets.
extension UIScrollView {
  /// The part of the safe area that is added to the content inset, in points.
  var safeAreaPart: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes: break
    }
    if !scrollsHorizontally { (insets.left, insets.right) = (0, 0) }
    if !scrollsVertically && !isAdjustedForBars { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  private var scrollsHorizontally: Bool { alwaysBounceHorizontal || contentSize.width > bounds.width }

  private var scrollsVertically: Bool { alwaysBounceVertical || contentSize.height > bounds.height }

  /// Whether bars always affect the content insets: with automatic adjustment, in the content scroll view of
  /// a controller within a navigation or tab bar controller.
  private var isAdjustedForBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic,
      let controller = controllerThatSetContent ?? controllerOfContent
    else { return false }
    return controller.automaticallyAdjustsScrollViewInsets && controller.isBelowBars
  }

  /// The controller whose content scroll view this is. The scroll view is its view, or the first subview of
  /// it, or the first subview of that one, and so on.
  var controllerOfContent: UIViewController? {
    var view: UIView = self
    while true {
      if let controller = view.owningController { return controller }
      // A scroll view inside another one is not the content of the screen.
      guard let superview = view.superviewStorage, superview.subviewStorage.first === view,
        !(superview is UIScrollView)
      else { return nil }
      view = superview
    }
  }
}

extension UIViewController {
  /// Whether the controller or an ancestor is shown by a container with bars.
  fileprivate var isBelowBars: Bool {
    ancestor(UINavigationController.self) != nil || ancestor(UITabBarController.self) != nil
  }
}
