#if canImport(OpenUIKitCairo)
  import InterfaceBuilder
  import NibLoading
  import OpenUIKit
  import OpenUIKitCairo

  /// The scenes of a document, drawn at the device of its canvas.
  @MainActor
  final class SceneDrawing {
    /// A scene, or the view of a nib.
    struct Scene {
      /// A name for the picture's file.
      let name: String
      fileprivate let make: @MainActor () -> UIViewController
      fileprivate let size: CGSize
    }

    private let document: InterfaceDocument
    /// The document with placeholders, and what makes them.
    private let drawn: PlaceholderDocument
    private let isDark: Bool
    private let notes = Notes()
    /// The remarks about what has no effect, each line once. An app's own classes, outlets, actions, pictures and colours are missing
    /// as a matter of course.
    var remarks: [String] {
      notes.lines.filter { line in !Self.ofApps.contains { line.contains($0) } }
    }
    private static let ofApps = [
      "Unknown class ", "this class is not key value coding-compliant ", " has no action ",
      "Could not load the ",
      "there is no color named ",
    ]

    init(_ document: InterfaceDocument, isDark: Bool?) {
      self.document = document
      drawn = PlaceholderDocument(document)
      self.isDark = isDark ?? document.canvas?.isDark ?? false
    }

    var scenes: [Scene] {
      document.kind == .storyboard ? storyboardScenes : nibScenes
    }

    private var canvasSize: CGSize {
      let size = document.canvas?.size ?? InterfaceSize(width: 375, height: 667)
      return CGSize(width: size.width, height: size.height)
    }

    private var storyboardScenes: [Scene] {
      let storyboard = UIStoryboard.storyboard(drawn.document, classes: drawn.classes) { [notes] in
        notes.add("\($0)")
      }
      return document.scenes.compactMap { scene in
        guard let element = scene.controller, element.name != "viewControllerPlaceholder", let id = element.id
        else {
          return nil
        }
        let name = element["storyboardIdentifier"] ?? element["customClass"] ?? id
        return Scene(
          name: name.replacing("/", with: "-"),
          make: { storyboard.instantiateViewController(withIdentifier: id) },
          size: canvasSize)
      }
    }

    private var nibScenes: [Scene] {
      let nib = UINib.nib(drawn.document, classes: drawn.classes) { [notes] in notes.add("\($0)") }
      let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
      return views.enumerated().map { index, view in
        Scene(
          name: "\(index + 1)",
          make: {
            let controller = UIViewController()
            controller.view = view
            return controller
          }, size: view.bounds.isEmpty ? canvasSize : view.bounds.size)
      }
    }

    func writePNG(_ scene: Scene, to path: String) throws {
      let window = UIWindow(frame: CGRect(origin: .zero, size: scene.size))
      window.textMeasurer = PangoTextMeasurer()
      window.screenScale = 2
      window.backgroundColor = .systemBackground
      window.overrideUserInterfaceStyle = isDark ? .dark : .light
      if document.kind == .storyboard, let area = document.canvas?.safeArea {
        window.deviceSafeAreaInsets = UIEdgeInsets(
          top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
      }
      window.unsatisfiableConstraintsHandler = { [notes] in notes.add("\(scene.name): \($0.message)") }
      window.rootViewController = scene.make()
      window.makeKeyAndVisible()
      try CairoRenderer().writePNG(window.displayList(), scale: 2, to: path)
    }
  }

  /// Lines, each once.
  @MainActor
  private final class Notes {
    private(set) var lines: [String] = []
    private var known: Set<String> = []

    func add(_ line: String) { if known.insert(line).inserted { lines.append(line) } }
  }
#endif
