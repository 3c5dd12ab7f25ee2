/// The newest window and the last key window.
enum WindowScope: ViewTreeConfined {
  static var current: UIWindow? {
    let windows = windows
    return (windows.key ?? windows.newest)?.window
  }
  static var key: UIWindow? { windows.key?.window }

  static func noteKey(_ window: UIWindow) {
    windows.key = window.reference
    RecentSurroundings.current.noteKey(window.sharedMeasurer)
  }

  static func noteNew(_ window: UIWindow) {
    windows.newest = window.reference
    for link in windows.takeWaitingLinks() { link.start(on: window.clock) }
    RecentSurroundings.current.noteNew(window.sharedMeasurer)
  }

  /// Starts a display link on the clock of the current window, or else with the next window.
  static func start(_ link: CADisplayLink) {
    if let current { link.start(on: current.clock) } else { windows.waitingLinks.append(link) }
  }

  private static var windows: RecentWindows { OwnScreen.current?.windows ?? sharedObject(RecentWindows()) }
}
