/// What an import of a module becomes.
enum ImportedModule: Equatable {
  /// The module exists under this name.
  case kept
  /// Other modules stand for it; none for a module whose members other imports bring.
  case replaced(by: [String])
  /// There is no such module.
  case missing
}

/// The modules that the sources of an app can import.
struct SystemModules {
  /// Modules of the toolchain on Linux.
  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Distributed", "Glibc", "Observation", "RegexBuilder", "Synchronization",
    "Testing", "XCTest", "_Concurrency", "_StringProcessing",
  ]
  /// Modules of this package under Apple's names.
  private static let named: Set<String> = ["UIKit", "CoreGraphics", "QuartzCore", "CoreText"]
  /// Modules that are replaced. Those whose names other packages ask `canImport` for, in order to use Apple's
  /// interfaces, have other names here.
  private static let replaced: [String: [String]] = [
    "ObjectiveC": ["ObjectiveCRuntime"], "os": ["UnifiedLogging"], "OSLog": ["UnifiedLogging"],
    "Darwin": ["Foundation"], "CoreFoundation": ["Foundation"], "MachO": ["Foundation"],
    "ImageIO": ["CoreGraphics"], "MobileCoreServices": [], "UniformTypeIdentifiers": [],
  ]

  /// The modules of the target's dependencies.
  var available: Set<String> = []
  /// What the configuration replaces.
  var configured: [String: [String]] = [:]

  func importing(_ name: String) -> ImportedModule {
    if let modules = configured[name] { return .replaced(by: modules) }
    if Self.toolchain.contains(name) || Self.named.contains(name) || available.contains(name) {
      return .kept
    }
    return Self.replaced[name].map { .replaced(by: $0) } ?? .missing
  }

  /// Whether `canImport` is made true. False where the compiler decides, as it does by the modules it finds.
  func isImportable(_ name: String) -> Bool {
    if let modules = configured[name] { return !modules.isEmpty }
    return Self.named.contains(name) || name == "os" || name == "OSLog"
  }
}
