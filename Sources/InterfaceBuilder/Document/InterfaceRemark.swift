/// Something in a file that is kept, but not understood.
public struct InterfaceRemark: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named to the reader.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The content that is not understood, as a sentence without a full stop.
  public let message: String

  /// Creates a remark.
  public init(file: String, line: Int, message: String) {
    (self.file, self.line, self.message) = (file, line, message)
  }

  /// The file, the line and what is not understood, in the form of the compiler's messages.
  public var description: String { "\(file):\(line): \(message)" }
}
