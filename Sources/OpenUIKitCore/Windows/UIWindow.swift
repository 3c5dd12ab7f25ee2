@_spi(Layout) import OpenUIKitLayout

/// The root of a view tree, with the properties that its host sets: size, scale, safe area, direction, text
/// and time.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden` shows it. A hidden window lays out its views,
/// but draws nothing and receives no touches, and its controllers do not appear. Each window has its own
/// engine and clock; windows share nothing.
open class UIWindow: UIView {
  private var hostTextMeasurer: any TextMeasurer = ProcessMeasurer.shared.measurer

  #if !hasFeature(Embedded)
    /// The window's text measurer, for threads that must not use the window.
    final let sharedMeasurer = WindowMeasurer(ProcessMeasurer.shared.measurer)
    /// The views of the first responder above the keyboard and in its place; nil for none.
    final var inputHost: InputHost?
    /// The appearance proxies for views that enter the window.
    let appearances = AppearanceRegistry.shared
    /// Whether the window was wider than high when that was last compared.
    final var wasLandscape: Bool?

    /// The settings of the user of assistive technology, read through `UIAccessibility`. Set by the host; empty by default.
    public final var accessibilitySettings: AccessibilitySettings = [] {
      didSet { if accessibilitySettings != oldValue { postChanges(since: oldValue) } }
    }

    /// The window's scene, or else the application.
    open override var next: UIResponder? { sceneStorage ?? ApplicationScope.shared.launched }

    /// The undo manager for everything in the window that has no other one.
    open override var undoManager: UndoManager? { ownUndoManager }
  #endif

  /// The time of everything in the window. Its host advances it.
  public let clock = AnimationClock()

  let touchDispatcher = TouchDispatcher()
  let keyDispatcher = KeyDispatcher()

