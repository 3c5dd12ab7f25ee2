/// The part of a controller's view outside the safe area at the top or the bottom.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let edge: NSLayoutConstraint.Attribute
  private var lengthConstraint: NSLayoutConstraint?

  init(edge: NSLayoutConstraint.Attribute, in view: UIView?) {
    self.edge = edge
    super.init()
    identifier = edge == .top ? "UIViewControllerTop" : "UIViewControllerBottom"
    guard let view else { return }
    setOwner(view)
    view.guides.supports.append(self)
    activateConstraints(in: view)
  }

  /// Refused: controllers make these guides themselves.
  required init?(coder: NSCoder) { nil }

  override nonisolated var describedTypeName: String { "_UILayoutGuide" }

  var length: CGFloat {
    guard let owner else { return 0 }
    return edge == .top ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }

  /// Follows the safe area of the controller's view.
  func safeAreaMayHaveChanged() {
    lengthConstraint?.constant = length
  }

  private func activateConstraints(in view: UIView) {
    let position = NSLayoutConstraint(
      item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1,
      constant: 0)
    let height = heightAnchor.constraint(equalToConstant: length)
    lengthConstraint = height
    view.addConstraints([position, height])
  }
}
