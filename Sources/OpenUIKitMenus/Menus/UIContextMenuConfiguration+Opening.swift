@_spi(Overrides) import OpenUIKitControls

extension UIContextMenuConfiguration {
  /// Creates a configuration. The providers are called when the menu opens. Without a preview provider the pressed view is the
  /// preview.
  public convenience init(
    identifier: _UIMenuIdentifier? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(identifier, previewProvider, actionProvider, opener: Self.open)
  }

  private static func open(
    _ configuration: UIContextMenuConfiguration, _ source: any ContextMenuSource, _ location: CGPoint
  ) -> OpenContextMenu? {
    guard let view = source.menuView, let window = view.window else { return nil }
    let controller = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu != nil || controller != nil else { return nil }
    let preview = source.highlightPreview(for: configuration)
    // The calls above may have moved the view elsewhere, or removed it.
    guard view.window === window, let lifted = preview ?? UITargetedPreview.inPlace(view) else { return nil }
    let from = MenuPreview.rectangle(of: lifted, in: window)
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
    var shown = MenuView.Source(
      preview: controller.map { MenuPreview($0, from: from, area: area) } ?? MenuPreview(lifted, in: window))
    shown.sender = view
    shown.willDisplay = { source.menuWillDisplay(configuration, $0) }
    shown.willEnd = { source.menuWillEnd(configuration, $0) }
    shown.willCommit = { source.previewWillCommit(configuration, $0) }
    // Weak: the window keeps the menu.
    shown.restingPlace = { [window = Weak<UIWindow>(wrappedValue: window)] in
      // A preview whose view has left the window stays where it is and fades.
      guard let window = window.wrappedValue,
        let target = source.dismissalPreview(for: configuration),
        target.target.container.window === window
      else {
        return nil
      }
      return MenuPreview.rectangle(of: target, in: window)
    }
    let opened = MenuView(menu, source: shown, in: window)
    opened.open()
    return opened
  }
}
