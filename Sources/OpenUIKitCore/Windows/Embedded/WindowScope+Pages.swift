/// The newest window and the last key window, in a program with one thread.
enum WindowScope {
  nonisolated(unsafe) private static var windows = RecentWindows()

  static var current: UIWindow? { (windows.key ?? windows.newest)?.window }
  static var key: UIWindow? { windows.key?.window }

  static func noteKey(_ window: UIWindow) { windows.key = window.reference }
  static func noteNew(_ window: UIWindow) { windows.newest = window.reference }
}
