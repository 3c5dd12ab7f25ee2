/// A remark about a part that could not be translated, and its line.
public struct Remark: Equatable, CustomStringConvertible, Sendable {
  public var line: Int
  public var message: String

  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  public var description: String { "\(line): \(message)" }
}
