/// The class name in a mangled name of Objective-C's runtime, such as `_TtC7Profile10AvatarView`.
enum SwiftName {
  static func demangled(_ name: String) -> String {
    guard name.hasPrefix("_Tt") || name.hasPrefix("TtGC") || name.hasPrefix("TtC") else { return name }
    var rest = Substring(name).drop { $0 == "_" }.drop { $0.isLetter }
    var last: Substring?
    while let length = length(at: &rest), length <= rest.count {
      last = rest.prefix(length)
      rest = rest.dropFirst(length)
      if last?.first == "_" && rest.first?.isNumber != true { break }
      rest = withoutDiscriminator(rest)
    }
    return last.map(String.init) ?? name
  }

  /// Returns the rest behind the mark of a private declaration: `P33_` and 32 digits of its file.
  private static func withoutDiscriminator(_ rest: Substring) -> Substring {
    guard rest.hasPrefix("P33_"), rest.utf8.count > 36 else { return rest }
    return rest.dropFirst(36)
  }

  private static func length(at rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0 >= "0" && $0 <= "9" }
    guard !digits.isEmpty, digits.count < 4 else { return nil }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }
}
