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
  private let storyboards: StoryboardScan
  /// The screens that end before they have a picture, by their names, with the reason: their audits are skipped.
  public var failures: [String: String] = [:]
  /// The programs of the package, besides those that it has already.
  private let programs: Set<Program>
  /// The folder below which files are named by relative paths, for a package that a team keeps with its app; nil for absolute ones.
  let keptWith: URL?

  /// Creates the description of a package, which `write()` writes.
  public init(
    _ app: AppDescription, in folder: URL, masonry: URL, leavesOutErrors: Bool = true,
    for program: Program = .draw,
    keptWith: URL? = nil
  ) {
    (self.app, self.folder, self.masonry) = (app, folder, masonry)
    (self.leavesOutErrors, self.keptWith) = (leavesOutErrors, keptWith)
    // Programs of earlier commands stay, so that the manifest does not change with each command.
    programs = Set(Program.allCases.filter { $0 == program || $0.isIn(folder) })
    scan = ClassScan(app.app.files)
    storyboards = StoryboardScan(app.app.files)
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
    if hasScreens { try write(Self.screensFile, screens) }
    for program in programs {
      for (path, text) in files(of: program) { try write(path, text) }
    }
    guard leavesOutErrors, !FileManager.default.fileExists(atPath: cutsFile.path) else { return }
    try write(cutsFile.lastPathComponent, #"{ "cuts": [], "files": {}, "platform": "" }"#)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The code that makes a controller: of its scene, if a storyboard has one.
  func making(_ controller: String) -> String {
    guard let scene = storyboards.scenes[controller] else { return "\(controller)()" }
    let storyboard = "UIStoryboard(name: \(scene.storyboard.asLiteral), bundle: nil)"
    return "\(storyboard).instantiateViewController(withIdentifier: \(scene.id.asLiteral)) as! \(controller)"
  }

  /// The programs that the package has.
  var ownPrograms: [Program] { Program.allCases.filter(programs.contains) }
}
