#if !hasFeature(Embedded)
  extension UIWindow {
    /// Posts the notification of the device's orientation in the next frame if the key window has become wider than high, or higher than
    /// wide. Its observers may change the window, whose size is being set now.
    func orientationMayHaveChanged() {
      let isLandscape = bounds.width > bounds.height
      defer { wasLandscape = isLandscape }
      guard let wasLandscape, wasLandscape != isLandscape, isKeyWindow else { return }
      _ = clock.schedule(at: clock.now) {
        NotificationCenter.default.post(
          name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      }
    }
  }
#endif
