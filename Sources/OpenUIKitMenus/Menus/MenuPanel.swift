import OpenUIKitCore

/// The card of a menu: a title, and rows in groups that scroll if they do not fit.
final class MenuPanel: UIView {
  /// The menu that the panel shows.
  var menu: UIMenu {
    didSet {
      releaseAfterAssignment(oldValue)
      reload()
    }
  }
  private let isSubmenu: Bool
  /// Whether the rows start at the bottom.
  var isReversed = false {
    didSet { if isReversed != oldValue { reload() } }
  }
  private let card = UIView()
  private let scroll = UIScrollView()
  private let header = UILabel()
  private var sections: [MenuSection] = []
  /// The rows in lines: several in a line of pictures, else one.
  private var lines: [[MenuRow]] = []
  /// The views between the lines: a hairline, a broad separator, or the title of a group.
  private var separators: [UIView] = []
  private var loading: [UIDeferredMenuElement] = []

  /// Called when the height may have changed.
  var sizeDidChange: () -> Void = {}

  init(_ menu: UIMenu, isSubmenu: Bool) {
    self.menu = menu
    self.isSubmenu = isSubmenu
    super.init(frame: .zero)
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 12)
    card.backgroundColor = MenuDesign.background
    card.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    header.textAlignment = .natural
    header.numberOfLines = 2
    header.textColor = .secondaryLabel
    header.accessibilityTraits = .header
    addSubview(card)
    card.addSubview(scroll)
    scroll.addSubview(header)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var design: MenuDesign { MenuDesign(traits: traitCollection) }

  var rows: [MenuRow] { lines.flatMap { $0 } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
  }

  // MARK: Content

  /// Makes the rows again, after a change of the menu's elements.
  func reload() {
    for line in lines { for row in line { row.removeFromSuperview() } }
    for separator in separators { separator.removeFromSuperview() }
    sections = menu.sections { [loaded] element in
      loaded.first { $0.element === element }?.elements ?? element.cachedElements
    }
    if isReversed { sections = sections.reversed().map(reversed) }
    (lines, separators) = ([], [])
    if isSubmenu { lines.append([MenuRow(.openMenu(menu), size: .large, design: design)]) }
    for section in sections { append(section) }
    let rows = rows
    let hasMarks = rows.contains { $0.hasMark }
    for row in rows {
      row.hasMarkColumn = hasMarks
      scroll.addSubview(row)
    }
    for separator in separators { scroll.addSubview(separator) }
    header.text = isSubmenu ? nil : menu.title
    header.isHidden = header.text?.isEmpty != false
    listElements()
    load()
    setNeedsLayout()
    sizeDidChange()
  }

  /// The titles of groups are read before their rows.
  private func listElements() {
    var elements: [UIResponder] = header.isHidden ? [] : [header]
    var rest = separators[...]
    for (index, line) in lines.enumerated() {
      if index > 0 || separators.count == lines.count, let separator = rest.popFirst() as? MenuGroupTitle {
        elements.append(separator.label)
      }
      for row in line { elements.append(row) }
    }
    scroll.accessibilityElements = elements
  }

  private func reversed(_ section: MenuSection) -> MenuSection {
    var section = section
    if section.size == .large || section.size == .automatic { section.elements.reverse() }
    return section
  }

  private func append(_ section: MenuSection) {
    if !section.title.isEmpty || !lines.isEmpty { separators.append(separator(before: section)) }
    var rows = section.elements.map {
      MenuRow($0 is UIDeferredMenuElement ? .loading : .element($0), size: section.size, design: design)
    }
    let count = section.size == .small ? 4 : section.size == .medium ? 3 : 1
    var isFirst = true
    while !rows.isEmpty {
      if !isFirst { separators.append(hairline) }
      isFirst = false
      lines.append(Array(rows.prefix(count)))
      rows.removeFirst(min(count, rows.count))
    }
  }

  private func separator(before section: MenuSection) -> UIView {
    guard !section.title.isEmpty else { return band() }
    return MenuGroupTitle(section.title, hasBand: !lines.isEmpty, design: design)
  }

  private func band() -> UIView {
    // The title of a submenu is separated from its elements by a hairline only.
    if isSubmenu && lines.count == 1 { return hairline }
    let view = UIView()
    view.tag = Self.bandTag
    view.backgroundColor = MenuDesign.groupSeparator
    return view
  }

  private var hairline: UIView {
    let view = UIView()
    view.backgroundColor = MenuDesign.separator
    return view
  }

  // MARK: Deferred elements

  override func didMoveToWindow() {
    super.didMoveToWindow()
    load()
  }

