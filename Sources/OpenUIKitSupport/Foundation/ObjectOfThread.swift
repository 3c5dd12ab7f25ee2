/// The current thread's object with a name, created on first use. Use each name for one class only.
package func objectOfThread<Object: AnyObject>(_ name: String, _ make: @autoclosure () -> Object) -> Object {
  let dictionary = threadDictionary
  if let object = dictionary[name] as? Object { return object }
  let made = make()
  dictionary[name] = made
  return made
}

#if canImport(Dispatch)
  private var threadDictionary: NSMutableDictionary { Thread.current.threadDictionary }
#else  // WASI has one thread, and Foundation has no `Thread` there.
  nonisolated(unsafe) private let threadDictionary = NSMutableDictionary()
#endif
