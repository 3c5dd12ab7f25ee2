/// The reasons for which a scene is connected.
struct SceneArrival {
  var urls: [URL] = []
  var shortcutItem: UIApplicationShortcutItem?
  var userActivities: Set<NSUserActivity> = []
  var restoredActivity: NSUserActivity?
}

extension UIScene {
  /// States what the scene is connected for. Hosts call it before `UIApplication.launch`.
  ///
  /// The delegate of the scene finds it in its connection options, and the activity with the state in its session. An app without scenes
  /// opens the URLs and continues the activities after its launch.
  ///
  /// - Parameters:
  ///   - urls: The URLs to open.
  ///   - shortcutItem: The shortcut that the user has chosen; nil for none.
  ///   - activities: What the user did before, and the app is to continue.
  ///   - restoredActivity: The activity with the state of the scene at the end of the last launch; nil for none.
  public func prepareConnection(
    opening urls: [URL] = [], performing shortcutItem: UIApplicationShortcutItem? = nil,
    continuing activities: Set<NSUserActivity> = [], restoring restoredActivity: NSUserActivity? = nil
  ) {
    arrival = SceneArrival(
      urls: urls, shortcutItem: shortcutItem, userActivities: activities, restoredActivity: restoredActivity)
  }

  final var connectionOptions: ConnectionOptions { ConnectionOptions(arrival) }

  final func sessionDidConnect(_ session: UISceneSession) {
    session.stateRestorationActivity = arrival.restoredActivity
  }

  final func restoreInteractionState() {
    guard let activity = connection?.stateRestorationActivity else { return }
    delegate?.scene(self, restoreInteractionStateWith: activity)
  }
}

extension UIApplication {
  /// Lets the delegate of an app without scenes open and continue what the app was launched for.
  final func receiveArrival(of scene: UIScene) {
    let arrival = scene.arrival
    scene.arrival = SceneArrival()
    guard scene.delegate == nil else { return }
    for url in arrival.urls { receive(url) }
    if let item = arrival.shortcutItem {
      delegate?.application(self, performActionFor: item, completionHandler: { _ in })
    }
    for activity in arrival.userActivities { receive(activity) }
  }

  /// Passes what the user did before to the scene's delegate, or else to that of the application, so that the app continues it. Hosts
  /// call it. Returns whether there is one that continues it.
  @discardableResult
  public func receive(_ activity: NSUserActivity) -> Bool {
    let scenes = connectedScenes.filter { $0.delegate != nil }
    for scene in scenes {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
    }
    guard scenes.isEmpty, let delegate else { return !scenes.isEmpty }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// Notifies the delegates that an activity of a type cannot be continued. They may have been notified of it before. Hosts call it.
  public func failToContinueActivity(ofType activityType: String, error: any Error) {
    let scenes = connectedScenes.filter { $0.delegate != nil }
    for scene in scenes {
      scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: activityType, error: error)
    }
    guard scenes.isEmpty else { return }
    delegate?.application(self, didFailToContinueUserActivityWithType: activityType, error: error)
  }

  /// Asks the delegates of the scenes for the activities from which their states can be restored.
  final func storeRestorationActivities() {
    for scene in connectedScenes {
      guard let delegate = scene.delegate else { continue }
      let activity = delegate.stateRestorationActivity(for: scene)
      activity?.save()
      scene.connection?.stateRestorationActivity = activity
    }
  }
}
