/// A part of a program's interface on a screen, which contains windows.
open class UIScene: UIResponder {
  /// Whether a scene is visible and receives events.
  public enum ActivationState: Int, Sendable {
    /// No application has connected the scene.
    case unattached = -1
    /// The scene is visible and receives events.
    case foregroundActive = 0
    /// The scene is visible and receives no events.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// The state of the scene, which its application sets.
  open internal(set) var activationState = ActivationState.unattached

  /// The name of the scene for users; empty by default.
  open var title: String! = ""

  /// The object that receives the scene's events. It is retained, as UIKit retains it.
  open var delegate: (any UISceneDelegate)? { didSet { releaseAfterAssignment(oldValue) } }

  /// The session of the scene. Traps if no application has connected the scene.
  open var session: UISceneSession {
    guard let connection else { fatalError("A scene has a session after an application has connected it") }
    return connection
  }

  #if !hasFeature(Embedded)
    /// The reasons for which the scene is connected, as its host has stated them.
    final var arrival = SceneArrival()
  #endif

  var connection: UISceneSession?
  @Weak var application: UIApplication?
}

extension UIScene {
  /// The reasons for which a scene is connected.
  public final class ConnectionOptions: NSObject, ViewTreeConfined {
    #if hasFeature(Embedded)
      override init() { super.init() }
    #else
      /// URLs that the scene is to open.
      public let urlContexts: Set<UIOpenURLContext>
      /// The shortcut that the user has chosen; nil for none.
      public let shortcutItem: UIApplicationShortcutItem?
      /// The earlier activities of the user, which the scene is to continue.
      public let userActivities: Set<NSUserActivity>
      /// The kind of activity that is being fetched from another device: nil, because hosts fetch none.
      public var handoffUserActivityType: String? { nil }
      /// The identifier of the app that has asked for the scene: nil, because hosts do not pass it.
      public var sourceApplication: String? { nil }

      init(_ arrival: SceneArrival) {
        urlContexts = Set(arrival.urls.map { UIOpenURLContext(url: $0) })
        shortcutItem = arrival.shortcutItem
        userActivities = arrival.userActivities
        super.init()
      }
    #endif
  }
}
