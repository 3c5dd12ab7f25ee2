@_spi(Overrides) import OpenUIKitControls

/// The delegate of a context menu: it makes the menu, and is notified of its appearance.
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol, ViewTreeConfined {
  /// Returns the preview and the menu for a point of the interaction's view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview to lift; nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: _UIMenuIdentifier
  ) -> UITargetedPreview?
  /// Returns the target of the preview when the menu disappears; nil for the place it came from.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: _UIMenuIdentifier
  ) -> UITargetedPreview?
  /// Returns the preview to lift, if the method with an identifier returns none; nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the target of the preview when the menu disappears, if the method with an identifier returns nil.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview was tapped, before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: _UIMenuIdentifier
  ) -> UITargetedPreview? { nil }
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: _UIMenuIdentifier
  ) -> UITargetedPreview? { nil }
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Shows a context menu for a view after a long press, or a click with the secondary button of a pointer.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu appears.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// The preview with the menu.
    case rich = 1
    /// The menu alone.
    case compact = 2
  }

  /// The object that makes the menu; not retained.
  @Weak public internal(set) final var delegate: (any UIContextMenuInteractionDelegate)?
  final var press: ContextMenuPress?
  @Weak public private(set) final var view: UIView?

  /// Creates an interaction with a delegate, which is not retained. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
    setUp()
  }

  override init() {
    super.init()
    setUp()
  }

  private func setUp() {
    press = ContextMenuPress(source: self) { [interaction = Weak(wrappedValue: self)] place in
      guard let interaction = interaction.wrappedValue else { return nil }
      return interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: place)
    }
  }

  /// Removes the recogniser from the view.
  open func willMove(to view: UIView?) { press?.willMove(to: view) }

  /// Adds the recogniser to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    press?.didMove(to: view)
  }

  /// The place of the press that opened the menu, in points of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { press?.recognizer.location(in: view) ?? .zero }

  /// How the menu appears now.
  open var menuAppearance: Appearance { press?.menu == nil ? .unknown : .rich }

  /// Closes the menu, if it is open.
  open func dismissMenu() { press?.menu?.dismiss() }

  /// Replaces the open menu, and those in it, by what the closure returns for it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { (press?.menu as? MenuView)?.update(block) }

  /// Opens the menu for a point of the view. Returns whether there is one.
  public func _openMenu(at location: CGPoint) -> Bool { press?._openMenu(at: location) ?? false }
}

extension UIContextMenuInteraction: ContextMenuSource {
  package var menuView: UIView? { view }

  package func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    if let identifier = configuration.identifier,
      let preview = delegate?.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
    {
      return preview
    }
    return delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
  }

  package func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    if let identifier = configuration.identifier,
      let preview = delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
    {
      return preview
    }
    return delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
  }

  package func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
  }

  package func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }

  package func previewWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
