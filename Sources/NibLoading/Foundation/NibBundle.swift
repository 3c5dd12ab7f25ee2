import Foundation
import InterfaceBuilder
import OpenUIKit

/// The storyboards and nibs in a bundle's folder, as the plugin for apps compiles them.
///
/// `UIStoryboard(name:bundle:)`, `UINib(nibName:bundle:)` and controllers find them by their names. Each is read when it is first used.
public final class NibBundle: ViewTreeConfined {
  private let bundle: Bundle
  private let classes: NibClasses
  private let remarkHandler: ViewTreeFunction<InterfaceRemark, Void>
  private var documents: [String: InterfaceDocument] = [:]

  private init(
    _ bundle: Bundle, _ classes: NibClasses,
    _ remarkHandler: @escaping ViewTreeFunction<InterfaceRemark, Void>
  ) {
    (self.bundle, self.classes, self.remarkHandler) = (bundle, classes, remarkHandler)
  }

  /// Registers all files of a bundle, and what its Info.plist states about the start of the app. A bundle is registered once.
  ///
  /// - Parameters:
  ///   - bundle: the bundle. Its files are also those of the main bundle, for code that names none.
  ///   - mainStoryboard: the first storyboard, for an app whose Info.plist is made by Xcode; nil for the one that Info.plist names.
  ///   - classes: the app's own classes.
  ///   - remarkHandler: called with what has no effect. UIKit stops the program, or prints a warning. By default, this prints to the standard
  ///     error.
  public static func register(
    _ bundle: Bundle, mainStoryboard: String? = nil, classes: () -> NibClasses,
    remarkHandler: @escaping ViewTreeFunction<InterfaceRemark, Void> = NibBundle.printRemark
  ) {
    guard RegisteredBundles.shared.paths.insert(bundle.bundlePath).inserted else { return }
    let files = NibBundle(bundle, classes(), remarkHandler)
    files.registerFiles()
    files.registerStart(mainStoryboard)
  }

  /// Prints a remark to the standard error.
  public static func printRemark(_ remark: InterfaceRemark) {
    FileHandle.standardError.write(Data("\(remark)\n".utf8))
  }

  // MARK: Files

  /// The extensions of compiled files, as Xcode names them.
  private static let (storyboards, nibs) = ("storyboardc", "nib")

  private func registerFiles() {
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case Self.storyboards: registerStoryboard(name)
      case Self.nibs: registerNib(name)
      default: break
      }
    }
  }

  /// The files of the folder, and of its folders of languages.
  private var files: [URL] {
    func contents(_ folder: URL) -> [URL] {
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    return contents(bundle.bundleURL).flatMap { $0.pathExtension == "lproj" ? contents($0) : [$0] }
  }

  private func registerStoryboard(_ name: String) {
    for bundle in [bundle, .main] {
      UIStoryboard.register(name, bundle: bundle) { [self] storyboard in
        StoryboardFile(file(name, Self.storyboards), of: storyboard).contents
      }
    }
  }

  private func registerNib(_ name: String) {
    for bundle in [bundle, .main] {
      UINib.register(
        name, bundle: bundle,
        ofFile: { [self] owner, externalObjects in
          file(name, Self.nibs).makeTopLevelObjects(owner: owner, externalObjects: externalObjects)
        })
    }
  }

  /// A file in the user's language. Traps if it is damaged: it is a part of the program.
  private func file(_ name: String, _ kind: String) -> NibFile {
    let key = "\(name).\(kind) \(Bundle.languagesOfScreen ?? [])"
    let document = documents[key] ?? read(name, kind)
    documents[key] = document
    return NibFile(document: document, bundle: bundle, classes: classes, remarkHandler: remarkHandler)
  }

  private func read(_ name: String, _ kind: String) -> InterfaceDocument {
    let url = bundle.localizedURL(name, kind)
    do {
      let document = try InterfaceDocument(
        compiled: Data(contentsOf: url), file: "\(name).\(kind == Self.nibs ? "xib" : "storyboard")")
      return InterfaceStrings(table: name, bundle: bundle).map(document.localized) ?? document
    } catch {
      fatalError("\(url.path): \(error)")
    }
  }

  // MARK: Start

  private func registerStart(_ mainStoryboard: String?) {
    let start = AppStart(bundle, mainStoryboard)
    guard !start.isEmpty else { return }
    UIApplication.setMainInterface(
      MainInterface(
        makeSceneDelegate: { [classes] _ in start.delegate(from: classes) },
        makeController: { start.controller(of: start.storyboard) },
        makeSceneController: { start.controller(of: start.sceneStoryboard) },
        windowDelegate: { $0 as? any UIWindowSceneDelegate }))
  }
}

/// The bundles that are registered on this thread.
private final class RegisteredBundles: ViewTreeConfined {
  var paths: Set<String> = []

  nonisolated init() {}

  static var shared: RegisteredBundles { sharedObject(RegisteredBundles()) }
}

extension Bundle {
  /// A file in the user's language, in the language of development, or in none.
  fileprivate func localizedURL(_ name: String, _ kind: String) -> URL {
    if let url = _urlOfScreen(forResource: name, withExtension: kind) { return url }
    if let url = url(forResource: name, withExtension: kind) { return url }
    let folders = ["Base", developmentLocalization ?? "en"] + localizations
    let candidates = folders.map {
      bundleURL.appendingPathComponent("\($0).lproj").appendingPathComponent("\(name).\(kind)")
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
      ?? bundleURL.appendingPathComponent("\(name).\(kind)")
  }
}
