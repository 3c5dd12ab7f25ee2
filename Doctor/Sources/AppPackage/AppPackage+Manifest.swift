import Foundation

/// The manifest of an app's package, and the configurations of its modules.
extension AppPackage {
  var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // Swift Package Manager lists the files of an app again when this file changes: \(FileList(app.modules.flatMap(\.files)).mark).
    let package = Package(
      name: "\(app.app.name)Screens",
      dependencies: [
    \(packages.map { "    \($0)," }.joined(separator: "\n"))
      ],
      targets: [
    \((app.modules.map(target) + (hasScreens ? [screensTarget] : []) + ownPrograms.map(target)).joined(separator: "\n"))
      ]
    )

    """
  }

  /// Tests name the controllers themselves.
  var hasScreens: Bool { ownPrograms != [.tests] }

  private var packages: [String] {
    [
      ".package(name: \"Masonry\", path: \(place(masonry.path).asLiteral))",
      ".package(name: \"UIKitSources\", path: \(place(masonry.path + "/Tools/UIKitSources").asLiteral))",
    ] + app.packages.map { ".package(path: \(place($0).asLiteral))" }
  }

  private func target(_ module: AppDescription.Module) -> String {
    var settings = [".swiftLanguageMode(.v\(module.languageMode))"]
    if module.isolatesToMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    settings += module.conditions.map { ".define(\($0.asLiteral))" }
    // One round of errors then shows those of all files.
    if leavesOutErrors { settings.append(#".unsafeFlags(["-continue-building-after-errors"])"#) }
    var known: Set<String> = []
    let own =
      module.dependencies.map(\.asLiteral)
      + module.products.map { product in
        let identity = (product.package as NSString).lastPathComponent
        return ".product(name: \(product.name.asLiteral), package: \(identity.asLiteral))"
      }
    let needed = own.filter { known.insert($0).inserted }.map { $0 + ", " }.joined()
    return """
          .target(
            name: \(module.name.asLiteral),
            dependencies: [
              \(needed).product(name: "OpenUIKit", package: "Masonry"), .product(name: "UIKitModules", package: "UIKitSources"),
            ],
            exclude: ["UIKitSources.json"],
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: "UIKitSources", package: "UIKitSources")]),
      """
  }

  private var screensTarget: String {
    """
        .target(
          name: "MasonryScreens",
          dependencies: [\(app.app.name.asLiteral), .product(name: "OpenUIKit", package: "Masonry")]),
    """
  }

  private func target(_ program: Program) -> String {
    let (kind, needed) =
      switch program {
      case .draw:
        ("executableTarget", [screensModule, product("OpenUIKitCairo"), product("OpenUIKitImages")])
      case .window:
        (
          "executableTarget",
          [
            screensModule, product("OpenUIKitGTK"), product("OpenUIKitCairo"), product("OpenUIKitImages"),
            product("OpenUIKit"),
          ]
        )
      case .page: ("executableTarget", [app.app.name.asLiteral, product("OpenUIKitWeb")])
      case .tests: ("testTarget", [app.app.name.asLiteral, product("LayoutTesting"), product("OpenUIKit")])
      }
    let exclude = program == .tests ? ", exclude: [\"LayoutSnapshots\"]" : ""
    return """
          .\(kind)(
            name: \(program.rawValue.asLiteral),
            dependencies: [\(needed.joined(separator: ", "))]\(exclude)),
      """
  }

  private var screensModule: String { "\"MasonryScreens\"" }

  private func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"Masonry\")" }

  func configuration(of module: AppDescription.Module) throws -> String {
    let folder = self.folder.appendingPathComponent("Sources/\(module.name)")
    var values: [String: Any] = ["sources": module.files.map { place($0, from: folder) }]
    if let name = module.mainStoryboard { values["mainStoryboard"] = name }
    if leavesOutErrors { values["cuts"] = place(cutsFile.path, from: folder) }
    let data = try JSONSerialization.data(
      withJSONObject: values, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A path as the package names it.
  private func place(_ path: String, from start: URL? = nil) -> String {
    guard keptWith != nil else { return path }
    return Self.relative(path, from: (start ?? folder).path)
  }

  /// A path relative to a folder.
  static func relative(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/"), start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let parts = [Substring](repeating: "..", count: start.count - common) + target[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
