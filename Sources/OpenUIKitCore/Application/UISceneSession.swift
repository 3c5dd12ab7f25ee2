/// The connection of a scene to its application.
open class UISceneSession: NSObject, ViewTreeConfined {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The application's windows on the device itself.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the scene.
  public let role: Role
  /// How the scene was connected.
  public let configuration: UISceneConfiguration
  /// The scene; nil after it was disconnected.
  @Weak open internal(set) var scene: UIScene?
  #if !hasFeature(Embedded)
    /// A name that is unique in the process.
    public let persistentIdentifier = UUID().uuidString
    /// Values that the app keeps with the session. They last as long as the process.
    open var userInfo: [String: Any]? { didSet { releaseAfterAssignment(oldValue) } }
    /// The activity from which the scene restores its state: what `stateRestorationActivity(for:)` of its delegate has returned last, or
    /// what the host has passed. A host stores its information for the next launch.
    open var stateRestorationActivity: NSUserActivity? { didSet { releaseAfterAssignment(oldValue) } }
  #endif

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is connected.
open class UISceneConfiguration: NSObject, ViewTreeConfined {
  /// The name of the configuration in the app; nil for none.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  #if !hasFeature(Embedded)
    /// The class of the scene's delegate. The host creates the object: see `UIApplication.launch`.
    open var delegateClass: AnyClass?
    /// The class of the scene. The host creates the scene, so this has no effect.
    open var sceneClass: AnyClass?
  #endif

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
