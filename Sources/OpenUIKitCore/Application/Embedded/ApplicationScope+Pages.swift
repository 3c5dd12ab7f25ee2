extension ApplicationScope {
  // A page has one thread.
  nonisolated(unsafe) private static let ofPage = ApplicationScope()
  static var shared: ApplicationScope { ofPage }

  /// Nil: windows of pages belong to no scene.
  static var scene: UIWindowScene? { nil }
}
