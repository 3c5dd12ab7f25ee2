/// The appearance of a toolbar: background and buttons.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partDidChange() } }
  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partDidChange() } }

  /// Creates the default appearance of a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    partDidChange()
  }

  /// Creates a copy of an appearance. Buttons are copied from an appearance of a toolbar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance.take(other.buttonAppearance)
      doneButtonAppearance.take(other.doneButtonAppearance)
    }
    partDidChange()
  }

  private func partDidChange() {
    noteChanges(of: buttonAppearance.states + doneButtonAppearance.states)
    didChange?()
  }

  /// The appearance of a button of a style.
  final func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
