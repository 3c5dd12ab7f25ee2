extension ApplicationScope {
  static var shared: ApplicationScope { sharedObject(ApplicationScope()) }

  /// The scene for windows that are created without one; nil before the launch.
  static var scene: UIWindowScene? { shared.launched?.mainScene }
}
