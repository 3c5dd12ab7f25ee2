import OpenUIKitCore

/// An element in a menu. The menu's view handles its touches.
final class MenuRow: UIView {
  /// The purpose of the row.
  enum Role {
    /// Something to choose.
    case element(UIMenuElement)
    /// The title of an open menu in a menu, which closes it.
    case openMenu(UIMenu)
    /// Elements that are being made.
    case loading
  }

  let role: Role
  let size: UIMenu.ElementSize
  private let design: MenuDesign
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let picture = UIImageView()
  private let mark = MenuMark()
  private var spinner: UIActivityIndicatorView?
  /// Whether the titles of the panel start after a column of marks.
  var hasMarkColumn = false {
    didSet { setNeedsLayout() }
  }
  /// Whether a finger or a key has highlighted the row.
  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? MenuDesign.pressed : nil }
  }

  init(_ role: Role, size: UIMenu.ElementSize, design: MenuDesign) {
    self.role = role
    self.size = size
    self.design = design
    super.init(frame: .zero)
    for view in [titleLabel, subtitleLabel, picture, mark] { addSubview(view) }
    isAccessibilityElement = true
    update()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  var element: UIMenuElement? {
    switch role {
    case .element(let element): return element
    case .openMenu(let menu): return menu
    case .loading: return nil
    }
  }

  private var leaf: _UIMenuLeafElement? { element as? _UIMenuLeafElement }
  private var isDisabled: Bool { leaf?.attributes.contains(.disabled) ?? (element == nil) }
  private var isDestructive: Bool {
    leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
  }
  private var isLarge: Bool { size != .small && size != .medium }

  /// Whether a touch or a key can choose the row.
  var canBeChosen: Bool { !isDisabled }

  /// The sign at the start.
  private var sign: MenuMark.Sign? {
    if case .openMenu = role { return .open }
    if element is UIMenu { return .closed }
    switch leaf?.state {
    case .on: return .on
    case .mixed: return .mixed
    default: return nil
    }
  }

  /// Whether the row needs the column of marks.
  var hasMark: Bool { isLarge && sign != nil }

  /// Shows the current content of the element.
  func update() {
    if case .loading = role { showSpinner() }
    titleLabel.text = element?.title
    titleLabel.font = isLarge ? isOpenMenu ? design.submenuTitleFont : design.titleFont : design.captionFont
    titleLabel.numberOfLines = isLarge ? 2 : 1
    titleLabel.textAlignment = isLarge ? .natural : .center
    titleLabel.isHidden = size == .small && element?.image != nil
    subtitleLabel.text = element?.subtitle
    subtitleLabel.font = design.subtitleFont
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.numberOfLines = 0
    subtitleLabel.isHidden = !isLarge || subtitleLabel.text?.isEmpty != false
    let selected = leaf.flatMap { $0.state == .on ? $0.selectedImage : nil }
    picture.image = (selected ?? element?.image).map(styled)
    picture.contentMode = .scaleAspectFit
    let color: UIColor = isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    titleLabel.textColor = color
    // Of pictures side by side the tint marks the chosen one.
    picture.tintColor = !isLarge && leaf?.state == .on ? .systemBlue : color
    picture.alpha = isDisabled ? 0.4 : 1
    mark.isHidden = !hasMark
    if let sign { mark.show(sign, isMirrored: isMirrored, color: color) }
    setNeedsLayout()
  }

  /// A picture is a template, like that of a system button.
  private func styled(_ image: UIImage) -> UIImage {
    image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  private var isOpenMenu: Bool {
    if case .openMenu = role { return true }
    return false
  }

  private func showSpinner() {
    guard spinner == nil else { return }
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    addSubview(spinner)
    self.spinner = spinner
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let image = picture.image == nil ? 0 : design.imageSide + design.titleGap
    return max(0, width - 2 * design.sideInset - (hasMarkColumn ? design.markWidth : 0) - image)
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    switch size {
    case .small: return design.rowHeight
    case .medium: return design.mediumHeight
    default:
      let inner = textWidth(in: width)
      let subtitle = subtitleLabel.isHidden ? 0 : subtitleLabel.height(inWidth: inner)
      return max(design.rowHeight, titleLabel.height(inWidth: inner) + subtitle + 2 * design.rowInset)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if isLarge { placeInRow() } else { placeInColumn() }
  }

  /// Mark, titles and picture from start to end.
  private func placeInRow() {
    let width = textWidth(in: bounds.width)
    let start = design.sideInset + (hasMarkColumn ? design.markWidth : 0)
    let title = titleLabel.height(inWidth: width)
    let subtitle = subtitleLabel.isHidden ? 0 : subtitleLabel.height(inWidth: width)
    let top = ((bounds.height - title - subtitle) / 2).rounded()
    titleLabel.frame = mirrored(CGRect(x: start, y: top, width: width, height: title))
    subtitleLabel.frame = mirrored(CGRect(x: start, y: top + title, width: width, height: subtitle))
    let side = design.imageSide
    picture.frame = mirrored(
      CGRect(
        x: bounds.width - design.sideInset - side, y: (bounds.height - side) / 2, width: side, height: side))
    mark.frame = mirrored(
      CGRect(x: design.sideInset - 3, y: (bounds.height - 14) / 2, width: 14, height: 14))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The picture above the title.
  private func placeInColumn() {
    let side = design.imageSide
    let text = titleLabel.isHidden ? 0 : design.captionFont.lineHeight.rounded(.up)
    let top = ((bounds.height - side - text) / 2).rounded()
    picture.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
    titleLabel.frame = CGRect(x: 4, y: top + side, width: max(0, bounds.width - 8), height: text)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get {
      guard let element else { return "…" }
      let texts = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }
      return texts.isEmpty ? element.image?.symbolLabel : texts.joined(separator: ", ")
    }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = UIAccessibilityTraits.button
      if leaf?.state == .on { traits.insert(.selected) }
      if isDisabled { traits.insert(.notEnabled) }
      return traits
    }
    set {}
  }
}
