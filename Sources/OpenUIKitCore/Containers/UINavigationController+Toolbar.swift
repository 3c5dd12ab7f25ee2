extension UINavigationController {
  /// The implementation of `toolbar`.
  final var ownToolbar: UIToolbar { toolbarPart.toolbar }

  /// Whether there is no toolbar.
  final var hidesToolbar: Bool { toolbarPartIfMade?.isHidden ?? true }

  /// The implementation of `setToolbarHidden(_:animated:)`.
  final func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    toolbarPart.isHidden = hidden
    layOutBars(animated: animated)
  }

  private var toolbarPartIfMade: ToolbarPart? {
    for part in parts { if let toolbar = part as? ToolbarPart { return toolbar } }
    return nil
  }

  private var toolbarPart: ToolbarPart {
    if let made = toolbarPartIfMade { return made }
    let part = ToolbarPart(toolbarClass.init(_frame: .zero))
    parts.append(part)
    part.topDidChange(self, animated: false)
    if isViewLoaded { part.viewDidLoad(self) }
    return part
  }
}

/// The toolbar of a navigation controller.
private final class ToolbarPart: NavigationPart {
  let toolbar: UIToolbar
  var isHidden = true
  /// The screen whose items the bar shows.
  @Weak private var top: UIViewController?

  init(_ toolbar: UIToolbar) {
    self.toolbar = toolbar
    super.init()
  }

  override func viewDidLoad(_ controller: UINavigationController) {
    controller.view.addSubview(toolbar)
    layOut(controller)
  }

  override func topDidChange(_ controller: UINavigationController, animated: Bool) {
    top?.toolbarItemsDidChange = nil
    top = controller.topViewController
    toolbar.setItems(top?.toolbarItems, animated: animated && controller.isInShownWindow)
    // The bar lives as long as its controller.
    let bar = Weak<UIToolbar>(wrappedValue: toolbar)
    top?.toolbarItemsDidChange = { bar.wrappedValue?.setItems($0, animated: $1) }
  }

  override func layOut(_ controller: UINavigationController) {
    guard let view = controller.viewIfLoaded, toolbar.superview === view else { return }
    let height = toolbar.intrinsicContentSize.height
    let top = view.bounds.height - (isHidden ? 0 : view.safeAreaInsets.bottom + height)
    toolbar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    // Without an animation under way the hidden bar is not below the screen, where its background would show.
    toolbar.isHidden = isHidden && UIView.inheritedAnimationDuration == 0
    toolbar.setNeedsLayout()
    let scrollView = controller.topViewController?.scrollViewAboveBottom
    toolbar.contentProgress = scrollView?.progress(belowBarAt: top, in: view) ?? 0
  }

  override func bottomInset(_ controller: UINavigationController) -> CGFloat {
    isHidden ? 0 : toolbar.intrinsicContentSize.height
  }
}
