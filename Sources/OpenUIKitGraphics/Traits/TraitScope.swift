// The current traits, with which dynamic colours are resolved by default. This file contains the difference
// between the language modes.

#if hasFeature(Embedded)
  /// The traits of `UITraitCollection.performAsCurrent(_:)`, in a program with one thread.
  enum TraitScope {
    nonisolated(unsafe) private(set) static var current: UITraitCollection?

    static func with(_ traits: UITraitCollection, run body: () -> Void) {
      let outer = current
      current = traits
      body()
      current = outer
    }
  }
#else
  /// The traits of `UITraitCollection.performAsCurrent(_:)`, which follow the flow of calls.
  enum TraitScope {
    @TaskLocal private static var taskTraits: UITraitCollection?

    static var current: UITraitCollection? { taskTraits }

    static func with(_ traits: UITraitCollection, run body: () -> Void) {
      $taskTraits.withValue(traits) { body() }
    }
  }
#endif
