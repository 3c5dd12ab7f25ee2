/// A part of an app's source that the compiler refuses, and that is left out.
///
/// It is found again by its name and its text, so that it ends when the app changes what was refused.
public struct Cut: Codable, Hashable, Sendable {
  /// The kind of part that is left out.
  public enum Kind: String, Codable, Sendable {
    /// The body of a function, an initialiser or an accessor: it stops the program instead.
    case body
    /// The value of a property: reading it stops the program instead.
    case value
    /// An attribute, such as that of a property wrapper.
    case attribute
    /// Members that a protocol requires and the type lacks: each stops the program.
    case requirement
    /// A type in the list of inherited types.
    case conformance
    /// A declaration, or a statement outside of functions.
    case declaration
    /// All of a file.
    case file
    /// A line of a file that the plugin writes, such as that of a class which a storyboard names.
    case generated
  }

  /// The path of the file.
  public var file: String
  /// The line of the error, from 1.
  public var line: Int
  public var kind: Kind
  /// The declaration, such as `Screen.didTap(_:)`; for a conformance followed by the type that it names.
  public var name: String
  /// A hash of the text by which the part is found again.
  public var mark: String
  /// The message of the compiler.
  public var cause: String
  /// The lines between the beginning of the part and the error.
  public var depth: Int
  /// The members that stop the program, of a cut of that kind, as the protocol declares them.
  public var requirements: [String]?
  /// The type that stands for `some P`, of a cut with such a result.
  public var result: String?

  /// The message of the program that reaches the part: the file, the line and what is missing.
  var message: String { "\(file):\(line): this is left out: \(cause)" }

  /// Whether two cuts are of the same part, which may have moved.
  func isSame(as other: Cut) -> Bool {
    file == other.file && kind == other.kind && name == other.name && mark == other.mark
  }

  /// Whether the part is as it was found.
  func matches(_ place: CutPlace) -> Bool {
    kind == place.kind && name == place.name && mark == place.mark
  }
}

/// An error of the compiler, with the place in the app's source.
public struct CompilerRefusal: Codable, Hashable, Sendable {
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1. The translation may have moved it within its line.
  public var column: Int
  public var message: String
  /// The members that a protocol requires, as it declares them, if that is the error.
  public var requirements: [String]?

  public init(file: String, line: Int, column: Int, message: String, requirements: [String]? = nil) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
    self.requirements = requirements
  }

  /// Whether the error may follow from others: a type conforms to no protocol as long as one of its members is refused.
  var isConsequence: Bool {
    ["conform to protocol", "has no initializers", "circular reference"].contains {
      message.contains($0)
    }
  }
}
