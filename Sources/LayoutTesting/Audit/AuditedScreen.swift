/// Returns the problem of a view; nil for none.
///
/// Its isolation is part of the type, so that it is not checked again for each view.
typealias ViewCheck = ViewTreeFunction<VisibleView, Finding?>

/// The visible views and the elements of a screen at one moment. All checks of an audit share them.
final class AuditedScreen: ViewTreeConfined {
  let window: UIWindow
  let configuration: Configuration
  /// The visible views in the window, each before the views in it: the order in which they are drawn.
  private(set) lazy var views = VisibleView.all(
    in: window, safeArea: window.bounds.inset(by: configuration.safeAreaInsets))
  /// Texts and controls.
  private(set) lazy var content: [VisibleView] = {
    var content: [VisibleView] = []
    for shown in views
    where (shown.place.contains(.control) || shown.text != nil) && !shown.view.bounds.isEmpty
      && shown.place.isDisjoint(with: [.moved, .partOfControl]) && !Self.isRefreshControl(shown.view)
    {
      content.append(shown)
    }
    return content
  }()
  /// Whether a view is the control above the start of a list, which is out of sight until the user pulls. tvOS has none.
  private static func isRefreshControl(_ view: UIView) -> Bool {
    #if os(tvOS)
      return false
    #else
      return view is UIRefreshControl
    #endif
  }

  /// The elements of assistive technology, in their order.
  private(set) lazy var elements = LayoutWindow.elements(of: window)
  private(set) lazy var elementIdentifiers = Set(elements.map { ObjectIdentifier($0) })
  /// The labels that are read: those of the elements, and those of controls whose parts are elements.
  private(set) lazy var elementLabels = (elements + controlsOfParts).compactMap(\.accessibilityLabel)
  /// Controls that are no elements, and have some as their parts, such as a stepper. Their label is read with each part.
  private(set) lazy var controlsOfParts: [UIView] = {
    let shown = readableViews.filter { $0.view is UIControl && $0.place.isDisjoint(with: .partOfControl) }
    return shown.map(\.view).filter { control in
      !elementIdentifiers.contains(ObjectIdentifier(control))
        && control.descendants.contains { elementIdentifiers.contains(ObjectIdentifier($0)) }
    }
  }()
  /// The elements that are views.
  private(set) lazy var elementViews: [UIView] = {
    var views: [UIView] = []
    for element in elements { if let view = element as? UIView { views.append(view) } }
    return views
  }()
  /// The constraints that each of `views` holds. Asking a view for its constraints copies them.
  private(set) lazy var constraints: [[NSLayoutConstraint]] = {
    var constraints: [[NSLayoutConstraint]] = []
    for shown in views { constraints.append(shown.view.constraints) }
    return constraints
  }()
  /// The visible views that neither an app nor a modal view hides from assistive technology.
  private(set) lazy var readableViews: [VisibleView] = {
    // A modal view takes the others from assistive technology until it is gone.
    var modals: [VisibleView] = []
    for shown in views where shown.view.accessibilityViewIsModal { modals.append(shown) }
    var readable: [VisibleView] = []
    for shown in views where !shown.place.contains(.hiddenElement) {
      if modals.isEmpty || modals.contains(where: { shown.isInside($0) }) { readable.append(shown) }
    }
    return readable
  }()

  convenience init(_ layout: ScreenLayout) {
    self.init(window: layout.window, configuration: layout.configuration)
  }

  init(window: UIWindow, configuration: Configuration) {
    (self.window, self.configuration) = (window, configuration)
  }

  /// The findings of a check about visible views, in their order.
  func findings(by check: ViewCheck) -> [Finding] { findings(in: views, by: check) }

  /// The findings of a check about some views, in their order.
  func findings(in views: [VisibleView], by check: ViewCheck) -> [Finding] {
    var found: [Finding] = []
    for shown in views { if let finding = check(shown) { found.append(finding) } }
    return found
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
