import InterfaceBuilder
import OpenUIKit

/// The storyboards and nibs of a page, as the plugin for apps writes them into its source.
///
/// `UIStoryboard(name:bundle:)`, `UINib(nibName:bundle:)` and controllers find them by their names. Each is read when it is first used.
public final class PageFiles: ViewTreeConfined {
  /// A compiled file: its name without an extension, and its bytes as characters.
  public typealias File = (name: StaticString, content: StaticString)

  private let classes: NibClasses
  private var documents: [String: InterfaceDocument] = [:]
  private nonisolated(unsafe) static var isRegistered = false

  private init(_ classes: NibClasses) { self.classes = classes }

  /// Registers the files of the page, once. What has no effect is printed while the page runs.
  ///
  /// - Parameters:
  ///   - storyboards: the storyboards.
  ///   - nibs: the xibs.
  ///   - mainStoryboard: the first storyboard of an app without scenes; nil for none.
  ///   - sceneStoryboard: the first storyboard of a scene; nil for none.
  ///   - classes: the app's own classes.
  ///   - windowDelegate: the delegate of a scene as one that keeps a window.
  public static func register(
    storyboards: [File], nibs: [File], mainStoryboard: String?, sceneStoryboard: String?,
    classes: () -> NibClasses,
    windowDelegate: @escaping (any UISceneDelegate) -> (any UIWindowSceneDelegate)?
  ) {
    guard !isRegistered else { return }
    isRegistered = true
    let files = PageFiles(classes())
    for file in storyboards { files.registerStoryboard(file) }
    for file in nibs { files.registerNib(file) }
    UIApplication.setMainInterface(
      MainInterface(
        makeSceneDelegate: { _ in nil }, makeController: { Self.controller(of: mainStoryboard) },
        makeSceneController: { Self.controller(of: sceneStoryboard) }, windowDelegate: windowDelegate))
  }

  private func registerStoryboard(_ file: File) {
    UIStoryboard.register("\(file.name)", bundle: nil) { [self] storyboard in
      StoryboardFile(self.file(file, ".storyboard"), of: storyboard).contents
    }
  }

  private func registerNib(_ file: File) {
    UINib.register(
      "\(file.name)", bundle: nil,
      ofFile: { [self] owner, externalObjects in
        self.file(file, ".xib").makeTopLevelObjects(owner: owner, externalObjects: externalObjects)
      })
  }

  /// A file. Traps if it is damaged: it is a part of the program.
  private func file(_ file: File, _ ending: String) -> NibFile {
    let name = "\(file.name)" + ending
    guard let document = documents[name] ?? InterfaceDocument(compiled: file.content, file: name) else {
      fatalError("the compiled file is damaged or of another version; build the page again")
    }
    documents[name] = document
    return NibFile(
      document: document, bundle: nil, classes: classes, remarkHandler: { print($0.description) })
  }

  private static func controller(of storyboard: String?) -> UIViewController? {
    storyboard.flatMap { UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController() }
  }
}
