/// The root of a view tree, and what its host tells it: size, scale, covered edges, direction, text and time.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden` shows it: it lays out what is in it, but draws nothing, takes
/// no touches, and the controllers of its views have not appeared. It has its own engine and clock; windows share nothing.
open class UIWindow: UIView {
  private var hostTextMeasurer: any TextMeasurer = DeterministicTextMeasurer.shared

  #if !hasFeature(Embedded)
    /// What measures text in the window, for threads that may not use the window.
    final let sharedMeasurer = WindowMeasurer(DeterministicTextMeasurer.shared)
  #endif

  /// The time by which everything in the window moves; its host advances it.
  public let clock = AnimationClock()

  let touchDispatcher = TouchDispatcher()
  let keyDispatcher = KeyDispatcher()

  /// The responder that hears first what is not meant for a place.
  @Weak public internal(set) var firstResponder: UIResponder?

  /// What has the focus, once something has asked for that.
  private(set) final var focusSystemIfMade: UIFocusSystem?

  /// What has the focus, and what moves it.
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
  public nonisolated static let defaultScreenScale: CGFloat = 3

  /// Controllers whose views have come into the window and have yet to be laid out there.
  private var appearingControllers: [UIViewController] = []
  /// What is to be called after they have appeared.
  private var appearanceCompletions: [() -> Void] = []
  /// Whether there is any of both.
  private final var hasAppearances = false

  var displayListRecorder = DisplayListRecorder()

  #if !hasFeature(Embedded)
    /// The appearance that views take over when they come into the window.
    let appearances = AppearanceRegistry.ofThread
  #endif

  /// Whether the user wants less motion. The host says so; false unless set.
  public final var prefersReducedMotion = false {
    didSet {
      guard prefersReducedMotion != oldValue else { return }
      for observer in motionObservers.living { observer.notify() }
    }
  }
  final var motionObservers = ReducedMotionObservers()

  /// Called with what the app tells assistive technology; a host that has a way to say it sets it.
  public final var accessibilityNotificationHandler: ((AccessibilityNotification) -> Void)?
  /// The element that assistive technology is at, as far as the host knows; not retained.
  @Weak public final var accessibilityFocusedElement: UIResponder?

  private nonisolated(unsafe) var ownReference: WindowReference?

  /// What refers to the window weakly for others. Only the window keeps it.
  final var reference: WindowReference {
    if let ownReference { return ownReference }
    let reference = WindowReference(self)
    ownReference = reference
    return reference
  }

