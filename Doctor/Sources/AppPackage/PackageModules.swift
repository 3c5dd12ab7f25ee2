import Foundation

/// The modules that products of packages become: those whose sources are translated, and packages that are built as they are.
public struct PackageModules {
  /// The modules, those that need nothing first.
  public internal(set) var modules: [AppDescription.Module] = []
  /// The folders of the packages that are built as they are, and of those that they need.
  public internal(set) var direct: [String] = []
  /// The remarks about what is left out, a line each.
  public internal(set) var remarks: [String] = []
  /// The modules of each product, or the product itself.
  var products: [String: Product] = [:]

  enum Product {
    case modules([String])
    case product(AppDescription.PackageProduct)
  }

  /// Whether a product has been found.
  func has(_ product: String) -> Bool { products[product] != nil }

  /// The names of the modules of a product.
  func modules(of product: String) -> [String] {
    if case .modules(let names) = products[product] { names } else { [] }
  }

  /// A product that is built as it is; nil for another one.
  func product(named name: String) -> AppDescription.PackageProduct? {
    if case .product(let product) = products[name] { product } else { nil }
  }
}

/// Makes the modules of products, from the manifests of all packages that an app has.
///
/// The sources of a package are translated, as those of the app. A package with C is built as it is, and so are all that it needs: a module
/// must not be there twice.
struct PackageModuleMaker {
  private let manifests: [String: PackageManifest]
  /// The identities of the packages that each one needs.
  private let needs: [String: [String]]
  private var made = PackageModules()
  private var open: Set<String> = []
  private var direct: Set<String> = []
  private var translated: [String: Bool] = [:]

  init(_ manifests: [String: PackageManifest], needs: [String: [String]]) {
    (self.manifests, self.needs) = (manifests, needs)
  }

  /// The modules of some products, and of all that they need.
  mutating func modules(for products: [String]) -> PackageModules {
    let start = products.compactMap { place(of: $0, in: nil)?.identity }
    for identity in closure(of: start) where hasC(identity) { direct.formUnion(closure(of: [identity])) }
    for product in products { addProduct(product, from: nil) }
    made.direct = direct.sorted().compactMap { manifests[$0]?.folder.path }
    return made
  }

  private func closure(of identities: [String]) -> Set<String> {
    var (found, waiting): (Set<String>, [String]) = ([], identities)
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += needs[next] ?? [] }
    }
    return found
  }

  /// Whether a target that a product needs is written in C. Objective-C, macros and frameworks without sources are left out instead.
  private func hasC(_ identity: String) -> Bool {
    guard let manifest = manifests[identity] else { return false }
    return manifest.targets.contains {
      ["regular", "system"].contains($0.kind) && language(of: $0, in: manifest) == .c
    }
  }

  private enum Language { case swift, c, objectiveC, none }

  private func language(of target: PackageManifest.Target, in manifest: PackageManifest) -> Language {
    if target.kind == "system" { return .c }
    let kinds = Set(manifest.files(of: target).map { ($0 as NSString).pathExtension })
    if kinds.contains("swift") { return .swift }
    if kinds.contains("m") || kinds.contains("mm") { return .objectiveC }
    return kinds.isDisjoint(with: ["c", "cc", "cpp", "cxx", "S"]) ? .none : .c
  }

  /// The package that has a product, those that a package needs first.
  private func place(of product: String, in package: String?) -> (
    identity: String, manifest: PackageManifest
  )? {
    let named = package.flatMap { package in
      manifests.first {
        $0.key == package.lowercased() || $0.value.name == package
          || $0.value.folder.lastPathComponent.lowercased() == package.lowercased()
      }
    }
    let found = named ?? manifests.sorted { $0.key < $1.key }.first { $0.value.products[product] != nil }
    return found.flatMap { $0.value.products[product] == nil ? nil : (identity: $0.key, manifest: $0.value) }
  }

  /// Adds a product, and returns the modules and products that stand for it.
  private mutating func addProduct(_ name: String, from package: String?) {
    guard made.products[name] == nil, let (identity, manifest) = place(of: name, in: package) else { return }
    if direct.contains(identity) {
      made.products[name] = .product(.init(name: name, package: manifest.folder.path))
      return
    }
    made.products[name] = .modules([])
    let targets = manifest.products[name] ?? []
    made.products[name] = .modules(targets.filter { addTarget($0, of: manifest) })
  }

  /// Adds the module of a target after those that it needs. False if it is left out.
  private mutating func addTarget(_ name: String, of manifest: PackageManifest) -> Bool {
    let key = "\(manifest.folder.path)\n\(name)"
    if let known = translated[key] { return known }
    guard open.insert(key).inserted, let target = manifest.targets.first(where: { $0.name == name }) else {
      return false
    }
    guard target.kind == "regular" || target.kind == "executable",
      language(of: target, in: manifest) == .swift
    else {
      made.remarks.append("\(manifest.name) needs \(name), which is left out: \(reason(target, manifest))")
      translated[key] = false
      return false
    }
    var module = self.module(target, of: manifest)
    for dependency in target.dependencies { add(dependency, to: &module, of: manifest) }
    made.modules.append(module)
    translated[key] = true
    return true
  }

  private func reason(_ target: PackageManifest.Target, _ manifest: PackageManifest) -> String {
    switch target.kind {
    case "binary": "it has no sources"
    case "macro", "plugin": "it is a program of the compiler"
    default:
      language(of: target, in: manifest) == .objectiveC ? "there is no Objective-C" : "it has no Swift files"
    }
  }

  private mutating func add(
    _ dependency: PackageManifest.Dependency, to module: inout AppDescription.Module,
    of manifest: PackageManifest
  ) {
    if dependency.package == nil, manifest.targets.contains(where: { $0.name == dependency.name }) {
      if addTarget(dependency.name, of: manifest) { module.dependencies.append(dependency.name) }
      return
    }
    addProduct(dependency.name, from: dependency.package)
    module.dependencies += made.modules(of: dependency.name)
    if let product = made.product(named: dependency.name) { module.products.append(product) }
  }

  private func module(_ target: PackageManifest.Target, of manifest: PackageManifest) -> AppDescription.Module
  {
    let folder = manifest.folder(of: target).path
    let all = manifest.files(of: target)
    // A folder such as an asset catalogue is named as a whole.
    let resources = target.resources.map { "\(folder)/\($0)" }.filter(FileManager.default.fileExists)
    var module = AppDescription.Module(
      name: target.name, files: all.filter { $0.hasSuffix(".swift") } + resources)
    module.languageMode = manifest.languageMode >= 6 ? 6 : 5
    module.conditions = target.conditions + ["SWIFT_PACKAGE"]
    module.isolatesToMainActor = target.isolatesToMainActor
    return module
  }
}
