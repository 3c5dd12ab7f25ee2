import SwiftSyntax

/// Writes into each class what Objective-C's runtime would find by name: its outlets and inspectable properties, its actions and the methods
/// that create the destinations of segues. They stand in the class, so that private members are reached and subclasses override them.
class NibTablePass: Pass {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.memberBlock.enclosingType else { return .visitChildren }
    addTable(to: node, name)
    if isAppDelegate(name) {
      // Every app creates its delegate first.
      edits.insert(
        " private let _interface: Void = AppInterface.register();", after: node.memberBlock.leftBrace)
    }
    return .visitChildren
  }

  /// Writes the members into a class.
  func addTable(to node: ClassDeclSyntax, _ name: String) {
    let facts = index.exposed(of: name)
    guard facts.hasMembers else { return }
    let isBelow = index.classesAbove(name).contains { index.exposed(of: $0).hasMembers }
    if !isBelow { conform(node) }
    let table = NibTable(facts: facts, type: node.name.text, isBelow: isBelow, access: access(of: node))
    edits.insert(table.text, after: node.memberBlock.leftBrace)
  }

  /// Other files reach the members of extensions that files of Interface Builder name.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members where isExposed(member.decl) {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
        continue
      }
      if let access = modifiers.named("private") ?? modifiers.named("fileprivate") {
        edits.blank(access)
      } else if node.modifiers.isPrivate {
        edits.insert("internal ", before: member.decl.introducer)
      }
    }
    return .visitChildren
  }

  private func isExposed(_ member: DeclSyntax) -> Bool {
    guard let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return false
    }
    return attributes.contains(anyOf: ["IBAction", "IBSegueAction", "IBInspectable", "IBOutlet"])
  }

  private func conform(_ node: ClassDeclSyntax) {
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", NibConnectable", after: last.type)
    } else {
      edits.insert(": NibConnectable", after: TokenOrClause.end(of: node))
    }
  }

  /// The access of the members that are written into a class.
  func access(of node: ClassDeclSyntax) -> String {
    if node.modifiers.named("open") != nil { return "open " }
    return node.modifiers.access == "public " ? "public " : ""
  }

  private func isAppDelegate(_ name: String) -> Bool {
    index.declarations(of: name).contains { $0.inherited.contains("UIApplicationDelegate") }
  }
}

private enum TokenOrClause {
  /// Returns the node that a class's name ends with.
  static func end(of node: ClassDeclSyntax) -> Syntax {
    node.genericParameterClause.map { Syntax($0) } ?? Syntax(node.name)
  }
}

extension DeclSyntax {
  /// The keyword that a property or a method begins with, behind its modifiers.
  fileprivate var introducer: TokenSyntax {
    self.as(FunctionDeclSyntax.self)?.funcKeyword ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
      ?? firstToken(viewMode: .sourceAccurate)!
  }
}

/// The members of a class that files of Interface Builder reach by name, on one line.
struct NibTable {
  let facts: ExposedFacts
  /// The name of the class, as it is written in the class itself.
  let type: String
  /// Whether a class above it has a table too.
  let isBelow: Bool
  let access: String

  var text: String { [outlets, actions, destinations].compactMap { $0 }.map { " \($0)" }.joined() }

  private var modifiers: String { access + (isBelow ? "override " : "") }

  // The first class with a table has all members, so that each class below it overrides those that it needs.

  private var outlets: String? {
    guard !facts.outlets.isEmpty || !isBelow else { return nil }
    let cases = facts.outlets.unique.map {
      "case \($0.asLiteral): return setNibValue(value, at: \\\(type).\($0), of: self);"
    }
    return "\(modifiers)func setNibValue(_ value: Any?, forKey key: String) -> Bool "
      + body("key", cases, above("setNibValue(value, forKey: key)", or: "false"))
  }

  private var actions: String? {
    guard !facts.actions.isEmpty || !isBelow else { return nil }
    var names: Set<String> = []
    let cases = facts.actions.filter { names.insert($0.selectorName).inserted }.map {
      "case \($0.selectorName.asLiteral): return \(NibTable.selector($0, of: type));"
    }
    return "\(modifiers)func nibAction(_ name: String) -> Selector? "
      + body("name", cases, above("nibAction(name)", or: "nil"))
  }

  /// A selector with the method.
  static func selector(_ method: MethodFacts, of type: String) -> String {
    let labels = method.labels.map { $0.map { "\($0): " } ?? "" }
    let names = labels.indices.map { "$\($0)" }
    let call = "target.\(method.base)(\(zip(labels, names).map { $0 + $1 }.joined(separator: ", ")))"
    // A method without arguments has the base name alone, which is that of every overload.
    let reference =
      labels.isEmpty
      ? "{ (target: \(type)) in { \(method.hasResult ? "_ = " : "")\(call) } }"
      : "\(type).\(method.reference)"
    return "Selector(\(method.selectorName.asLiteral), \(reference))"
  }

  private var destinations: String? {
    guard !facts.segueActions.isEmpty || !isBelow else { return nil }
    let values = ["coder", "sender", "identifier"]
    let cases = facts.segueActions.map { method in
      let arguments = zip(method.labels, values).map { label, value in (label.map { "\($0): " } ?? "") + value
      }
      return
        "case \(method.selectorName.asLiteral): return \(method.base)(\(arguments.joined(separator: ", ")));"
    }
    return
      "\(modifiers)func nibDestination(_ name: String, _ coder: NSCoder, sender: Any?, identifier: String?) "
      + "-> UIViewController? "
      + body(
        "name", cases, above("nibDestination(name, coder, sender: sender, identifier: identifier)", or: "nil")
      )
  }

  private func body(_ name: String, _ cases: [String], _ other: String) -> String {
    cases.isEmpty
      ? "{ \(other) };" : "{ switch \(name) { \(cases.joined(separator: " ")) default: return \(other) } };"
  }

  private func above(_ call: String, or value: String) -> String { isBelow ? "super.\(call)" : value }
}

extension [String] {
  /// Each text once, in the order of the first.
  var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
