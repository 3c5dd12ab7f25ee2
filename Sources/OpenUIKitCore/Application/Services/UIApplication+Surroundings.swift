extension UIApplication {
  // MARK: Orientations

  /// The orientations that the app supports in a window: those of its delegate, or all.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// How long the status bar takes to turn, in seconds: 0, because hosts turn a window at once.
  public final var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  // MARK: Scenes

  /// Asks for a scene: an existing one is in front already, and no host opens another. `errorHandler` is called with the error then.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, openSessions.contains(sceneSession) {
      if let userActivity { receive(userActivity) }
      return
    }
    errorHandler?(Self.sceneError("the host opens no other scene"))
  }

  /// Asks for the end of a scene. No host closes its window for it, so that `errorHandler` is called with an error.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(Self.sceneError("the host does not close its scene")) }

  /// Asks for another picture of a scene that is not visible. Hosts keep none, so it does nothing.
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Leaves out the picture of the app at its end. Hosts keep none, so it does nothing.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}

  private static func sceneError(_ text: String) -> any Error {
    NSError(domain: "UISceneErrorDomain", code: 0, userInfo: [NSLocalizedDescriptionKey: text])
  }

  // MARK: Events of the host

  /// Notifies the delegate and observers that the day, the time zone or another part of the time has changed. Hosts call it.
  public final func timeDidChangeSignificantly() {
    delegate?.applicationSignificantTimeChange(self)
    NotificationCenter.default.post(name: Self.significantTimeChangeNotification, object: self)
  }

  /// States whether the device is locked, and with it protected files. Notifies the delegate and observers of a change. Hosts call it.
  public final func setLocked(_ isLocked: Bool) {
    guard isLocked != services.isLocked else { return }
    let center = NotificationCenter.default
    if isLocked {
      delegate?.applicationProtectedDataWillBecomeUnavailable(self)
      center.post(name: Self.protectedDataWillBecomeUnavailableNotification, object: self)
    }
    services.isLocked = isLocked
    if !isLocked {
      delegate?.applicationProtectedDataDidBecomeAvailable(self)
      center.post(name: Self.protectedDataDidBecomeAvailableNotification, object: self)
    }
  }

  /// Notifies the delegate that the transfers of a session in the background have ended. Hosts call it. `completionHandler` is called after the
  /// app has processed them.
  public final func backgroundTransfersDidEnd(
    ofSession identifier: String, completionHandler: @escaping () -> Void
  ) {
    guard let delegate else { return completionHandler() }
    delegate.application(
      self, handleEventsForBackgroundURLSession: identifier, completionHandler: completionHandler)
  }
}

extension UIScene {
  /// The options of a request for a scene.
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks; nil for none.
    public final var requestingScene: UIScene?
  }
}

/// The options of a request to end a scene.
open class UISceneDestructionRequestOptions: NSObject {}

/// The options of a request to end a scene of windows.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the window disappears; `standard` by default.
  public final var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// How a window disappears at the end of its scene.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// As after work that is done.
    case commit = 2
    /// As after work that is refused.
    case decline = 3
  }
}
