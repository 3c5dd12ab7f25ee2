/// Why a tap or a text has no effect on a screen.
public enum InteractionError: Error, Equatable, CustomStringConvertible {
  /// No visible element has the name. The names that the screen has follow.
  case notFound(name: String, names: [String])
  /// The element takes no text, or none has the focus.
  case takesNoText(name: String)

  /// The reason, with the names that the screen has.
  public var description: String {
    switch self {
    case .notFound(let name, let names):
      let list = names.isEmpty ? "nothing" : names.map { "\"\($0)\"" }.joined(separator: ", ")
      return "Nothing with the name \"\(name)\" can be pressed. The screen has \(list)."
    case .takesNoText(let name): return "\"\(name)\" takes no text."
    }
  }
}
