import UIKitShim

extension MASItems {
  /// An equation of the items as a chain of the language, for messages:
  /// `make.left.equalTo(UILabel:title.right).offset(8)`; without a relation `make.left.offset(8)`.
  func chain(_ equation: MASEquation, hasRelation: Bool) -> String {
    guard hasRelation else {
      return "make.\(equation.attribute.chainName)\(equation.ending)"
    }
    var text = "make.\(equation.attribute.chainName).\(equation.relation.methodName)"
    switch equation.target {
    case .constant:
      return text + "(\(equation.constant.shortText))" + equation.multiplierText + equation.priorityText
    case .superview(.bounds): text += "Superview()"
    case .superview(.safeArea): text += "SuperviewSafeArea()"
    case .superview(.margins): text += "SuperviewMargins()"
    case .item: text += "(\(MASDescription.side(second, equation.secondAttribute)))"
    }
    return text + equation.ending
  }
}

extension MASEquation {
  fileprivate var ending: String { multiplierText + offsetText + priorityText }

  fileprivate var multiplierText: String { multiplier == 1 ? "" : ".multipliedBy(\(multiplier.shortText))" }
  private var offsetText: String { constant == 0 ? "" : ".offset(\(constant.shortText))" }

  fileprivate var priorityText: String {
    priority == .required ? "" : ".priority(\(CGFloat(priority.rawValue).shortText))"
  }
}

extension MASConstraint: CustomStringConvertible {
  /// The constraint as a chain of the language, with the views' names, and one line for each part of a
  /// composite. On threads other than the main thread the names are not accessible, and the description is
  /// short.
  nonisolated public var description: String {
    textOnMainActor(of: self) {
      $0.chain
    } elsewhere: { _ in
      "MASConstraint"
    }
  }

  private var chain: String {
    var chains: [String] = []
    forEachSingle { single in
      guard let equation = single.equation else { return }
      let items = single.items
      chains.append(
        "\(MASDescription.name(of: items.first))  \(items.chain(equation, hasRelation: single.hasRelation))")
    }
    return chains.joined(separator: "\n")
  }
}

extension MASTarget.Kind {
  /// The value as written in Swift.
  var words: String {
    switch self {
    case .number(let number): number.shortText
    case .point(let point): "CGPoint(x: \(point.x.shortText), y: \(point.y.shortText))"
    case .size(let size): "CGSize(width: \(size.width.shortText), height: \(size.height.shortText))"
    case .insets(let insets):
      "MASEdgeInsets(top: \(insets.top.shortText), left: \(insets.left.shortText), "
        + "bottom: \(insets.bottom.shortText), right: \(insets.right.shortText))"
    case .directionalInsets(let insets):
      "NSDirectionalEdgeInsets(top: \(insets.top.shortText), leading: \(insets.leading.shortText), "
        + "bottom: \(insets.bottom.shortText), trailing: \(insets.trailing.shortText))"
    case .item, .sides, .superview: "…"
    }
  }
}

extension NSLayoutConstraint.Relation {
  var methodName: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    default: "equalTo"
    }
  }
}
