/// The traits of `UITraitCollection.performAsCurrent(_:)`, in a program with one thread.
enum TraitScope {
  nonisolated(unsafe) private(set) static var current: UITraitCollection?

  /// The traits of views without a window.
  static var outside: UITraitCollection { .detached }

  static func with(_ traits: UITraitCollection, run body: () -> Void) {
    let outer = current
    current = traits
    body()
    current = outer
  }
}
