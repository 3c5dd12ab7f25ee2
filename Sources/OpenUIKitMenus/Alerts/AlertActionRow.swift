import OpenUIKitCore

/// The button of an action. The alert's view handles its touches.
final class AlertActionRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()
  /// Whether keys have moved the focus to the row. A focus that the row got because the focused view is covered, such as a text field
  /// below the alert, is not visible and does not count for the return key.
  private(set) var showsFocus = false

  var design = AlertDesign(kind: .alert, traits: UITraitCollection()) {
    didSet { update() }
  }
  var isBold = false {
    didSet { if isBold != oldValue { update() } }
  }
  var isPressed = false {
    didSet { update() }
  }

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    label.font = design.rowFont(isBold: isBold)
    let wraps = design.traits.preferredContentSizeCategory.isAccessibilityCategory
    label.numberOfLines = wraps ? 0 : 1
    label.adjustsFontSizeToFitWidth = !wraps
    label.minimumScaleFactor = 0.65
    label.textColor = color
    backgroundColor = isPressed || showsFocus ? AlertDesign.pressed : nil
    setNeedsLayout()
  }

  private var color: UIColor {
    if !action.isEnabled { return .tertiaryLabel }
    return action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  // MARK: Layout

  /// The width of the title in one line.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    max(design.rowHeight, label.height(inWidth: width - 2 * design.rowSideInset) + 2 * design.rowInset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: design.rowSideInset, dy: 0)
  }

  // MARK: Focus and accessibility

  override var canBecomeFocused: Bool { action.isEnabled }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    showsFocus = context.nextFocusedView === self && !context.focusHeading.isEmpty
    update()
  }

  /// Shows the focus, after a key that begins moving it.
  func showFocus() {
    showsFocus = true
    update()
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { action.title }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { action.isEnabled ? .button : [.button, .notEnabled] }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    action.controller?.choose(action)
    return true
  }
}
