@_spi(Overrides) import OpenUIKitControls

/// An open menu. It fills the window: behind the menu lies a lifted preview or nothing, and a touch beside it closes it.
///
/// Menus in the menu open above it, at the place of their row. Keys move the highlight: arrows up and down, return, and
/// escape.
final class MenuView: OpenContextMenu {
  var source: Source
  private let backdrop = UIView()
  var panels: [MenuPanel] = []
  /// The rows whose menus are open, one for each panel but the first.
  var openRows: [CGRect] = []
  private(set) var highlighted: MenuRow?
  private var dragStart: CGPoint?
  private var isClosing = false
  @Weak private var formerKeyResponder: UIResponder?

  init(_ menu: UIMenu?, source: Source, in window: UIWindow) {
    self.source = source
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    backdrop.backgroundColor = source.preview == nil ? nil : MenuDesign.backdrop
    addSubview(backdrop)
    if let preview = source.preview { addSubview(preview) }
    window.addSubview(self)
    if let menu { addPanel(menu) }
  }

  required init?(coder: NSCoder) { nil }

  private var design: MenuDesign { MenuDesign(traits: traitCollection) }
  /// The panel of the innermost open menu.
  var top: MenuPanel? { panels.last }

  func addPanel(_ menu: UIMenu) {
    let panel = MenuPanel(menu, isSubmenu: !panels.isEmpty)
    if panels.isEmpty && source.startsAtAnchor {
      panel.isReversed = !placement.isBelow(height: panel.height(forWidth: design.width))
    }
    panel.sizeDidChange = { [view = Weak(wrappedValue: self)] in view.wrappedValue?.setNeedsLayout() }
    panels.append(panel)
    addSubview(panel)
    for panel in panels { panel.accessibilityElementsHidden = panel !== top }
  }

  // MARK: Layout

  private var area: CGRect { bounds.inset(by: safeAreaInsets).shrunk(dx: design.margin, dy: design.margin) }

