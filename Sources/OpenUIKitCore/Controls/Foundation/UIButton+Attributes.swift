extension UIButton {
  /// The text of the title with attributes; nil without one.
  final var attributedTitle: String? { currentAttributedTitle?.string }

  /// An image with the configuration of symbols for the state.
  final func symbol(_ image: UIImage?) -> UIImage? {
    buttonExtras.map { $0.symbol(image, in: state) } ?? image
  }

  /// Shows the title with attributes, and the colour of its shadow.
  final func showAttributes(in label: UILabel) {
    if let currentAttributedTitle { label.attributedText = styled(currentAttributedTitle) }
    if let buttonExtras { label.shadowColor = buttonExtras.shadowColor(in: state) }
  }

  /// The title with the button's font and colour where it has none of its own.
  private func styled(_ title: NSAttributedString) -> NSAttributedString {
    let font: UIFont = ownTitleLabel?.font ?? standardFont
    let usual: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: currentTitleColor]
    let result = NSMutableAttributedString(attributedString: title)
    title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { own, range, _ in
      result.setAttributes(usual.merging(own) { $1 }, range: range)
    }
    return result
  }
}
