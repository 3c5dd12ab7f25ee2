/// The sides of its anchor at which a popover may have its arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover is below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover is above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left: the popover is to the right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right: the popover is to the left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not determined yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// The object that decides about a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is presented. The delegate may set its anchor here.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  #if !hasFeature(Embedded)
    /// Whether the user may dismiss the popover now; true by default. Apple deprecates it in favour of
    /// `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after the user has dismissed the popover. Apple deprecates it in favour of `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController)
    /// Called before the popover moves, because its container has another size. The delegate may change the rectangle and the view that it
    /// points at.
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
  #endif
}

extension UIPopoverPresentationControllerDelegate {
  /// The delegate itself.
  public var _popoverPresentationControllerDelegate: (any UIPopoverPresentationControllerDelegate)? { self }
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}

/// Presents a controller in a bubble beside a view or a bar item, and as a sheet in a narrow window.
open class UIPopoverPresentationController: UIPresentationController {
  private let bubble = PopoverBubble()
  private let backdrop = UIView()

  /// The view that `sourceRect` belongs to.
  open var sourceView: UIView? {
    didSet {
      releaseAfterAssignment(oldValue)
      containerView?.setNeedsLayout()
    }
  }
  /// The rectangle that the popover points at, in points of `sourceView`; `CGRect.null`, the default, for its
  /// bounds.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The bar item that the popover points at, instead of `sourceView`.
  open var barButtonItem: UIBarButtonItem? {
    didSet {
      releaseAfterAssignment(oldValue)
      containerView?.setNeedsLayout()
    }
  }
  /// The sides of the anchor that the popover may be at.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; `unknown` before the presentation.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The least distances of the popover from the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of the bubble; nil for that of the presented view.
  open var backgroundColor: UIColor?
  /// Views outside the popover that can be touched during the presentation.
  open var passthroughViews: [UIView]? { didSet { releaseAfterAssignment(oldValue) } }
  /// Whether the popover may cover its anchor, if there is no room beside it.
  open var canOverlapSourceViewRect = false

  /// In a narrow window a popover is a sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  #if !hasFeature(Embedded)
    /// The sheet that the popover is in a narrow window. Its properties, such as the detents, apply if it was asked for before the
    /// presentation.
    public final var adaptiveSheetPresentationController: UISheetPresentationController {
      if let adaptiveSheet { return adaptiveSheet }
      let made = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
      made.style = .pageSheet
      adaptiveSheet = made
      return made
    }

    private var adaptiveSheet: UISheetPresentationController? {
      didSet { releaseAfterAssignment(oldValue) }
    }

    override func presentation(adaptedTo style: UIModalPresentationStyle) -> UIPresentationController? {
      guard style == .pageSheet || style == .formSheet else { return nil }
      adaptiveSheet?.style = style
      return adaptiveSheet
    }
  #endif

  // MARK: Appearance

  override func prepareContainer() {
    guard let containerView, let content = presentedView else { return }
    delegate?._popoverPresentationControllerDelegate?.prepareForPopoverPresentation(self)
    content.autoresizingMask = []
    content.clipsToBounds = true
    content.layer.cornerRadius = PopoverBubble.radius
    for view in [backdrop, bubble] { containerView.addSubview(view) }
    bubble.color = backgroundColor ?? content.backgroundColor ?? .systemBackground
    let tap = UITapGestureRecognizer()
    let popover = Weak<UIPopoverPresentationController>(wrappedValue: self)
    tap.addAction { _ in _ = popover.wrappedValue?.dismissByUser() }
    backdrop.addGestureRecognizer(tap)
    bubble.alpha = 1
  }

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if isPresenting { UIView.performWithoutAnimation { bubble.alpha = 0 } }
    return DissolveAnimator(isPresenting: isPresenting)
  }

  override func animateAlong(isPresenting: Bool) { bubble.alpha = isPresenting ? 1 : 0 }

  override func placePresentedView() {
    guard let containerView else { return }
    #if !hasFeature(Embedded)
      announceMove(in: containerView.bounds.size)
    #endif
    backdrop.frame = containerView.bounds
    let frame = frameOfPresentedViewInContainerView
    if let presentedView, presentedView.superview === containerView { presentedView.frame = frame }
    bubble.show(around: frame, pointing: arrowDirection, at: anchorRectangle)
  }

  override func passesTouch(on hit: UIView) -> Bool { false }

  #if !hasFeature(Embedded)
    /// The size of the container in which the popover was placed last; nil before.
    private var placedSize: CGSize?

    /// Lets the delegate change what the popover points at, if the container has another size.
    private func announceMove(in size: CGSize) {
      defer { placedSize = size }
      guard let placedSize, placedSize != size, barButtonItem == nil, var view = sourceView,
        let delegate = delegate?._popoverPresentationControllerDelegate
      else { return }
      var rect = sourceRect.isNull ? view.bounds : sourceRect
      let former = (rect, view)
      delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
      if view !== former.1 { sourceView = view }
      if rect != former.0 { sourceRect = rect }
    }
  #endif

  // MARK: Layout

  /// The view that the popover points at, and the rectangle in it; nil for neither a bar button nor a source
  /// view.
  package final var anchor: (view: UIView, rect: CGRect)? {
    if let button = barButtonItem?.shownView { return (button, button.bounds) }
    return sourceView.map { ($0, sourceRect.isNull ? $0.bounds : sourceRect) }
  }

  /// The rectangle that the popover points at, in points of the container. Until an app has set an anchor, which it may do after the call
  /// that presents the popover, it is in the middle.
  private var anchorRectangle: CGRect {
    guard let containerView else { return .zero }
    guard let anchor else {
      return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
    }
    return containerView.convert(anchor.rect, from: anchor.view)
  }

  /// The frame of the content, on the side of the anchor with enough room.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let placement = PopoverPlacement(
      area: area, anchor: anchorRectangle, size: preferredSize,
      directions: permittedArrowDirections.isEmpty ? .any : permittedArrowDirections)
    arrowDirection = placement.direction
    let frame = placement.frame
    return CGRect(
      x: containerView.roundedDownToPixel(frame.minX), y: containerView.roundedDownToPixel(frame.minY),
      width: frame.width, height: frame.height)
  }

  private var preferredSize: CGSize {
    let controller = presentedViewController
    let own = controller.preferredContentSize
    if own.width > 0 && own.height > 0 { return own }
    let inner = (controller as? UINavigationController)?.topViewController?.preferredContentSize ?? .zero
    return inner.width > 0 && inner.height > 0 ? inner : Self.usualSize
  }

  // UIKit's size of popovers without a preferred one, in points.
  private static let usualSize = CGSize(width: 320, height: 480)
}

extension UIViewController {
  /// The controller of the popover in which this controller is or will be presented; nil for other styles.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if let shown = presentation as? UIPopoverPresentationController { return shown }
    if presentation == nil, let parent { return parent.popoverPresentationController }
    if let prepared = preparedPresentation as? UIPopoverPresentationController { return prepared }
    guard modalPresentationStyle == .popover || hasPopoverInEachStyle else { return nil }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    made.style = .popover
    preparedPresentation = made
    return made
  }
}
