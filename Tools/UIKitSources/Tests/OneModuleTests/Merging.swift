import OneModule
import SwiftIfConfig

/// Modules in a few words, and what they are in one.
struct Merging {
  /// For each module its name and its one file.
  var modules: [(name: String, text: String)]
  var outside = ""
  var conditions: [String] = []
  var changesAll = false
  /// Whether each module is a package of its own.
  var arePackages = false

  func merged() throws -> OneModule {
    let program = Program(
      modules: modules.map {
        Program.Module(
          name: $0.name, files: ["/\($0.name)/File.swift"], conditions: conditions,
          package: arePackages ? $0.name : "")
      },
      configuration: StaticBuildConfiguration(
        features: ["Embedded"], attributes: ["main"], targetArchitectures: ["wasm32"],
        languageVersion: VersionTuple(6), compilerVersion: VersionTuple(6, 3, 1)),
      interfaces: ["/outside.swift"])
    return try OneModule(program, changesAll: changesAll) { path in
      if path == "/outside.swift" { return [UInt8](outside.utf8) }
      return [UInt8](modules.first { path == "/\($0.name)/File.swift" }!.text.utf8)
    }
  }

  /// Returns the rest of the module's file, with every run of spaces as one. Lines stay.
  func text(of module: String) throws -> String {
    let text = String(decoding: try merged().files["\(module)-File.swift"]!, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  /// Returns the reasons for refusals, without the places.
  func reasons() -> [String] {
    do {
      _ = try merged()
      return []
    } catch let refusals as Refusals {
      return refusals.all.map(\.reason)
    } catch {
      return ["\(error)"]
    }
  }
}

/// A program of one file, above a module `Library`.
func program(_ text: String, library: String = "") -> Merging {
  Merging(modules: [("Library", library), ("App", text)])
}
