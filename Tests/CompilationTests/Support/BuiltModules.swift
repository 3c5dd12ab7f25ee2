import Foundation

/// Modules that several tests need, compiled once for all of them, with their code.
struct BuiltModules: Sendable {
  /// The folder of the modules and their objects, which exists until the process ends.
  let folder: URL
  /// The messages of the compiler about each module.
  let messages: [String: String]

  /// The language and the carousel on the stand-in for AppKit. Tests that wait for it suspend, so others run meanwhile.
  static let onAppKit = Task {
    try BuiltModules([
      ("AppKit", Repository.appKit), ("UIKitShim", try Repository.sources("UIKitShim")),
      ("Masonry", try Repository.sources("Masonry")), ("iCarousel", try Repository.sources("iCarousel")),
    ])
  }

  private init(_ modules: [(name: String, sources: [URL])]) throws {
    let folder = Self.root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var messages: [String: String] = [:]
    for module in modules {
      messages[module.name] = try Compiler().makeObject(module.name, module.sources, in: folder)
    }
    (self.folder, self.messages) = (folder, messages)
  }

  /// The folder of all built modules of this process, which the end of the process removes.
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: BuiltModules.root) }
    return FileManager.default.temporaryDirectory.appendingPathComponent(
      "BuiltModules-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  /// The option with which the compiler finds the modules.
  var option: [String] { ["-I", folder.path] }

  /// The objects of modules, to be linked.
  func objects(_ names: [String]) -> [URL] { names.map { folder.appendingPathComponent("\($0).o") } }
}
