/// What a controller sets for the bars of its containers.
final class BarSettings {
  @Weak var scrollView: UIScrollView?
  var toolbarItems: [UIBarButtonItem]? { didSet { releaseAfterAssignment(oldValue) } }
  /// Called with new toolbar items, and whether the change is animated.
  var toolbarItemsDidChange: (([UIBarButtonItem]?, Bool) -> Void)? {
    didSet { releaseAfterAssignment(oldValue) }
  }
}

extension UIViewController {
  private var ownBarSettings: BarSettings {
    if let barSettings { return barSettings }
    let made = BarSettings()
    barSettings = made
    return made
  }

  /// The implementation of `toolbarItems`.
  final var storedToolbarItems: [UIBarButtonItem]? { barSettings?.toolbarItems }

  /// The implementation of `setToolbarItems`.
  final func changeToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownBarSettings.toolbarItems = toolbarItems
    barSettings?.toolbarItemsDidChange?(toolbarItems, animated)
  }

  final var toolbarItemsDidChange: (([UIBarButtonItem]?, Bool) -> Void)? {
    get { barSettings?.toolbarItemsDidChange }
    set { ownBarSettings.toolbarItemsDidChange = newValue }
  }

  /// Sets the scroll view whose content lies below the bars of containers; nil for the default: the first
  /// view, or the first subview of it, and so on. Not retained.
  public final func setContentScrollView(_ scrollView: UIScrollView?) {
    ownBarSettings.scrollView?.controllerThatSetContent = nil
    ownBarSettings.scrollView = scrollView
    scrollView?.controllerThatSetContent = self
  }
}
