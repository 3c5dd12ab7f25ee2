/// A property that appearance proxies support.
package class AppearanceProperty: ViewTreeConfined {
  /// Whether the property of a proxy differs from a new view's.
  func isSet(on proxy: UIView, unlike pristine: UIView) -> Bool { false }

  /// Sets a view's property to the proxy's value, unless the app has set it.
  func take(from proxy: UIView, to view: UIView, unlike pristine: UIView) {}
}

extension AppearanceProperty {
  /// The properties of bars.
  package static var bars: [AppearanceProperty] { navigationBars + tabBars + toolbars }

  private static var navigationBars: [AppearanceProperty] {
    [
      Of(\UINavigationBar.barTintColor), Of(\UINavigationBar.barStyle), Of(\UINavigationBar.isTranslucent),
      Of(\UINavigationBar.shadowImage), Of(\UINavigationBar.backIndicatorImage),
      Of<UINavigationBar, UIImage?> {
        $0.backgroundImage(for: .default)
      } set: {
        $0.setBackgroundImage($1, for: .default)
      },
      Of<UINavigationBar, ComparedAttributes?> {
        $0.titleTextAttributes.map { ComparedAttributes(values: $0) }
      } set: {
        $0.titleTextAttributes = $1?.values
      },
      Of<UINavigationBar, ComparedAttributes?> {
        $0.largeTitleTextAttributes.map { ComparedAttributes(values: $0) }
      } set: {
        $0.largeTitleTextAttributes = $1?.values
      },
      Of<UINavigationBar, UINavigationBarAppearance?> {
        $0.older.hasOwnAppearance ? $0.standardAppearance : nil
      } set: {
        if let appearance = $1 { $0.standardAppearance = appearance }
      },
      Of(\UINavigationBar.compactAppearance), Of(\UINavigationBar.scrollEdgeAppearance),
      Of(\UINavigationBar.compactScrollEdgeAppearance),
    ]
  }

  private static var tabBars: [AppearanceProperty] {
    [
      Of(\UITabBar.barTintColor), Of(\UITabBar.unselectedItemTintColor), Of(\UITabBar.barStyle),
      Of(\UITabBar.isTranslucent), Of(\UITabBar.backgroundImage), Of(\UITabBar.shadowImage),
      Of(\UITabBar.selectionIndicatorImage),
      Of<UITabBar, UITabBarAppearance?> {
        $0.hasOwnAppearance ? $0.standardAppearance : nil
      } set: {
        if let appearance = $1 { $0.standardAppearance = appearance }
      },
      Of(\UITabBar.scrollEdgeAppearance),
    ]
  }

  private static var toolbars: [AppearanceProperty] {
    [
      Of(\UIToolbar.barTintColor), Of(\UIToolbar.barStyle), Of(\UIToolbar.isTranslucent),
      Of<UIToolbar, UIToolbarAppearance?> {
        $0.hasOwnAppearance ? $0.standardAppearance : nil
      } set: {
        if let appearance = $1 { $0.standardAppearance = appearance }
      },
      Of(\UIToolbar.compactAppearance), Of(\UIToolbar.scrollEdgeAppearance),
      Of(\UIToolbar.compactScrollEdgeAppearance),
    ]
  }

  /// A property of one class of views.
  package final class Of<View: UIView, Value: Equatable>: AppearanceProperty {
    private let get: (View) -> Value
    private let set: (View, Value) -> Void
    /// The values that proxies have set on views.
    private var given: [Value] = []

    package init(_ get: @escaping (View) -> Value, set: @escaping (View, Value) -> Void) {
      (self.get, self.set) = (get, set)
    }

    package convenience init(_ path: ReferenceWritableKeyPath<View, Value>) {
      self.init({ $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    override func isSet(on proxy: UIView, unlike pristine: UIView) -> Bool {
      guard let proxy = proxy as? View, let pristine = pristine as? View else { return false }
      return get(proxy) != get(pristine)
    }

    override func take(from proxy: UIView, to view: UIView, unlike pristine: UIView) {
      guard let proxy = proxy as? View, let pristine = pristine as? View, let view = view as? View else {
        return
      }
      let wanted = get(proxy)
      guard get(view) != wanted, isUntold(view, pristine) else { return }
      if !given.contains(wanted) { given.append(wanted) }
      set(view, wanted)
    }

    /// Whether a view has the default of its class, or a value that a proxy has set.
    private func isUntold(_ view: View, _ pristine: View) -> Bool {
      let present = get(view)
      if present == get(pristine) { return true }
      return given.contains(present)
    }
  }
}
