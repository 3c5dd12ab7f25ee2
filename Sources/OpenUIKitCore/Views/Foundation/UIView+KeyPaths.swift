@_spi(Layout) import OpenUIKitLayout

#if !canImport(ObjectiveC)
  #if !ThreadConfined
    @MainActor
  #endif
  extension NSObjectProtocol where Self: UIView {
    /// Calls `changeHandler` after each change of a property of the view, until the returned observation ends. Key paths lead to `frame`,
    /// `bounds`, `center`, `transform`, `alpha` and `isHidden`; to `contentOffset`, `contentSize` and `contentInset` of a scroll view; and
    /// to the state of a control. A value that is set again is not a change.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      var last = self[keyPath: keyPath]
      let call = { (view: Self, old: Value?, new: Value) in
        changeHandler(
          view,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil))
      }
      let observer = PropertyObserver { [weak self] in
        guard let self else { return }
        let value = self[keyPath: keyPath]
        guard !areEqual(last, value) else { return }
        let old = last
        // Before the handler, which may change the property again.
        last = value
        call(self, old, value)
      }
      add(observer)
      if options.contains(.initial) { call(self, nil, last) }
      return NSKeyValueObservation(observer)
    }
  }

  /// Whether two values are equal. Values that cannot be compared are not.
  private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    return areEqualValues(first, second)
  }

  func areEqualValues<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }

  extension UIView {
    func add(_ observer: PropertyObserver) {
      _ = observers.extract { $0.check == nil }
      observers.append(observer)
      layoutFlags.insert(.isObserved)
      // The layout pass writes the geometry of other views without a visit.
      layoutNode.insertObserver(.layer)
      layer.notifyOwnerOfTransform()
    }

    /// Calls the handlers of the observed properties that have changed.
    @_spi(Observing) public func notifyObservers() {
      // Over a copy: a handler may add and end observations.
      for observer in observers { observer.check?() }
    }
  }
#endif
