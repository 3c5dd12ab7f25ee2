#if canImport(Masonry)
  import Masonry
#endif

/// The names of views and constraints in problems and snapshots.
enum ViewName: ViewTreeConfined {
  /// The view's `mas_key`, or its accessibility identifier; nil for neither.
  static func key(of view: UIView) -> String? {
    #if canImport(Masonry)
      if let key = view.mas_key { return key }
    #endif
    return view.accessibilityIdentifier
  }

  /// The class and the key of a view, or its text without a key: `UILabel "price"`, `UILabel 'Total'`.
  static func description(of view: UIView) -> String {
    let type = "\(type(of: view))"
    if let key = key(of: view) { return "\(type) \"\(key)\"" }
    let text = VisibleText(of: view)?.text ?? view.accessibilityLabel
    return text.map { "\(type) '\($0)'" } ?? type
  }

  /// The file and the line that made a constraint, if it was made with Masonry.
  static func location(of constraint: NSLayoutConstraint) -> (file: String, line: Int)? {
    #if canImport(Masonry)
      guard let made = constraint as? MASLayoutConstraint, made.line > 0 else { return nil }
      return ("\(made.fileID)", Int(made.line))
    #else
      return nil
    #endif
  }

  /// A constraint as text: as a chain of Masonry's language if that is available, and otherwise as UIKit prints it.
  static func description(of constraint: NSLayoutConstraint) -> String {
    #if canImport(Masonry)
      return constraint.mas_words
    #else
      return constraint.description
    #endif
  }
}
