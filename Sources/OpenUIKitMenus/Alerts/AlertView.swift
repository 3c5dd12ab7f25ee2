import OpenUIKitCore

/// The content of an alert: a card with title, message, text fields and buttons, and in an action sheet a second card with
/// the cancel button. A finger that slides over the buttons highlights each in turn.
final class AlertView: UIView {
  private unowned(unsafe) let controller: UIAlertController
  private let main = AlertCard()
  private let cancel = AlertCard()
  private var pressedRow: AlertActionRow?

  /// How the alert is shown, set when it is presented.
  var kind = AlertKind.alert {
    didSet { if kind != oldValue { contentDidChange() } }
  }

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    kind = controller.preferredStyle == .alert ? .alert : .sheet
    addSubview(main)
    addSubview(cancel)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  var design: AlertDesign { AlertDesign(kind: kind, traits: traitCollection) }

  // MARK: Content

  func contentDidChange() {
    main.header.show(controller.title, controller.message, controller.textFields ?? [])
    actionsDidChange()
  }

  func actionsDidChange() {
    let isAlert = kind == .alert
    let bold = isAlert ? controller.preferredAction ?? controller.cancelAction : controller.cancelAction
    let others = controller.actions.filter { $0.style != .cancel }
    let last = controller.cancelAction.map { [$0] } ?? []
    main.list.show(isAlert ? others + last : others, bold: bold)
    cancel.list.show(kind == .sheet ? last : [], bold: bold)
    cancel.isHidden = cancel.list.rows.isEmpty
    designDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    designDidChange()
  }

  private func designDidChange() {
    for card in [main, cancel] { card.design = design }
    main.backgroundColor = kind == .popover ? nil : AlertDesign.background
    cancel.backgroundColor = AlertDesign.cancelBackground
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  var firstFocusableRow: AlertActionRow? {
    (main.list.rows + cancel.list.rows).first { $0.canBecomeFocused }
  }

  /// The element that assistive technology focuses when the alert appears.
  var firstElement: UIResponder? { main.header.firstElement ?? firstFocusableRow }

  // MARK: Layout

  /// The height for a width, at most `limit`.
  func height(forWidth width: CGFloat, limit: CGFloat) -> CGFloat {
    min(limit, main.height(forWidth: width) + cancelRoom(forWidth: width))
  }

  private func cancelRoom(forWidth width: CGFloat) -> CGFloat {
    cancel.isHidden ? 0 : cancel.height(forWidth: width) + design.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = cancelRoom(forWidth: bounds.width)
    main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - room))
    let height = max(0, room - design.gap)
    cancel.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches)
    let row = pressedRow
    press(row: nil)
    if let row { controller.choose(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(row: nil) }

  private func press(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: self)
    let cards = [main, cancel].filter { !$0.isHidden && $0.frame.contains(place) }
    press(row: cards.first?.list.row(at: touch.location(in: cards.first?.list)))
  }

  private func press(row: AlertActionRow?) {
    guard row !== pressedRow else { return }
    pressedRow?.isPressed = false
    row?.isPressed = true
    pressedRow = row
  }

}
