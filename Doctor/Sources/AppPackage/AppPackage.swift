import Foundation

/// The package that builds an app and draws its screens. It lies in a folder of its own, and nothing of the app's folder is changed.
public struct AppPackage {
  /// The folder of the package.
  public let folder: URL
  /// The app.
  public let app: AppDescription
  /// The checkout of Masonry that the package builds on.
  let masonry: URL
  /// The controllers that the program can make, besides the first screen.
  public private(set) var controllers: [String]
  /// Whether what the compiler refuses is left out. Otherwise the app has to compile as it is.
  public let leavesOutErrors: Bool
  /// Whether the app starts by its delegate.
  private(set) var launches = true
  let scan: ClassScan

  /// Creates the description of a package, which `write()` writes.
  public init(_ app: AppDescription, in folder: URL, masonry: URL, leavesOutErrors: Bool = true) {
    (self.app, self.folder, self.masonry) = (app, folder, masonry)
    self.leavesOutErrors = leavesOutErrors
    scan = ClassScan(app.app.files)
    controllers = scan.controllers
  }

  /// Leaves out controllers that cannot be made without arguments.
  public mutating func leaveOut(_ names: [String]) { controllers.removeAll(where: names.contains) }

  /// Leaves out the launch of the app, whose delegate is missing.
  public mutating func leaveOutLaunch() { launches = false }

  /// Writes the files of the package. Those that are the same keep their dates, so that a second build does nothing.
  public func write() throws {
    try write("Package.swift", manifest)
    for module in app.modules {
      try write("Sources/\(module.name)/UIKitSources.json", configuration(of: module))
      try write(
        "Sources/\(module.name)/StandIns.swift", "// Swift Package Manager needs a file in the target.\n")
    }
    try write(Self.programFile, program)
    try write(Self.screensFile, screens)
    guard leavesOutErrors, !FileManager.default.fileExists(atPath: cutsFile.path) else { return }
    try write(cutsFile.lastPathComponent, #"{ "cuts": [], "files": {}, "platform": "" }"#)
  }

  static let programFile = "Sources/Draw/main.swift"

  /// The file in which line `firstLine + n` makes the controller `n`.
  static let screensFile = "Sources/Draw/Screens.swift"
  static let firstLine = 7

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  // MARK: Files

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // Swift Package Manager lists the files of an app again when this file changes: \(FileList(app.modules.flatMap(\.files)).mark).
    let package = Package(
      name: "\(app.app.name)Screens",
      dependencies: [
        .package(name: "Masonry", path: \(quoted(masonry.path))),
        .package(name: "UIKitSources", path: \(quoted(masonry.path + "/Tools/UIKitSources"))),
      ],
      targets: [
    \(app.modules.map(target).joined(separator: "\n"))
        .executableTarget(
          name: "Draw",
          dependencies: [
            \(quoted(app.app.name)), .product(name: "OpenUIKitCairo", package: "Masonry"),
            .product(name: "OpenUIKitImages", package: "Masonry"),
          ]),
      ]
    )

    """
  }

  private func target(_ module: AppDescription.Module) -> String {
    var settings = [".swiftLanguageMode(.v\(module.languageMode))"]
    if module.isolatesToMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    settings += module.conditions.map { ".define(\(quoted($0)))" }
    // One round of errors then shows those of all files.
    if leavesOutErrors { settings.append(#".unsafeFlags(["-continue-building-after-errors"])"#) }
    let own = module.dependencies.map { quoted($0) + ", " }.joined()
    return """
          .target(
            name: \(quoted(module.name)),
            dependencies: [
              \(own).product(name: "OpenUIKit", package: "Masonry"), .product(name: "UIKitModules", package: "UIKitSources"),
            ],
            exclude: ["UIKitSources.json"],
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: "UIKitSources", package: "UIKitSources")]),
      """
  }

  private func configuration(of module: AppDescription.Module) throws -> String {
    var values: [String: Any] = ["sources": module.files]
    if let name = module.mainStoryboard { values["mainStoryboard"] = name }
    if leavesOutErrors { values["cuts"] = cutsFile.path }
    let data = try JSONSerialization.data(
      withJSONObject: values, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }

  /// One line for each controller, so that an error of the compiler names it.
  private var screens: String {
    let lines = controllers.map { "  if name == \"\($0)\" { return \($0)() }" }
    return """
      import OpenUIKit

      @testable import \(app.app.name)

      @MainActor
      func controller(named name: String) -> UIViewController? {
      \(lines.joined(separator: "\n"))
        return nil
      }

      """
  }

  private var program: String {
    """
    import Foundation
    import OpenUIKit
    import OpenUIKitCairo
    import OpenUIKitImages

    @testable import \(app.app.name)

    // Draw SCREEN FILE WIDTH HEIGHT SCALE light|dark launched|alone [LANGUAGE]: the app's first screen, which is named "first", or a controller by
    // itself, without the app's delegates if it is alone.
    let arguments = CommandLine.arguments
    guard (8...9).contains(arguments.count), let width = Double(arguments[3]), let height = Double(arguments[4]), let scale = Double(arguments[5]) else {
      fatalError("Draw SCREEN FILE WIDTH HEIGHT SCALE light|dark launched|alone [LANGUAGE]")
    }
    let resources = AssetCatalog(folder: Bundle.module.bundlePath)
    AppFonts.register(folder: Bundle.module.bundlePath)
    let scene = UIWindowScene(size: CGSize(width: width, height: height))
    scene.textMeasurer = PangoTextMeasurer()
    if arguments.count == 9 { scene.preferredLanguages = [arguments[8]] }
    scene.imageSource = resources.image(named:)
    scene.colorSource = resources.color(named:)
    \(launch)
    var own: UIWindow?
    if let made = controller(named: arguments[1]) {
      let window = UIWindow(windowScene: scene)
      own = window
      window.rootViewController = UINavigationController(rootViewController: made)
      window.makeKeyAndVisible()
    }
    // Without a launch the app has no windows.
    let windows = UIApplication.shared.windows
    for window in windows + [own].compactMap({ $0 }) where arguments[6] == "dark" { window.overrideUserInterfaceStyle = .dark }
    // What the first screen loads, and how it appears, take a moment.
    RunLoop.main.run(until: Date().addingTimeInterval(0.2))
    guard let window = own ?? UIApplication.shared.windows.last(where: { $0.isKeyWindow }) ?? UIApplication.shared.windows.last else {
      fatalError("The app has opened no window")
    }
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    try CairoRenderer().writePNG(window.displayList(), scale: scale, to: arguments[2])

    """
  }

  private var launch: String {
    guard launches else { return "// The app's delegate is left out." }
    guard let delegate = scan.appDelegate else { return "// No class is marked as the app's delegate." }
    let scene = scan.sceneDelegate.map { ", sceneDelegate: { _ in \($0)() }" } ?? ""
    return
      #"if arguments[7] == "launched" { UIApplication.launch(delegate: \#(delegate)(), on: scene\#(scene)) }"#
  }
}
