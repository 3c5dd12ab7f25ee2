import OpenUIKitCore

/// The content of a share sheet: a title with a button that closes it, and a row for each activity.
final class ActivityList: UIView {
  private let label = UILabel()
  private let closeButton = UIButton(type: .close)
  private let scroll = UIScrollView()
  private let group = UIView()
  private var rows: [ActivityRow] = []
  /// Called for the close button.
  var close: () -> Void = {}

  init(title: String, _ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    closeButton.addAction(UIAction { [unowned(unsafe) self] _ in close() }, for: .primaryActionTriggered)
    group.backgroundColor = .secondarySystemGroupedBackground
    group.layer.cornerRadius = 10
    group.clipsToBounds = true
    for view in [label, closeButton, scroll] { addSubview(view) }
    scroll.addSubview(group)
    rows = activities.map { activity in ActivityRow(activity) { choose(activity) } }
    for row in rows { group.addSubview(row) }
    rows.last?.isLast = true
  }

  required init?(coder: NSCoder) { nil }

  /// The height of all rows, in points.
  var wishedHeight: CGFloat { Self.top + rows.map { $0.height }.reduce(0, +) + 2 * Self.margin }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (margin, width) = (Self.margin, bounds.width)
    closeButton.frame = CGRect(
      x: isRightToLeft ? margin : width - margin - 30, y: 14, width: 30, height: 30)
    label.frame = CGRect(
      x: isRightToLeft ? 2 * margin + 30 : margin, y: 14, width: max(0, width - 3 * margin - 30), height: 30
    )
    scroll.frame = CGRect(x: 0, y: Self.top, width: width, height: max(0, bounds.height - Self.top))
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: max(0, width - 2 * margin), height: row.height)
      y += row.height
    }
    group.frame = CGRect(x: margin, y: 0, width: max(0, width - 2 * margin), height: y)
    scroll.contentSize = CGSize(width: width, height: y + margin)
  }

  private static let top: CGFloat = 60
  private static let margin: CGFloat = 16
}

/// The row of an activity.
private final class ActivityRow: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  /// Whether the row has no hairline below it.
  var isLast = false {
    didSet { line.isHidden = isLast }
  }

  init(_ activity: UIActivity, choose: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = activity.activityTitle
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    picture.image = activity.activityImage
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    line.backgroundColor = .separator
    for view in [label, picture, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { max(52, label.intrinsicContentSize.height + 22) }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(0, bounds.width - 72)
    label.frame = CGRect(x: isRightToLeft ? 56 : 16, y: 0, width: room, height: bounds.height)
    picture.frame = CGRect(
      x: isRightToLeft ? 16 : bounds.width - 40, y: (bounds.height - 24) / 2, width: 24, height: 24)
    line.frame = CGRect(x: 16, y: bounds.height - 0.5, width: max(0, bounds.width - 16), height: 0.5)
  }
}

/// Fills the window behind a card at its bottom, as high as its list, and moves the card in and out. A tap above it closes it.
final class BottomCardView: UIView, PresentationContainer {
  private let controller: UIActivityViewController
  private let shade = UIView()

  init(_ controller: UIActivityViewController, in frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    traitOverrides.userInterfaceLevel = .elevated
    shade.backgroundColor = AlertDesign.shade
    addSubview(shade)
    let card = card
    card.translatesAutoresizingMaskIntoConstraints = true
    card.autoresizingMask = []
    card.layer.cornerRadius = 10
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.clipsToBounds = true
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  private var card: UIView { controller.view }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let wish = (card as? ActivityList)?.wishedHeight ?? bounds.height / 2
    let room = max(0, bounds.height - safeAreaInsets.top - 10)
    let height = min(room, max(bounds.height / 3, wish + safeAreaInsets.bottom))
    let width = min(bounds.width, 704)
    card.bounds.size = CGSize(width: width, height: height)
    card.center = CGPoint(x: bounds.midX, y: bounds.maxY - height / 2)
  }

  // Touches above the card do not reach the views below.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    controller.finish(nil, false)
  }

  func slideIn(animated: Bool, _ completion: @escaping () -> Void) {
    layoutIfNeeded()
    controller.becomeFirstResponder()
    guard animated, window != nil else { return completion() }
    UIView.performWithoutAnimation { moveAway() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
      self.shade.alpha = 1
      self.card.transform = .identity
    } completion: { _ in
      completion()
    }
  }

  func slideOut(animated: Bool, _ completion: @escaping () -> Void) {
    guard animated, window != nil else {
      removeFromSuperview()
      return completion()
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseIn) {
      self.moveAway()
    } completion: { _ in
      self.card.transform = .identity
      self.removeFromSuperview()
      completion()
    }
  }

  private func moveAway() {
    shade.alpha = 0
    card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
  }

  private static let duration = 0.4
}