  private var placement: MenuPlacement {
    MenuPlacement(area: area, anchor: convert(source.anchor, from: window), gap: design.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    guard !isClosing else { return }
    let frames = frames
    source.preview?.show(in: frames.preview, isLifted: true)
    for (panel, frame) in zip(panels, frames.panels) {
      // Not the frame, which a transform would change.
      panel.bounds.size = frame.size
      panel.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private var frames: (preview: CGRect, panels: [CGRect]) {
    let width = min(design.width, area.width)
    let sizes = panels.map { CGSize(width: width, height: $0.height(forWidth: width)) }
    let first = sizes.first ?? .zero
    var preview = CGRect.zero
    var result: [CGRect] = []
    if let lifted = source.preview {
      let placement = PreviewPlacement(
        area: area, preview: convert(lifted.origin, from: window), gap: design.previewGap)
      let frames = placement.frames(menu: first)
      preview = frames.preview
      result.append(frames.menu)
    } else {
      result.append(placement.frame(of: first))
    }
    // A menu in the menu starts at its row.
    for (size, row) in zip(sizes.dropFirst(), openRows) {
      let height = min(size.height, area.height)
      let y = max(area.minY, min(result[result.count - 1].minY + row.minY, area.maxY - height))
      result.append(CGRect(x: result[0].minX, y: y, width: width, height: height))
    }
    return (preview, result)
  }

  // MARK: Opening and closing

  /// Shows the menu.
  func open() {
    let animator = MenuAnimator(source.preview?.controller)
    source.willDisplay(animator)
    // The call may have closed the menu, which then must not take the keys.
    guard !isClosing else { return animator.complete() }
    formerKeyResponder = window?.keyResponder
    window?.keyResponder = self
    layoutIfNeeded()
    window?.accessibilityNotificationHandler?(.layoutChanged(top?.rows.first))
    UIView.performWithoutAnimation {
      backdrop.alpha = 0
      source.preview?.rest()
      for panel in panels { shrink(panel) }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.backdrop.alpha = 1
      self.source.preview?.alpha = 1
      self.source.preview?.show(in: self.frames.preview, isLifted: true)
      for panel in self.panels { self.grow(panel) }
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
  }

  /// Closes the menu without a choice.
  override func dismiss() { close(animated: true) }

  /// Closes the menu, and then calls the completions of the delegate.
  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    accessibilityViewIsModal = false
    if window?.keyResponder === self { window?.keyResponder = formerKeyResponder }
    let animator = MenuAnimator(source.preview?.controller)
    source.willEnd(animator)
    let place = source.restingPlace()
    let changes = {
      self.backdrop.alpha = 0
      self.source.preview?.rest(at: place)
      for panel in self.panels { self.shrink(panel) }
      animator.animate()
    }
    guard animated, window != nil else {
      changes()
      removeFromSuperview()
      return animator.complete()
    }
    UIView.animate(
      withDuration: Self.closingDuration, delay: 0, options: .curveEaseInOut, animations: changes
    ) { _ in
      self.removeFromSuperview()
      animator.complete()
    }
  }

  private func shrink(_ panel: MenuPanel) {
    panel.alpha = 0
    let anchor =
      source.preview.map { CGPoint(x: $0.center.x, y: $0.center.y) }
      ?? CGPoint(x: placement.anchor.midX, y: placement.anchor.midY)
    // About the corner next to the anchor.
    let scale: CGFloat = 0.3
    let dx = max(-panel.bounds.width / 2, min(panel.bounds.width / 2, anchor.x - panel.center.x))
    let dy = max(-panel.bounds.height / 2, min(panel.bounds.height / 2, anchor.y - panel.center.y))
    panel.transform = CGAffineTransform(translationX: dx * (1 - scale), y: dy * (1 - scale))
      .scaledBy(x: scale, y: scale)
  }

  func grow(_ panel: MenuPanel) {
    panel.alpha = 1
    panel.isCovered = panel !== top
    panel.transform = .identity
  }

  /// Replaces each open menu by what the closure returns for it.
  func update(_ block: (UIMenu) -> UIMenu) {
    highlight(nil)
    for panel in panels { panel.menu = block(panel.menu) }
  }

  // MARK: Touches

  private func row(at point: CGPoint) -> MenuRow? {
    top.flatMap { $0.row(at: $0.convert(point, from: self)) }
  }

  /// Highlights a row instead of the one before; nil for none.
  func highlight(_ row: MenuRow?) {
    guard row !== highlighted else { return }
    highlighted?.isHighlighted = false
    row?.isHighlighted = true
    highlighted = row
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlight(row(at: touch.location(in: self))) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlight(row(at: touch.location(in: self))) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: self)
    if let row = row(at: place) { return choose(row) }
    highlight(nil)
    if top?.frame.contains(place) == true { return }
    if panels.dropLast().contains(where: { $0.frame.contains(place) }) { return closeSubmenu() }
    if let preview = source.preview, preview.frame.contains(place) { return commit() }
    close(animated: true)
  }

  // MARK: The finger that opened the menu

  override func drag(to location: CGPoint) {
    let place = convert(location, from: window)
    let start = dragStart ?? place
    dragStart = start
    // A finger that only trembles must not choose the row that has appeared below it.
    guard highlighted != nil || max(abs(place.x - start.x), abs(place.y - start.y)) > Self.dragDistance else {
      return
    }
    highlight(row(at: place))
  }

  override func drop(at location: CGPoint) {
    guard !isClosing, let row = highlighted, row === self.row(at: convert(location, from: window)) else {
      return highlight(nil)
    }
    choose(row)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { perform(key) } }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressesBegan(presses, with: event)
  }

  // The keys of an open menu do nothing below it.
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  // MARK: Accessibility

  override func accessibilityPerformEscape() -> Bool {
    close(animated: true)
    return true
  }

  private static let duration = 0.45
  static let closingDuration = 0.25
  private static let dragDistance: CGFloat = 10
}
