/// The configurations of a cell, header or footer, and the views that show them.
package struct CellConfigurations<UpdateHandler> {
  /// The configuration of the content, updated for the state; nil for none.
  package var content: (any UIContentConfiguration)?
  package var contentView: (any UIView & UIContentView)?
  package var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  /// Whether the state has changed since the configurations were last updated.
  var needsUpdate = true
  /// The app's closure that is called after an update.
  var updateHandler: UpdateHandler?

  package init() {}
}

/// A view whose content and background can come from configurations. What its class lets apps override are requirements.
package protocol ConfiguredView: UIView, ViewTreeConfined {
  associatedtype ConfigurationState: UIConfigurationState
  associatedtype ConfigurationUpdateHandler
  var configurations: CellConfigurations<ConfigurationUpdateHandler> { get set }
  var contentView: UIView { get }
  var configurationState: ConfigurationState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  func updateConfiguration(using state: ConfigurationState)
  /// Shows or hides the content that the view has without a configuration.
  func contentConfigurationDidChange()
}

extension ConfiguredView {
  package func contentConfigurationDidChange() {}

  /// Whether the content is that of a configuration, without the view's own labels and image.
  var hasContentConfiguration: Bool { configurations.content != nil }

  /// Whether the background is that of a configuration.
  var hasBackgroundConfiguration: Bool { configurations.background != nil }

  /// Shows the content of a configuration in the content view; nil for none.
  func setContent(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      configurations.contentView?.removeFromSuperview()
      configurations.contentView = nil
      configurations.content = nil
      return contentConfigurationDidChange()
    }
    showContent(
      automaticallyUpdatesContentConfiguration
        ? configuration.updated(for: configurationState) : configuration)
  }

  private func showContent(_ configuration: any UIContentConfiguration) {
    configurations.content = configuration
    if let view = configurations.contentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      configurations.contentView?.removeFromSuperview()
      let view = configuration.makeContentView()
      configurations.contentView = view
      fillContentView(with: view)
      contentConfigurationDidChange()
    }
    invalidateIntrinsicContentSize()
  }

  private func fillContentView(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  /// Shows the background of a configuration behind the content; nil for none.
  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      configurations.background = nil
      return
    }
    let updated =
      automaticallyUpdatesBackgroundConfiguration
      ? configuration.updated(for: configurationState) : configuration
    let view = configurations.backgroundView ?? BackgroundConfigurationView()
    configurations.background = updated
    configurations.backgroundView = view
    if view.superview == nil {
      insertSubview(view, at: 0)
      backgroundColor = nil
    }
    view.show(updated)
    setNeedsLayout()
  }

  /// Updates the configurations for the present state.
  func updateConfigurations() {
    if automaticallyUpdatesContentConfiguration, let content = configurations.content { setContent(content) }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      setBackground(background)
    }
  }

  /// Updates the configurations if the state has changed, and places the background.
  func updateConfigurationIfNeeded() {
    if configurations.needsUpdate {
      configurations.needsUpdate = false
      updateConfiguration(using: configurationState)
      // An update that sets the state again would not end.
      configurations.needsUpdate = false
    }
    configurations.backgroundView?.fill(bounds)
  }
}
