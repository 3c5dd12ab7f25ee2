#if !hasFeature(Embedded)
  /// A property that appearance proxies support.
  #if !ThreadConfined
    @MainActor
  #endif
  class AppearanceProperty {
    /// Whether the property of a proxy differs from a new view's.
    func isSet(on proxy: UIView, unlike pristine: UIView) -> Bool { false }

    /// Sets a view's property to the proxy's value, unless the app has set it.
    func take(from proxy: UIView, to view: UIView, unlike pristine: UIView) {}

    /// The properties that UIKit's headers mark with `UI_APPEARANCE_SELECTOR`, as far as they exist here.
    static var all: [AppearanceProperty] {
      let own: [AppearanceProperty] = [
        Of<UIView, UIColor?>({ $0.layoutPreferences.tintColor }, set: { $0.tintColor = $1 }),
        Of(\UIView.backgroundColor), Of(\UILabel.font),
        Of(\UILabel.textColor), Of(\UIButton.contentEdgeInsets), Of(\UISwitch.onTintColor),
        Of(\UISwitch.thumbTintColor), Of(\UISlider.minimumTrackTintColor),
        Of(\UISlider.maximumTrackTintColor),
        Of(\UISlider.thumbTintColor), Of(\UIProgressView.progressTintColor),
        Of(\UIProgressView.trackTintColor), Of(\UIPageControl.pageIndicatorTintColor),
        Of(\UIPageControl.currentPageIndicatorTintColor), Of(\UIActivityIndicatorView.color),
        Of(\UISegmentedControl.selectedSegmentTintColor), Of(\UINavigationBar.barTintColor),
        Of(\UITabBar.barTintColor), Of(\UITabBar.unselectedItemTintColor),
      ]
      let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
      return own
        + states.map { state in
          Of<UIButton, UIColor?> {
            $0.titleColor(for: state)
          } set: {
            $0.setTitleColor($1, for: state)
          }
        }
    }
  }

  extension AppearanceProperty {
    /// A property of one class of views.
    private final class Of<View: UIView, Value: Equatable>: AppearanceProperty {
      private let get: (View) -> Value
      private let set: (View, Value) -> Void
      /// The values that proxies have set on views.
      private var given: [Value] = []

      init(_ get: @escaping (View) -> Value, set: @escaping (View, Value) -> Void) {
        (self.get, self.set) = (get, set)
      }

      convenience init(_ path: ReferenceWritableKeyPath<View, Value>) {
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
#endif
