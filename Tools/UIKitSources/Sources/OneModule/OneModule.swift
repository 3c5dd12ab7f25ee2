import SwiftSyntax

/// Puts the Swift sources of a program and of its libraries into one module.
///
/// A compiler drops what nothing calls only where it sees every caller: within a module, for what is not public.
public struct OneModule {
  /// The files of the module, by name.
  public private(set) var files: [String: [UInt8]] = [:]
  /// Names that are other than in the sources, since two modules declare them.
  public private(set) var notes: [String] = []

  /// Throws `Refusals`. `read` returns the bytes of a path; `changesAll` changes every name that may be, for tests.
  public init(_ program: Program, changesAll: Bool = false, read: (String) throws -> [UInt8]) throws {
    var sources = try Self.parsed(program, read)
    var operators = Operators()
    for module in sources.indices {
      for file in sources[module].indices { operators.drop(from: &sources[module][file]) }
    }
    let names = zip(program.modules, sources).map { module, files in
      files.reduce(into: ModuleNames(package: module.package)) {
        $0 = DeclarationCollector(adding: $1, to: $0).names
      }
    }
    let outside = try Self.outside(program, read)
    let renames =
      changesAll
      ? Renames(all: names, program: program, outside: outside)
      : Renames(ClashFinder(names).clashes(), modules: names, program: program, outside: outside)
    notes = renames.notes
    var refusals = operators.refusals + renames.refusals
    for (index, module) in program.modules.enumerated() {
      let context = Self.context(program, names, changed: renames.names[index], in: index)
      let folder = Self.commonFolder(module.files)
      for file in sources[index] {
        let writer = Writer(file, context: context)
        refusals += writer.refusals
        var written = file
        written.text = writer.text
        files[file.nameInOneModule(folder: folder)] = written.written
      }
    }
    if !refusals.isEmpty { throw Refusals(all: refusals) }
  }

  private static func parsed(_ program: Program, _ read: (String) throws -> [UInt8]) throws -> [[SourceFile]]
  {
    var refusals: [Refusal] = []
    let sources = try program.modules.map { module in
      let configuration = PageConfiguration(program: program, module: module)
      return try module.files.compactMap { path -> SourceFile? in
        do {
          return try SourceFile(
            module: module.name, path: path, bytes: read(path), configuration: configuration)
        } catch let found as Refusals {
          refusals += found.all
          return nil
        }
      }
    }
    if !refusals.isEmpty { throw Refusals(all: refusals) }
    return sources
  }

  /// The names of what is not part of the program. Of C all words count.
  private static func outside(_ program: Program, _ read: (String) throws -> [UInt8]) throws -> ModuleNames {
    let configuration = PageConfiguration(program: program, module: .init(name: "", files: []))
    var names = ModuleNames()
    for path in program.interfaces {
      let file = try SourceFile(module: "", path: path, bytes: read(path), configuration: configuration)
      names = DeclarationCollector(adding: file, to: names).names
    }
    for path in program.headers {
      let words = String(decoding: try read(path), as: UTF8.self).split {
        !($0.isLetter || $0.isNumber || $0 == "_")
      }
      names.publicMembers.formUnion(words.map(String.init))
    }
    return names
  }

  private static func context(
    _ program: Program, _ names: [ModuleNames], changed: Set<String>, in module: Int
  ) -> Writer.Context {
    let modules = Set(program.modules.map(\.name))
    let types = names.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    let declared = Set(names[module].declarations.map(\.name))
    let package = names[module].package
    let isPublic = { (name: String) in names[..<module].contains { $0.hasMember(name, for: package) } }
    var new: [String: String] = [:]
    for name in changed {
      new[name] = Renames.newName(name, in: program.modules[module].name)
      // The wrapper of a property, and what it projects. A member of a lower module can have the same name.
      for prefix in ["_", "$"] where !declared.contains(prefix + name) && !isPublic(prefix + name) {
        new[prefix + name] = prefix + new[name]!
      }
    }
    return Writer.Context(
      modules: modules, qualifiers: modules.subtracting(types), types: types, changed: new)
  }

  /// The folder that all files of a module lie in.
  private static func commonFolder(_ paths: [String]) -> String {
    let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = folders.first else { return "" }
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }
}
