import OpenUIKitCore

/// Fills the window behind an alert: dims it, and places the alert in the middle of the part that the keyboard leaves, at
/// the bottom, or beside the anchor of a popover.
final class AlertPresentationView: UIView, PresentationContainer {
  private let controller: UIAlertController
  private let content: AlertView
  private let kind: AlertKind
  private let shade = UIView()
  private let bubble = PopoverBubble()
  /// A view at the keyboard's upper edge. Its constraint makes this view lay out when the keyboard moves.
  private let keyboardEdge = UIView()
  @Weak private var formerResponder: UIResponder?

  init(_ controller: UIAlertController, over presenter: UIViewController, in frame: CGRect) {
    self.controller = controller
    guard let content = controller.view as? AlertView else {
      fatalError("The view of a UIAlertController cannot be replaced")
    }
    self.content = content
    kind = Self.kind(of: controller, over: presenter)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    content.kind = kind
    shade.backgroundColor = kind == .popover ? nil : AlertDesign.shade
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = []
    for view in [shade, keyboardEdge, bubble, content] { addSubview(view) }
    bubble.isHidden = kind != .popover
    bubble.color = AlertDesign.background.withAlphaComponent(1)
    watchKeyboard()
  }

  required init?(coder: NSCoder) { nil }

  /// The controller does not have the traits of the window yet, so those of the presenter count.
  private static func kind(of controller: UIAlertController, over presenter: UIViewController) -> AlertKind {
    guard controller.preferredStyle == .actionSheet else { return .alert }
    let traits = presenter.traitCollection
    guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular else { return .sheet }
    require(
      controller.popoverPresentationController?.anchor != nil,
      "UIAlertController of style actionSheet needs a sourceView or a barButtonItem of its popoverPresentationController in a wide window"
    )
    return .popover
  }

  private func watchKeyboard() {
    keyboardEdge.translatesAutoresizingMaskIntoConstraints = false
    keyboardEdge.isHidden = true
    NSLayoutConstraint.activate([
      keyboardEdge.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      keyboardEdge.leadingAnchor.constraint(equalTo: leadingAnchor),
      keyboardEdge.widthAnchor.constraint(equalToConstant: 0),
      keyboardEdge.heightAnchor.constraint(equalToConstant: 0),
    ])
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let frame = placeContent()
    // Not the frame, which a transform would change.
    content.bounds.size = frame.size
    content.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private var design: AlertDesign { AlertDesign(kind: kind, traits: traitCollection) }

  /// The part of the window that bars, the shape of the screen and the keyboard leave.
  private var area: CGRect {
    var area = bounds.inset(by: safeAreaInsets)
    let keyboard = keyboardLayoutGuide.layoutFrame.minY
    if keyboard < area.maxY { area.size.height = max(0, keyboard - area.minY) }
    return area
  }

  /// Returns the frame of the alert, and places the bubble of a popover.
  private func placeContent() -> CGRect {
    switch kind {
    case .alert: return centeredFrame
    case .sheet: return sheetFrame
    case .popover:
      let placement = popoverPlacement
      bubble.show(around: placement.frame, pointing: placement.direction, at: anchor)
      return placement.frame
    }
  }

  private var centeredFrame: CGRect {
    let (area, design) = (area, design)
    let width = design.width(in: area)
    let height = content.height(forWidth: width, limit: area.height - 2 * design.gap)
    return frame(x: area.midX - width / 2, y: area.midY - height / 2, width, height)
  }

  private var sheetFrame: CGRect {
    let (area, design) = (area, design)
    let width = design.width(in: bounds.inset(by: safeAreaInsets))
    let bottom = min(area.maxY, bounds.maxY - design.gap)
    let height = content.height(forWidth: width, limit: bottom - area.minY - design.gap)
    return frame(x: area.midX - width / 2, y: bottom - height, width, height)
  }

  private var popoverPlacement: PopoverPlacement {
    let (area, design) = (area, design)
    let width = design.width(in: area)
    let height = content.height(forWidth: width, limit: area.height - 2 * design.gap)
    return PopoverPlacement(
      area: area.insetBy(dx: 10, dy: 10), anchor: anchor, size: CGSize(width: width, height: height),
      directions: controller.popoverPresentationController?.permittedArrowDirections ?? .any)
  }

  private func frame(x: CGFloat, y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    return CGRect(
      x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: width, height: height)
  }

  /// The rectangle that the popover points at.
  private var anchor: CGRect {
    guard let (view, rect) = controller.popoverPresentationController?.anchor else { return .zero }
    return convert(rect, from: view)
  }

  // MARK: Touches

  /// A tap outside an action sheet chooses its cancel action. In a popover it dismisses also without one.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard kind != .alert, let touch = touches.first, hitTest(touch.location(in: self), with: event) === shade
    else {
      return
    }
    if !controller.accessibilityPerformEscape(), kind == .popover {
      controller.presentingViewController?.dismiss(animated: true)
    }
  }

  // Touches beside the alert do not reach the views below.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Animation

  func slideIn(animated: Bool, _ completion: @escaping () -> Void) {
    layoutIfNeeded()
    formerResponder = window?.firstResponder
    controller.takeKeys()
    window?.accessibilityNotificationHandler?(.layoutChanged(content.firstElement))
    guard animated, window != nil else { return completion() }
    UIView.performWithoutAnimation { moveAway(isArriving: true) }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      self.moveIn()
    } completion: { _ in
      completion()
    }
  }

  func slideOut(animated: Bool, _ completion: @escaping () -> Void) {
    // Before the animation, as the keyboard of an alert leaves together with it.
    returnKeys()
    guard animated, window != nil else {
      removeFromSuperview()
      return completion()
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      self.moveAway(isArriving: false)
    } completion: { _ in
      self.removeFromSuperview()
      self.moveIn()
      completion()
    }
  }

  private func moveIn() {
    for view in [shade, bubble, content] { view.alpha = 1 }
    content.transform = .identity
  }

  private func moveAway(isArriving: Bool) {
    shade.alpha = 0
    bubble.alpha = 0
    switch kind {
    case .sheet: content.transform = CGAffineTransform(translationX: 0, y: bounds.height - content.frame.minY)
    case .alert:
      content.alpha = 0
      if isArriving { content.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    case .popover: content.alpha = 0
    }
  }

  /// Gives the keys back to the responder that had them before, if it is still in the window.
  private func returnKeys() {
    guard let window, let present = window.firstResponder, present.isInside(controller) else { return }
    present.resignFirstResponder()
    if window.firstResponder == nil { formerResponder?.becomeFirstResponder() }
    formerResponder = nil
  }

  private static let duration = 0.404
}

extension UIResponder {
  /// Whether the responder is another one, or comes before it in the chain.
  fileprivate func isInside(_ other: UIResponder) -> Bool {
    var current: UIResponder? = self
    while let responder = current {
      if responder === other { return true }
      current = responder.next
    }
    return false
  }
}