  /// The responder that receives events without a location first.
  @Weak public internal(set) var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { updateInputViews() } }
  }

  /// The behaviour of text fields and text views at keys that edit their text.
  final var textKeys = TextKeys.performed

  /// The responder that receives keys instead of the first responder and the focus, such as an open menu.
  @Weak package final var keyResponder: UIResponder?

  /// The focus system, if it was used.
  private(set) final var focusSystemIfMade: UIFocusSystem?

  /// The focus system of the window.
  final var focusSystem: UIFocusSystem {
    let system = focusSystemIfMade ?? UIFocusSystem(self)
    focusSystemIfMade = system
    return system
  }

  /// The root view controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    rootViewController.map { [$0] } ?? []
  }

  /// The scale of a window whose host has not set one: 3 pixels per point, as on current phones.
  public nonisolated static let defaultScreenScale: CGFloat = UITraitCollection.defaultDisplayScale

  /// Controllers whose views have entered the window and are not laid out there yet.
  final var appearingControllers: [UIViewController] = []
  /// Closures to call after they have appeared.
  final var appearanceCompletions: [() -> Void] = [] { didSet { releaseAfterAssignment(oldValue) } }
  /// Whether there is any of both.
  final var hasAppearances = false
  /// Closures to call before the next layout.
  final var beforeLayout: [() -> Void] = []

  var displayListRecorder = DisplayListRecorder()

  /// Whether the user prefers reduced motion. Set by the host; false by default.
  public final var prefersReducedMotion = false {
    didSet {
      guard prefersReducedMotion != oldValue else { return }
      for observer in motionObservers.living { observer.notify() }
      postChangeOfReducedMotion()
    }
  }
  final var motionObservers = ReducedMotionObservers()

  /// Called with notifications from the app to assistive technology. Set by hosts that support them.
  public final var accessibilityNotificationHandler: ((AccessibilityNotification) -> Void)? {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// The element with the focus of assistive technology, set by the host; not retained.
  @Weak public final var accessibilityFocusedElement: UIResponder? {
    didSet { accessibilityFocusDidMove(from: oldValue) }
  }

  private nonisolated(unsafe) var ownReference: WindowReference?

  /// The object that other objects reference weakly instead of the window. Only the window retains it.
  final var reference: WindowReference {
    if let ownReference { return ownReference }
    let reference = WindowReference(self)
    ownReference = reference
    return reference
  }

  /// Creates a window as large as `UIScreen.main`.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window with a size. The origin of the frame is its position on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(in: ApplicationScope.scene)
  }

  /// Creates a window that fills a scene and has its scale and traits.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.frame)
    setUp(in: windowScene)
  }

  /// Creates a window of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(in: ApplicationScope.scene)
  }

  private func setUp(in scene: UIWindowScene?) {
    windowStorage = self
    // Directly, because the override would call the controllers of views.
    super.isHidden = true
    windowTraitsMayHaveChanged()
    updateTraits()
    layOutAtEveryFrame()
    WindowScope.noteNew(self)
    join(scene)
  }

  /// The scene of the window; nil for none. A window that joins a scene gets its scale and traits. It does not retain the scene, whose
  /// delegate usually retains the window.
  open var windowScene: UIWindowScene? {
    get { sceneStorage }
    set { join(newValue) }
  }

  @Weak private final var sceneStorage: UIWindowScene?

  private func join(_ scene: UIWindowScene?) {
    guard scene !== sceneStorage else { return }
    sceneStorage?.release(self)
    sceneStorage = scene
    scene?.adopt(self)
  }

  deinit {
    ownReference?.window = nil
    clock.frameHandler = nil
  }

  private func layOutAtEveryFrame() {
    clock.frameHandler = { [unowned(unsafe) self] in layoutIfNeeded() }
  }

  /// The controller whose view fills the window, also if constraints place the view: then the window has four that do.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(of: oldValue) } }
  }

  /// The constraints that place the view of the root controller; none if its frame does.
  final var rootViewConstraints: [NSLayoutConstraint] = []

  /// Places the view of the root controller again, which may have been outside the window during a presentation.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview === rootViewController?.viewIfLoaded { updateRootViewConstraints() }
  }

  /// The level of the window in its scene; `normal` by default.
  open var windowLevel = Level.normal

  /// Makes the window key: its screen becomes `UIScreen.main` on this thread.
  open func makeKey() {
    guard mayBecomeKey else { return }
    let former = WindowScope.key
    WindowScope.noteKey(self)
    windowScene?.keyWindow = self
    if former !== self { postChangeOfKey(from: former) }
  }

  #if !hasFeature(Embedded)
    /// Whether the window can become the key window; true by default.
    open var canBecomeKey: Bool { true }

    /// Called after the window has become the key window. The base implementation posts `didBecomeKeyNotification`; an override calls
    /// super.
    open func becomeKey() { post(Self.didBecomeKeyNotification) }

    /// Called after another window has become the key window. The base implementation posts `didResignKeyNotification`; an override calls
    /// super.
    open func resignKey() { post(Self.didResignKeyNotification) }
  #endif

  /// Whether the window is the one that was last made key on this thread.
  open var isKeyWindow: Bool { WindowScope.key === self }

  /// Whether the window is invisible; true until it is shown. Showing and hiding it makes the controllers of
  /// its views appear and disappear.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { if newValue != super.isHidden { show(!newValue) } }
  }

  /// Whether controllers of views in the window appear: true as soon as the window is about to be shown.
  private(set) final var isShown = false

  private func show(_ isShown: Bool) {
    self.isShown = isShown
    // Read twice: `viewWillAppear` may add and remove controllers.
    for controller in controllersOfViews { controller.viewWillMove(to: self) }
    super.isHidden = !isShown
    postChangeOfVisibility()
    for controller in controllersOfViews { controller.viewDidMove(to: self) }
  }

  /// The controllers of views in the window, from the outermost to the innermost.
  private var controllersOfViews: [UIViewController] {
    var controllers: [UIViewController] = []
    forEachInTree { if let controller = $0.owningController { controllers.append(controller) } }
    return controllers
  }

  /// Shows the window, makes it key and lays it out.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    layoutIfNeeded()
  }

  /// Lays out the window, and then notifies controllers whose views have entered it that they have appeared.
  open override func layoutIfNeeded() {
    if !beforeLayout.isEmpty { runBeforeLayout() }
    super.layoutIfNeeded()
    if hasKeyboardGuides { followKeyboardInMovedViews() }
    if hasAppearances { finishAppearances() }
    focusSystemIfMade?.updateFocusIfNeeded()
  }

  // Not checked for exclusive access: each rounding to pixels reads it.
  /// Pixels per point, between 1/1024 and 1024. Frames from constraints are rounded to whole pixels. Other
  /// scales are refused: `layoutErrorHandler` is called, and the scale does not change.
  @exclusivity(unchecked)
  open var screenScale: CGFloat = UIWindow.defaultScreenScale {
    didSet {
      guard screenScale != oldValue else { return }
      guard Self.scales.contains(screenScale) else {
        report(LayoutError(screenScale.isFinite ? .outOfRange : .notFinite))
        return screenScale = oldValue
      }
      // Frames are rounded to pixels, and text is measured for them, so everything is placed again.
      layoutEngine?.scaleDidChange()
      windowTraitsMayHaveChanged()
      relayoutTree()
      displayListRecorder.setNeedsWholeRecording()
    }
  }

  private nonisolated static let scales: ClosedRange<CGFloat> = 0x1p-10...0x1p10

  /// The insets in points that bars and the shape of the screen cover. Insets that are not finite are
  /// refused: `layoutErrorHandler` is called, and the insets do not change.
  open var deviceSafeAreaInsets: UIEdgeInsets {
    get { hostSafeAreaInsets }
    set {
      guard newValue.isFinite else { return report(LayoutError(.notFinite)) }
      hostSafeAreaInsets = newValue
      updateSafeArea()
      statusBarFrameMayHaveChanged()
    }
  }

  private var hostSafeAreaInsets = UIEdgeInsets.zero

  /// The frame of the keyboard, in points of the window; empty for none. `keyboardLayoutGuide` follows it,
  /// animated in an animation block. A frame that is not finite is refused: `layoutErrorHandler` is called,
  /// and the frame does not change. `CGRect.null` means none.
  open var keyboardFrame = CGRect.zero {
    didSet {
      if keyboardFrame.isNull { keyboardFrame = .zero }
      guard keyboardFrame.isFinite else {
        report(LayoutError(.notFinite))
        return keyboardFrame = oldValue
      }
      if keyboardFrame != oldValue { keyboardDidMove(from: oldValue) }
    }
  }

  /// Whether a view in the window has, or has had, a guide that follows the keyboard.
  final var hasKeyboardGuides = false

  /// The traits from the host: light or dark, the size of text, contrast, the kind of device. They override
  /// those of the window's size, scale and direction.
  open var hostTraits = UITraitCollection() {
    didSet {
      windowTraitsMayHaveChanged()
      if hostTraits.accessibilityContrast != oldValue.accessibilityContrast { postChangeOfContrast() }
    }
  }

  /// The traits of the window before overrides.
  var windowTraits = UITraitCollection.detached

  override var classOverrides: ViewOverrides { overrides([.content, .others], ofClass: UIWindow.self) }

  /// Delivers an event to recognisers, views and other responders. Called for every touch, key and wheel. An override calls super, or
  /// keeps the event from them.
  open func sendEvent(_ event: UIEvent) { event.deliver() }

  @_spi(Overrides) open override func sizeDidChange() {
    // Before the traits change, and before the view of the controller gets its new size.
    if isShown { rootViewController?.windowIsResizing(self, to: currentTraits) }
    windowTraitsMayHaveChanged()
    placeInputViews()
    orientationMayHaveChanged()
    statusBarFrameMayHaveChanged()
  }

  /// The frame of the status bar that observers were notified of last; nil before the first.
  final var knownStatusBarFrame: CGRect?

  /// The layout direction of the interface.
  open var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet {
      guard layoutDirection != oldValue else { return }
      windowTraitsMayHaveChanged()
      setNeedsDisplay()
      displayListRecorder.setNeedsWholeRecording()
    }
  }

  /// The text measurer; that of the process unless the host sets another.
  open var textMeasurer: any TextMeasurer {
    get { hostTextMeasurer }
    set {
      hostTextMeasurer = newValue
      #if !hasFeature(Embedded)
        sharedMeasurer.measurer = newValue
      #endif
      forEachInTree { $0.contentSizeDidChange() }
      setNeedsDisplay()
      displayListRecorder.setNeedsWholeRecording()
    }
  }

  /// Returns pictures for `UIImage(named:)`, from a table or a bundle of the host; nil, the default, for
  /// none.
  open var imageSource: ((String) -> UIImage?)? { didSet { releaseAfterAssignment(oldValue) } }

  /// Returns colours for `UIColor(named:)`, from a table or an asset catalogue of the host; nil, the default, for
  /// none.
  open var colorSource: ((String) -> UIColor?)? { didSet { releaseAfterAssignment(oldValue) } }

  #if !hasFeature(Embedded)
    /// Returns the text that labels show instead of one that they are given; nil, the default, for the text itself. Labels that are given a
    /// text while the window was made key last ask it, so that no layout has the other text. What a user types stays as it is.
    package final var textSource: ((String) -> String)?

    /// The languages in which `Bundle._string(forKey:value:table:)` finds strings of an app, the preferred one first; nil, the default, for those
    /// of the user.
    package final var preferredLanguages: [String]?
  #endif

  /// Called once for each conflict between required constraints. The default prints UIKit's message to
  /// standard error.
  open var unsatisfiableConstraintsHandler: (UnsatisfiableConstraints) -> Void = { printError($0.message) } {
    didSet {
      releaseAfterAssignment(oldValue)
      conflictReporter = { $0.reportConflicts() }
    }
  }
  /// Passes new conflicts to the app's handler; nil without one. A page for release without a handler prints nothing, and does not
  /// contain the code.
  final var conflictReporter: ((LayoutEngine) -> Void)?

  /// The limits of the window's layout. By default only the solver's operations are limited, so that no layout hangs. A layout that
  /// exceeds a limit is refused: `layoutErrorHandler` is called, and no view moves until a later layout is within the limits.
  open var layoutLimits = LayoutLimits() {
    didSet {
      layoutEngine?.setLimits(layoutLimits)
    }
  }

  /// Called with every value that layout has refused. The default prints it to standard error.
  open var layoutErrorHandler: (LayoutError) -> Void = { printError($0.description) } {
    didSet { releaseAfterAssignment(oldValue) }
  }

  /// The edges that bars and the shape of the screen cover, in points.
  open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

  /// The keyboard covers another part of views that have moved.
  private func followKeyboardInMovedViews() {
    var hasChanged = false
    forEachInTree { if $0.updateKeyboardGuide() { hasChanged = true } }
    // One further pass. A guide that moves in each layout would otherwise never end.
    if hasChanged { super.layoutIfNeeded() }
  }

  private func replaceRoot(of old: UIViewController?) {
    // Before the view leaves: dismissal adds the view of a full-screen presenter again.
    old?.takeAwayAllPresented()
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }

  /// Rounds every frame and content size again.
  private func relayoutTree() {
    forEachInTree {
      $0.setNeedsPlacingOfChildren()
      $0.contentSizeDidChange()
    }
    setNeedsDisplay()
  }
}
