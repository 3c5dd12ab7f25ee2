extension UIView {
  /// Highlights the labels and image views in a cell's content, or ends that. They have colours and images for it.
  func highlightContent(_ isHighlighted: Bool) {
    var views = subviews
    while let view = views.popLast() {
      (view as? UILabel)?.isHighlighted = isHighlighted
      (view as? UIImageView)?.isHighlighted = isHighlighted
      views += view.subviews
    }
  }
}
