#if !canImport(UIKit)
  #if canImport(OpenUIKitCairo)
    import OpenUIKitCairo
    import OpenUIKitSupport
  #endif

  extension LayoutWindow {
    /// Makes a key window of the configuration, which is `UIScreen.main` from then on.
    static func make(
      _ configuration: Configuration, _ traits: UITraitCollection, reportingTo reports: LayoutReports
    ) -> UIWindow {
      let window = UIWindow(frame: CGRect(origin: .zero, size: configuration.windowSize))
      window.screenScale = configuration.device.scale
      window.hostTraits = traits
      window.layoutDirection = configuration.layoutDirection
      window.deviceSafeAreaInsets = configuration.safeAreaInsets
      window.keyboardFrame = configuration.keyboardFrame
      if configuration.hasBoldText { window.accessibilitySettings.insert(.boldText) }
      window.unsatisfiableConstraintsHandler = { reports.conflicts.append($0) }
      window.layoutErrorHandler = { reports.errors.append($0) }
      #if canImport(OpenUIKitCairo)
        // One for all windows, because it caches fonts.
        let measurer = sharedObject(PangoTextMeasurer())
        window.textMeasurer =
          configuration.hasBoldText ? sharedObject(BoldTextMeasurer(measurer)) : measurer
      #endif
      window.makeKey()
      return window
    }

    /// Shows a controller in a window.
    static func show(_ controller: UIViewController, in window: UIWindow) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    /// The elements of assistive technology, in their order.
    static func elements(of window: UIWindow) -> [UIResponder] { window.accessibilityTree() }

    /// Advances the time of the window, in seconds.
    static func advance(_ window: UIWindow, by seconds: Double) {
      window.clock.advance(by: seconds)
      window.layoutIfNeeded()
    }
  }
#endif
