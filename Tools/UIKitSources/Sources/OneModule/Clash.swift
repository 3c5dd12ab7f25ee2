/// A name that two modules declare, and that would mean one thing in one module.
struct Clash {
  let name: String
  /// The places of the modules in their order. The upper imports the lower, or may.
  let lower: Int
  let upper: Int
  /// Whether another name can distinguish the two. Initializers, subscripts and operators have none.
  let canBeNamed: Bool
  let lowerDeclaration: Declaration
  let upperDeclaration: Declaration
}

/// Finds the names that two modules declare where one can see the other's, once they are one.
struct ClashFinder {
  private let modules: [ModuleNames]
  private let ancestors: Ancestors

  init(_ modules: [ModuleNames]) {
    self.modules = modules
    ancestors = Ancestors(modules)
  }

  func clashes() -> [Clash] {
    var result: [Clash] = []
    for upper in modules.indices {
      let byName = Dictionary(grouping: modules[upper].declarations, by: \.name)
      for lower in 0..<upper {
        for below in modules[lower].declarations {
          for above in byName[below.name] ?? []
          where !(below.isPrivate && above.isPrivate) && !above.isOverride {
            guard let canBeNamed = clash(below, above, lower: lower, upper: upper) else { continue }
            result.append(
              Clash(
                name: below.name, lower: lower, upper: upper, canBeNamed: canBeNamed, lowerDeclaration: below,
                upperDeclaration: above))
          }
        }
      }
    }
    return result
  }

  /// Whether two declarations of one name clash, and if they do, whether another name for one of them is the answer.
  private func clash(_ below: Declaration, _ above: Declaration, lower: Int, upper: Int) -> Bool? {
    let isVisible =
      below.isPublic || below.access == .package && modules[lower].package == modules[upper].package
    switch (below.owner, above.owner) {
    case (nil, nil):
      // A type or a value of the upper module hides one of the lower that it sees. Functions stand beside each other.
      guard isTaken(below, above) else { return nil }
      return below.kind != .unnamed && !(isVisible && below.kind == .function)
    case (let owner?, let other?):
      guard isTaken(below, above) else { return nil }
      if isVisible { return owner == other && below.kind != .type ? false : nil }
      if below.kind == .unnamed { return inherits(other, from: owner, orIsSame: true) ? false : nil }
      return inherits(other, from: owner, orIsSame: true) || inherits(owner, from: other, orIsSame: false)
        ? true : nil
    case (let owner?, nil):
      // In types that inherit from the lower module's, its member is found first.
      guard !isVisible, !below.isPrivate, below.kind != .unnamed else { return nil }
      let isNear = modules[upper].inherited.keys.contains { inherits($0, from: owner, orIsSame: true) }
      return isNear || modules[upper].declarations.contains { $0.owner == owner } ? true : nil
    case (nil, let other?):
      // In the lower module's type, the member that the upper one adds is found first.
      let isForeign = !modules[upper].types.contains(other)
      return isForeign && below.kind != .unnamed && !isVisible ? true : nil
    }
  }

  /// Whether the two cannot stand beside each other in one type: functions can that differ in their labels.
  private func isTaken(_ below: Declaration, _ above: Declaration) -> Bool {
    below.fullName == above.fullName || below.kind != above.kind
  }

  private func inherits(_ type: String, from other: String, orIsSame: Bool) -> Bool {
    type == other ? orIsSame : ancestors.of(type).contains(other)
  }
}
