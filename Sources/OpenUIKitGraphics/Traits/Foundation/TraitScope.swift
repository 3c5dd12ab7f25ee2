/// The traits of `UITraitCollection.performAsCurrent(_:)`, which follow the flow of calls.
enum TraitScope {
  @TaskLocal private static var taskTraits: UITraitCollection?

  static var current: UITraitCollection? { taskTraits }

  /// The traits of views without a window, with the text size of the current window.
  static var outside: UITraitCollection { RecentSurroundings.current.window?.traitsOutside ?? .detached }

  static func with(_ traits: UITraitCollection, run body: () -> Void) {
    $taskTraits.withValue(traits) { body() }
  }
}
