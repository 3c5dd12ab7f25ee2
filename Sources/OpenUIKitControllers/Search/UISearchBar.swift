import OpenUIKitControls

/// A field for a text to search for, with a cancel button and scopes.
open class UISearchBar: UIView {
  /// The background of a search bar.
  public enum Style: UInt, Sendable {
    /// Like `prominent`.
    case `default` = 0
    /// The material of bars.
    case prominent = 1
    /// None.
    case minimal = 2
  }

  /// The field. Its delegate is the bar.
  public let searchTextField = UISearchTextField()
  private let backdrop = UIImageView()
  final let cancelButton = UIButton(type: .system)
  private(set) final var bookmarkButton: UIButton?
  private(set) final var scopes: UISegmentedControl?

  /// The object that is notified of the text and the buttons; not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The search controller that owns the bar.
  @Weak final var owner: SearchBarOwner?

  /// Creates a bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [backdrop, searchTextField, cancelButton] as [UIView] { super.addSubview(view) }
    clipsToBounds = true
    searchTextField.delegate = self
    searchTextField.placeholder = nil
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.alpha = 0
    // The bar owns field and button.
    cancelButton.addAction(UIAction { [unowned(unsafe) self] _ in cancel() }, for: .touchUpInside)
    searchTextField.addAction(UIAction { [unowned(unsafe) self] _ in textDidChange() }, for: .editingChanged)
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    showStyle()
  }

  // MARK: Content

  /// The text. Setting it notifies the delegate, as in UIKit.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      textDidChange()
    }
  }

  /// The text that is visible while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The background of the bar.
  open var searchBarStyle = Style.default { didSet { showStyle() } }
  /// The colour of the background; nil for the style's.
  open var barTintColor: UIColor? { didSet { showStyle() } }
  /// The picture of the background; nil for the style's. An empty image removes the background.
  open var backgroundImage: UIImage? { didSet { showStyle() } }
  /// Whether content shows through the bar.
  open var isTranslucent = true { didSet { showStyle() } }

  #if !hasFeature(Embedded)
    /// The look that the app has set for the icons and the field.
    final var pictures = SearchBarPictures()
    /// The prompt and the button of results, if the app shows them.
    final var extras = SearchBarExtras() { didSet { releaseAfterAssignment(oldValue) } }
  #endif

  final func showStyle() {
    backdrop.image = backgroundImage
    let isInBar = owner != nil || superview is UINavigationBar
    let hasNone = searchBarStyle == .minimal || backgroundImage != nil || isInBar
    backdrop.backgroundColor = hasNone ? barTintColor : barTintColor ?? ownColor
  }

  private var ownColor: UIColor {
    #if !hasFeature(Embedded)
      if pictures.barStyle == .black { return UIColor(white: 0, alpha: isTranslucent ? 0.85 : 1) }
    #endif
    return .secondarySystemBackground
  }

  final func ownerDidChange() { showStyle() }

  /// Hides the background in a navigation bar, which has one.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showStyle()
  }

  // MARK: Buttons

  /// Whether the cancel button is visible.
  open var showsCancelButton: Bool {
    get { cancelIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private var cancelIsShown = false

  /// Shows or hides the cancel button, animated if `animated`.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != cancelIsShown else { return }
    cancelIsShown = showsCancelButton
    layOut(animated: animated)
  }

  /// Whether a button with a book is visible in an empty field.
  open var showsBookmarkButton: Bool {
    get { bookmarkButton != nil }
    set {
      bookmarkButton?.removeFromSuperview()
      bookmarkButton = newValue ? makeBookmarkButton() : nil
      setNeedsLayout()
    }
  }

  private func makeBookmarkButton() -> UIButton {
    let (button, icon) = (UIButton(type: .custom), BarIconView(.book, side: 20))
    icon.tintColor = .secondaryLabel
    icon.frame = CGRect(x: 6, y: 8, width: 20, height: 20)
    #if hasFeature(Embedded)
      button.addSubview(icon)
    #else
      if pictures.image(.bookmark) == nil { button.addSubview(icon) }
      for (state, image) in pictures.images[.bookmark] ?? [:] {
        button.setImage(image, for: UIControl.State(rawValue: state))
      }
    #endif
    button.accessibilityLabel = BarIcon.book.label
    button.addAction(
      UIAction { [unowned(unsafe) self] _ in delegate?.searchBarBookmarkButtonClicked(self) },
      for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    owner?.cancel()
  }

  private func textDidChange() {
    bookmarkButton?.isHidden = !(text ?? "").isEmpty
    #if !hasFeature(Embedded)
      extras.resultsButton?.isHidden = !(text ?? "").isEmpty
    #endif
    delegate?.searchBar(self, textDidChange: text ?? "")
    owner?.textDidChange()
  }

  // MARK: Scopes

  /// The titles of the scopes; nil for none.
  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }

  /// The index of the selected scope.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes?.selectedSegmentIndex ?? 0) }
    set { scopes?.selectedSegmentIndex = newValue }
  }

  /// Whether the scopes are visible.
  open var showsScopeBar: Bool {
    get { scopesAreShown }
    set { setShowsScope(newValue, animated: false) }
  }
  private var scopesAreShown = false

  /// Shows or hides the scopes, animated if `animated`.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != scopesAreShown else { return }
    scopesAreShown = show
    invalidateIntrinsicContentSize()
    owner?.heightDidChange()
    layOut(animated: animated)
  }

  #if !hasFeature(Embedded)
    private var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and the colour of the scopes' titles in a state; nil for the usual ones.
    open func setScopeBarButtonTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
      scopeAttributes[state.rawValue] = attributes
      scopes?.setTitleTextAttributes(attributes, for: state)
    }

    /// The font and the colour of the scopes' titles in a state; nil if they were not set.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
    {
      scopeAttributes[state.rawValue]
    }

    private func showScopeAttributes(in control: UISegmentedControl) {
      for (state, attributes) in scopeAttributes {
        control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
      }
    }
  #else
    private func showScopeAttributes(in control: UISegmentedControl) {}
  #endif

  private func makeScopes() {
    scopes?.removeFromSuperview()
    scopes = scopeButtonTitles.map { titles in
      let control = UISegmentedControl(frame: .zero)
      for (index, title) in titles.enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      control.selectedSegmentIndex = 0
      showScopeAttributes(in: control)
      control.addAction(UIAction { [unowned(unsafe) self] _ in scopeDidChange() }, for: .valueChanged)
      addSubview(control)
      return control
    }
    setNeedsLayout()
  }

  private func scopeDidChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    owner?.textDidChange()
  }

  // MARK: Layout

  /// Any width; 56 points high, or 64 in the design of iOS 26, and 44 more with scopes.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  /// The height of the bar, in points.
  final var height: CGFloat {
    let row: CGFloat = owner == nil ? (isGlass ? Self.heightOnGlass : 56) : 52
    return row + scopesHeight + promptHeight
  }

  /// The height of the prompt, in points.
  private var promptHeight: CGFloat {
    #if hasFeature(Embedded)
      0
    #else
      extras.promptLabel == nil ? 0 : SearchBarExtras.promptHeight
    #endif
  }

  /// The greatest height of the field, in points.
  private var fieldHeight: CGFloat { isGlass && owner == nil ? Self.fieldHeightOnGlass : 36 }

  /// Takes the height of the new design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherDesign(than: previousTraitCollection) else { return }
    searchTextField.layer.cornerRadius = isGlass ? fieldHeight / 2 : UISearchTextField.searchRadius
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // In points. Xcode 26 saved a bar of 64 in an Interface Builder file.
  private static let heightOnGlass: CGFloat = 64
  private static let fieldHeightOnGlass: CGFloat = 44

  private func layOut(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Places the field beside the cancel button, and the scopes below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let margin: CGFloat = owner == nil ? 8 : layoutMargins.left
    let cancelSize = cancelButton.intrinsicContentSize
    let room = bounds.width - 2 * margin - (cancelIsShown ? cancelSize.width + 12 : 0)
    let row = bounds.height - scopesHeight - promptHeight
    // As the title of a navigation bar, a search bar is lower than on its own.
    let gap: CGFloat = owner == nil ? max(0, min(10, (row - fieldHeight) / 2)) : 1
    // A bar that shrinks in a navigation bar shrinks its field.
    let height = max(0, min(fieldHeight, row - gap - (owner == nil ? gap : 15)))
    let top = promptHeight + gap
    place(searchTextField, x: margin, y: top, max(0, room), height)
    searchTextField.alpha = min(1, max(0, (height - 12) / 24))
    place(
      cancelButton, x: cancelIsShown ? bounds.width - margin - cancelSize.width : bounds.width, y: top,
      cancelSize.width, fieldHeight)
    cancelButton.alpha = cancelIsShown ? 1 : 0
    bookmarkButton.map { place($0, x: margin + room - 32, y: top, 32, fieldHeight) }
    #if !hasFeature(Embedded)
      placeExtras(atEnd: margin + room, y: top, height: fieldHeight)
      moveByAdjustments()
    #endif
    scopes?.isHidden = !scopesAreShown
    scopes.map { place($0, x: margin, y: bounds.height - 38, bounds.width - 2 * margin, 32) }
  }

  #if !hasFeature(Embedded)
    private func moveByAdjustments() {
      searchTextField.frame = pictures.fieldOffset.moving(searchTextField.frame)
      if let results = extras.resultsButton {
        results.frame = pictures.offset(.resultsList).moving(results.frame)
      }
      guard let bookmarkButton else { return }
      bookmarkButton.frame = pictures.offset(.bookmark).moving(bookmarkButton.frame)
    }
  #endif

  private var scopesHeight: CGFloat { scopesAreShown && scopes != nil ? 44 : 0 }

  final func place(_ view: UIView, x: CGFloat, y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
  }

  // MARK: First responder

  /// True: the field can.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the text is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

extension UISearchBar: UITextFieldDelegate {
  /// Whether editing may begin, as the delegate decides.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) != false
  }

  /// Notifies the delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    owner?.editingDidBegin()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Whether editing may end, as the delegate decides.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) != false
  }

  /// Notifies the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

  /// Notifies the delegate that the user asks for the search.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  #if !hasFeature(Embedded)
    /// Whether characters may be replaced, as the delegate decides.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) != false
    }
  #endif
}

/// The receiver of a search bar's events, for its search controller.
class SearchBarOwner: NSObject, ViewTreeConfined {
  func editingDidBegin() {}
  func textDidChange() {}
  func cancel() {}
  func heightDidChange() {}
}
