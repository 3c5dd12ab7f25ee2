/// A value with all of its properties, one a line. Dictionaries and sets are sorted, and objects have no address.
struct ValueDump {
  private(set) var text = ""
  private var seen: Set<ObjectIdentifier> = []

  init(_ value: Any) { add(value, name: nil, indent: 0) }

  private mutating func add(_ value: Any, name: String?, indent: Int) {
    let mirror = Mirror(reflecting: value)
    let children = Self.children(of: mirror)
    let isLoop = mirror.displayStyle == .class && !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
    let bullet = children.isEmpty ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    text += "\(String(repeating: " ", count: indent))\(bullet) \(label)\(Self.summary(of: value, mirror))"
    text += isLoop ? " (circular reference detected)\n" : "\n"
    guard !isLoop else { return }
    for child in children { add(child.value, name: child.label, indent: indent + 2) }
    if mirror.displayStyle == .class { seen.remove(ObjectIdentifier(value as AnyObject)) }
  }

  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    let own = Array(mirror.children) + (mirror.superclassMirror.map { children(of: $0) } ?? [])
    switch mirror.displayStyle {
    case .set, .dictionary: return own.sorted { "\($0.value)" < "\($1.value)" }
    default: return own
    }
  }

  private static func summary(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection, .set: return "\(count) \(count == 1 ? "element" : "elements")"
    case .dictionary: return "\(count) key/value \(count == 1 ? "pair" : "pairs")"
    case .optional where count == 0: return "Optional.none"
    case .optional: return "Optional<\(mirror.children.first.map { "\(type(of: $0.value))" } ?? "")>"
    case .tuple: return count > 0 ? "(\(count) elements)" : "()"
    case .enum where count == 0: return "\(type(of: value)).\(value)"
    case .enum, .struct, .class: return leaf(value) ?? "\(type(of: value))"
    default: return leaf(value) ?? "\(value)"
    }
  }

  private static func leaf(_ value: Any) -> String? {
    switch value {
    case let text as String: "\"\(text)\""
    case let text as Character: "\"\(text)\""
    case let number as any Numeric: "\(number)"
    case let truth as Bool: "\(truth)"
    default: nil
    }
  }
}
