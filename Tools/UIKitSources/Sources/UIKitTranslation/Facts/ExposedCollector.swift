import SwiftSyntax

/// Finds what files of Interface Builder may name of a class or an extension, without what conditions leave out.
struct ExposedCollector {
  private static let outlets: Set<String> = ["IBOutlet", "IBInspectable", "GKInspectable"]

  private(set) var facts = ExposedFacts()
  private let activity: Activity

  init(_ node: some DeclGroupSyntax, _ activity: Activity) {
    self.activity = activity
    if let type = node.as(ClassDeclSyntax.self) {
      facts.name = type.attributes.named("objc")?.arguments?.trimmedDescription
      facts.isGeneric = type.genericParameterClause != nil
    }
    facts.isPrivate = node.modifiers.isPrivate
    add(node.memberBlock.members)
  }

  private mutating func add(_ members: MemberBlockItemListSyntax) {
    for member in members where activity.isActive(member) {
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        add(method)
      } else if let property = member.decl.as(VariableDeclSyntax.self) {
        add(property)
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for case .decls(let members)? in conditional.clauses.map(\.elements) { add(members) }
      }
    }
  }

  private mutating func add(_ method: FunctionDeclSyntax) {
    let described = MethodFacts(method, exposed: true)
    guard !described.isStatic, !described.isAsync, !described.isThrowing, described.labels.count <= 3 else {
      return
    }
    if method.attributes.named("IBAction") != nil { facts.actions.append(described) }
    if method.attributes.named("IBSegueAction") != nil { facts.segueActions.append(described) }
  }

  private mutating func add(_ property: VariableDeclSyntax) {
    guard property.attributes.contains(anyOf: Self.outlets), property.bindingSpecifier.text == "var",
      property.modifiers.named("static") == nil, property.modifiers.named("class") == nil
    else { return }
    for binding in property.bindings where binding.isSettable {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      facts.outlets.append(name.identifierText)
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether other files cannot name the declaration.
  var isPrivate: Bool { named("private") != nil || named("fileprivate") != nil }
}

extension PatternBindingSyntax {
  /// Whether the property stores its value, or has a setter.
  fileprivate var isSettable: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
  }
}
