import OpenUIKitControls
@_spi(Overrides) import OpenUIKitCore

/// The properties that most search bars leave at their defaults.
struct SearchBarExtras: ViewTreeConfined {
  var promptLabel: UILabel?
  var resultsButton: UIButton?
  var isEnabled = true

  // In points, as that of a navigation bar.
  static let promptHeight: CGFloat = 30
}

extension UISearchBar {
  /// A line of text above the field; nil, the default, for none.
  public final var prompt: String? {
    get { extras.promptLabel?.text }
    set {
      guard newValue != prompt else { return }
      let hadPrompt = prompt != nil
      showPrompt(newValue)
      guard hadPrompt != (newValue != nil) else { return }
      invalidateIntrinsicContentSize()
      owner?.heightDidChange()
      setNeedsLayout()
    }
  }

  private func showPrompt(_ prompt: String?) {
    guard let prompt else {
      extras.promptLabel?.removeFromSuperview()
      return extras.promptLabel = nil
    }
    let label = extras.promptLabel ?? UILabel()
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.text = prompt
    guard extras.promptLabel == nil else { return }
    extras.promptLabel = label
    super.addSubview(label)
  }

  /// Whether a button for the list of results is visible in an empty field; false by default.
  public final var showsSearchResultsButton: Bool {
    get { extras.resultsButton != nil }
    set {
      guard newValue != showsSearchResultsButton else { return }
      extras.resultsButton?.removeFromSuperview()
      extras.resultsButton = newValue ? makeResultsButton() : nil
      setNeedsLayout()
    }
  }

  /// Whether the button for the list of results is selected, and has the tint colour. Without the button it is false.
  public final var isSearchResultsButtonSelected: Bool {
    get { extras.resultsButton?.isSelected ?? false }
    set { extras.resultsButton?.isSelected = newValue }
  }

  private func makeResultsButton() -> UIButton {
    let button = ResultsButton(type: .custom)
    for (state, image) in pictures.images[.resultsList] ?? [:] {
      button.setImage(image, for: UIControl.State(rawValue: state))
    }
    button.isHidden = !(text ?? "").isEmpty
    button.accessibilityLabel = "Results"
    // The bar owns the button.
    button.addAction(
      UIAction { [unowned(unsafe) self] _ in delegate?.searchBarResultsListButtonClicked(self) },
      for: .touchUpInside)
    super.addSubview(button)
    return button
  }

  /// Whether the field, the buttons and the scopes react; true by default.
  public final var isEnabled: Bool {
    get { extras.isEnabled }
    set {
      guard newValue != extras.isEnabled else { return }
      if !newValue { _ = resignFirstResponder() }
      extras.isEnabled = newValue
      showWhetherEnabled()
    }
  }

  private func showWhetherEnabled() {
    for control in [searchTextField, cancelButton, bookmarkButton, extras.resultsButton, scopes]
      as [UIControl?]
    {
      control?.isEnabled = extras.isEnabled
    }
  }

  /// Places prompt and button, before the end of the field.
  final func placeExtras(atEnd end: CGFloat, y: CGFloat, height: CGFloat) {
    // Buttons may have been made since.
    if !extras.isEnabled { showWhetherEnabled() }
    extras.promptLabel?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: SearchBarExtras.promptHeight)
    guard let button = extras.resultsButton else { return }
    place(button, x: end - 32, y: y, 32, height)
    if let bookmarkButton { place(bookmarkButton, x: end - 64, y: y, 32, height) }
  }
}

/// The button of the list of results, with an icon unless it has a picture.
private final class ResultsButton: UIButton {
  private let icon = BarIconView(.list, side: 20)

  override func stateDidChange() {
    super.stateDidChange()
    showIcon()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showIcon()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showIcon()
    icon.frame = CGRect(x: 6, y: bounds.midY - 10, width: 20, height: 20)
  }

  private func showIcon() {
    if icon.superview == nil { addSubview(icon) }
    icon.isHidden = image(for: .normal) != nil
    icon.tintColor = isSelected ? tintColor : .secondaryLabel
    icon.isUserInteractionEnabled = false
  }
}
