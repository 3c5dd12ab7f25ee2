/// The object that is notified when the user changes the height of a sheet.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has changed the selected detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The delegate itself.
  public var _sheetPresentationControllerDelegate: (any UISheetPresentationControllerDelegate)? { self }
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Presents a controller as a sheet. In a narrow window it is a card at the bottom, which comes to rest at
/// detents and leaves when it is swiped down. In a large window it is a card in the middle.
open class UISheetPresentationController: UIPresentationController {
  final let shade = UIView()
  private var grabber: PillView?
  private var dragging: SheetDragging?
  /// The height of the sheet during a drag, in points; nil for that of the detent.
  final var draggedHeight: CGFloat?

  /// The heights at which the sheet comes to rest, from the least on; only `large()` by default. In a large
  /// window sheets are cards of a fixed size.
  open var detents = [Detent.large()] {
    didSet {
      releaseAfterAssignment(oldValue)
      sheetDidChange()
    }
  }
  /// The detent at which the sheet rests; nil for the first. Setting it inside `animateChanges` is animated.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
  /// The greatest detent at which the views below are not dimmed and can be touched; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
  /// Whether a grey bar at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false { didSet { sheetDidChange() } }
  /// The radius of the corners, in points; nil for UIKit's.
  open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }
  /// Whether scrolling up at the beginning of the content makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the bottom in little height, instead of covering the window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }
  /// Whether a sheet at the bottom has the width of the controller's preferred size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }

  /// Makes changes of the sheet, animated.
  public final func animateChanges(_ changes: () -> Void) {
    guard let containerView, containerView.window != nil else { return changes() }
    changes()
    UIView.animate(
      withDuration: Self.springDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      containerView.layoutIfNeeded()
    }
  }

  /// Determines the heights of the detents again.
  public final func invalidateDetents() { sheetDidChange() }

  private func sheetDidChange() { containerView?.setNeedsLayout() }

  // MARK: Appearance

  override func prepareContainer() {
    guard let containerView, let content = presentedView else { return }
    shade.backgroundColor = UIColor.black.withAlphaComponent(Self.darkness)
    shade.alpha = 0
    containerView.addSubview(shade)
    content.autoresizingMask = []
    content.clipsToBounds = true
    containerView.traitOverrides.userInterfaceLevel = .elevated
    dragging = SheetDragging(self, in: containerView)
    // Presentations without an animation begin with the shade.
    animateAlong(isPresenting: true)
  }

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if isPresenting { UIView.performWithoutAnimation { shade.alpha = 0 } }
    return super.makeAnimator(isPresenting: isPresenting)
  }

  override func animateAlong(isPresenting: Bool) {
    shade.alpha = isPresenting && !isUndimmed ? 1 : 0
    grabber?.alpha = isPresenting ? 1 : 0
  }

  private var isUndimmed: Bool {
    guard isAttachedToBottom, let largest = largestUndimmedDetentIdentifier,
      let limit = height(of: largest)
    else { return false }
    return restingHeight <= limit
  }

  override func passesTouch(on hit: UIView) -> Bool {
    isUndimmed && (hit === shade || hit === containerView)
  }

  override func placePresentedView() {
    guard let containerView, let content = presentedView else { return }
    shade.frame = containerView.bounds
    guard !isInTransition, content.superview === containerView else { return }
    if !draggingIsUnderway { shade.alpha = isUndimmed ? 0 : 1 }
    content.frame = frameOfPresentedViewInContainerView
    roundCorners(of: content, in: containerView)
    placeGrabber(content.frame, in: containerView)
  }

  private var draggingIsUnderway: Bool { draggedHeight != nil }

  final func roundCorners(of content: UIView, in container: UIView) {
    content.layer.cornerRadius = preferredCornerRadius ?? Self.radius
    content.layer.maskedCorners =
      content.frame.maxY >= container.bounds.maxY
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : CACornerMask.all
  }

  private func placeGrabber(_ frame: CGRect, in container: UIView) {
    guard prefersGrabberVisible, isAttachedToBottom else {
      grabber?.removeFromSuperview()
      return grabber = nil
    }
    let view = grabber ?? PillView()
    grabber = view
    view.backgroundColor = .tertiaryLabel
    container.addSubview(view)
    view.frame = CGRect(
      x: container.roundedDownToPixel(frame.midX - 18), y: frame.minY + 5, width: 36, height: 5)
  }

  // MARK: Layout

  /// The frame of the sheet: at the bottom with the height of its detent, or in the middle of a large window.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    guard isAttachedToBottom else { return cardFrame(in: containerView) }
    let height = draggedHeight ?? restingHeight
    let width = widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredWidth : nil
    return CGRect(
      x: width.map { containerView.roundedDownToPixel((bounds.width - $0) / 2) } ?? 0,
      y: bounds.height - height, width: width ?? bounds.width, height: height)
  }

  private var preferredWidth: CGFloat? {
    let preferred = presentedViewController.preferredContentSize.width
    return preferred > 0 ? min(preferred, containerView?.bounds.width ?? preferred) : nil
  }

  /// Whether the sheet is at the bottom, instead of in the middle of a large window.
  final var isAttachedToBottom: Bool {
    traitCollection.horizontalSizeClass != .regular || traitCollection.verticalSizeClass != .regular
  }

  private func cardFrame(in container: UIView) -> CGRect {
    let (bounds, preferred) = (container.bounds, presentedViewController.preferredContentSize)
    let usual = style == .formSheet ? Self.formSize : Self.pageSize
    let size = preferred.width > 0 && preferred.height > 0 ? preferred : usual
    let (width, height) = (
      min(size.width, bounds.width - 2 * Self.strip), min(size.height, bounds.height - 2 * Self.strip)
    )
    return CGRect(
      x: container.roundedDownToPixel((bounds.width - width) / 2),
      y: container.roundedDownToPixel((bounds.height - height) / 2), width: width, height: height)
  }

  // MARK: Detents

  /// The heights of the detents with their names, from the least on, in points with the safe area.
  final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let containerView else { return [] }
    let (bottom, greatest) = (containerView.safeAreaInsets.bottom, greatestHeight)
    // In little height a sheet covers the window, unless it prefers the edge.
    if traitCollection.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight {
      return [(.large, greatest)]
    }
    let context = Detent.ResolutionContext(
      containerTraitCollection: containerView.traitCollection, maximumDetentValue: greatest - bottom)
    var heights: [(identifier: Detent.Identifier, height: CGFloat)] = []
    for detent in detents {
      if let value = detent.resolvedValue(in: context) {
        heights.append((detent.identifier, containerView.roundedDownToPixel(value + bottom)))
      }
    }
    return heights.isEmpty ? [(.large, greatest)] : heights
  }

  /// The greatest height: down from a strip below the status bar.
  final var greatestHeight: CGFloat {
    guard let containerView else { return 0 }
    return max(0, containerView.bounds.height - containerView.safeAreaInsets.top - Self.strip)
  }

  final func height(of identifier: Detent.Identifier) -> CGFloat? {
    heights.first { $0.identifier == identifier }?.height
  }

  /// The height of the selected detent.
  final var restingHeight: CGFloat {
    selectedDetentIdentifier.flatMap { height(of: $0) } ?? heights.first?.height ?? 0
  }

  // UIKit's appearance of sheets: the opacity of the dimmed background, measures in points, and seconds.
  private static let darkness: CGFloat = 0.2
  private static let radius: CGFloat = 10
  private static let strip: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageSize = CGSize(width: 704, height: 980)
  static let springDuration = 0.4
}
