import LayoutTesting

extension UIScrollView {
  /// Adds buttons in a row that scrolls sideways.
  func addChips() {
    let row = UIStackView()
    row.spacing = 8
    for name in ["Everything", "By train", "By bicycle", "On foot", "With children", "In winter"] {
      var configuration = UIButton.Configuration.bordered()
      configuration.title = name
      row.addArrangedSubview(UIButton(configuration: configuration))
    }
    place(row)
    NSLayoutConstraint.activate(
      row.edges(to: contentLayoutGuide) + [
        row.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
      ])
  }
}
