/// The traits of `UITraitCollection.performAsCurrent(_:)`, which follow the flow of calls.
enum TraitScope {
  @TaskLocal private static var taskTraits: UITraitCollection?

  static var current: UITraitCollection? { taskTraits }

  static func with(_ traits: UITraitCollection, run body: () -> Void) {
    $taskTraits.withValue(traits) { body() }
  }
}
