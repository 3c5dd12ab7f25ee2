#if !hasFeature(Embedded)
  /// The current thread's object with a name, created on first use. UIKit's static state belongs to the
  /// thread here, as its trees do. Use each name for one class only.
  func objectOfThread<Object: AnyObject>(_ name: String, _ make: @autoclosure () -> Object) -> Object {
    let dictionary = Thread.current.threadDictionary
    if let object = dictionary[name] as? Object { return object }
    let made = make()
    dictionary[name] = made
    return made
  }
#endif
