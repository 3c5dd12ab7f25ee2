import UIKit

/// Parts beside each other, or one below the other where text is large.
class AdaptiveRow: UIStackView {
  private let alignmentBelow: UIStackView.Alignment

  /// Creates a row whose parts have an alignment of their own while they are below each other.
  init(spacing: CGFloat, alignmentBelow: UIStackView.Alignment) {
    self.alignmentBelow = alignmentBelow
    super.init(frame: .zero)
    self.spacing = spacing
    arrange()
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? alignmentBelow : .center
  }
}
