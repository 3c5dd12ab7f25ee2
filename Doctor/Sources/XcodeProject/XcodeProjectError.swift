/// Why a project cannot be read.
public struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// The reason for the error, as a clause.
  public let reason: String

  /// Creates an error about a file.
  public init(_ file: String, _ reason: String) {
    (self.file, self.reason) = (file, reason)
  }

  /// The file and the reason in a line.
  public var description: String { "\(file): \(reason)" }
}
