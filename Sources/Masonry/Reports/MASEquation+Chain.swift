import UIKitShim

extension MASEquation {
  /// The equation as a chain of the language, for messages:
  /// `make.left.equalTo(UILabel:title.right).offset(8)`.
  #if !ThreadConfined
    @MainActor
  #endif
  func chain(_ items: MASItems) -> String {
    var text = "make.\(attribute.chainName).\(relation.methodName)"
    switch target {
    case .constant: return text + "(\(constant.shortText))" + priorityText
    case .superview(.bounds): text += "Superview()"
    case .superview(.safeArea): text += "SuperviewSafeArea()"
    case .superview(.margins): text += "SuperviewMargins()"
    case .item: text += "(\(MASDescription.side(items.second, secondAttribute)))"
    }
    if multiplier != 1 { text += ".multipliedBy(\(multiplier.shortText))" }
    if constant != 0 { text += ".offset(\(constant.shortText))" }
    return text + priorityText
  }

  private var priorityText: String {
    priority == .required ? "" : ".priority(\(CGFloat(priority.rawValue).shortText))"
  }
}

extension MASConstraint: CustomStringConvertible {
  /// The constraint as a chain of the language, with the views' names; a composite's parts one per line. On other threads than
  /// the main one there are no names to be had, and it says no more than what it is.
  nonisolated public var description: String {
    onMainActor {
      chain
    } elsewhere: {
      "MASConstraint"
    }
  }

  private var chain: String {
    var chains: [String] = []
    forEachSingle { single in
      guard let equation = single.equation else { return }
      let items = single.items
      chains.append("\(MASDescription.name(of: items.first))  \(equation.chain(items))")
    }
    return chains.joined(separator: "\n")
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var methodName: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    default: "equalTo"
    }
  }
}
