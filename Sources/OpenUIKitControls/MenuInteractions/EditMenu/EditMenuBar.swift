/// The bar of an edit menu: the titles of its elements side by side, above or below a place.
///
/// A touch beside the bar closes it and still reaches the view there. A bar that is wider than the window scrolls.
final class EditMenuBar: UIView {
  private let strip = UIScrollView()
  private let content = UIView()
  private var items: [EditMenuItem] = []
  private let place: CGRect
  @Weak private var sender: UIResponder?
  private var outside: OutsideTouches?
  /// Called when the bar goes away, with whether it is animated.
  var willClose: () -> Void = {}

  private static let height: CGFloat = 44
  private static let gap: CGFloat = 8

  private init(at place: CGRect, from sender: UIResponder) {
    self.place = place
    super.init(frame: .zero)
    self.sender = sender
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    strip.layer.cornerRadius = 12
    strip.layer.cornerCurve = .continuous
    strip.clipsToBounds = true
    strip.showsHorizontalScrollIndicator = false
    strip.addSubview(content)
    addSubview(strip)
    accessibilityContainerType = .semanticGroup
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  private func showColors() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    strip.backgroundColor = isDark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.99, alpha: 1)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  // MARK: Opening and closing

  /// The bar that a window shows.
  static func shown(in window: UIWindow?) -> EditMenuBar? {
    window?.subviews.lazy.compactMap { $0 as? EditMenuBar }.last { !$0.isClosing }
  }

  /// Shows elements at a place of the window, instead of a bar that it shows already. Returns nil if there are none.
  @discardableResult
  static func show(
    _ elements: [UIMenuElement], at place: CGRect, from sender: UIResponder, in window: UIWindow
  ) -> EditMenuBar? {
    shown(in: window)?.close(animated: false)
    let bar = EditMenuBar(at: place, from: sender)
    bar.fill(elements)
    guard !bar.items.isEmpty else { return nil }
    window.addSubview(bar)
    bar.layOut(in: window)
    let outside = OutsideTouches(of: bar)
    bar.outside = outside
    window.addGestureRecognizer(outside)
    bar.alpha = 0
    UIView.animate(withDuration: 0.15) { bar.alpha = 1 }
    return bar
  }

  private(set) var isClosing = false

  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    if let outside { window?.removeGestureRecognizer(outside) }
    willClose()
    guard animated else { return removeFromSuperview() }
    UIView.animate(withDuration: 0.15) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  // MARK: Elements

  /// Shows other elements in the same bar, such as those of a menu in it.
  private func fill(_ elements: [UIMenuElement]) {
    for item in items { item.removeFromSuperview() }
    items = Self.flat(elements).map { element in
      EditMenuItem(element) { [unowned(unsafe) self] in choose(element) }
    }
    for item in items { content.addSubview(item) }
  }

  /// The elements without menus that belong to the surrounding one.
  private static func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) || menu.title.isEmpty {
        return flat(menu.children)
      }
      if let leaf = element as? _UIMenuLeafElement, leaf.attributes.contains(.hidden) { return [] }
      return [element]
    }
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu {
      fill(menu.children)
      if let window { layOut(in: window) }
      return
    }
    guard let leaf = element as? _UIMenuLeafElement, !leaf.attributes.contains(.disabled) else { return }
    if !leaf.attributes.contains(.keepsMenuPresented) { close(animated: true) }
    leaf._choose(from: sender)
  }

  // MARK: For tests

  /// The titles of the elements.
  var titles: [String] { items.map(\.title) }

  /// Chooses the element with a title.
  func choose(title: String) { items.first { $0.title == title }?.sendActions(for: .touchUpInside) }

  // MARK: Layout

  private func layOut(in window: UIWindow) {
    let area = window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: Self.gap, dy: Self.gap)
    var x: CGFloat = 0
    for item in items {
      let width = item.fittingWidth
      item.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      item.showsSeparator = item !== items.last
      x += width
    }
    content.frame = CGRect(x: 0, y: 0, width: x, height: Self.height)
    strip.contentSize = content.bounds.size
    let size = CGSize(width: min(x, area.width), height: Self.height)
    let isAbove = place.minY - Self.gap - size.height >= area.minY
    let y =
      isAbove ? place.minY - Self.gap - size.height : min(place.maxY + Self.gap, area.maxY - size.height)
    let left = min(max(place.midX - size.width / 2, area.minX), area.maxX - size.width)
    frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
    strip.frame = bounds
  }
}

/// An element in the bar of an edit menu.
final class EditMenuItem: UIControl {
  private let label = UILabel()
  private let separator = UIView()

  init(_ element: UIMenuElement, choose: @escaping () -> Void) {
    super.init(frame: .zero)
    let leaf = element as? _UIMenuLeafElement
    label.text = element.title
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.textColor = leaf?.attributes.contains(.destructive) == true ? .systemRed : .label
    label.isEnabled = leaf?.attributes.contains(.disabled) != true
    separator.backgroundColor = .separator
    for view in [label, separator] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = element.title
    accessibilityTraits = .button
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var title: String { label.text ?? "" }
  var showsSeparator = true { didSet { separator.isHidden = !showsSeparator } }
  var fittingWidth: CGFloat { label.intrinsicContentSize.width + 28 }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    separator.frame = CGRect(x: bounds.width - 0.5, y: 0, width: 0.5, height: bounds.height)
  }
}

/// Closes a bar when a touch begins beside it, without taking the touch.
private final class OutsideTouches: UIGestureRecognizer {
  @Weak private var bar: EditMenuBar?

  convenience init(of bar: EditMenuBar) {
    self.init(target: nil, action: nil)
    self.bar = bar
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let bar, let touch = touches.first, !bar.bounds.contains(touch.location(in: bar)) {
      bar.close(animated: true)
    }
    state = .failed
  }
}
