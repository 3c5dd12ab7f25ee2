import SwiftIfConfig
import SwiftSyntax

/// The parts of a file that the compiler reads on an iPhone's simulator, as the translation has it.
struct Activity {
  private let regions: ConfiguredRegions?

  init(_ tree: SourceFileSyntax, modules: SystemModules) {
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    regions =
      finder.hasConditions ? tree.configuredRegions(in: SimulatorConfiguration(modules: modules)) : nil
  }

  func isActive(_ node: some SyntaxProtocol) -> Bool {
    regions?.isActive(node) != .inactive
  }
}

private final class ConditionFinder: SyntaxVisitor {
  private(set) var hasConditions = false

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    hasConditions = true
    return .skipChildren
  }
}

/// The meaning of conditions in translated sources.
struct SimulatorConfiguration: BuildConfiguration {
  let modules: SystemModules

  func isCustomConditionSet(name: String) throws -> Bool { name == "DEBUG" || name == "SWIFT_PACKAGE" }
  func hasFeature(name: String) throws -> Bool { false }
  func hasAttribute(name: String) throws -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) throws -> Bool {
    guard let name = importPath.first?.1 else { return false }
    return modules.isImportable(name) || modules.importing(name) == .kept
  }
  func isActiveTargetOS(name: String) throws -> Bool { name == "iOS" || name == "Linux" }
  func isActiveTargetArchitecture(name: String) throws -> Bool { name == "x86_64" }
  func isActiveTargetEnvironment(name: String) throws -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) throws -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) throws -> Bool { false }
  func isActiveTargetObjectFormat(name: String) throws -> Bool { name == "ELF" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
