/// The types that each type inherits from or conforms to, in all modules, itself or by way of others.
struct Ancestors {
  private let found: [String: Set<String>]

  init(_ modules: [ModuleNames]) {
    let types = modules.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    var inherited: [String: Set<String>] = [:]
    for module in modules {
      for (type, above) in module.inherited {
        inherited[type, default: []].formUnion(above.map { Self.named($0, within: type, types) })
      }
    }
    found = inherited.mapValues { direct in
      var all = direct, waiting = Array(direct)
      while let next = waiting.popLast() {
        for above in inherited[next] ?? [] where all.insert(above).inserted { waiting.append(above) }
      }
      return all
    }
  }

  func of(_ type: String) -> Set<String> { found[type] ?? [] }

  /// The type that is meant by a name in another type: one that lies in that type or around it.
  private static func named(_ name: String, within type: String, _ types: Set<String>) -> String {
    var scope = type.split(separator: ".")
    while !scope.isEmpty {
      scope.removeLast()
      let candidate = (scope + [Substring(name)]).joined(separator: ".")
      if types.contains(candidate) { return candidate }
    }
    return name
  }
}
