/// The visible views and the elements of a screen at one moment. All checks of an audit share them.
#if !ThreadConfined
  @MainActor
#endif
final class AuditedScreen {
  let window: UIWindow
  let configuration: Configuration
  /// The visible views in the window, each before the views in it: the order in which they are drawn.
  private(set) lazy var views = VisibleView.all(in: window)
  /// The elements of assistive technology, in their order.
  private(set) lazy var elements = LayoutWindow.elements(of: window)
  private(set) lazy var elementIdentifiers = Set(elements.map { ObjectIdentifier($0) })
  private(set) lazy var elementLabels = elements.compactMap(\.accessibilityLabel)
  /// The visible views that neither an app nor a modal view hides from assistive technology.
  private(set) lazy var readableViews: [VisibleView] = {
    // A modal view takes the others from assistive technology until it is gone.
    let modal = views.filter(\.view.accessibilityViewIsModal)
    return views.filter { shown in
      !shown.place.contains(.hiddenElement) && (modal.isEmpty || modal.contains { shown.isInside($0) })
    }
  }()

  init(_ layout: ScreenLayout) {
    window = layout.window
    configuration = layout.configuration
  }

  /// The views that contain a view of the list, from the closest to the one in the window.
  func ancestors(of view: VisibleView) -> some Sequence<VisibleView> {
    sequence(state: view.parent) { [views] parent -> VisibleView? in
      guard let index = parent else { return nil }
      parent = views[index].parent
      return views[index]
    }
  }
}
