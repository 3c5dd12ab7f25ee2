/// The only object of a class for all views, created on first use: UIKit's static state.
///
/// It belongs to the main actor, and not to a thread: a program that ends with `dispatchMain()` runs the main actor on
/// several threads in turn. With the trait `ThreadConfined` views belong to their thread, and so does the object.
#if ThreadConfined
  package func sharedObject<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    objectOfThread(String(reflecting: Object.self), make())
  }
#else
  @MainActor
  package func sharedObject<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = sharedObjects[key] { return unsafeDowncast(object, to: Object.self) }
    let made = make()
    sharedObjects[key] = made
    return made
  }

  @MainActor private var sharedObjects: [ObjectIdentifier: AnyObject] = [:]
#endif
