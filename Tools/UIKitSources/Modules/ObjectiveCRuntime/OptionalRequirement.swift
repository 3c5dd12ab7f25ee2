/// The error of an optional requirement that a class does not implement.
public struct OptionalRequirementIsNotImplemented: Error {
  /// Creates the error.
  public init() {}
}
