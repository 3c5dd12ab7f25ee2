#if !hasFeature(Embedded)
  /// What configurations have made of a cell, header or footer.
  package struct ConfiguredContent {
    /// The configuration that the app has set, updated for the state.
    package var content: (any UIContentConfiguration)?
    package var contentView: (any UIView & UIContentView)?
    package var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundConfigurationView?

    package init() {}
  }

  /// A view whose content and background can come from configurations.
  package protocol ConfiguredView: UIView, ViewTreeConfined {
    var configured: ConfiguredContent? { get set }
    var contentView: UIView { get }
    var stateOfConfigurations: any UIConfigurationState { get }
    var updatesContent: Bool { get }
    var updatesBackground: Bool { get }
    /// Whether the state has changed since configurations were last updated.
    var needsConfigurationUpdate: Bool { get set }
    /// Calls the app's `updateConfiguration(using:)` with the present state.
    func callUpdateConfiguration()
    /// Shows or hides the content that the view has without a configuration.
    func contentConfigurationDidChange()
  }

  extension ConfiguredView {
    package func contentConfigurationDidChange() {}

    /// Shows the content of a configuration in the content view; nil for none.
    func setContent(_ configuration: (any UIContentConfiguration)?) {
      guard let configuration else {
        configured?.contentView?.removeFromSuperview()
        configured?.contentView = nil
        configured?.content = nil
        return contentConfigurationDidChange()
      }
      showContent(updatesContent ? configuration.updated(for: stateOfConfigurations) : configuration)
    }

    private func showContent(_ configuration: any UIContentConfiguration) {
      var made = configured ?? ConfiguredContent()
      made.content = configuration
      configured = made
      if let view = made.contentView, view.supports(configuration) {
        view.configuration = configuration
      } else {
        made.contentView?.removeFromSuperview()
        let view = configuration.makeContentView()
        configured?.contentView = view
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
        configured?.backgroundView?.removeFromSuperview()
        configured?.backgroundView = nil
        configured?.background = nil
        return
      }
      let updated = updatesBackground ? configuration.updated(for: stateOfConfigurations) : configuration
      var made = configured ?? ConfiguredContent()
      made.background = updated
      let view = made.backgroundView ?? BackgroundConfigurationView()
      made.backgroundView = view
      configured = made
      if view.superview == nil {
        insertSubview(view, at: 0)
        backgroundColor = nil
      }
      view.show(updated)
      setNeedsLayout()
    }

    /// Updates the configurations for the present state.
    func updateConfigurations() {
      if updatesContent, let content = configured?.content { setContent(content) }
      if updatesBackground, let background = configured?.background { setBackground(background) }
    }

    /// Updates the configurations if the state has changed, and places the background.
    func updateConfigurationIfNeeded() {
      if needsConfigurationUpdate {
        needsConfigurationUpdate = false
        callUpdateConfiguration()
        // An update that sets the state again would not end.
        needsConfigurationUpdate = false
      }
      configured?.backgroundView?.fill(bounds)
    }
  }
#endif
