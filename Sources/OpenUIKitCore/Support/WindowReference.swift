/// A weak reference to a window. A weak reference slows down reference counting of its object permanently,
/// and a layout counts references to its window all the time. So objects that may live longer than a window
/// reference this object weakly instead.
final class WindowReference: NSObject {
  unowned(unsafe) var window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
    super.init()
  }
}
