#if !hasFeature(Embedded)
  #if ThreadConfined
    extension UICollectionViewCell: ConfiguredView {}
  #else
    extension UICollectionViewCell: @MainActor ConfiguredView {}
  #endif

  extension UICollectionViewCell {
    /// The closure that is called after `updateConfiguration(using:)` with the cell and its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The content; nil for none. Reading it returns the configuration for the present state.
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

    package var ownConfigurationState: UICellConfigurationState {
      var state = UICellConfigurationState(traitCollection: traitCollection)
      state.isSelected = isSelected
      state.isHighlighted = isHighlighted
      state.isDisabled = !isUserInteractionEnabled
      state.isEditing = hostingCollection?.isEditing == true
      return state
    }

    package var stateOfConfigurations: any UIConfigurationState { configurationState }
    package var updatesContent: Bool { automaticallyUpdatesContentConfiguration }
    package var updatesBackground: Bool { automaticallyUpdatesBackgroundConfiguration }
  }
#endif