  /// A window as large as `UIScreen.main`.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window of the given size; its origin is where it stands on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A window that fills a scene and takes its scale and traits over.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.frame)
    setUp()
    self.windowScene = windowScene
    windowScene.adopt(self)
  }

  /// A window of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    windowStorage = self
    super.isHidden = true
    windowTraitsMayHaveChanged()
    updateTraits()
    layOutAtEveryFrame()
    WindowScope.noteNew(self)
  }

  /// The scene that the window was made in; nil for none.
  open private(set) var windowScene: UIWindowScene?

  deinit {
    ownReference?.window = nil
    clock.frameHandler = nil
  }

  private func layOutAtEveryFrame() {
    clock.frameHandler = { [unowned(unsafe) self] in layoutIfNeeded() }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(of: oldValue) } }
  }

  /// How far in front the window stands among those of its scene; `normal` unless set.
  open var windowLevel = Level.normal

  /// Makes the window the one whose screen is `UIScreen.main` on this thread.
  open func makeKey() {
    WindowScope.noteKey(self)
    windowScene?.keyWindow = self
  }

  /// Whether the window is left out of drawing, as it is until it is shown. Showing and hiding it makes the controllers of
  /// its views appear and disappear.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { if newValue != super.isHidden { show(!newValue) } }
  }

  /// Whether controllers whose views are in the window appear: as soon as it is about to be shown.
  private(set) final var isShown = false

  private func show(_ isShown: Bool) {
    self.isShown = isShown
    for controller in controllersOfViews { controller.viewWillMove(to: self) }
    super.isHidden = !isShown
    for controller in controllersOfViews { controller.viewDidMove(to: self) }
  }

  /// The controllers whose views are in the window, from the outermost to the innermost.
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

  /// Lays the window out, and then tells controllers whose views have come into it that they have appeared.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    if hasKeyboardGuides { followKeyboardInMovedViews() }
    if hasAppearances { finishAppearances() }
    focusSystemIfMade?.updateFocusIfNeeded()
  }

  /// Pixels per point, between 1/1024 and 1024. Frames that constraints give are rounded to whole pixels. Another scale is
  /// refused: `layoutErrorHandler` gets the error, and the scale stays.
  open var screenScale: CGFloat = UIWindow.defaultScreenScale {
    didSet {
      guard screenScale != oldValue else { return }
      guard Self.scales.contains(screenScale) else {
        report(LayoutError(screenScale.isFinite ? .outOfRange : .notFinite))
        return screenScale = oldValue
      }
      layoutEngine?.scaleDidChange()
      windowTraitsMayHaveChanged()
      relayoutTree()
      displayListRecorder.setNeedsWholeRecording()
    }
  }

  private nonisolated static let scales: ClosedRange<CGFloat> = 0x1p-10...0x1p10

  /// The part of the window at each edge, in points, that bars and the screen's shape cover. Insets that are not finite are
  /// refused: `layoutErrorHandler` gets the error, and the insets stay.
  open var deviceSafeAreaInsets: UIEdgeInsets {
    get { hostSafeAreaInsets }
    set {
      guard newValue.isFinite else { return report(LayoutError(.notFinite)) }
      hostSafeAreaInsets = newValue
      updateSafeArea()
    }
  }

  private var hostSafeAreaInsets = UIEdgeInsets.zero

  /// Where the keyboard on the screen is, in points of the window; empty for none. `keyboardLayoutGuide` follows it, in an
  /// animation if it changes in one. A frame that is not finite is refused, but for `CGRect.null`, which is none:
  /// `layoutErrorHandler` gets the error, and the frame stays.
  open var keyboardFrame = CGRect.zero {
    didSet {
      if keyboardFrame.isNull { keyboardFrame = .zero }
      guard keyboardFrame.isFinite else {
        report(LayoutError(.notFinite))
        return keyboardFrame = oldValue
      }
      if keyboardFrame != oldValue { forEachInTree { $0.updateKeyboardGuide() } }
    }
  }

  /// Whether a view in the window has a guide that follows the keyboard, or once had one.
  final var hasKeyboardGuides = false

  /// The traits that the host knows of and the window does not: light or dark, the size of text, contrast, the kind of
  /// device. What it specifies holds in place of what the window's size, scale and direction say.
  open var hostTraits = UITraitCollection() {
    didSet { windowTraitsMayHaveChanged() }
  }

  /// The traits of the window before anything overrides them.
  var windowTraits = UITraitCollection.detached

  override func sizeDidChange() {
    windowTraitsMayHaveChanged()
  }

  /// The direction of the interface for views that do not ask for one.
  open var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet {
      guard layoutDirection != oldValue else { return }
      windowTraitsMayHaveChanged()
      setNeedsDisplay()
      displayListRecorder.setNeedsWholeRecording()
    }
  }

  /// What measures text; a deterministic measurer unless the host sets another.
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

  /// Finds pictures for `UIImage(named:)`: a table or a bundle of the host's. Nil, the default, has none.
  open var imageSource: ((String) -> UIImage?)?

  /// Called with every conflict between required constraints, once for as long as it stands. The default prints
  /// UIKit's message to standard error.
  open var unsatisfiableConstraintsHandler: (UnsatisfiableConstraints) -> Void = { printError($0.message) }

  /// How large the window's layout may become. One that exceeds a limit is refused: `layoutErrorHandler` hears of it, and
  /// every view stays where it is until a later layout keeps to the limits. Nothing is limited unless it is set.
  open var layoutLimits = LayoutLimits() {
    didSet {
      layoutEngine?.limits = layoutLimits
      layoutEngine?.setNeedsSolve()
    }
  }

  /// Called with every number that layout refused. The default prints it to standard error.
  open var layoutErrorHandler: (LayoutError) -> Void = { printError($0.description) }

  /// The edges that bars and the screen's shape cover, in points.
  open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

  /// Has a controller told that it has appeared, once it has been laid out.
  final func tellOfAppearance(_ controller: UIViewController) {
    appearingControllers.append(controller)
    hasAppearances = true
  }

  /// Calls `completion` after the controllers that are appearing have been told.
  final func whenAppeared(_ completion: @escaping () -> Void) {
    appearanceCompletions.append(completion)
    hasAppearances = true
  }

  /// Tells the controllers whose views have been laid out that they have appeared, in the order in which they came, and then
  /// those who wait for that.
  private func finishAppearances() {
    let (controllers, completions) = (appearingControllers, appearanceCompletions)
    (appearingControllers, appearanceCompletions, hasAppearances) = ([], [], false)
    for controller in controllers { controller.didAppear() }
    for completion in completions { completion() }
  }

  /// Views that have moved lie otherwise under the keyboard than before.
  private func followKeyboardInMovedViews() {
    var hasChanged = false
    forEachInTree { if $0.updateKeyboardGuide() { hasChanged = true } }
    if hasChanged { super.layoutIfNeeded() }
  }

  private func replaceRoot(of old: UIViewController?) {
    old?.takeAwayAllPresented()
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }

  /// Rounds every frame and content size anew.
  private func relayoutTree() {
    forEachInTree {
      $0.setNeedsPlacingOfChildren()
      $0.contentSizeDidChange()
    }
    setNeedsDisplay()
  }
}

extension UIView {
  /// Passes a conflict on to the window, or to standard error for a tree without one.
  func report(_ conflict: UnsatisfiableConstraints) {
    guard let window else { return printError(conflict.message) }
    window.unsatisfiableConstraintsHandler(conflict)
  }

  /// Passes a refused number on to the window, or to standard error for a tree without one.
  func report(_ error: LayoutError) {
    guard let window else { return printError(error.description) }
    window.layoutErrorHandler(error)
  }
}
