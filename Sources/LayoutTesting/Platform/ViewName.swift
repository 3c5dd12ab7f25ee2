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

  /// The file and the line that made a constraint: with Masonry as in `#fileID`, and of plain constraints, on Linux in builds for debugging,
  /// the path from the folder of the package.
  static func location(of constraint: NSLayoutConstraint) -> (file: String, line: Int)? {
    #if canImport(Masonry)
      if let made = constraint as? MASLayoutConstraint, made.line > 0 {
        return ("\(made.fileID)", Int(made.line))
      }
    #endif
    #if os(Linux) && canImport(Runtime)
      return ConstraintOrigins.shared.location(of: constraint)
    #else
      return nil
    #endif
  }

  /// Whether a constraint was made with Masonry.
  static func isMasonrys(_ constraint: NSLayoutConstraint) -> Bool {
    #if canImport(Masonry)
      return constraint is MASLayoutConstraint
    #else
      return false
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
