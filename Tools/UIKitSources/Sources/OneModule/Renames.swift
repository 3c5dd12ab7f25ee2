/// Chooses other names where two modules declare one, and refuses what has no other name.
///
/// A module's name is changed wherever the module writes it, whatever it means there: a local variable or a label is as good under
/// another name. So only names can be changed that no other module writes and that mean nothing of another module.
struct Renames {
  /// For each module the names that are changed.
  private(set) var names: [Set<String>]
  private(set) var refusals: [Refusal] = []
  /// A sentence for each name that is changed, with both places.
  private(set) var notes: [String] = []
  private let modules: [ModuleNames]
  private let program: Program
  private let outside: ModuleNames

  /// What Swift calls by its name.
  private static let fixed: Set = [
    "main", "wrappedValue", "projectedValue", "buildBlock", "buildExpression", "buildOptional", "buildEither",
    "buildArray",
    "buildFinalResult", "buildLimitedAvailability", "buildPartialBlock", "callAsFunction", "dynamicallyCall",
    "dynamicMember",
    "withArguments", "withKeywordArguments", "appendLiteral", "appendInterpolation", "module",
  ]

  /// `outside` is what can be imported and is not part of the program.
  init(_ clashes: [Clash], modules: [ModuleNames], program: Program, outside: ModuleNames) {
    self.modules = modules
    self.program = program
    self.outside = outside
    names = modules.map { _ in [] }
    for clash in clashes { resolve(clash) }
  }

  /// All names that may be changed, changed. For tests of what may be.
  init(all modules: [ModuleNames], program: Program, outside: ModuleNames) {
    self.init([], modules: modules, program: program, outside: outside)
    for module in modules.indices {
      names[module] = Set(
        modules[module].declarations.filter { $0.kind != .unnamed && canChange($0.name, in: module) }.map(
          \.name))
    }
  }

  static func newName(_ name: String, in module: String) -> String { "\(name)__\(module)" }

  private mutating func resolve(_ clash: Clash) {
    if clash.canBeNamed {
      if [clash.lower, clash.upper].contains(where: { names[$0].contains(clash.name) }) { return }
      if let module = [clash.lower, clash.upper].first(where: { canChange(clash.name, in: $0) }) {
        names[module].insert(clash.name)
        let new = Self.newName(clash.name, in: program.modules[module].name)
        notes.append("\(new): \(clash.lowerDeclaration.place) and \(clash.upperDeclaration.place)")
        return
      }
    }
    let (lower, upper) = (program.modules[clash.lower].name, program.modules[clash.upper].name)
    let name =
      clash.upperDeclaration.owner.map { "\($0).\(clash.upperDeclaration.fullName)" }
      ?? clash.upperDeclaration.fullName
    refusals.append(
      Refusal(
        place: clash.upperDeclaration.place,
        reason:
          "a page is one module, in which \(name) of \(upper) is \(clash.lowerDeclaration.fullName) of \(lower) too "
          + "(\(clash.lowerDeclaration.place)): rename one of them"))
  }

  private func canChange(_ name: String, in module: Int) -> Bool {
    let own = modules[module], below = modules[..<module] + [outside]
    let isGlobal = own.declarations.contains { $0.name == name && $0.owner == nil }
    return !Self.fixed.contains(name)
      && !own.declarations.contains { $0.name == name && ($0.isFixed || $0.isOverride) }
      && (module == modules.count - 1
        || !own.hasMember(name, for: own.package) && !own.hasGlobal(name, for: own.package))
      && !below.contains {
        $0.hasMember(name, for: own.package) || !isGlobal && $0.hasGlobal(name, for: own.package)
      }
  }
}
