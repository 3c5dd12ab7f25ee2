/// The main screen of a task alone. Windows that the task makes are current for no other task, and those of others are not for it.
///
/// Tests take turns on the main actor wherever they wait. Without this, `UIScreen.main` and the size of a text outside of a window
/// would be those of whichever test made a window last.
package struct OwnScreen: @unchecked Sendable {
  @TaskLocal static var current: OwnScreen?

  // Used by the task alone, and by the actor or thread of its views.
  let windows = RecentWindows()
  private let surroundings = RecentSurroundings()

  package init() {}

  /// Runs `body` with this screen as `UIScreen.main`.
  package func run(_ body: @concurrent @Sendable () async throws -> Void) async rethrows {
    try await RecentSurroundings.$ofTask.withValue(surroundings) {
      try await Self.$current.withValue(self) { try await body() }
    }
  }
}
