@_spi(Layout) import OpenUIKitLayout

/// An object that creates and manages a view.
///
/// The view is loaded on first use. The view of a window's root controller fills the window.
open class UIViewController: _UIFocusResponder, UITraitEnvironment {
  nonisolated(unsafe) private var viewStorage: UIView? { didSet { releaseAfterAssignment(oldValue) } }
  private var supports = LayoutSupports()
  var childStorage: [UIViewController] = []
  /// The appearance state of the controller's view.
  var appearance = Appearance.gone
  /// How many transitions of containers the controller takes part in.
  final var openTransitions = 0
  /// Whether `beginAppearanceTransition(_:animated:)` was called, and `endAppearanceTransition()` was not yet.
  final var isInTransition = false
  /// The children that appear or disappear together with the controller now.
  final var childrenInTransition: [UIViewController] = []
  /// The insets of bars of containers that cover the view, in points.
  package final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewStorage?.updateSafeArea() } }
  }
  private var navigationItemStorage: UINavigationItem? { didSet { releaseAfterAssignment(oldValue) } }
  private var tabBarItemStorage: UITabBarItem? { didSet { releaseAfterAssignment(oldValue) } }
  var traitRecord: TraitRecord?
  /// The settings of the controller for the bars of its containers.
  final var barSettings: BarSettings?

  #if hasFeature(Embedded) && !HasInterfaceFiles
    /// Creates a controller whose view `loadView()` creates. There are no nibs here, so the arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init()
    }
  #else
    /// The name of the nib that the view is loaded from, as it was given to the initialiser; nil for none.
    public final let nibName: String?
    /// The bundle of the nib; nil for the main one.
    public final let nibBundle: Bundle?
    /// The scene of a storyboard that the controller was created from.
    final var storyboardScene: StoryboardScene?
    /// Sets the view that a file of Interface Builder has for the controller; nil for none, and once it is loaded.
    package final var sceneViewLoader: ViewTreeFunction<UIViewController, Void>?

    /// Creates a controller whose view is loaded from a nib that is registered with ``UINib``. Without a name, the nib has the name of
    /// the controller's class. If there is no such nib, `loadView()` creates an empty view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
      super.init()
    }
  #endif

  /// Creates a controller whose view `loadView()` creates.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view `loadView()` creates. Archives contain no controllers.
  public required init?(coder: NSCoder) {
    #if !hasFeature(Embedded) || HasInterfaceFiles
      (nibName, nibBundle) = (nil, nil)
    #endif
    super.init()
  }

  deinit {
    viewStorage?.owningController = nil
  }

  /// The controller's view, loaded on first use.
  open var view: UIView! {
    get {
      loadIfNeeded()
      return viewStorage
    }
    set { replaceView(with: newValue) }
  }

  /// The controller's view, if it has been loaded.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// The superview of the controller's view.
  open override var next: UIResponder? { viewStorage?.superview }

  override var focusEnvironment: (any UIFocusEnvironment)? { self }
  /// The view, once it is loaded.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { viewStorage.map { [$0] } ?? [] }
  /// The view, once it is loaded.
  open override var focusItemContainer: (any UIFocusItemContainer)? { viewStorage }

  /// A title that containers show.
  open var title: String? {
    didSet {
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
    }
  }

  /// Creates the view. The base implementation loads that of the controller's nib or, without one, creates an empty
  /// view with the size of the screen, which follows its superview's size.
  open func loadView() {
    if loadNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Called when the system needs memory.
  open func didReceiveMemoryWarning() {}

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { loadIfNeeded() }

  private func loadIfNeeded() {
    guard viewStorage == nil else { return }
    loadView()
    require(viewStorage != nil, "\(typeName(of: self)).loadView() must set the controller's view")
    viewDidLoad()
  }

  // MARK: Appearance

  /// Called before the view enters a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a window and has its traits, before its layout there.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has entered a window, its layout there is done, and animations of its container
  /// have ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with their views. A container that returns false calls
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` of its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies the controller that a container is about to show or hide it, and with it the children whose
  /// views are in its own. Does nothing if it was notified already.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Notifies the controller, and the children that appear or disappear with it, that the container has shown
  /// or hidden it.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Containers

  /// The parent of this controller; not retained.
  open var parent: UIViewController? { parentStorage }

  @Weak final var parentStorage: UIViewController?

  /// The controllers whose views are inside this one's, in the order in which they were added.
  open var children: [UIViewController] { childStorage }

  /// Makes a controller a child of this one, removes it from its parent, and calls its `willMove(toParent:)`.
  /// The caller adds its view, and then calls `didMove(toParent:)`. Traps if the child is this controller.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent and calls its `didMove(toParent:)` with nil.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller that the controller is in.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  /// The tab bar controller that contains the controller.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// Replaces a child's view by another's: adds it, runs the animations, and removes the other one at their
  /// end. Traps unless both are children of this controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, AnimationTiming(duration: duration), options, animations,
      completion)
  }

  /// Shows a controller: a navigation controller pushes it, others present it.
  open func show(_ vc: UIViewController, sender: AnyValue?) { showNaturally(vc) }

  /// The controller's content for the bar of a navigation controller, created on first use.
  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let made = UINavigationItem(title: title ?? "")
    navigationItemStorage = made
    return made
  }

  /// The controller's tab in a tab bar controller, created on first use.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemStorage { return tabBarItemStorage }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemStorage = made
      return made
    }
    set { tabBarItemStorage = newValue }
  }

  /// The tab that was set or created; nil for none.
  final var ownTabBarItem: UITabBarItem? { tabBarItemStorage }

  // MARK: Presentation

  /// How the controller's view covers that of its presenter.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The preferred size of the view in a container, in points; zero for none. The container is notified of each change.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notifyContainerOfSize() } }
  }

  /// Called when the preferred size of a child has changed. A container places its children again here. A navigation controller notifies its
  /// own container; others do nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    passOnSize(of: container)
  }

  /// Returns the size of a child, in points, in a view of a size: that size by default. Called before the view is resized.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// How the view enters and leaves when the controller is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The object that provides animators and the presentation controller; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether presentations in the style of a context cover the view of this controller.
  open var definesPresentationContext = false

  /// Whether the user cannot dismiss the controller by a swipe or a tap beside it.
  open var isModalInPresentation = false

  var presented: UIViewController? { didSet { releaseAfterAssignment(oldValue) } }
  /// Dismisses the presented controller of an argument. A closure that a presentation sets: every program can call `dismiss`, and a
  /// page that presents nothing has no code of presentations.
  final var dismissPresented: ((UIViewController, _ animated: Bool, _ completion: (() -> Void)?) -> Void)?
  var presentation: UIPresentationController? { didSet { releaseAfterAssignment(oldValue) } }
  /// Creates the container of the controller when it is presented, for controllers with an appearance of their
  /// own, such as alerts; nil for those of `modalPresentationStyle`. The arguments are the presenter and the
  /// container's frame.
  package final var presentationContainer: ((UIViewController, CGRect) -> any PresentationContainer)? {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// Whether the controller has a popover whatever its style is, as an alert has.
  package final var hasPopoverInEachStyle = false
  /// The presentation controller before the presentation.
  final var preparedPresentation: UIPresentationController? { didSet { releaseAfterAssignment(oldValue) } }
  /// The coordinator of the controller's transition.
  @Weak final var runningCoordinator: TransitionCoordinator?
  final var movement: ControllerMovement = []

  /// Whether the controller is being presented; true from `viewWillAppear` to `viewDidAppear` of a
  /// presentation.
  open var isBeingPresented: Bool { movement.contains(.isBeingPresented) }

  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { movement.contains(.isBeingDismissed) }

  /// Whether the controller is being added to a navigation controller.
  open var isMovingToParent: Bool { movement.contains(.isMovingToParent) }

  /// Whether the controller is being removed from a navigation controller.
  open var isMovingFromParent: Bool { movement.contains(.isMovingFromParent) }

  /// Presents a controller above everything in the window. The view slides in from below if `animated`.
  /// Without a window, or if this controller already presents one, it does nothing but print an error, as in
  /// UIKit. Traps if the other controller is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the controller that this one presents or, if there is none, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAwayPresented(animated: flag, completion)
  }

  // MARK: The window

  /// Called before the window of the controller gets another size. An override calls super, which notifies
  /// the children. Changes along with the coordinator are made with the new size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  /// Called before the window of the controller gets other size classes. An override calls super, which
  /// notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }

  /// The orientations that the controller supports, for hosts that can turn the window.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether a host that can turn the window may do so; true by default.
  open var shouldAutorotate: Bool { true }

  /// The colour of the content of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar appears and disappears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides about the colour of the status bar; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the controller decides about the status bar also in presentations that do not cover the window.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Layout

  /// Called to update the view's constraints. An override must call super, last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether a navigation or tab bar controller insets the view's content scroll view by its bars, for
  /// content of any length; true by default. It applies to scroll views with automatic adjustment.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewStorage?.setNeedsLayout() }
  }

  /// The edges at which the view extends below the bars of containers; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

  /// Whether the view also extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

  /// Whether the bar of a tab bar controller is hidden while the controller is on the stack of a navigation
  /// controller.
  open var hidesBottomBarWhenPushed = false

  /// Whether the content can be edited; false by default. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editsContent }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. `editButtonItem` calls it. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editsContent = editing
    editItem?.showKind(isEditing: editing)
  }

  private final var editsContent = false
  final var editItem: UIBarButtonItem?

  /// The child whose content lies below the bars around this controller; nil if the controller's own does.
  var screenBelowBars: UIViewController? { nil }

  /// Called by a scroll view in a screen of the controller, after it has scrolled.
  func contentDidScroll(_ scrollView: UIScrollView) {}

  /// Called when the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The controller's addition to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewStorage?.updateSafeArea() }
  }

  /// The minimum margins of the view: 16 points at the sides, 20 if the window's shorter side is at least 414
  /// points (recorded on devices).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether `systemMinimumLayoutMargins` apply to the view.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewStorage?.layoutMarginsMayHaveChanged() }
  }

  /// The traits of the controller's view, or those outside a window before it is loaded.
  open var traitCollection: UITraitCollection { viewStorage?.traitCollection ?? .outside }

  /// Called after the traits of the controller's view have changed, with the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the controller's view and its descendants have light or dark appearance; unspecified for no
  /// override.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The part at the top of the view that bars cover. The first use adds two constraints to the view.
  open var topLayoutGuide: any UILayoutSupport { supports.top(of: self) }

  /// The part at the bottom of the view that bars cover. The first use adds two constraints to the view.
  open var bottomLayoutGuide: any UILayoutSupport { supports.bottom(of: self) }

  private func replaceView(with view: UIView?) {
    viewStorage?.owningController = nil
    viewStorage = view
    view?.owningController = self
    // The view now gets its traits and margins through the controller.
    view?.updateTraits()
    view?.layoutMarginsMayHaveChanged()
  }

  #if !hasFeature(Embedded)
    // MARK: Unavailable content

    /// The content that covers the view while the controller has none of its own; nil for none.
    package final var unavailableContent: (any UnavailableContent)? {
      didSet {
        releaseAfterAssignment(oldValue)
        viewStorage?.setNeedsLayout()
      }
    }
    /// Whether the content is updated before the next layout of the view.
    final var needsUnavailableContentUpdate = true
    /// The content for the bar of a navigation controller; nil if none was created.
    final var ownNavigationItem: UINavigationItem? { navigationItemStorage }

    /// The state of the controller: its traits, and the text in the search bar of its navigation item. An override adds custom states.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      unavailableContentState
    }

    /// Called before the first layout of the view, and after a request or a change of the state. An override sets
    /// `contentUnavailableConfiguration`. The base implementation does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout of the view.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableContentUpdate() }
  #endif

  #if !hasFeature(Embedded) || HasInterfaceFiles
    // MARK: Storyboards

    /// The storyboard that the controller was created from; nil for none.
    open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    /// Performs the segue with an identifier of the controller's scene. Traps if there is none.
    open func performSegue(withIdentifier identifier: String, sender: AnyValue?) {
      performSegue(named: identifier, sender)
    }

    /// Called before a segue that the controller is the source of. The base implementation does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: AnyValue?) {}

    /// Whether a segue that the user has started is performed; true by default. Not called by `performSegue(withIdentifier:sender:)`.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: AnyValue?) -> Bool { true }

    /// Whether an unwind segue may end at the controller. By default, whether it has the method.
    open func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: AnyValue?
    ) -> Bool { action.isMethod(of: self) }
  #endif

  #if !hasFeature(Embedded)
    /// The items of the toolbar of a navigation controller.
    open var toolbarItems: [UIBarButtonItem]? {
      get { storedToolbarItems }
      set { changeToolbarItems(newValue, animated: false) }
    }

    /// Sets the items of the toolbar of a navigation controller. The buttons fade if `animated`.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
      changeToolbarItems(toolbarItems, animated: animated)
    }

    /// Whether the focus returns to where it was when the controller appears again; true by default. Windows always restore it.
    open var restoresFocusAfterTransition: Bool {
      get { record?.requests.restoresFocusAfterTransition ?? true }
      set { ownRecord.requests.restoresFocusAfterTransition = newValue }
    }

    /// Whether the transition style of this controller applies to those that it presents in its context; false by default.
    open var providesPresentationContextTransitionStyle: Bool {
      get { record?.requests.providesTransitionStyle ?? false }
      set { ownRecord.requests.providesTransitionStyle = newValue }
    }

    /// Adds a command for a key, beside those of `keyCommands` in a class that does not override it.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
      ownRecord.requests.keyCommands.append(keyCommand)
    }

    /// Removes a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
      ownRecord.requests.keyCommands.removeAll { $0 === keyCommand }
    }

    /// The orientation for a presentation over the whole screen; by default the present one. Hosts determine the shape of a window alone.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }

    /// Called before the window becomes wider than high, or higher than wide: on the root controller, its children, and those that are
    /// presented. The base implementation does nothing, and so for the following two. The change takes no time.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called between the change of the window and its next layout.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    }

    /// Called after the layout in the new shape.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Whether the home indicator hides without touches; false by default. Read by `UIWindow.isHomeIndicatorAutoHidden`.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides about the home indicator instead of the controller; nil, the default, for none.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// The edges where the app's gestures precede the system's; none by default. Read by `UIWindow.edgesDeferringSystemGestures`.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides about these edges instead of the controller; nil, the default, for none.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Whether the keyboard stays without a first responder; by default in a form sheet. Hosts hide theirs.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Traits for a child, by default those that were set; nil for none. Read when the traits around the child change.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
      childViewController.setTraits.map { UITraitCollection($0) }
    }

    /// The item of a bar that begins and ends editing. Its title is Edit, or Done during editing.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

    /// Actions below the preview of a hard press, which hosts do not measure; empty by default.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Asks for the visibility of the home indicator again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { statusBarMayHaveChanged() }

    /// Asks for the edges whose system gestures wait again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { statusBarMayHaveChanged() }

    /// Asks for the orientations of the interface. Hosts determine the shape of a window alone.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Sets traits of a child controller; nil removes all of its overrides.
    open func setOverrideTraitCollection(
      _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
      childViewController.traitOverrides = UITraitOverrides(of: collection)
    }

    /// The controller that manages the presentation of this one, or of an ancestor. Before the presentation the
    /// one that `modalPresentationStyle` determines.
    open var presentationController: UIPresentationController? { ownPresentationController }

    /// The coordinator of the transition in which the controller takes part now; nil outside of transitions and
    /// for transitions without animation.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { ownTransitionCoordinator }

    /// Notifies the host that the status bar may have changed.
    open func setNeedsStatusBarAppearanceUpdate() { statusBarMayHaveChanged() }
  #endif
}
