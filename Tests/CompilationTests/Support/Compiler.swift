import Foundation

/// Type-checks source text against the modules that this test run was built from.
struct Compiler {
  struct Diagnostics {
    /// The errors' texts by the line they stand on, lines counted from 1.
    let errors: [Int: String]
    let output: String
  }

  /// The folder of built modules next to the running test bundle.
  private static var modules: URL? {
    let bundle = CommandLine.arguments.lazy.compactMap { argument in
      argument.contains(".xctest") ? URL(fileURLWithPath: argument) : nil
    }
    let start = bundle.first ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = start.deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("Modules")
      let module = candidate.appendingPathComponent("Masonry.swiftmodule").path
      if FileManager.default.fileExists(atPath: module) { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// The name that Swift Package Manager gives the package, for access to what the modules share inside it.
  static var packageName: String {
    String(
      Repository.folder.lastPathComponent.lowercased().map { character in
        character.isLetter || character.isNumber ? character : "_"
      })
  }

  /// The option that gives a module access to what the modules share inside the package.
  static var inPackage: [String] { ["-package-name", packageName] }

  /// Compiles `source` without generating code.
  func check(_ source: String, options: [String] = []) throws -> Diagnostics {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    guard let modules = Self.modules else { throw Missing.modules }
    let output = try run(
      ["swiftc", "-swift-version", "6", "-typecheck", "-diagnostic-style", "llvm", "-I", modules.path]
        + options + [file.path])
    return Diagnostics(errors: errors(in: output, of: file), output: output)
  }

  /// Compiles a module from sources that may import those this test run was built from and those in `folder`, and leaves
  /// it there. Returns what the compiler prints.
  func makeModule(_ name: String, _ sources: [URL], options: [String] = [], in folder: URL) throws -> String {
    let result = folder.appendingPathComponent("\(name).swiftmodule").path
    // The module as a whole: otherwise the compiler starts once for each file.
    let whole = ["-whole-module-optimization", "-emit-module", "-emit-module-path", result]
    return try compile(name, sources, options: whole + options, in: folder)
  }

  /// Compiles a module from its one source as text.
  func makeModule(_ name: String, _ source: String, options: [String] = [], in folder: URL) throws -> String {
    let file = folder.appendingPathComponent("\(name).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try makeModule(name, [file], options: options, in: folder)
  }

  /// Compiles a module as a framework for others to link is, and leaves nothing but its interface in `folder`.
  func makeInterface(_ name: String, _ sources: [URL], options: [String] = [], in folder: URL) throws
    -> String
  {
    let interface = folder.appendingPathComponent("\(name).swiftinterface").path
    let options =
      ["-enable-library-evolution", "-emit-module-interface-path", interface] + options
    let output = try makeModule(name, sources, options: options, in: folder)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("\(name).swiftmodule"))
    return output
  }

  /// Compiles a module together with its code, for programs that may use what is internal.
  func makeObject(_ name: String, _ sources: [URL], options: [String] = [], in folder: URL) throws -> String {
    let object = folder.appendingPathComponent("\(name).o").path
    let options = ["-c", "-enable-testing"] + Self.inPackage + options
    return try makeModule(name, sources, options: options + ["-o", object], in: folder)
  }

  /// Compiles a program that imports built modules, links it with the objects of those that are named, and runs it. Returns what it prints.
  func runProgram(_ source: URL, on built: BuiltModules, linking modules: [String], in folder: URL) throws
    -> String
  {
    let message = try makeObject("Program", [source], options: built.option, in: folder)
    let objects = built.objects(modules) + [folder.appendingPathComponent("Program.o")]
    let (failure, output) = try link(objects, in: folder)
    return message.contains("error:") ? message : failure + output
  }

  private func link(_ objects: [URL], in folder: URL) throws -> (message: String, output: String) {
    let program = folder.appendingPathComponent("program").path
    let message = try run(["swiftc", "-o", program] + objects.map(\.path))
    return (message, try run([program]))
  }

  /// Runs the compiler on a module's sources, which may import those this test run was built from and those in `folder`.
  func compile(_ name: String, _ sources: [URL], options: [String], in folder: URL) throws -> String {
    guard let modules = Self.modules else { throw Missing.modules }
    let language = ["swiftc", "-swift-version", "6", "-module-name", name, "-parse-as-library"]
    return try run(language + options + ["-I", folder.path, "-I", modules.path] + sources.map(\.path))
  }

  /// The folder of the compiler's libraries.
  func resourceFolder() throws -> URL {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let output = try run(["swiftc", "-print-target-info"])
    let paths = try JSONDecoder().decode(Target.self, from: Data(output.utf8)).paths
    return URL(fileURLWithPath: paths.runtimeResourcePath)
  }

  /// A manifest as JSON. It has a build folder of its own: the run of the tests holds the package's until it ends.
  func dumpPackage(in folder: URL) throws -> Data {
    try Repository.withTemporaryFolder { scratch in
      let paths = ["--package-path", folder.path, "--scratch-path", scratch.path]
      let output = try run(["swift", "package"] + paths + ["dump-package"])
      return Data(output.drop { $0 != "{" }.utf8)
    }
  }

  enum Missing: Error { case modules }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Errors with the notes that follow them, by line.
  private func errors(in output: String, of file: URL) -> [Int: String] {
    var errors: [Int: String] = [:]
    var line: Int?
    for text in output.split(separator: "\n") {
      let parts = text.split(separator: ":", maxSplits: 3)
      if parts.count == 4, parts[0].hasSuffix(file.lastPathComponent), parts[3].hasPrefix(" error") {
        line = Int(parts[1])
      }
      if let line, text.contains("error:") || text.contains("note:") {
        errors[line, default: ""] += text + "\n"
      }
    }
    return errors
  }
}
