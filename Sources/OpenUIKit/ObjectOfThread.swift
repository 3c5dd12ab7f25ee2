#if !hasFeature(Embedded)
  /// The object of the present thread that has a name, made when it is first asked for: what UIKit makes static belongs to
  /// the thread, as its trees do. Whoever uses a name uses it for one class only.
  func objectOfThread<Object: AnyObject>(_ name: String, _ make: @autoclosure () -> Object) -> Object {
    let dictionary = Thread.current.threadDictionary
    if let object = dictionary[name] as? Object { return object }
    let made = make()
    dictionary[name] = made
    return made
  }
#endif
