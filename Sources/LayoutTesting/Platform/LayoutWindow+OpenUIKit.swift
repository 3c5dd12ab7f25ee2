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
      window.textSource = configuration.language.textSource
      window.preferredLanguages = configuration.language.preferredLanguages
      findAssets(for: window, scale: configuration.device.scale)
      window.unsatisfiableConstraintsHandler = { reports.conflicts.append($0) }
      window.layoutErrorHandler = { reports.errors.append($0) }
      #if canImport(OpenUIKitCairo)
        // One for all windows, because it caches fonts.
        let measurer = sharedObject(PangoTextMeasurer())
        window.textMeasurer =
          configuration.hasBoldText ? sharedObject(BoldTextMeasurer(measurer)) : measurer
      #endif
      window.makeKey()
      FormatterLocales.shared.update()
      #if os(Linux) && canImport(Runtime)
        ConstraintOrigins.shared.start()
      #endif
      return window
    }

    /// Finds pictures and colours with a name in the app's resources, unless a launched app's scene has sources of its own.
    private static func findAssets(for window: UIWindow, scale: CGFloat) {
      #if canImport(OpenUIKitImages)
        let catalogs = AppResources.catalogs(scale: scale)
        guard !catalogs.isEmpty else { return }
        window.imageSource = { name in catalogs.lazy.compactMap { $0.image(named: name) }.first }
        window.colorSource = { name in catalogs.lazy.compactMap { $0.color(named: name) }.first }
      #endif
    }

    /// Shows a controller in a window.
    ///
    /// The keyboard appears when the screen is there, so that observers of its notifications are called.
    static func show(_ controller: UIViewController, in window: UIWindow) {
      let keyboard = window.keyboardFrame
      window.keyboardFrame = .zero
      window.rootViewController = controller
      window.makeKeyAndVisible()
      guard !keyboard.isEmpty else { return }
      window.layoutIfNeeded()
      window.keyboardFrame = keyboard
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
