#if !hasFeature(Embedded)
  #if ThreadConfined
    extension UITableViewCell: ConfiguredView {}
    extension UITableViewHeaderFooterView: ConfiguredView {}
  #else
    extension UITableViewCell: @MainActor ConfiguredView {}
    extension UITableViewHeaderFooterView: @MainActor ConfiguredView {}
  #endif

  extension UITableViewCell {
    /// The closure that is called after `updateConfiguration(using:)` with the cell and its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The content, instead of the cell's own labels and image; nil for none. Reading it returns the
    /// configuration for the present state.
    public var contentConfiguration: (any UIContentConfiguration)? {
      get { configured?.content }
      set { setContent(newValue) }
    }

    /// The background, instead of colours and background views; nil for none.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
      get { configured?.background }
      set { setBackground(newValue) }
    }

    /// Called when the state of the cell has changed, to set configurations for it; nil for none.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
      get { configurationHandler }
      set {
        configurationHandler = newValue
        setNeedsUpdateConfiguration()
      }
    }

    /// Makes the cell call `updateConfiguration(using:)` before its next layout.
    public func setNeedsUpdateConfiguration() {
      needsConfigurationUpdate = true
      setNeedsLayout()
    }

    package func callUpdateConfiguration() { updateConfiguration(using: configurationState) }

    func updateOwnConfiguration(_ state: UICellConfigurationState) {
      updateConfigurations()
      configurationHandler?(self, state)
    }

    var ownConfigurationState: UICellConfigurationState {
      var state = UICellConfigurationState(traitCollection: traitCollection)
      state.isSelected = isSelected
      state.isHighlighted = isHighlighted
      state.isEditing = isEditing
      state.isDisabled = !isUserInteractionEnabled
      state.isSwiped = table?.swipes?.row === self
      state.isReordering = table?.reordering?.cell === self
      return state
    }

    package var stateOfConfigurations: any UIConfigurationState { configurationState }
    package var updatesContent: Bool { automaticallyUpdatesContentConfiguration }
    package var updatesBackground: Bool { automaticallyUpdatesBackgroundConfiguration }
  }

  extension UITableViewHeaderFooterView {
    /// The closure that is called after the configurations have been updated, with the view and its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) ->
      Void

    /// The content, instead of the labels; nil for none.
    public var contentConfiguration: (any UIContentConfiguration)? {
      get { configured?.content }
      set { setContent(newValue) }
    }

    /// The background; nil for that of the table.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
      get { configured?.background }
      set { setBackground(newValue) }
    }

    /// Called when the state of the view has changed, to set configurations for it; nil for none.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
      get { configurationHandler }
      set {
        configurationHandler = newValue
        setNeedsUpdateConfiguration()
      }
    }

    /// Makes the view call `updateConfiguration(using:)` before its next layout.
    public func setNeedsUpdateConfiguration() {
      needsConfigurationUpdate = true
      setNeedsLayout()
    }

    package func callUpdateConfiguration() { updateConfiguration(using: configurationState) }

    func updateOwnConfiguration(_ state: UIViewConfigurationState) {
      updateConfigurations()
      configurationHandler?(self, state)
    }

    package var stateOfConfigurations: any UIConfigurationState { configurationState }
    package var updatesContent: Bool { automaticallyUpdatesContentConfiguration }
    package var updatesBackground: Bool { automaticallyUpdatesBackgroundConfiguration }
  }
#endif
