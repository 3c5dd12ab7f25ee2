#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls a method without arguments. Returns its result if that is an object. Traps if the object does not have the method.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

    /// Calls a method with an argument. Returns its result if that is an object. Traps if the object does not have the method.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      send(aSelector, [object])
    }

    /// Calls a method with two arguments. Returns its result if that is an object. Traps if the object does not have the method.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
      AnyObject
    >! {
      send(aSelector, [object1, object2])
    }

    private func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
      guard let result = selector(self, arguments), type(of: result) is AnyClass else { return nil }
      return Unmanaged.passUnretained(result as AnyObject)
    }

    /// Whether the object has the method of a selector.
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }
  }
#endif
