import OpenUIKitControls

extension UISearchBar {
  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that removes the text.
    case clear = 1
    /// The button with a book.
    case bookmark = 2
    /// The button of the list of results.
    case resultsList = 3
  }

  /// Sets the picture of an icon; nil for the system's. The icons have the pictures of the normal state, and buttons also those of the highlighted and
  /// the disabled one. An empty image hides the icon.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures.images[icon, default: [:]][state.rawValue] = iconImage
    switch icon {
    case .search: searchTextField.glassImage = pictures.image(.search)
    case .clear: searchTextField.setClearImage(iconImage, for: state)
    case .bookmark: if showsBookmarkButton { showsBookmarkButton = true }
    case .resultsList: extras.resultsButton?.setImage(iconImage, for: state)
    }
    setNeedsLayout()
  }

  /// The picture that was set for an icon in a state; that of the normal state for one without its own.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { pictures.image(icon, state) }

  /// Moves an icon to the right and down, in points.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    pictures.offsets[icon] = adjustment
    searchTextField.pictureOffsets = pictures.offsets
    setNeedsLayout()
  }

  /// How far an icon is moved, in points.
  public func positionAdjustment(for icon: Icon) -> UIOffset { pictures.offset(icon) }

  /// How far the text is moved within the field to the right and down, in points.
  public var searchTextPositionAdjustment: UIOffset {
    get { pictures.textOffset }
    set {
      pictures.textOffset = newValue
      searchTextField.textOffset = newValue
    }
  }

  /// How far the field is moved within the bar to the right and down, in points.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { pictures.fieldOffset }
    set {
      pictures.fieldOffset = newValue
      setNeedsLayout()
    }
  }

  /// Sets the picture of the field in the normal or the disabled state, instead of its rounded grey; nil for that.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    pictures.fieldBackgrounds[state.rawValue] = backgroundImage
    let normal = searchFieldBackgroundImage(for: .normal)
    searchTextField.background = normal
    searchTextField.disabledBackground = searchFieldBackgroundImage(for: .disabled)
    searchTextField.backgroundColor = normal == nil ? .tertiarySystemFill : .clear
  }

  /// The picture of the field in a state; nil for none.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    pictures.fieldBackgrounds[state.rawValue]
  }

  /// Whether the bar is dark. As in navigation bars, a dark one is black, and lets content through if it is translucent.
  public var barStyle: UIBarStyle {
    get { pictures.barStyle }
    set {
      pictures.barStyle = newValue
      let style: UIUserInterfaceStyle = newValue == .black ? .dark : .unspecified
      subviews.forEach { $0.overrideUserInterfaceStyle = style }
      showStyle()
    }
  }
}
