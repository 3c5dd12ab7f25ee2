#if !hasFeature(Embedded)
  /// A property that appearance proxies support.
  #if !ThreadConfined
    @MainActor
  #endif
  package class AppearanceProperty {
    /// Whether the property of a proxy differs from a new view's.
    func isSet(on proxy: UIView, unlike pristine: UIView) -> Bool { false }

    /// Sets a view's property to the proxy's value, unless the app has set it.
    func take(from proxy: UIView, to view: UIView, unlike pristine: UIView) {}
  }

  extension AppearanceProperty {
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
#endif
