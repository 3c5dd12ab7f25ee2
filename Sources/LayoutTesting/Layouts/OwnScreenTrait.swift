import Testing

/// Gives each test a main screen of its own: `@Suite(.ownScreen)`.
///
/// Tests on the main actor take turns wherever they wait, and `UIScreen.main` is the screen of the window that was made key last. With
/// the trait a window of one test is no other test's main screen. Until the test makes a window, text outside of one has the size that
/// it has on a phone of 390 × 844 points with 3 pixels per point. With UIKit, which has one main screen, the trait changes nothing.
public struct OwnScreenTrait: TestTrait, SuiteTrait, TestScoping {
  /// True: each test of a suite has its own screen.
  public var isRecursive: Bool { true }

  /// Runs a test with its own screen.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    #if canImport(UIKit)
      try await function()
    #else
      try await OwnScreen().run(function)
    #endif
  }
}

extension Trait where Self == OwnScreenTrait {
  /// Gives each test a main screen of its own.
  public static var ownScreen: Self { OwnScreenTrait() }
}
