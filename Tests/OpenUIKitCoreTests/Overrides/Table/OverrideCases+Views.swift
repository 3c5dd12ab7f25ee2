import OpenUIKit

private class ProbeView: UIView {
  override class var layerClass: AnyClass {
    OverrideCalls.note("UIView.layerClass")
    return super.layerClass
  }
  override var frame: CGRect { didSet { called(UIView.self) } }
  override var bounds: CGRect { didSet { called(UIView.self) } }
  override var center: CGPoint { didSet { called(UIView.self) } }
  override var intrinsicContentSize: CGSize {
    called(UIView.self)
    return CGSize(width: 30, height: 20)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    called(UIView.self)
    return UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  }
  override var forFirstBaselineLayout: UIView {
    called(UIView.self)
    return self
  }
  override var forLastBaselineLayout: UIView {
    called(UIView.self)
    return self
  }
  override func willMove(toSuperview newSuperview: UIView?) { called(UIView.self) }
  override func didMoveToSuperview() { called(UIView.self) }
  override func willMove(toWindow newWindow: UIWindow?) { called(UIView.self) }
  override func didMoveToWindow() { called(UIView.self) }
  override func didAddSubview(_ subview: UIView) { called(UIView.self) }
  override func willRemoveSubview(_ subview: UIView) { called(UIView.self) }
  override func layoutSubviews() {
    called(UIView.self)
    super.layoutSubviews()
  }
  override func layoutSublayers(of layer: CALayer) {
    called(UIView.self)
    super.layoutSublayers(of: layer)
  }
  override func setNeedsLayout() {
    called(UIView.self)
    super.setNeedsLayout()
  }
  override func updateConstraints() {
    called(UIView.self)
    super.updateConstraints()
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(UIView.self)
    return CGSize(width: 10, height: 10)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    called(UIView.self)
    return .zero
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    called(UIView.self)
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    called(UIView.self)
    return super.point(inside: point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    called(UIView.self)
    return true
  }
  override func layoutMarginsDidChange() { called(UIView.self) }
  override func safeAreaInsetsDidChange() { called(UIView.self) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(UIView.self)
  }
  override func tintColorDidChange() { called(UIView.self) }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    called(UIView.self)
    return super.action(for: layer, forKey: event)
  }
  override func display(_ layer: CALayer) {
    called(UIView.self)
    super.display(layer)
  }
}

private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) { called(UIView.self) }
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    called(UIView.self)
    super.draw(layer, in: ctx)
  }
  override func layerWillDraw(_ layer: CALayer) { called(UIView.self) }
}

