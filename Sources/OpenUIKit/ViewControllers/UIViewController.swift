/// An object that makes and manages a view.
///
/// The view is loaded when it is first asked for. As a window's root, a controller's view fills the window.
open class UIViewController: _UIFocusResponder, UITraitEnvironment {
  nonisolated(unsafe) private var viewStorage: UIView?
  private var supports = LayoutSupports()
  var childStorage: [UIViewController] = []
  /// How far the controller's view has come into the window or out of it.
  var appearance = Appearance.gone
  /// Whether a container says when the controller appears and disappears.
  var appearanceIsManaged = false
  /// The children that appear or disappear with the controller at the moment.
  var childrenInTransition: [UIViewController] = []
  /// The bars of containers that cover the view, in points.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewStorage?.updateSafeArea() } }
  }
  private var navigationItemStorage: UINavigationItem?
  private var tabBarItemStorage: UITabBarItem?
  var traitRecord: TraitRecord?

  /// A controller whose view is made by `loadView()`. There are no nib files here: names are not looked at.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller whose view is made by `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller whose view is made by `loadView()`: archives carry nothing here.
  public required init?(coder: NSCoder) {
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

  /// Makes the view; the base implementation makes an empty one as large as the screen, that follows its superview's size.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Loads the view, unless it is there.
  open func loadViewIfNeeded() { loadIfNeeded() }

  private func loadIfNeeded() {
    guard viewStorage == nil else { return }
    loadView()
    require(viewStorage != nil, "\(typeName(of: self)).loadView() must set the controller's view")
    viewDidLoad()
  }

  // MARK: Appearance

  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once the view is in a window and has its traits, before it is laid out there.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has come into a window and has been laid out there, and animations of its container are over.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with their views. A container that returns false calls
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` of its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that a container is about to show or hide it, unless it knows already, and with it the children
  /// whose views are in its own.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Tells the controller that the container has shown or hidden it, and the children that went with it.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Containers

  /// The controller that this one is a child of; not retained.
  open var parent: UIViewController? { container }

  @Weak final var container: UIViewController?

  /// The controllers whose views this one shows within its own, in the order in which they were added.
  open var children: [UIViewController] { childStorage }

  /// Makes a controller a child of this one, taking it from its parent, and calls its `willMove(toParent:)`. Its view is
  /// added by the caller, who then calls `didMove(toParent:)`. Traps when the child is this controller.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of its parent and calls its `didMove(toParent:)` with nil.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller becomes a child of another, or of none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has become a child of another, or of none.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller that the controller is in.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  /// The tab bar controller that the controller is in.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// Shows a child's view in the place of another's: adds it, runs the animations, and removes the other one at their end.
  /// Traps unless both are children of this controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, AnimationTiming(duration: duration), options, animations,
      completion)
  }

  #if hasFeature(Embedded)
    /// Shows a controller in the most natural way: a navigation controller pushes it, others present it.
    open func show(_ vc: UIViewController, sender: AnyObject?) { showNaturally(vc) }
  #else
    /// Shows a controller in the most natural way: a navigation controller pushes it, others present it.
    open func show(_ vc: UIViewController, sender: Any?) { showNaturally(vc) }
  #endif

  /// What the controller shows in the bar of a navigation controller; made when it is first asked for.
  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let made = UINavigationItem(title: title ?? "")
    navigationItemStorage = made
    return made
  }

  /// What stands for the controller in the bar of a tab bar controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemStorage { return tabBarItemStorage }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemStorage = made
      return made
    }
    set { tabBarItemStorage = newValue }
  }

  // MARK: Presentation

  /// How the controller's view covers the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The size that a container is asked to give the view, in points; zero for no wish.
  open var preferredContentSize = CGSize.zero

  /// The controller that this one, or one it is a child of, presents.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

  /// The controller that presents this one, or one it is a child of.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  var presented: UIViewController?
  var presentation: Presentation?

  /// Shows a controller's view above everything in the window; the view slides in from below if `animated`. A controller
  /// outside of any window, or one that presents already, shows nothing and says so on standard error, as in UIKit.
  /// Traps when the other controller is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Takes away what the controller presents or, when it presents nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAwayPresented(animated: flag, completion)
  }

  // MARK: Layout

  /// Called when the view's constraints are to be updated; an override must call super, last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether a navigation or tab bar controller moves the content of the view's content scroll view clear of its bars,
  /// however short that content is; true unless set. It counts for scroll views with automatic adjustment.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewStorage?.setNeedsLayout() }
  }

  /// Called when the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewStorage?.updateSafeArea() }
  }

  /// The margins below which those of the view do not go: 16 points at the sides, 20 where the window's shorter
  /// side is 414 or more (recorded on devices).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let size = viewStorage?.window?.bounds.size ?? viewStorage?.bounds.size ?? .zero
    let side: CGFloat = min(size.width, size.height) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether `systemMinimumLayoutMargins` apply to the view.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewStorage?.layoutMarginsMayHaveChanged() }
  }

  /// The traits that hold in the controller's view, or outside of any before it is loaded.
  open var traitCollection: UITraitCollection { viewStorage?.traitCollection ?? .detached }

  /// Called after the traits of the controller's view have changed, with what they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the controller's view and what is inside are light or dark, whatever surrounds them; unspecified for no
  /// change.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Traits of the controller's view and what is inside, whatever surrounds them.
  public final var traitOverrides: UITraitOverrides {
    get { traitRecord?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The part of the view's top that bars cover. The first use adds two constraints to the view.
  open var topLayoutGuide: any UILayoutSupport { supports.top(of: self) }

  /// The part of the view's bottom that bars cover. The first use adds two constraints to the view.
  open var bottomLayoutGuide: any UILayoutSupport { supports.bottom(of: self) }

  private func replaceView(with view: UIView?) {
    viewStorage?.owningController = nil
    viewStorage = view
    view?.owningController = self
    view?.updateTraits()
    view?.layoutMarginsMayHaveChanged()
  }
}
