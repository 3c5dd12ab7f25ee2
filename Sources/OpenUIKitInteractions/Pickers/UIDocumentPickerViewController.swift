import OpenUIKitCore

/// The modes of a document picker on old systems.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// It copies a file into the app.
  case `import` = 0
  /// It opens a file where it is.
  case open = 1
  /// It copies a file of the app elsewhere.
  case exportToService = 2
  /// It moves a file of the app elsewhere.
  case moveToService = 3
}

/// The delegate of a document picker. All methods are optional.
public protocol UIDocumentPickerDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The user has chosen files, or a place for those of the app. The picker has been dismissed.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has chosen a file. Called by the default of the method above.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// The user has chosen nothing. The picker has been dismissed.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Calls `documentPicker(_:didPickDocumentAt:)` with the first file.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets the user choose files among those of the host, or a place for files of the app.
open class UIDocumentPickerViewController: UIViewController {
  /// The object that receives the files; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user can choose several files.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; nil for all files of the host.
  open var directoryURL: URL?

  private let types: [UTType]
  private let exported: [URL]
  private let copies: Bool
  private let content = UINavigationController()

  private init(types: [UTType], exported: [URL], copies: Bool) {
    (self.types, self.exported, self.copies) = (types, exported, copies)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of some types, which the app reads where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of files of some types, which the app reads where they are, or as copies in its temporary folder.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(types: contentTypes, exported: [], copies: asCopy)
  }

  /// Creates a picker of a place to which files of the app are moved.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker of a place to which files of the app are moved or copied.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(types: [], exported: urls, copies: asCopy)
  }

  /// Creates a picker of files of some types, by their names.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(
      types: allowedUTIs.map { UTType(importedAs: $0) }, exported: [], copies: mode == .import)
  }

  /// Creates a picker of a place for a file of the app.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(types: [], exported: [url], copies: mode == .exportToService)
  }

  /// Creates a picker of all files.
  public required init?(coder: NSCoder) {
    (types, exported, copies) = ([.item], [], false)
    super.init(coder: coder)
  }

  // MARK: View

  /// Shows the files.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = DocumentList(exported.isEmpty ? files : exported, isExport: !exported.isEmpty)
    list.allowsSeveral = allowsMultipleSelection
    list.showsExtensions = shouldShowFileExtensions
    list.cancel = { [unowned(unsafe) self] in finish(nil) }
    list.choose = { [unowned(unsafe) self] in choose($0) }
    content.viewControllers = [list]
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  /// The files of the host that have one of the types, in the folder.
  private var files: [URL] {
    let all = UIImagePickerController.host?.documents() ?? []
    return all.filter { file in
      let type = UTType(importedAs: TypeConformance.type(ofExtension: file.pathExtension))
      let isInFolder = directoryURL.map { file.path.hasPrefix($0.path) } ?? true
      return isInFolder && types.contains { type.conforms(to: $0) }
    }
  }

  private func choose(_ files: [URL]) {
    if !exported.isEmpty { return finish(UIImagePickerController.host?.export(exported, asCopy: copies)) }
    finish(copies ? files.compactMap(Self.copy) : files)
  }

  /// Copies a file into the temporary folder; nil if that fails.
  private static func copy(_ file: URL) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let target = folder.appendingPathComponent(file.lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: file, to: target)
      return target
    } catch { return nil }
  }

  /// Dismisses the picker, and then calls the delegate.
  private func finish(_ files: [URL]?) {
    let done = { [self] in
      if let files, !files.isEmpty {
        delegate?.documentPicker(self, didPickDocumentsAt: files) ?? ()
      } else {
        delegate?.documentPickerWasCancelled(self) ?? ()
      }
    }
    guard let presenter = presentingViewController else { return done() }
    presenter.dismiss(animated: true) { done() }
  }
}
