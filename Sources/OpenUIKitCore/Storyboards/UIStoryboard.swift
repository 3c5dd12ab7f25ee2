/// The scenes of a storyboard that an app has registered, or the plugin for apps.
open class UIStoryboard: NSObject, ViewTreeConfined {
  private let name: String
  private(set) var contents = StoryboardContents()

  /// Creates the storyboard that is registered under a name for a bundle; nil for the main one. Traps if there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let found = InterfaceFiles.shared.storyboard(.init(name, storyboardBundleOrNil)) else {
      fatalError(
        "Could not find a storyboard named '\(name)' in bundle \(InterfaceFiles.folder(of: storyboardBundleOrNil)). "
          + "Register its scenes with UIStoryboard.register(_:name:bundle:)")
    }
    self.name = name
    super.init()
    contents = found(self)
  }

  /// Creates a storyboard with contents that are registered under no name.
  package init(name: String, makeContents: ViewTreeFunction<UIStoryboard, StoryboardContents>) {
    self.name = name
    super.init()
    contents = makeContents(self)
  }

  /// Registers the contents of a storyboard under its name, and replaces earlier ones.
  public static func register(_ contents: StoryboardContents, name: String, bundle: Bundle? = nil) {
    InterfaceFiles.shared.add({ _ in contents }, .init(name, bundle))
  }

  /// Registers a closure that makes the contents of a storyboard when one is created under a name.
  package static func register(
    _ name: String, bundle: Bundle?,
    makeContents: @escaping ViewTreeFunction<UIStoryboard, StoryboardContents>
  ) {
    InterfaceFiles.shared.add(makeContents, .init(name, bundle))
  }

  /// Whether a storyboard is registered under a name.
  package static func isRegistered(_ name: String, bundle: Bundle?) -> Bool {
    InterfaceFiles.shared.storyboard(.init(name, bundle)) != nil
  }

  /// Creates the controller of the initial scene; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents.initialScene.map { instantiateViewController(withIdentifier: $0) }
  }

  /// Creates the controller of the initial scene by a closure that takes the decoder. Where the closure returns nil, the scene's own
  /// one creates it. Returns nil if there is no initial scene.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    contents.initialScene.map { instantiateViewController(identifier: $0, creator: creator) }
  }

  /// Creates the controller of a scene. Traps if there is no scene with the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier)
  }

  /// Creates the controller of a scene by a closure that takes the decoder. Where the closure returns nil, the scene's own one creates
  /// it. Traps if there is no scene with the identifier, or if its controller is of another class.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = makeController(identifier, by: creator)
    guard let controller = made as? ViewController else {
      fatalError(
        "The scene '\(identifier)' of the storyboard '\(name)' made "
          + "\(made.map { "a \(typeName(of: $0))" } ?? "nothing"), not a \(InterfaceFiles.name(of: ViewController.self))"
      )
    }
    // A reference to another storyboard has made it a controller of that one.
    if controller.storyboardScene == nil {
      controller.storyboardScene = StoryboardScene(storyboard: self, identifier: identifier)
      controller.awakeFromNib()
    }
    return controller
  }

  private final func makeController<ViewController: UIViewController>(
    _ identifier: String, by creator: ((NSCoder) -> ViewController?)?
  ) -> UIViewController? {
    let make = scene(identifier)
    guard let creator else { return make(nil) }
    return make { coder in creator(coder) }
  }

  private func scene(_ identifier: String) -> StoryboardContents.Scene {
    guard let scene = contents.scenes[ExactString(identifier)] else {
      fatalError("Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
    }
    return scene
  }
}

/// The scene that a controller was created from.
struct StoryboardScene {
  let storyboard: UIStoryboard
  let identifier: String
}
