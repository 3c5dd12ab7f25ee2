import SwiftSyntax

/// `#selector` becomes a value: the name in Objective-C, and the method. `#keyPath` becomes a string.
final class SelectorPass: Pass {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return .visitChildren }
    switch (node.macroName.text, argument.label?.text) {
    case ("selector", nil): edits.replace(node, by: selector(argument.expression))
    case ("selector", "getter"): edits.replace(node, by: accessor(argument.expression, sets: false))
    case ("selector", "setter"): edits.replace(node, by: accessor(argument.expression, sets: true))
    case ("keyPath", _): edits.replace(node, by: "\"\(keyPath(argument.expression))\"")
    default: return .visitChildren
    }
    return .skipChildren
  }

  // Names

  /// A selector that is made of a name alone, as in `Selector("save:")`. The method with that name is added if there is one.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "Selector" || callee == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil || argument.label?.text == "stringLiteral",
      let name = argument.expression.literalName
    else { return .visitChildren }
    edits.replace(node, by: named(name, node))
    return .skipChildren
  }

  private func named(_ name: String, _ node: FunctionCallExprSyntax) -> String {
    guard let found = index.exposedMethod(selector: name, near: node.enclosingType),
      found.method.labels.count <= 3
    else {
      translation.remark(node, "this selector names no method of this module; it calls nothing")
      return "Selector(\"\(name)\")"
    }
    let member = Member(
      type: found.type, base: found.method.base, labels: found.method.labels, method: found.method)
    return "Selector(\"\(name)\", \(methodReference(member, nil)))"
  }

  // Methods

  private func selector(_ expression: ExprSyntax) -> String {
    let (reference, cast) = expression.castReference
    guard let member = resolve(reference) else {
      translation.remark(expression, "this selector has no class that is known here; it calls nothing")
      return "Selector(\"\(reference.baseAndLabels.base)\")"
    }
    let name = member.method?.selectorName ?? nameOfForeignMethod(member)
    guard (member.method?.labels ?? member.labels ?? []).count <= 3 else {
      translation.remark(expression, "a selector with more than three arguments calls nothing")
      return "Selector(\"\(name)\")"
    }
    return "Selector(\"\(name)\", \(methodReference(member, cast)))"
  }

  /// A method that an expression names.
  private struct Member {
    var type: String
    var base: String
    /// Nil for a name without arguments.
    var labels: [String?]?
    /// Nil for a method of another module.
    var method: MethodFacts?
  }

  private func resolve(_ expression: ExprSyntax) -> Member? {
    guard let type = typeOfTarget(expression) else { return nil }
    let (base, labels) = expression.baseAndLabels
    let candidates = index.methods(named: base, in: type).filter { labels == nil || $0.labels == labels }
    return Member(type: type, base: base, labels: labels, method: candidates.first)
  }

  /// The type whose method an expression names.
  private func typeOfTarget(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return expression.enclosingType }
    guard let base = member.base else { return nil }
    return type(of: base)
  }

  private func type(of base: ExprSyntax) -> String? {
    let text = base.trimmedDescription
    if text == "self" || text == "Self" { return base.enclosingType }
    if text == "super" { return base.enclosingType.flatMap(index.superclass) }
    if let chained = base.as(OptionalChainingExprSyntax.self) { return type(of: chained.expression) }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression) }
    if let member = base.as(MemberAccessExprSyntax.self), let outer = member.base {
      let name = member.declName.baseName.text
      if name.first?.isUppercase == true { return text }
      return type(of: outer).flatMap { index.type(of: name, in: $0) } ?? Self.foreignProperties[name]
    }
    if text.first?.isUppercase == true { return text }
    return base.localType(of: text) ?? base.enclosingType.flatMap { index.type(of: text, in: $0) }
      ?? Self.foreignProperties[text]
  }

  /// The types of properties that apps name in selectors, as in `#selector(view.endEditing)`, and that they inherit from UIKit.
  private static let foreignProperties = [
    "view": "UIView", "superview": "UIView", "contentView": "UIView", "window": "UIWindow",
    "tableView": "UITableView", "collectionView": "UICollectionView", "refreshControl": "UIRefreshControl",
    "parent": "UIViewController", "presentingViewController": "UIViewController",
    "presentedViewController": "UIViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
  ]

  private func methodReference(_ member: Member, _ cast: TypeSyntax?) -> String {
    guard let method = member.method else {
      let arguments = member.labels.map { $0.map { ($0 ?? "_") + ":" }.joined() } ?? ""
      let reference = "\(member.type).\(member.base)" + (arguments.isEmpty ? "" : "(\(arguments))")
      return cast.map { "\(reference) as \(curried($0, of: member.type))" } ?? reference
    }
    let reference = "\(member.type).\(method.reference)"
    if method.isStatic { return "{ (_: \(member.type)) in \(reference) }" }
    let overloads = index.methods(named: member.base, in: member.type)
    if let cast { return "\(reference) as \(curried(cast, of: member.type))" }
    // The base name alone is every overload's.
    if method.labels.isEmpty && overloads.count > 1 {
      return "{ (target: \(member.type)) in { target.\(method.base)() } }"
    }
    return reference
  }

  /// A type of a method with its target, such as `(Screen) -> (UIButton) -> Void`.
  private func curried(_ type: TypeSyntax, of target: String) -> String {
    let result = type.as(FunctionTypeSyntax.self)?.returnClause.type
    return result?.is(FunctionTypeSyntax.self) == true
      ? type.trimmedDescription : "(\(target)) -> \(type.trimmedDescription)"
  }

  /// Methods of UIKit and Foundation whose selectors do not follow from their names in Swift.
  private static let foreign: [String: String] = [
    "endEditing": "endEditing:", "dismiss": "dismissViewControllerAnimated:completion:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
  ]

  private func nameOfForeignMethod(_ member: Member) -> String {
    let labels = member.labels.map { "(\($0.map { ($0 ?? "_") + ":" }.joined()))" } ?? ""
    return Self.foreign[member.base + labels] ?? SelectorName.make(member.base, labels: member.labels ?? [])
  }

  // Properties

  private func accessor(_ expression: ExprSyntax, sets: Bool) -> String {
    let name = expression.baseAndLabels.base
    let selector = sets ? SelectorName.setter(of: name) : name
    guard let type = typeOfTarget(expression) else {
      translation.remark(expression, "this selector has no class that is known here; it calls nothing")
      return "Selector(\"\(selector)\")"
    }
    return sets
      ? "Selector(\"\(selector)\", { (target: \(type)) in { target.\(name) = $0 } })"
      : "Selector(\"\(selector)\", { (target: \(type)) in { target.\(name) } })"
  }

  /// The names of properties, without the type that they begin at.
  private func keyPath(_ expression: ExprSyntax) -> String {
    var names: [Substring] = expression.trimmedDescription.split(separator: ".")
    var root = ""
    while names.count > 1, names[0].first?.isUppercase == true { root = String(names.removeFirst()) }
    names = names.map { $0.last == "?" || $0.last == "!" ? $0.dropLast() : $0 }
    // Objective-C names the properties of UIKit without "is".
    let isForeign = !root.isEmpty && index.declarations(of: root).allSatisfy { $0.kind == .extension }
    if isForeign, let last = names.last, last.hasPrefix("is"), last.dropFirst(2).first?.isUppercase == true {
      let bare = last.dropFirst(2)
      names[names.count - 1] = Substring(bare.prefix(1).lowercased() + bare.dropFirst())
    }
    return names.joined(separator: ".")
  }
}

extension ExprSyntax {
  /// An expression without parentheses and a cast, and the type of the cast.
  fileprivate var castReference: (ExprSyntax, TypeSyntax?) {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.castReference
    }
    if let sequence = self.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)?.type
      {
        return (elements[0], type)
      }
    }
    return (self, nil)
  }

  /// The text of a literal without interpolations, also within parentheses.
  fileprivate var literalName: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.literalName
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The name of a method, and the labels of its arguments if they are written.
  fileprivate var baseAndLabels: (base: String, labels: [String?]?) {
    guard let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    else {
      return (trimmedDescription, nil)
    }
    let labels = name.argumentNames?.arguments.map { argument -> String? in
      argument.name.tokenKind == .wildcard ? nil : argument.name.identifierText
    }
    return (name.baseName.identifierText, labels)
  }
}
