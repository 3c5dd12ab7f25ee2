import OpenUIKit

/// A view placed by constraints.
@MainActor
func constrainedView(in superview: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A view with a fixed content size and baselines, standing in for a label or an image.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// Activates constraints that fix origin and size in the superview.
  func pin(_ frame: CGRect) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      widthAnchor.constraint(equalToConstant: frame.width),
      heightAnchor.constraint(equalToConstant: frame.height),
    ])
  }
}
