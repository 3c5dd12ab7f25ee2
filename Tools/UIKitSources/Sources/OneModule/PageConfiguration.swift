import SwiftIfConfig
import SwiftSyntax

/// What `#if` depends on in one module of a program.
struct PageConfiguration: BuildConfiguration {
  let compiler: StaticBuildConfiguration
  let conditions: Set<String>
  let importable: Set<String>

  init(program: Program, module: Program.Module) {
    compiler = program.configuration
    conditions = Set(module.conditions)
    importable = Set(program.importable).union(program.modules.map(\.name))
  }

  func isCustomConditionSet(name: String) -> Bool {
    conditions.contains(name) || compiler.isCustomConditionSet(name: name)
  }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.count == 1 && importable.contains(importPath[0].1)
  }

  func hasFeature(name: String) -> Bool { compiler.hasFeature(name: name) }
  func hasAttribute(name: String) -> Bool { compiler.hasAttribute(name: name) }
  func isActiveTargetOS(name: String) -> Bool { compiler.isActiveTargetOS(name: name) }
  func isActiveTargetArchitecture(name: String) -> Bool { compiler.isActiveTargetArchitecture(name: name) }
  func isActiveTargetEnvironment(name: String) -> Bool { compiler.isActiveTargetEnvironment(name: name) }
  func isActiveTargetRuntime(name: String) -> Bool { compiler.isActiveTargetRuntime(name: name) }
  func isActiveTargetPointerAuthentication(name: String) -> Bool {
    compiler.isActiveTargetPointerAuthentication(name: name)
  }
  func isActiveTargetObjectFormat(name: String) -> Bool { compiler.isActiveTargetObjectFormat(name: name) }

  var targetPointerBitWidth: Int { compiler.targetPointerBitWidth }
  var targetAtomicBitWidths: [Int] { compiler.targetAtomicBitWidths }
  var endianness: Endianness { compiler.endianness }
  var languageVersion: VersionTuple { compiler.languageVersion }
  var compilerVersion: VersionTuple { compiler.compilerVersion }
}
