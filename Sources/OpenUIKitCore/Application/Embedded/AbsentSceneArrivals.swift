// Scenes of pages are connected for nothing in particular.
extension UIScene {
  final var connectionOptions: ConnectionOptions { ConnectionOptions() }

  final func sessionDidConnect(_ session: UISceneSession) {}
  final func restoreInteractionState() {}
}

extension UIApplication {
  final func receiveArrival(of scene: UIScene) {}
  final func storeRestorationActivities() {}
}