  private func load() {
    guard window != nil else { return }
    for section in sections {
      for case let element as UIDeferredMenuElement in section.elements
      where !loading.contains(where: { $0 === element }) {
        loading.append(element)
        element.load { [panel = Weak(wrappedValue: self)] elements in
          panel.wrappedValue?.replace(element, with: elements)
        }
      }
    }
  }

  /// The elements of deferred elements that are made again for each menu, for as long as this one is shown.
  private var loaded: [(element: UIDeferredMenuElement, elements: [UIMenuElement])] = []

  private func replace(_ element: UIDeferredMenuElement, with elements: [UIMenuElement]) {
    loaded.append((element, elements))
    reload()
  }

  // MARK: Layout

  func height(forWidth width: CGFloat) -> CGFloat { place(inWidth: width, isMeasuring: true) }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.layer.cornerRadius = design.radius
    card.frame = bounds
    scroll.frame = card.bounds
    header.font = design.headerFont
    let height = place(inWidth: bounds.width, isMeasuring: false)
    scroll.contentSize = CGSize(width: bounds.width, height: height)
    scroll.isScrollEnabled = height > bounds.height + 0.5
  }

  /// Places title, rows and separators below each other, unless it only measures. Returns the height.
  private func place(inWidth width: CGFloat, isMeasuring: Bool) -> CGFloat {
    var y: CGFloat = 0
    func place(_ view: UIView, _ height: CGFloat, inset: CGFloat = 0, room: CGFloat? = nil) {
      if !isMeasuring {
        view.frame = CGRect(x: inset, y: y, width: max(0, width - 2 * inset), height: height)
      }
      y += room ?? height
    }
    if !header.isHidden {
      y += Self.headerInset
      let inset = design.sideInset
      place(header, header.height(inWidth: width - 2 * inset), inset: inset)
      y += Self.headerInset
    }
    var rest = separators[...]
    // A first group with a title has a separator above it.
    if separators.count == lines.count, let first = rest.popFirst() { place(first) }
    for (index, line) in lines.enumerated() {
      if index > 0, let separator = rest.popFirst() { place(separator) }
      let height = line.map { $0.height(forWidth: width / CGFloat(line.count)) }.reduce(0, max)
      if !isMeasuring { spread(line, y, width, height) }
      y += height
    }
    return y

    func place(_ separator: UIView) {
      if let title = separator as? MenuGroupTitle {
        place(separator, title.height)
      } else if separator.tag == Self.bandTag {
        place(separator, design.groupGap)
      } else {
        place(separator, design.hairline, room: 0)
      }
    }
  }

  private func spread(_ line: [MenuRow], _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let part = width / CGFloat(line.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in line.enumerated() {
      let place = isRightToLeft ? line.count - 1 - index : index
      row.frame = CGRect(x: CGFloat(place) * part, y: y, width: part, height: height)
    }
  }

  /// The row at a point of the panel.
  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    let place = scroll.convert(point, from: self)
    return rows.first { $0.frame.contains(place) && $0.canBeChosen }
  }

  /// Whether another menu is open above this one, whose content is paler meanwhile.
  var isCovered: Bool {
    get { scroll.alpha < 1 }
    set { scroll.alpha = newValue ? 0.35 : 1 }
  }

  func scrollToVisible(_ row: MenuRow) { scroll.scrollRectToVisible(row.frame, animated: false) }

  private static let headerInset: CGFloat = 8
  private static let bandTag = 1
}

/// The title of a group in a menu, below a broad separator.
final class MenuGroupTitle: UIView {
  let label = UILabel()
  private let band = UIView()
  private let design: MenuDesign
  private let hasBand: Bool

  init(_ title: String, hasBand: Bool, design: MenuDesign) {
    self.design = design
    self.hasBand = hasBand
    super.init(frame: .zero)
    label.text = title
    label.font = design.headerFont
    label.textColor = .secondaryLabel
    label.accessibilityTraits = .header
    band.backgroundColor = MenuDesign.groupSeparator
    band.isHidden = !hasBand
    addSubview(band)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var top: CGFloat { hasBand ? design.groupGap : 0 }
  private var labelHeight: CGFloat { design.headerFont.lineHeight.rounded(.up) }

  var height: CGFloat { top + Self.above + labelHeight + Self.below }

  override func layoutSubviews() {
    super.layoutSubviews()
    band.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    label.frame = CGRect(
      x: design.sideInset, y: top + Self.above, width: max(0, bounds.width - 2 * design.sideInset),
      height: labelHeight)
  }

  private static let above: CGFloat = 8
  private static let below: CGFloat = 4
}
