/// Knows a window as long as it lives. Counting references to an object slows down for good once something refers to it
/// weakly, and a layout counts those to its window all the time: what outlives a window refers to this weakly instead.
final class WindowReference: NSObject {
  unowned(unsafe) var window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
    super.init()
  }
}
