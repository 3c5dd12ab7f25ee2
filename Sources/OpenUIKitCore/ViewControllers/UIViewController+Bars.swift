/// The settings of a controller for the bars of its containers.
final class BarSettings {
  @Weak var scrollView: UIScrollView?
  #if !hasFeature(Embedded)
    /// The scroll view whose content lies below the bars at the bottom.
    @Weak var scrollViewAtBottom: UIScrollView?
  #endif
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
    #if hasFeature(Embedded)
      ownBarSettings.scrollView?.controllerThatSetContent = nil
      ownBarSettings.scrollView = scrollView
      scrollView?.controllerThatSetContent = self
    #else
      setContentScrollViews(top: scrollView, bottom: scrollView)
    #endif
  }

  #if !hasFeature(Embedded)
    /// Sets the scroll view whose content lies below the bars of containers at the top or the bottom edge, or at both; nil for the
    /// default. Other edges have no bars. Not retained.
    public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
      setContentScrollViews(
        top: edge.contains(.top) ? scrollView : barSettings?.scrollView,
        bottom: edge.contains(.bottom) ? scrollView : barSettings?.scrollViewAtBottom)
    }

    /// The scroll view that was set for an edge; nil for none. Of several edges the top one counts.
    public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      if edge.contains(.top) { return barSettings?.scrollView }
      return edge.contains(.bottom) ? barSettings?.scrollViewAtBottom : nil
    }

    private func setContentScrollViews(top: UIScrollView?, bottom: UIScrollView?) {
      let settings = ownBarSettings
      for former in [settings.scrollView, settings.scrollViewAtBottom] {
        former?.controllerThatSetContent = nil
      }
      (settings.scrollView, settings.scrollViewAtBottom) = (top, bottom)
      for new in [top, bottom] { new?.controllerThatSetContent = self }
    }
  #endif
}
