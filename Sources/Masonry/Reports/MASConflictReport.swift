import UIKitShim

/// Required constraints that contradict each other, as chains of the language.
///
/// ```
/// These constraints cannot all be satisfied:
///   UILabel:blue  make.height >= 5000  "ConstantConstraint"  MessageScreen.swift:42   <- given up
///   UILabel:blue  make.top == UIView:screen.top + 1  "Edges[2]"  MessageScreen.swift:40
/// Each of these resolves the conflict:
///   drop UILabel:blue  make.height >= 5000, or give it .priority(999)
///   drop UILabel:blue  make.top == UIView:screen.top + 1, or give it .priority(999)
/// ```
public struct MASConflictReport: ViewTreeConfined {
  /// One of the constraints that contradict each other.
  public struct Line {
    /// The constraint.
    public let constraint: NSLayoutConstraint
    /// The constraint as text: its item, the relation, its key, and where it was written if that is known.
    public let text: String
    /// Whether this constraint was given up so that layout could continue.
    public let isGivenUp: Bool
  }

  /// A change that resolves the conflict alone, provided that the constraints are a minimal set.
  public enum Remedy: ViewTreeConfined {
    /// Deactivating the constraint, or giving it a priority below required.
    case weaken(NSLayoutConstraint)
    /// Setting the view's `translatesAutoresizingMaskIntoConstraints` to false.
    case stopTranslatingMask(MASView)
  }

  /// The constraints, in the order in which they were passed.
  public let lines: [Line]
  /// Views whose autoresizing mask takes part in the conflict, usually by mistake.
  public let viewsTranslatingMasks: [MASView]
  /// The changes that resolve the conflict: one for each constraint that code has made, and one for each
  /// mask.
  public let remedies: [Remedy]

  /// Describes a conflict.
  ///
  /// - Parameters:
  ///   - constraints: the constraints that contradict each other, preferably a minimal set.
  ///   - givenUp: the constraint that the layout ignores.
  public init(constraints: [NSLayoutConstraint], givenUp: NSLayoutConstraint?) {
    lines = constraints.map { constraint in
      Line(constraint: constraint, text: constraint.mas_words, isGivenUp: constraint === givenUp)
    }
    let masked = constraints.compactMap { $0.viewTranslatingMask }
    viewsTranslatingMasks = masked
    remedies =
      constraints.filter { $0.systemOrigin == nil }.map { .weaken($0) }
      + masked.map { .stopTranslatingMask($0) }
  }

  /// The report as text of several lines.
  public var text: String {
    let conflict = lines.map { "\n  \($0.text)\($0.isGivenUp ? "   <- given up" : "")" }.joined()
    let ways = remedies.map { "\n  \($0.text)" }.joined()
    return
      "These constraints cannot all be satisfied:\(conflict)\nEach of these resolves the conflict:\(ways)"
  }
}

extension MASConflictReport.Remedy {
  /// The change as text.
  public var text: String {
    switch self {
    case .weaken(let constraint):
      "drop \(constraint.mas_chain), or give it .priority(999)"
    case .stopTranslatingMask(let view):
      "set translatesAutoresizingMaskIntoConstraints of \(MASDescription.name(of: view)) to false, "
        + "or make its constraints with mas_makeConstraints"
    }
  }
}

// AppKit's constraints belong to no actor, unlike UIKit's.
#if !ThreadConfined
  @MainActor
#endif
extension NSLayoutConstraint {
  /// The constraint as text: `UILabel:blue  make.height >= 5000  "key"  Screen.swift:42`.
  @preconcurrency
  public var mas_words: String {
    if let systemOrigin { return "\(mas_chain)  (\(systemOrigin))" }
    guard let made = self as? MASLayoutConstraint else { return "\(mas_chain)  (\(identifier ?? typeName))" }
    var text = mas_chain
    if let key = made.mas_key { text += "  \"\(key)\"" }
    if made.line > 0 { text += "  \(made.fileName):\(made.line)" }
    return text
  }

  /// The item, and the constraint as a chain of the language.
  var mas_chain: String {
    let item = MASDescription.name(of: firstItem)
    return "\(item)  make\(mas_equation.dropFirst(item.count))"
  }

  /// Where the constraint comes from if no code made it.
  fileprivate var systemOrigin: String? {
    if typeName.hasPrefix("NSAutoresizingMask") { return "its frame, or its autoresizing mask" }
    if typeName.hasPrefix("NSContentSize") { return "the size of its content" }
    return nil
  }

  fileprivate var viewTranslatingMask: MASView? {
    guard !(self is MASLayoutConstraint), let view = firstItem as? MASView,
      view.translatesAutoresizingMaskIntoConstraints, view.superview?.superview != nil
    else { return nil }
    return view
  }

  private var typeName: String { MASDescription.typeName(of: self) }
}

extension MASLayoutConstraint {
  /// The file whose chain made the constraint, without the module.
  var fileName: String {
    let path = "\(fileID)"
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
