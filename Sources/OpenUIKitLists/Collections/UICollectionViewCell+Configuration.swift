#if !hasFeature(Embedded)
  #if ThreadConfined
    extension UICollectionViewCell: ConfiguredView {}
  #else
    extension UICollectionViewCell: @MainActor ConfiguredView {}
  #endif

  extension UICollectionViewCell {
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
