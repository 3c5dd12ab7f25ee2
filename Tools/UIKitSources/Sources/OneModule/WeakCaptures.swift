import SwiftSyntax

/// Stores what closures capture weakly in values of `Weak`, and unowned captures without a count.
///
/// `{ [weak self] in self?.run() }` becomes `{ [weakSelf = Weak(wrappedValue: self)] in weakSelf.wrappedValue?.run() }`. Every use of the
/// name reads the value, up to a binding of the same name: `guard let self`.
final class WeakCaptures: SyntaxVisitor {
  private(set) var text: SourceText
  /// The names that stand for weak captures at this place.
  private var weakNames: Set<String> = []

  init(_ text: SourceText) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Captures

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var captured: Set<String> = []
    let outer = weakNames
    for capture in node.signature?.capture?.items ?? [] {
      translate(capture)
      weakNames = outer
      if capture.isWeak { captured.insert(capture.name.text) }
    }
    weakNames = outer.subtracting(node.signature?.boundNames ?? []).union(captured)
    walk(node.statements)
    weakNames = outer
    return .skipChildren
  }

  private func translate(_ capture: ClosureCaptureSyntax) {
    let name = capture.name.text
    if let initializer = capture.initializer { walk(initializer) }
    if let specifier = capture.specifier, specifier.detail == nil {
      if specifier.specifier.tokenKind == .keyword(.unowned) {
        text.replace(specifier.specifier, by: "unowned(unsafe)")
      }
      if capture.isWeak { return store(capture, specifier) }
    }
    // A closure in one that captures the name weakly.
    if capture.initializer == nil, weakNames.contains(name) {
      text.insert(" = \(value(name))", after: capture.name)
    }
  }

  private func store(_ capture: ClosureCaptureSyntax, _ specifier: ClosureCaptureSpecifierSyntax) {
    let name = capture.name.text
    text.blank(specifier)
    guard let initializer = capture.initializer else {
      let own = weakNames.contains(name) ? value(name) : name
      return text.replace(capture.name, by: "\(storage(name)) = Weak(wrappedValue: \(own))")
    }
    text.replace(capture.name, by: storage(name))
    text.insert("Weak(wrappedValue: ", before: initializer.value)
    text.insert(")", after: initializer.value)
  }

  private func storage(_ name: String) -> String { "weak" + name.prefix(1).uppercased() + name.dropFirst() }

  private func value(_ name: String) -> String { storage(name) + ".wrappedValue" }

  // MARK: Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if weakNames.contains(node.baseName.text) { text.replace(node.baseName, by: value(node.baseName.text)) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // The name of a member is no use of the capture.
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Bindings

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let outer = weakNames
    for item in node {
      guard let guarded = item.item.as(GuardStmtSyntax.self) else {
        walk(item)
        if let variable = item.item.as(VariableDeclSyntax.self) { weakNames.subtract(variable.names) }
        continue
      }
      let before = weakNames
      let bound = bind(guarded.conditions)
      weakNames = before
      walk(guarded.body)
      weakNames = before.subtracting(bound)
    }
    weakNames = outer
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let outer = weakNames
    _ = bind(node.conditions)
    walk(node.body)
    weakNames = outer
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    let outer = weakNames
    _ = bind(node.conditions)
    walk(node.body)
    weakNames = outer
    return .skipChildren
  }

  /// Translates conditions, each of which sees the bindings of those before. Returns the names that they bind.
  private func bind(_ conditions: ConditionElementListSyntax) -> Set<String> {
    var bound: Set<String> = []
    for condition in conditions {
      walk(condition)
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      if binding.initializer == nil, weakNames.contains(name) {
        text.insert(" = \(value(name))", after: binding.pattern)
      }
      weakNames.remove(name)
      bound.insert(name)
    }
    return bound
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node.memberBlock) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node.memberBlock) }

  /// The members of a type in a closure do not see what the closure captures.
  private func visitType(_ members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    let outer = weakNames
    weakNames = []
    walk(members)
    weakNames = outer
    return .skipChildren
  }
}

extension ClosureCaptureSyntax {
  fileprivate var isWeak: Bool {
    specifier?.specifier.tokenKind == .keyword(.weak) && specifier?.detail == nil
  }
}

extension ClosureSignatureSyntax {
  /// The captures and parameters.
  fileprivate var boundNames: [String] {
    let captures = capture?.items.map(\.name.text) ?? []
    if let list = parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      return captures + list.map(\.name.text)
    }
    let clause = parameterClause?.as(ClosureParameterClauseSyntax.self)
    return captures + (clause?.parameters.map { ($0.secondName ?? $0.firstName).text } ?? [])
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}
