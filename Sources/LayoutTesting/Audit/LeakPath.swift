/// The references to an object that stays in memory, as far as the properties of the other objects show them.
///
/// The properties of a closure are not visible. Those of the object that are closures are named, because they often hold it.
struct LeakPath: ViewTreeConfined {
  private let steps: [String]
  private let closures: [String]

  init(to object: UIResponder, among others: [UIResponder]) {
    var steps: [String] = []
    var (current, seen): (UIResponder, Set<ObjectIdentifier>) = (object, [ObjectIdentifier(object)])
    while let (holder, property) = Self.holder(of: current, among: others), steps.count < 6 {
      steps.append("\(type(of: holder)).\(property)")
      guard seen.insert(ObjectIdentifier(holder)).inserted else { break }
      current = holder
    }
    self.steps = steps
    closures = Self.properties(of: object).filter { Self.isClosure($0.value) }.map(\.name)
  }

  var description: String {
    var parts: [String] = []
    if !steps.isEmpty { parts.append("held by " + steps.joined(separator: ", held by ")) }
    if !closures.isEmpty {
      parts.append("its closures \(closures.joined(separator: ", ")) may hold it: capture [weak self]")
    }
    guard parts.isEmpty else { return parts.joined(separator: "; ") }
    return "a closure, a timer, an observer or a static property outside of the screen holds it"
  }

  private static func holder(of object: UIResponder, among others: [UIResponder]) -> (UIResponder, String)? {
    for other in others where other !== object && !other.isOfSystemKit {
      for property in properties(of: other) where holds(property.value, object) {
        return (other, property.name)
      }
    }
    return nil
  }

  /// Whether a value is an object, or an array with it.
  private static func holds(_ value: Any, _ object: UIResponder) -> Bool {
    if let other = value as? UIResponder { return other === object }
    if let others = value as? [UIResponder] { return others.contains { $0 === object } }
    return false
  }

  private static func isClosure(_ value: Any) -> Bool { "\(type(of: value))".contains("->") }

  /// The stored properties of an app's classes.
  private static func properties(of object: UIResponder) -> [(name: String, value: Any)] {
    var properties: [(name: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !isOfSystemKit(current.subjectType) {
      for child in current.children {
        if let name = child.label {
          properties.append((name.replacingPrefix("$__lazy_storage_$_"), child.value))
        }
      }
      mirror = current.superclassMirror
    }
    return properties
  }

  private static func isOfSystemKit(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("OpenUIKit") || name.hasPrefix("UIKit") || name.hasPrefix("__C.")
      || name.hasPrefix("UI")
  }
}

extension UIResponder {
  /// Whether the class is the system's, and none of an app.
  var isOfSystemKit: Bool {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("OpenUIKit") || name.hasPrefix("UIKit") || name.hasPrefix("UI")
  }
}

extension String {
  /// The string without a beginning, or as it is.
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
