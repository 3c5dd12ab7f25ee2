import UIKitShim

/// Where a card could be: an outline, with a word in its centre if the label has a text.
final class EmptyPlace: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    useFont(ofSize: 20, weight: .semibold)
    textColor = Palette.quietInk
    textAlignment = .center
    backgroundColor = Tint.grey.fill
    clipsToBounds = true
    layer.cornerRadius = 20
    layer.borderWidth = 2
    showEdge()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a place is made in code")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEdge()
  }

  /// The colour of a layer does not follow light and dark by itself.
  private func showEdge() {
    layer.borderColor = Tint.grey.edge.resolvedColor(with: traitCollection).cgColor
  }
}
