/// The scenes of a storyboard and the segues between them, as an app describes them in code.
///
/// The plugin for apps registers the storyboards of the app. Another app registers the contents of each storyboard that it uses, once, before it
/// creates the storyboard:
///
///     var contents = StoryboardContents(initialScene: "Inbox")
///     contents.addScene("Inbox") { InboxViewController(coder: $0) }
///     contents.addScene("Message") { MessageViewController(coder: $0) }
///     contents.addSegue("showMessage", from: "Inbox", to: "Message")
///     UIStoryboard.register(contents, name: "Main")
public struct StoryboardContents: ViewTreeConfined {
  /// Creates the controller of a scene.
  public typealias SceneFactory = ViewTreeFunction<NSCoder, UIViewController?>
  /// Creates the controller of a scene instead of the scene's own class; nil where the scene's class is to be created.
  package typealias Creator = ViewTreeFunction<NSCoder, UIViewController?>
  /// Creates the destination of a segue from its source, a decoder and the sender; nil where the scene's class is to be created.
  package typealias DestinationCreator = ViewTreeFunction<
    UIViewController, NSCoder, AnyValue?, UIViewController?
  >
  /// Sets how the destination of a segue appears. The arguments are the source and the destination.
  package typealias Adjustment = ViewTreeFunction<UIViewController, UIViewController, Void>
  /// Creates the controller of a scene, by a creator if there is one.
  typealias Scene = ViewTreeFunction<Creator?, UIViewController?>
  /// Creates a segue from its identifier, its source and its destination.
  public typealias SegueFactory = ViewTreeFunction<
    String?, UIViewController, UIViewController, UIStoryboardSegue
  >

  /// How a segue shows its destination.
  public enum SegueKind {
    /// By `show(_:sender:)`: a navigation controller pushes it.
    case show
    /// By presenting it.
    case presentModally
    /// By presenting it in a popover, whose source is the sender of the segue if that is a view or an item of a bar.
    case presentAsPopover
    /// By returning to the nearest controller that has the method, which is called with the segue.
    case unwind(Selector)
    /// By a segue that the closure creates from its identifier, its source and its destination.
    case custom(SegueFactory)
  }

  struct Segue {
    /// The name by which the segue is found.
    let identifier: ExactString
    /// The identifier that the segue has; nil for none.
    let name: String?
    let source: ExactString
    let destination: String?
    let kind: SegueKind
    /// Creates the destination instead of its scene; nil for none.
    var creator: DestinationCreator?
    /// Creates the segue of a class of the app, whose base implementation does what the kind states; nil for none.
    var factory: SegueFactory?
    /// Whether the destination appears with an animation.
    var animates = true
    /// Sets how the destination appears, before the source prepares for the segue; nil for none.
    var adjust: Adjustment?
  }

  /// The identifier of the first scene; nil for none.
  public var initialScene: String?
  /// The tint of a window that begins with the storyboard; nil for the system's.
  package var tintColor: UIColor?
  private(set) var scenes: [ExactString: Scene] = [:]
  private(set) var segues: [Segue] = []

  /// Creates a storyboard without scenes.
  public init(initialScene: String? = nil) {
    self.initialScene = initialScene
  }

  /// Adds a scene. A scene with the same identifier is replaced.
  public mutating func addScene(_ identifier: String, make: @escaping SceneFactory) {
    scenes[ExactString(identifier)] = { creator in
      let coder = InterfaceCoder()
      return creator?(coder) ?? make(coder)
    }
  }

  /// Adds a scene of a file, whose controller has a view and items however it is created.
  package mutating func addScene(
    ofFile identifier: String, make: @escaping ViewTreeFunction<Creator?, UIViewController?>
  ) {
    scenes[ExactString(identifier)] = make
  }

  /// Adds a segue from a scene to another scene of the storyboard.
  public mutating func addSegue(
    _ identifier: String, from source: String, to destination: String, kind: SegueKind = .show
  ) {
    segues.append(
      Segue(
        identifier: ExactString(identifier), name: identifier, source: ExactString(source),
        destination: destination, kind: kind))
  }

  /// Adds a segue that returns from a scene to the nearest controller with a method, which takes the segue.
  public mutating func addUnwindSegue(_ identifier: String, from source: String, to action: Selector) {
    segues.append(
      Segue(
        identifier: ExactString(identifier), name: identifier, source: ExactString(source), destination: nil,
        kind: .unwind(action)))
  }

  /// Adds a segue that the objects of a file start, under the identifier of its element. It has a name only if the file gives it one.
  package mutating func addSegue(
    element: String, name: String?, from source: String, to destination: String?, kind: SegueKind,
    creator: DestinationCreator? = nil, factory: SegueFactory? = nil, animates: Bool = true,
    adjust: Adjustment? = nil
  ) {
    segues.append(
      Segue(
        identifier: ExactString(element), name: name, source: ExactString(source), destination: destination,
        kind: kind, creator: creator, factory: factory, animates: animates, adjust: adjust))
  }

  /// The segue of a scene with an identifier; nil for none.
  func segue(_ identifier: String, from scene: String) -> Segue? {
    let (identifier, scene) = (ExactString(identifier), ExactString(scene))
    return segues.first { $0.identifier == identifier && $0.source == scene }
  }
}
