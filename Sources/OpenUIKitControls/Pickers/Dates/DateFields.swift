@_spi(Overrides) import OpenUIKitCore

/// The fields of a compact date picker: one for the day and one for the time, which open a calendar and wheels.
final class DateFields: DatePickerContent {
  private let dayField = DateField()
  private let timeField = DateField()
  @Weak private var popover: DatePopover?

  override init(_ picker: UIDatePicker) {
    super.init(picker)
    let mode = picker.datePickerMode
    dayField.isHidden = mode == .time
    timeField.isHidden = mode == .date
    dayField.addAction(
      UIAction { [unowned(unsafe) self] _ in open(.date, .inline, dayField) }, for: .touchUpInside)
    timeField.addAction(
      UIAction { [unowned(unsafe) self] _ in open(.time, .wheels, timeField) }, for: .touchUpInside)
    for field in [dayField, timeField] { addSubview(field) }
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ date: Date, animated: Bool) {
    dayField.text = formatter("yMMMd").string(from: date)
    timeField.text = formatter("jmm").string(from: date)
    popover?.picker.setDate(date, animated: animated)
    setNeedsLayout()
  }

  private func open(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ field: DateField) {
    guard let window else { return }
    let inner = UIDatePicker()
    inner.datePickerMode = mode
    inner.preferredDatePickerStyle = style
    inner.calendar = picker.calendar
    inner.locale = picker.locale
    inner.timeZone = picker.timeZone
    inner.minuteInterval = picker.minuteInterval
    inner.minimumDate = picker.minimumDate
    inner.maximumDate = picker.maximumDate
    inner.tintColor = tintColor
    inner.date = picker.date
    inner.addAction(
      UIAction { [unowned(unsafe) inner, owner = Weak(wrappedValue: self)] _ in
        owner.wrappedValue?.picker.userDidChoose(inner.date)
      }, for: .valueChanged)
    field.isOpen = true
    let shown = DatePopover(inner, from: field.convert(field.bounds, to: window), in: window)
    shown.didClose = { [field = Weak(wrappedValue: field)] in field.wrappedValue?.isOpen = false }
    popover = shown
    shown.open()
  }

  // MARK: Layout

  private var fields: [DateField] { [dayField, timeField].filter { !$0.isHidden } }

  override var wishedSize: CGSize {
    let widths = fields.map { $0.wishedWidth }.reduce(0, +)
    return CGSize(width: widths + CGFloat(max(0, fields.count - 1)) * Self.gap, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Like UIKit's, the fields are at the end of a picker that is wider. In a narrower one the first stays visible.
    var x = max(0, bounds.width - wishedSize.width)
    for field in fields {
      let width = field.wishedWidth
      field.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - Self.height) / 2, width: width,
        height: Self.height)
      x += width + Self.gap
    }
  }

  private static let height: CGFloat = 34
  private static let gap: CGFloat = 6
}

/// A grey field with a part of a date.
final class DateField: UIControl {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  /// Whether the field's calendar is open.
  var isOpen = false {
    didSet { label.textColor = isOpen ? tintColor : .label }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  var wishedWidth: CGFloat { label.intrinsicContentSize.width + 22 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    label.alpha = isHighlighted ? 0.4 : 1
  }
}

/// A card above the window with a calendar or wheels. A touch beside it closes it.
final class DatePopover: UIView {
  let picker: UIDatePicker
  private let card = UIView()
  private let anchor: CGRect
  /// Called when the card is closed.
  var didClose: () -> Void = {}
  @Weak private var formerKeyResponder: UIResponder?

  init(_ picker: UIDatePicker, from anchor: CGRect, in window: UIWindow) {
    self.picker = picker
    self.anchor = anchor
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 13
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 30
    card.layer.shadowOffset = CGSize(width: 0, height: 10)
    card.addSubview(picker)
    addSubview(card)
    traitOverrides.userInterfaceLevel = .elevated
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picker.intrinsicContentSize
    let area = bounds.inset(by: safeAreaInsets).shrunk(dx: 8, dy: 8)
    let width = min(size.width, area.width)
    let height = min(size.height, area.height)
    let isBelow = anchor.maxY + 8 + height <= area.maxY || anchor.midY < area.midY
    let wish = isBelow ? anchor.maxY + 8 : anchor.minY - 8 - height
    card.bounds.size = CGSize(width: width, height: height)
    let x = max(area.minX, min(anchor.midX - width / 2, area.maxX - width))
    let y = max(area.minY, min(wish, area.maxY - height))
    card.center = CGPoint(x: x + width / 2, y: y + height / 2)
    picker.frame = card.bounds
  }

  func open() {
    formerKeyResponder = window?.keyResponder
    window?.keyResponder = self
    layoutIfNeeded()
    UIView.performWithoutAnimation { hide() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  private func hide() {
    card.alpha = 0
    card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
  }

  func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    accessibilityViewIsModal = false
    accessibilityElementsHidden = true
    if window?.keyResponder === self { window?.keyResponder = formerKeyResponder }
    didClose()
    UIView.animate(withDuration: 0.2) {
      self.hide()
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  // Touches inside the card stay there.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !card.frame.contains(touch.location(in: self)) { close() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { close() }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
