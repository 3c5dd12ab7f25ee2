/// An object that makes and manages a view.
///
/// The view is loaded when it is first asked for. As a window's root, a controller's view fills the window.
open class UIViewController: UIResponder, UITraitEnvironment {
  nonisolated(unsafe) private var viewStorage: UIView?
  private var supports = LayoutSupports()
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
      loadViewIfNeeded()
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

  /// A title that containers may show.
  open var title: String?

  /// Makes the view; the base implementation makes an empty one that follows its superview's size.
  open func loadView() {
    let view = UIView(frame: .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Loads the view, unless it is there.
  open func loadViewIfNeeded() {
    guard viewStorage == nil else { return }
    loadView()
    precondition(viewStorage != nil, "\(typeName(of: self)).loadView() must set the controller's view")
    viewDidLoad()
  }

  /// Called when the view's constraints are to be updated; an override must call super, last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

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
