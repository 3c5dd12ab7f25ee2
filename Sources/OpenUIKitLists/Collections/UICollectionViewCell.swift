@_spi(Overrides) import OpenUIKitCore

/// An item of a collection. Its content goes into `contentView`, which is as large as the cell.
open class UICollectionViewCell: UICollectionReusableView {
  /// Called when a tap has selected the cell: starts its segue.
  package final var segueAction: ViewTreeFunction<UICollectionViewCell, Void>?
  /// The view for the cell's content.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  // MARK: State

  /// Does what a tap on the cell does beside selecting it. Returns whether that takes the place of the selection.
  func takesTapAsItsOwn() -> Bool { false }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// A view behind the content, as large as the cell; nil for none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view between `backgroundView` and the content that is visible while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  /// Whether the labels and pictures of the content are highlighted.
  private var isLit = false

  private func showSelection() {
    let isShown = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isShown
    if isLit != isShown {
      isLit = isShown
      contentView.highlightContent(isShown)
    }
    setNeedsUpdateConfiguration()
  }

  /// Called before the cell is used for another item. An override must call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  #if !hasFeature(Embedded)
    /// The content and background that configurations describe.
    package final var configurations = CellConfigurations<ConfigurationUpdateHandler>() {
      didSet { releaseAfterAssignment(oldValue) }
    }

    // MARK: Configurations

    /// Called when the state of the cell has changed, or after `setNeedsUpdateConfiguration()`, before the
    /// next layout. An override sets configurations for the state.
    open func updateConfiguration(using state: UICellConfigurationState) {
      updateConfigurations()
      configurations.updateHandler?(self, state)
    }

    /// The state for which configurations are made. An override may add states of its own.
    open var configurationState: UICellConfigurationState {
      var state = UICellConfigurationState(traitCollection: traitCollection)
      state.isSelected = isSelected
      state.isHighlighted = isHighlighted
      state.isDisabled = !isUserInteractionEnabled
      state.isEditing = hostingCollection?.isEditing == true
      return state
    }

    /// Whether a configuration that allows it is updated automatically for the state; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether a background that allows it is updated automatically for the state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Updates configurations for a state that has changed, and places the subviews.
    open override func layoutSubviews() {
      updateConfigurationIfNeeded()
      super.layoutSubviews()
    }

    /// The closure that is called after `updateConfiguration(using:)` with the cell and its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The content; nil for none. Reading it returns the configuration for the present state.
    open var contentConfiguration: (any UIContentConfiguration)? {
      get { configurations.content }
      set { setContent(newValue) }
    }

    /// The background, instead of colours and background views; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
      get { configurations.background }
      set { setBackground(newValue) }
    }

    /// Called when the state of the cell has changed, to set configurations for it; nil for none.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
      get { configurations.updateHandler }
      set {
        configurations.updateHandler = newValue
        setNeedsUpdateConfiguration()
      }
    }

    /// Makes the cell call `updateConfiguration(using:)` before its next layout.
    open func setNeedsUpdateConfiguration() {
      configurations.needsUpdate = true
      setNeedsLayout()
    }
  #endif

  // MARK: Size

  /// The size that the constraints in `contentView` determine, in points. While the layout measures a cell without constraints, that of
  /// `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    unconstrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// Invalidates the layout of the content, and notifies the collection view that the cell may need another
  /// size.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionView?.contentDidChange(of: self)
  }

  #if !hasFeature(Embedded)
    /// Whether the collection or its delegate lets the cell get the focus.
    open override var canBecomeFocused: Bool { collectionView?.allowsFocus(of: self) == true }

    /// Another size of the content view, for which the app has called `invalidateIntrinsicContentSize()`, is another size of the cell.
    @_spi(Overrides) open override func subviewContentSizeDidChange(_ view: UIView) {
      // A cell that enters a window is measured anyway.
      if view === contentView, view.isRegisteredForLayout { collectionView?.contentDidChange(of: self) }
    }
  #endif

  // MARK: Touches

  /// Highlights the cell and notifies the collection view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.highlight(self)
  }

  /// The finger is lifted: the collection view selects the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.unhighlight(self)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    collectionView?.tap(self)
  }

  /// Called after the touch was cancelled, for example by scrolling.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.unhighlight(self)
  }

  private var collectionView: UICollectionView? { hostingCollection }

  @_spi(Overrides) open override var listAround: UIView? { hostingCollection }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected ? .selected : .none
  }
}

extension UICollectionViewCell: ConfiguredView {}
