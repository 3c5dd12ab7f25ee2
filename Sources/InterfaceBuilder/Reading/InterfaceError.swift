/// Why a file of Interface Builder cannot be read, with the place in the file.
public struct InterfaceError: Error, Equatable, CustomStringConvertible {
  /// The file, as it was named to the reader.
  public let file: String
  /// The line, from 1; 0 if it is not known.
  public let line: Int
  /// The fault, as a sentence without a full stop.
  public let message: String

  /// Creates an error.
  public init(file: String, line: Int, message: String) {
    (self.file, self.line, self.message) = (file, line, message)
  }

  /// The file, the line and what is wrong, in the form of the compiler's messages.
  public var description: String { "\(file):\(line): \(message)" }
}
