/// Content that a controller shows in front of its view while it has none of its own. A module above makes it, because it is described
/// by a configuration of that module.
package protocol UnavailableContent: AnyObject, ViewTreeConfined {
  /// Shows the content for a state.
  func update(for state: UIContentUnavailableConfigurationState)
  /// Lets the content cover the visible part of a view.
  func cover(_ view: UIView)
}

extension UIViewController {
  /// The state of the controller now.
  final var unavailableContentState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = searchTextOfBar
    return state
  }

  private var searchTextOfBar: String? { ownNavigationItem?.accessory?.searchText?() }

  /// Updates the content if that was requested, and lets it cover the view. Called before each layout of the view.
  final func layOutUnavailableContent() {
    if needsUnavailableContentUpdate {
      needsUnavailableContentUpdate = false
      let state = contentUnavailableConfigurationState
      updateContentUnavailableConfiguration(using: state)
      // An update that requests another one would not end.
      needsUnavailableContentUpdate = false
      unavailableContent?.update(for: state)
    }
    if let view = viewIfLoaded { unavailableContent?.cover(view) }
  }
}

extension UIViewController {
  final func requestUnavailableContentUpdate() {
    needsUnavailableContentUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
}