private final class ProbeResponder: ProbeView {
  override var canBecomeFirstResponder: Bool {
    called(UIResponder.self)
    return true
  }
  override var canResignFirstResponder: Bool {
    called(UIResponder.self)
    return true
  }
  override var next: UIResponder? {
    called(UIResponder.self)
    return super.next
  }
  override var keyCommands: [UIKeyCommand]? {
    called(UIResponder.self)
    return nil
  }
  override var inputView: UIView? {
    called(UIResponder.self)
    return nil
  }
  override var inputAccessoryView: UIView? {
    called(UIResponder.self)
    return nil
  }
  @discardableResult
  override func becomeFirstResponder() -> Bool {
    called(UIResponder.self)
    return super.becomeFirstResponder()
  }
  @discardableResult
  override func resignFirstResponder() -> Bool {
    called(UIResponder.self)
    return super.resignFirstResponder()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { called(UIResponder.self) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { called(UIResponder.self) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { called(UIResponder.self) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { called(UIResponder.self) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    called(UIResponder.self)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    called(UIResponder.self)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    called(UIResponder.self)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    called(UIResponder.self)
  }
  override var canBecomeFocused: Bool {
    called(UIView.self)
    return true
  }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    called(UIResponder.self)
    return super.preferredFocusEnvironments
  }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    called(UIResponder.self)
    return true
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { called(UIResponder.self) }
}

private let area = CGRect(x: 0, y: 0, width: 100, height: 100)

extension OverrideCase {
  static let views: [OverrideCase] = [
    OverrideCase("a view is created with a frame", "UIView.layerClass UIView.frame") {
      _ = ProbeView(frame: area)
    },
    OverrideCase(
      "a view enters a window and leaves it",
      """
      UIView.willMove(toSuperview:) UIView.willMove(toWindow:) UIView.didMoveToWindow() UIView.didMoveToSuperview()
      UIView.traitCollectionDidChange(_:)
      """
    ) {
      let view = ProbeView(frame: area)
      let window = caseWindow(view)
      window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
      view.removeFromSuperview()
    },
    OverrideCase("a view gets and loses a subview", "UIView.didAddSubview(_:) UIView.willRemoveSubview(_:)") {
      let view = ProbeView(frame: area)
      let inner = UIView()
      view.addSubview(inner)
      inner.removeFromSuperview()
    },
    OverrideCase(
      "a view is laid out after its size has changed",
      "UIView.setNeedsLayout() UIView.layoutSublayers(of:) UIView.layoutSubviews()"
    ) {
      let view = ProbeView(frame: area)
      let window = caseWindow(view)
      view.frame.size.width = 50
      view.setNeedsLayout()
      window.layoutIfNeeded()
    },
    OverrideCase("autoresizing sets a frame", "UIView.frame") {
      let view = ProbeView(frame: area)
      view.autoresizingMask = .flexibleWidth
      caseWindow(view).frame.size.width = 200
    },
    OverrideCase(
      "constraints place a view with its own content size",
      "UIView.updateConstraints() UIView.intrinsicContentSize UIView.alignmentRectInsets UIView.bounds UIView.center"
    ) {
      let view = ProbeView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 9),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 9),
      ])
      window.layoutIfNeeded()
    },
    OverrideCase(
      "constraints refer to baselines", "UIView.forFirstBaselineLayout UIView.forLastBaselineLayout"
    ) {
      let view = ProbeView(frame: area)
      let window = caseWindow(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.firstBaselineAnchor.constraint(equalTo: window.topAnchor, constant: 90),
        view.lastBaselineAnchor.constraint(equalTo: window.topAnchor, constant: 90),
      ])
      window.layoutIfNeeded()
    },
    OverrideCase("a view takes the size that fits", "UIView.sizeThatFits(_:)") {
      ProbeView(frame: area).sizeToFit()
    },
    OverrideCase(
      "the shorter form of the fitting size",
      "UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
    ) { _ = ProbeView(frame: area).systemLayoutSizeFitting(.zero) },
    OverrideCase("a finger touches a view", "UIView.hitTest(_:with:) UIView.point(inside:with:)") {
      caseWindow(ProbeView(frame: area)).tap(CGPoint(x: 50, y: 50))
    },
    OverrideCase("a recogniser is about to begin", "UIView.gestureRecognizerShouldBegin(_:)") {
      let view = ProbeView(frame: area)
      view.addGestureRecognizer(UITapGestureRecognizer { _ in })
      caseWindow(view).tap(CGPoint(x: 50, y: 50))
    },
    OverrideCase(
      "margins, safe area and tint change",
      "UIView.layoutMarginsDidChange() UIView.safeAreaInsetsDidChange() UIView.tintColorDidChange()"
    ) {
      let view = ProbeView(frame: area)
      let window = caseWindow(view)
      view.layoutMargins = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      window.deviceSafeAreaInsets.top = 20
      window.layoutIfNeeded()
      window.tintColor = .red
    },
    OverrideCase("a property of a layer changes", "UIView.action(for:forKey:)") {
      let view = ProbeView(frame: area)
      _ = caseWindow(view)
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    },
    OverrideCase("a view is shown", "UIView.layerWillDraw(_:) UIView.draw(_:in:) UIView.draw(_:)") {
      _ = caseWindow(DrawingView(frame: area)).displayList()
    },
    OverrideCase("a view with its own content is shown", "UIView.display(_:)") {
      let view = ProbeView(frame: area)
      let window = caseWindow(view)
      view.setNeedsDisplay()
      _ = window.displayList()
    },
    // MARK: Responders
    OverrideCase(
      "a finger moves on a view and is taken away",
      """
      UIResponder.touchesBegan(_:with:) UIResponder.touchesMoved(_:with:) UIResponder.touchesEnded(_:with:)
      UIResponder.touchesCancelled(_:with:)
      """
    ) {
      let window = caseWindow(ProbeResponder(frame: area))
      window.drag([CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20)])
      window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
      window.sendTouch(.cancelled, at: CGPoint(x: 10, y: 10))
    },
    OverrideCase(
      "a view becomes the first responder, gets keys, and editing ends",
      """
      UIResponder.becomeFirstResponder() UIResponder.canBecomeFirstResponder UIResponder.inputView
      UIResponder.inputAccessoryView UIResponder.keyCommands UIResponder.pressesBegan(_:with:)
      UIResponder.pressesChanged(_:with:) UIResponder.pressesEnded(_:with:) UIResponder.pressesCancelled(_:with:)
      UIResponder.resignFirstResponder() UIResponder.canResignFirstResponder
      """
    ) {
      let view = ProbeResponder(frame: area)
      let window = caseWindow(view)
      view.becomeFirstResponder()
      let key = UIKey(.keyboardA, characters: "a")
      for phase in [UIPress.Phase.began, .began, .ended, .began, .cancelled] { window.sendKey(phase, key) }
      window.endEditing(true)
    },
    OverrideCase("an event passes up the responder chain", "UIResponder.next") {
      let view = ProbeResponder(frame: area)
      let button = UIButton(frame: area)
      view.addSubview(button)
      _ = caseWindow(view)
      UIApplication.shared.sendAction(Selector("none"), to: nil, from: button, for: nil)
    },
    OverrideCase(
      "the focus moves to a view",
      "UIView.canBecomeFocused UIResponder.shouldUpdateFocus(in:) UIResponder.didUpdateFocus(in:with:)"
    ) {
      let window = caseWindow(ProbeResponder(frame: area))
      window.sendKey(.began, UIKey(.keyboardTab, characters: "\t"))
    },
  ]
}
