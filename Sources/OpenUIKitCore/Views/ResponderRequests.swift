#if !hasFeature(Embedded)
  /// What programs ask of views and controllers that has no effect here, or an effect only where it is read.
  struct ResponderRequests {
    var isExclusiveTouch = false
    var clearsContextBeforeDrawing = true
    var ignoresInvertedColors = false
    var restoresFocusAfterTransition = true
    var providesTransitionStyle = false
    var keyCommands: [UIKeyCommand] = []
    var largeContentTitle: String?
    var showsLargeContentViewer = false
  }

  extension UIView {
    /// Whether other views receive no touches while this one does; false by default. Kept, and not enforced.
    public final var isExclusiveTouch: Bool {
      get { record?.requests.isExclusiveTouch ?? false }
      set { ownRecord.requests.isExclusiveTouch = newValue }
    }

    /// Whether the view's picture is empty before `draw(_:)`, as it always is here; true by default.
    public final var clearsContextBeforeDrawing: Bool {
      get { record?.requests.clearsContextBeforeDrawing ?? true }
      set { ownRecord.requests.clearsContextBeforeDrawing = newValue }
    }

    /// Whether the view keeps its colours while a system inverts those of the screen; false by default. No host inverts colours.
    public final var accessibilityIgnoresInvertColors: Bool {
      get { record?.requests.ignoresInvertedColors ?? false }
      set { ownRecord.requests.ignoresInvertedColors = newValue }
    }

    /// The text that a large content viewer shows; nil for the view's own. No host has such a viewer.
    public final var largeContentTitle: String? {
      get { record?.requests.largeContentTitle }
      set { ownRecord.requests.largeContentTitle = newValue }
    }

    /// Whether a large content viewer shows the view; false by default. No host has such a viewer.
    public final var showsLargeContentViewer: Bool {
      get { record?.requests.showsLargeContentViewer ?? false }
      set { ownRecord.requests.showsLargeContentViewer = newValue }
    }
  }

  extension UIViewController {
    /// Whether the focus returns to where it was when the controller appears again; true by default. Windows always restore it.
    public final var restoresFocusAfterTransition: Bool {
      get { record?.requests.restoresFocusAfterTransition ?? true }
      set { ownRecord.requests.restoresFocusAfterTransition = newValue }
    }

    /// Whether the transition style of this controller applies to those that it presents in its context; false by default.
    public final var providesPresentationContextTransitionStyle: Bool {
      get { record?.requests.providesTransitionStyle ?? false }
      set { ownRecord.requests.providesTransitionStyle = newValue }
    }

    /// Adds a command for a key, beside those of `keyCommands` in a class that does not override it.
    public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
      ownRecord.requests.keyCommands.append(keyCommand)
    }

    /// Removes a command that was added.
    public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
      ownRecord.requests.keyCommands.removeAll { $0 === keyCommand }
    }

    /// Asks for the visibility of the home indicator, which no host has.
    public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Asks for the edges whose system gestures wait, which no host has.
    public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Asks for the orientations of the interface. Hosts determine the shape of a window alone.
    public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Turns the interface to how the device is held, which windows always follow.
    public class func attemptRotationToDeviceOrientation() {}

    /// Sets traits of a child controller; nil removes all of its overrides.
    public final func setOverrideTraitCollection(
      _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
      childViewController.traitOverrides = UITraitOverrides(of: collection)
    }
  }
#endif
