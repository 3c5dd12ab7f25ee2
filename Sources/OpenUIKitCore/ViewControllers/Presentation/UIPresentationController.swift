/// Manages a presented controller: its frame, the views around it, and the transitions.
///
/// A subclass for the style `custom` overrides the frame, and adds views such as a dimmed background when the
/// transition begins.
open class UIPresentationController: NSObject, ViewTreeConfined {
  @Weak final var presentedStorage: UIViewController?
  @Weak final var presenter: UIViewController?
  /// The style of the presentation.
  final var style = UIModalPresentationStyle.custom
  /// The view that contains the presented view; nil before and after the presentation.
  @Weak open internal(set) var containerView: UIView?
  /// The former superview of the presenter's view, if that was removed.
  @Weak final var formerPlace: UIView?
  /// The container of a controller that has its own.
  @Weak final var ownContainer: (any PresentationContainer)?
  /// Whether the presenter's view is removed during the presentation.
  final var replacesPresenter = false
  /// Whether the transition is the user's.
  final var isDismissedByUser = false
  /// Whether the presented view is being dismissed by an animator, which places it.
  final var isInTransition = false

  /// An object that lives as long as the presentation, such as the segue that presents; nil for none.
  final var companion: NSObject?

  /// The object that decides about the presentation, and is notified when the user dismisses it; not
  /// retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates the presentation controller of a controller. `presentingViewController` may be nil before the
  /// presentation.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init()
    presentedStorage = presentedViewController
    presenter = presentingViewController
  }

  // MARK: Participants

  /// The presented controller. Traps if it no longer exists.
  public final var presentedViewController: UIViewController {
    guard let presentedStorage else { fatalError("The presented controller no longer exists") }
    return presentedStorage
  }

  /// The controller that presents; before the presentation the presented one.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The view that the transition moves: that of the presented controller.
  open var presentedView: UIView? { presentedStorage?.view }

  /// The style of the presentation.
  public final var presentationStyle: UIModalPresentationStyle { style }

  /// The traits of the presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? (presenter ?? presentedStorage)?.traitCollection ?? .current
  }

  // MARK: Sizes

  /// The preferred size of the content: that of the presented controller.
  open var preferredContentSize: CGSize { presentedStorage?.preferredContentSize ?? .zero }

  /// Called when the preferred size of the presented controller has changed. Styles of the system place its view again; a subclass for the
  /// style `custom` does so itself.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    placeAgain()
  }

  /// Returns the size of the presented controller's view, in points, in a container of a size: that size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the window gets another size. An override calls super, which notifies the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  /// Called before the window gets other size classes. An override calls super, which notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedStorage?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Adaptivity

  /// The style in a narrow window; `none`, the default, for the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style in an environment; `none` for the same.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  // MARK: Appearance

  /// Whether the presentation covers the window; true by default.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed when the transition has ended; false by default.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// The frame of the presented view, in points of the container: all of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out its subviews. A subclass places its views here.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation. A subclass adds its views to the container here, and animates them along
  /// with the transition coordinator of the presented controller.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation, with whether it reached its end.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal, with whether it reached its end.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For the styles of the system

  #if !hasFeature(Embedded)
    /// The presentation of another style that an app has prepared for this one; nil for none.
    func presentation(adaptedTo style: UIModalPresentationStyle) -> UIPresentationController? { nil }
  #endif

  /// Adds the views of the style to the container.
  func prepareContainer() {}

  /// The animation of the style.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical: CoverAnimator(isPresenting: isPresenting)
    case .crossDissolve: DissolveAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipAnimator(isPresenting: isPresenting)
    }
  }

  /// Changes the views of the style together with the transition.
  func animateAlong(isPresenting: Bool) {}

  /// Places the presented view in the container. Subclasses of apps place it themselves, as in UIKit.
  func placePresentedView() {
    guard style != .custom, !isInTransition, let view = presentedView, view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Whether a touch on a view of the container reaches the views below.
  func passesTouch(on hit: UIView) -> Bool { false }
}
