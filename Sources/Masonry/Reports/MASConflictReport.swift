import UIKitShim

/// Required constraints that contradict each other, told in the words of the language.
///
/// ```
/// These constraints cannot all be satisfied:
///   UILabel:blueLabel  make.height >= 5000  "ConstantConstraint"  MessageScreen.swift:42   <- given up
///   UILabel:blueLabel  make.top == UIView:superview.top + 1  "Edges[2]"  MessageScreen.swift:40
/// Removing any one of them resolves the conflict, and so does a priority below required, such as
/// .priority(999).
/// ```
public struct MASConflictReport {
  /// One of the constraints that contradict each other.
  public struct Line {
    /// The constraint.
    public let constraint: NSLayoutConstraint
    /// The constraint in words: its item, the relation, its key, and where it was written as far as that is
    /// known.
    public let text: String
    /// Whether this is the one that was given up so that layout could go on.
    public let isGivenUp: Bool
  }

  /// The constraints, in the order they were given.
  public let lines: [Line]
  /// Views whose autoresizing mask takes part in the conflict, usually by mistake.
  public let viewsTranslatingMasks: [MASView]

  /// Describes a conflict.
  ///
  /// - Parameters:
  ///   - constraints: the constraints that contradict each other, best a minimal set.
  ///   - givenUp: the one that the layout does without.
  #if !ThreadConfined
    @MainActor
  #endif
  public init(constraints: [NSLayoutConstraint], givenUp: NSLayoutConstraint?) {
    lines = constraints.map { constraint in
      Line(constraint: constraint, text: constraint.mas_words, isGivenUp: constraint === givenUp)
    }
    viewsTranslatingMasks = constraints.compactMap { constraint in
      guard !(constraint is MASLayoutConstraint), let view = constraint.firstItem as? MASView,
        view.translatesAutoresizingMaskIntoConstraints, view.superview?.superview != nil
      else { return nil }
      return view
    }
  }

  /// The report as text of several lines.
  #if !ThreadConfined
    @MainActor
  #endif
  public var text: String {
    var text = "These constraints cannot all be satisfied:\n"
    for line in lines {
      text += "  \(line.text)\(line.isGivenUp ? "   <- given up" : "")\n"
    }
    text += "Removing any one that you made resolves the conflict, and so does giving it a priority below "
    text += "required, such as .priority(999)."
    for view in viewsTranslatingMasks {
      text += "\n\(MASDescription.name(of: view)) turns its autoresizing mask into constraints: set "
      text +=
        "translatesAutoresizingMaskIntoConstraints to false, or make its constraints with mas_makeConstraints."
    }
    return text
  }
}

extension NSLayoutConstraint {
  /// The constraint in the words of the language:
  /// `UILabel:blue  make.height >= 5000  "key"  Screen.swift:42`.
  public var mas_words: String {
    let item = MASDescription.name(of: firstItem)
    var text = "\(item)  make\(mas_equation.dropFirst(item.count))"
    guard let made = self as? MASLayoutConstraint else { return text + "  (\(origin))" }
    if let key = made.mas_key { text += "  \"\(key)\"" }
    if made.line > 0 { text += "  \(made.fileName):\(made.line)" }
    return text
  }

  /// Where a constraint comes from that the language did not make.
  private var origin: String {
    let name = "\(type(of: self))"
    if name.hasPrefix("NSAutoresizingMask") { return "its frame, or its autoresizing mask" }
    if name.hasPrefix("NSContentSize") { return "the size of its content" }
    return identifier ?? name
  }
}

extension MASLayoutConstraint {
  /// The file whose chain made the constraint, without its module.
  var fileName: String {
    let path = "\(fileID)"
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
