#if !canImport(ObjectiveC)
  /// An observer of a property by its name.
  private final class NamedObserver: PropertyObserver {
    weak var responder: UIResponder?
    let name: String
    let context: UnsafeMutableRawPointer?

    init(
      _ responder: UIResponder, _ name: String, _ context: UnsafeMutableRawPointer?,
      _ check: @escaping () -> Void
    ) {
      (self.responder, self.name, self.context) = (responder, name, context)
      super.init(check)
    }
  }

  /// The properties of a view that are observed by their names beside those of all views.
  private final class NamedProperties: PropertyObserver {
    let value: (String) -> (any Equatable)?

    init(_ value: @escaping (String) -> (any Equatable)?) {
      self.value = value
      super.init {}
    }
  }

  extension UIView {
    /// Makes properties observable by their names beside those of all views. `value` returns nil for other names. The view calls
    /// `notifyObservers()` after each change.
    @_spi(Observing) public func addObservedProperties(_ value: @escaping (String) -> (any Equatable)?) {
      observers.append(NamedProperties(value))
    }
  }

  extension UIView {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of a responder after each change of a property, until the observer is removed or
    /// has ended. Names are `frame`, `bounds`, `center`, `transform`, `alpha` and `hidden`; `contentOffset`, `contentSize` and
    /// `contentInset` of a scroll view; `enabled`, `selected` and `highlighted` of a control. A value that is set again is not a change.
    /// Traps for other names, and for an observer that is no responder.
    public final func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard let responder = observer as? UIResponder, let first = observedValue(keyPath) else {
        fatalError("\(type(of: self)): \(type(of: observer)) cannot observe \(keyPath)")
      }
      let place = Weak<UIResponder>(wrappedValue: responder)
      let call = { (view: UIView, old: (any Equatable)?, new: any Equatable) in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old), let old { change[.oldKey] = old }
        place.wrappedValue?.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
      }
      var last = first
      add(
        NamedObserver(responder, keyPath, context) { [weak self] in
          guard let self, let value = observedValue(keyPath), !areEqualValues(last, value) else { return }
          let old = last
          // Before the observer, which may change the property again.
          last = value
          call(self, old, value)
        })
      if options.contains(.initial) { call(self, nil, first) }
    }

    /// Ends the observation of a property by a responder, whatever its context.
    public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      namedObservers(observer, keyPath).last?.end()
    }

    /// Ends the observation of a property by a responder with a context.
    public final func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { namedObservers(observer, keyPath).last { $0.context == context }?.end() }

    private func namedObservers(_ observer: NSObject, _ name: String) -> [NamedObserver] {
      observers.compactMap { $0 as? NamedObserver }.filter {
        $0.check != nil && $0.responder === observer && $0.name == name
      }
    }

    /// The value of a property that can be observed by its name; nil for others.
    private func observedValue(_ name: String) -> (any Equatable)? {
      switch name {
      case "frame": return frame
      case "bounds": return bounds
      case "center": return center
      case "transform": return transform
      case "alpha": return alpha
      case "hidden", "isHidden": return isHidden
      case "contentOffset": return (self as? UIScrollView)?.contentOffset
      case "contentSize": return (self as? UIScrollView)?.contentSize
      case "contentInset": return (self as? UIScrollView)?.contentInset
      case "enabled", "isEnabled": return (self as? UIControl)?.isEnabled
      case "selected", "isSelected": return (self as? UIControl)?.isSelected
      case "highlighted", "isHighlighted": return (self as? UIControl)?.isHighlighted
      default: return observers.lazy.compactMap { ($0 as? NamedProperties)?.value(name) }.first
      }
    }
  }
#endif
