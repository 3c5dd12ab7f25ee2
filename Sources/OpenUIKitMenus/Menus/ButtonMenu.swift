import OpenUIKitControls

/// The menu of a control: opened by a tap if that is its main action, and otherwise by a long press or a secondary click. It appears
/// beside the control, without a preview.
final class ButtonMenu: UIContextMenuInteraction, UIContextMenuInteractionDelegate {
  private let tap = UITapGestureRecognizer()

  /// The menu; nil for none.
  var menu: UIMenu? {
    didSet {
      releaseAfterAssignment(oldValue)
      selectionMayHaveChanged()
    }
  }
  /// Whether a tap opens the menu.
  var isPrimaryAction = false {
    didSet {
      recognizersMayHaveChanged()
      markMayHaveChanged()
    }
  }
  /// Whether the chosen action gives the button its title.
  var changesSelection = false {
    didSet { selectionMayHaveChanged() }
  }
  /// Whether touches open the menu.
  var isMenuEnabled = true
  /// The order of elements in a menu above the control.
  var elementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  override init() {
    super.init()
    delegate = self
    recognizersMayHaveChanged()
    tap.addAction { [menu = Weak(wrappedValue: self)] _ in menu.wrappedValue?.openFromTap() }
  }

  override func willMove(to view: UIView?) {
    super.willMove(to: view)
    if view == nil { self.view?.removeGestureRecognizer(tap) }
  }

  override func didMove(to view: UIView?) {
    super.didMove(to: view)
    view?.addGestureRecognizer(tap)
  }

  private func recognizersMayHaveChanged() {
    tap.isEnabled = isPrimaryAction
    // A press that may become a drag over the menu must be distinguishable from the beginning of a scroll.
    press?.recognizer.minimumPressDuration = isPrimaryAction ? Self.primaryPressDuration : Self.pressDuration
  }

  private var control: UIControl? { view as? UIControl }

  // MARK: Opening

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isMenuEnabled, control?.isEnabled != false, let menu else { return nil }
    return UIContextMenuConfiguration(nil, nil, { _ in menu }) { [owner = Weak(wrappedValue: self)] _, _, _ in
      owner.wrappedValue?.open(menu)
    }
  }

  private func openFromTap() { _ = _openMenu(at: tap.location(in: view)) }

  private func open(_ menu: UIMenu) -> MenuView? {
    guard let control, let window = control.window else { return nil }
    var source = MenuView.Source(anchor: control.convert(control.bounds, to: window))
    source.startsAtAnchor = elementOrder != .fixed
    source.sender = control
    source.didChoose = { [owner = Weak(wrappedValue: self)] in owner.wrappedValue?.didChoose($0) }
    if isPrimaryAction { control.sendActions(for: .menuActionTriggered) }
    let opened = MenuView(menu, source: source, in: window)
    opened.open()
    return opened
  }

  // MARK: Selection

  private func didChoose(_ leaf: _UIMenuLeafElement) {
    guard changesSelection else { return }
    menu?.select(leaf, isSingle: true)
    show(leaf)
  }

  /// Marks the first action unless one is marked, and shows the marked one as the title of the button.
  private func selectionMayHaveChanged() {
    markMayHaveChanged()
    guard changesSelection, isPrimaryAction || menu != nil, let menu else { return }
    let leaves = menu.sections { $0.cachedElements }.flatMap { $0.elements }.compactMap {
      $0 as? _UIMenuLeafElement
    }
    guard let chosen = leaves.first(where: { $0.state == .on }) ?? leaves.first else { return }
    menu.select(chosen, isSingle: true)
    show(chosen)
  }

  /// Lets the button show the arrows of a menu that a tap opens and that chooses the title.
  private func markMayHaveChanged() {
    #if !hasFeature(Embedded)
      (control as? UIButton)?.choosesFromMenu = menu != nil && isPrimaryAction && changesSelection
    #endif
  }

  private func show(_ leaf: _UIMenuLeafElement) {
    guard let button = control as? UIButton else { return }
    button.setTitle(leaf.title, for: .normal)
    if leaf.image != nil { button.setImage(leaf.image, for: .normal) }
  }

  private static let pressDuration = 0.5
  private static let primaryPressDuration = 0.15
}

extension UIControl {
  /// The menu of the control, if one of its properties was set.
  private var buttonMenuIfMade: ButtonMenu? {
    for interaction in interactions { if let menu = interaction as? ButtonMenu { return menu } }
    return nil
  }

  final var buttonMenu: ButtonMenu {
    if let buttonMenuIfMade { return buttonMenuIfMade }
    let made = ButtonMenu()
    addInteraction(made)
    return made
  }

  /// Whether a tap opens the control's menu, instead of sending its actions; false by default.
  public var showsMenuAsPrimaryAction: Bool {
    get { buttonMenuIfMade?.isPrimaryAction ?? false }
    set { buttonMenu.isPrimaryAction = newValue }
  }

  /// Whether touches open the control's menu; true as soon as it has one.
  public var isContextMenuInteractionEnabled: Bool {
    get { buttonMenuIfMade?.isMenuEnabled ?? false }
    set { buttonMenu.isMenuEnabled = newValue }
  }

  /// The interaction that opens the control's menu; nil if it has none.
  public var contextMenuInteraction: UIContextMenuInteraction? { buttonMenuIfMade }
}

extension UIButton {
  /// The menu of the button; nil for none. A long press opens it, or a tap if `showsMenuAsPrimaryAction` is true.
  public var menu: UIMenu? {
    get { buttonMenuOfButton?.menu }
    set { buttonMenu.menu = newValue }
  }

  private var buttonMenuOfButton: ButtonMenu? { contextMenuInteraction as? ButtonMenu }

  /// The order of elements in a menu above the button. By default the first is nearest to the button.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { buttonMenuOfButton?.elementOrder ?? .automatic }
    set { buttonMenu.elementOrder = newValue }
  }

  /// Whether the action chosen from the menu is marked and gives the button its title. Without a menu, whether a tap changes
  /// `isSelected`. False by default.
  public var changesSelectionAsPrimaryAction: Bool {
    get { buttonMenuOfButton?.changesSelection ?? false }
    set {
      buttonMenu.changesSelection = newValue
      let toggle = UIAction(identifier: Self.toggleIdentifier) { [button = Weak(wrappedValue: self)] _ in
        guard let button = button.wrappedValue, button.menu == nil else { return }
        button.isSelected.toggle()
      }
      if newValue {
        addAction(toggle, for: .primaryActionTriggered)
      } else {
        removeAction(toggle, for: .allEvents)
      }
    }
  }

  private static var toggleIdentifier: UIAction.Identifier { UIAction.Identifier("button.toggle") }
}
