/// The scenes that an app has registered under the name of a storyboard.
open class UIStoryboard: NSObject, ViewTreeConfined {
  private let name: String
  let contents: StoryboardContents

  /// Creates the storyboard that is registered under a name for a bundle; nil for the main one. Traps if there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let found = InterfaceFiles.shared.storyboard(.init(name, storyboardBundleOrNil)) else {
      fatalError(
        "Could not find a storyboard named '\(name)' in bundle \((storyboardBundleOrNil ?? .main).bundlePath). "
          + "Register its scenes with UIStoryboard.register(_:name:bundle:)")
    }
    self.name = name
    contents = found
    super.init()
  }

  /// Creates a storyboard with contents that are registered under no name.
  package init(name: String, contents: StoryboardContents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  /// Registers the contents of a storyboard under its name, and replaces earlier ones.
  public static func register(_ contents: StoryboardContents, name: String, bundle: Bundle? = nil) {
    InterfaceFiles.shared.add(contents, .init(name, bundle))
  }

  /// Creates the controller of the initial scene; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents.initialScene.map { instantiateViewController(withIdentifier: $0) }
  }

  /// Creates the controller of the initial scene by a closure that takes the decoder. Where the closure returns nil, the scene's own
  /// one creates it. Returns nil if there is no initial scene.
  public func instantiateInitialViewController<ViewController: UIViewController>(
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
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let factory = factory(of: identifier)
    let coder = NSCoder()
    let made = creator?(coder) ?? factory(coder)
    guard let controller = made as? ViewController else {
      fatalError(
        "The scene '\(identifier)' of the storyboard '\(name)' made "
          + "\(made.map { "a \(type(of: $0))" } ?? "nothing"), not a \(ViewController.self)")
    }
    controller.storyboardScene = StoryboardScene(storyboard: self, identifier: identifier)
    controller.awakeFromNib()
    return controller
  }

  private func factory(of identifier: String) -> StoryboardContents.SceneFactory {
    guard let factory = contents.scenes[ExactString(identifier)] else {
      fatalError("Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
    }
    return factory
  }
}

/// The scene that a controller was created from.
struct StoryboardScene {
  let storyboard: UIStoryboard
  let identifier: String
}
