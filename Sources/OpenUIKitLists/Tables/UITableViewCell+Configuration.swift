#if !hasFeature(Embedded)
  #if ThreadConfined
    extension UITableViewCell: ConfiguredView {}
    extension UITableViewHeaderFooterView: ConfiguredView {}
  #else
    extension UITableViewCell: @MainActor ConfiguredView {}
    extension UITableViewHeaderFooterView: @MainActor ConfiguredView {}
  #endif

  extension UITableViewCell {
    /// A configuration replaces the labels and the image of the cell.
    package func contentConfigurationDidChange() {
      for view in [titleStorage, detailStorage, pictureStorage] as [UIView?] {
        view?.isHidden = hasContentConfiguration
      }
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
