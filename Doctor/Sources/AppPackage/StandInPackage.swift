import Foundation
import XcodeProject

/// A package that stands for a module of Apple's. An app that imports the module gets the package as if its project had it.
struct StandInPackage {
  /// Apple's module.
  let module: String
  /// The products that stand for it, as the translator names their modules (`SystemModules`).
  let products: [String]
  let package: XcodeProject.RemotePackage

  /// What `docs/apps.md` names, with the versions that were tried.
  static let all = [
    StandInPackage(
      module: "Combine", products: ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"],
      package: .init(
        address: "https://github.com/OpenCombine/OpenCombine.git", requirement: "exactVersion",
        version: "0.14.0")),
    StandInPackage(
      module: "CryptoKit", products: ["Crypto"],
      package: .init(
        address: "https://github.com/apple/swift-crypto.git", requirement: "upToNextMajorVersion",
        version: "4.0.0")),
  ]

  /// The packages for what the Swift files among some files and folders import.
  static func needed(by files: [String], among packages: [StandInPackage] = all) -> [StandInPackage] {
    let sources = SourceFiles.list(files).lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    var missing = packages, found: [StandInPackage] = []
    for source in sources where !missing.isEmpty {
      found += missing.filter { $0.isImported(in: source) }
      missing.removeAll { package in found.contains { $0.module == package.module } }
    }
    return found
  }

  /// Whether a source imports the module, or a declaration of it.
  func isImported(in source: String) -> Bool {
    guard source.contains(module) else { return false }
    return source.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split { " \t;".contains($0) }
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy({ $0.hasPrefix("@") })
      else { return false }
      let names = words[(place + 1)...].prefix(2).map { $0.split(separator: ".")[0] }
      return names.contains { $0 == module }
    }
  }
}

extension PackageSources.Packages {
  /// The packages with those that stand for Apple's modules. A project's own requirement comes first.
  func adding(_ standIns: [StandInPackage]) -> Self {
    var result = self
    let known = Set(remote.map(\.identity))
    result.remote += standIns.map(\.package).filter { !known.contains($0.identity) }
    return result
  }
}

extension AppDescription {
  /// Gives the modules the products that stand for Apple's modules they import.
  mutating func addStandIns(_ needed: [StandInPackage], _ packages: PackageModules) {
    for index in modules.indices {
      for package in needed where !StandInPackage.needed(by: modules[index].files, among: [package]).isEmpty {
        modules[index].products += package.products.compactMap(packages.product(named:)).filter {
          !modules[index].products.contains($0)
        }
      }
    }
  }
}
