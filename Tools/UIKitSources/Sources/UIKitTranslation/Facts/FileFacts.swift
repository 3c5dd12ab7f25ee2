/// The facts that other files of a module need about a file: its declarations, without their bodies.
public struct FileFacts: Codable, Equatable, Sendable {
  var types: [TypeFacts] = []
  /// Objects that the file creates through a value of their class.
  var creations: [Creation] = []
  /// The classes whose values properties hold, such as `View` of `var kind: View.Type`.
  var classValues: [String: String] = [:]
  /// The classes of the parameters of generic types, and of associated types, by the type that declares them.
  var parameters: [String: [String: String]] = [:]

  init() {}
}

/// A declaration of a type, or an extension.
struct TypeFacts: Codable, Equatable {
  enum Kind: String, Codable { case `class`, `protocol`, `extension`, other }

  var kind: Kind
  /// With the types that it stands in, separated by dots.
  var name: String
  /// The types after the colon, as they are written.
  var inherited: [String] = []
  var methods: [MethodFacts] = []
  /// The types of properties by name, as far as they are written; otherwise empty.
  var properties: [String: String] = [:]
  var initializers: [InitializerFacts] = []
  /// Members of an extension that may take part in overriding, without private ones.
  var overridable: [OverridableFacts] = []
  /// The names of the members that override, methods with their labels.
  var overrides: [String] = []
  /// What Objective-C's runtime would find of a class.
  var exposed = ExposedFacts()
}

/// The parts of a class that files of Interface Builder may name.
struct ExposedFacts: Codable, Equatable {
  /// The name in `@objc(…)`.
  var name: String?
  /// Whether other files cannot name the class.
  var isPrivate = false
  /// Whether the class has parameters of types, so that no file can name it.
  var isGeneric = false
  /// The properties that are outlets or inspectable, and can be set.
  var outlets: [String] = []
  /// The methods with `@IBAction`.
  var actions: [MethodFacts] = []
  /// The methods with `@IBSegueAction`.
  var segueActions: [MethodFacts] = []

  /// Whether a file can name a member.
  var hasMembers: Bool { !outlets.isEmpty || !actions.isEmpty || !segueActions.isEmpty }
}

struct MethodFacts: Codable, Equatable {
  var base: String
  /// Labels of the arguments; nil for an underscore.
  var labels: [String?]
  /// The name in `@objc(…)`.
  var selector: String?
  /// Whether an attribute shows it to Objective-C. Overloads that are hidden there are no targets of actions.
  var isExposed = false
  var isStatic = false
  var isThrowing = false
  var isAsync = false
  /// Whether it is an optional requirement of a protocol.
  var isOptional = false
  var isOverride = false
  /// The name, the parameters and the result, as they are written.
  var signature = ""
  /// The type of the first parameter, as far as a delegate's methods need it.
  var sender = ""
  var hasResult = false

  /// Whether the name is that of a method of a delegate or a data source of UIKit: it begins with the sender.
  var isOfDelegate: Bool {
    guard labels.first == .some(nil), sender.hasPrefix("UI") else { return false }
    let name = sender.dropFirst(2)
    return base.hasPrefix(name.prefix(1).lowercased() + name.dropFirst())
  }

  /// The selector in Objective-C.
  var selectorName: String {
    selector ?? SelectorName.make(base, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
  }

  /// The full name, such as `tableView(_:didSelectRowAt:)`; the base name alone for a method without arguments.
  var reference: String {
    labels.isEmpty ? base : "\(base)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }
}

struct InitializerFacts: Codable, Equatable {
  var labels: [String?]
  /// The parameters with their parentheses, and what follows up to the body, as they are written.
  var signature: String
  var isConvenience = false
  var isRequired = false
  var isFailable = false
  /// Whether other files cannot call it.
  var isPrivate = false
  /// Whether it is marked as unavailable.
  var isUnavailable = false
}
