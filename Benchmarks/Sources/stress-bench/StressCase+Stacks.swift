import OpenUIKit

/// Stacks that have too little space for their views, or just enough.
extension StressCase {
  /// A stack of views in the width of a window, and one view that is hidden and shown by turns.
  static func stack(
    _ count: Int, _ distribution: UIStackView.Distribution, spacing: CGFloat = 8, width: CGFloat = 390,
    content: CGSize? = nil
  ) -> StressCase {
    let window = emptyWindow(width: width)
    let stack = UIStackView()
    stack.distribution = distribution
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<count { stack.addArrangedSubview(content.map { Content(size: $0) } ?? UIView()) }
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: window.leftAnchor),
      stack.rightAnchor.constraint(equalTo: window.rightAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    let middle = stack.arrangedSubviews[count / 2]
    return StressCase(window: window) { middle.isHidden = $0 % 2 == 1 }
  }

  /// Required lower limits of one width.
  static func lowerLimits(_ count: Int) -> StressCase {
    let window = emptyWindow()
    let view = addView(to: window)
    NSLayoutConstraint.activate(
      (0..<count).map {
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0 * 7919 % 1009))
      })
    return StressCase(window: window, change: unrelatedChange(in: window))
  }

  /// A view whose content has a fixed size.
  private final class Content: UIView {
    private let size: CGSize

    init(size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }

    required init(coder: NSCoder) { fatalError("Not in an archive") }

    override var intrinsicContentSize: CGSize { size }
  }
}
