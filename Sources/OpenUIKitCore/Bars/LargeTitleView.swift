/// The large title of a navigation bar, which slides below the row of buttons when its content is scrolled.
final class LargeTitleView: UIView {
  private let label = UILabel()

  /// The distance of the title from the sides, in points.
  var margin: CGFloat = 16

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    label.accessibilityTraits = .header
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ attributes: BarTextAttributes, color: UIColor) {
    label.show(title, attributes, font: .systemFont(ofSize: 34, weight: .bold), color: color)
    setNeedsLayout()
  }

  /// The title keeps its distance from the lower edge, and grows a little when content is pulled down.
  override func layoutSubviews() {
    super.layoutSubviews()
    let left = safeAreaInsets.left + margin
    let width = max(0, bounds.width - left - safeAreaInsets.right - margin)
    let height = label.intrinsicContentSize.height
    UIView.performWithoutAnimation { label.transform = .identity }
    label.frame = CGRect(
      x: left, y: roundedDownToPixel(bounds.height - Self.bottom - height), width: width, height: height)
    let pull = max(0, bounds.height - Self.height)
    guard pull > 0 else { return }
    let scale = 1 + min(pull / 600, 0.1)
    // About the leading edge.
    let shift = (scale - 1) * width / 2 * (hasRightToLeftContent ? -1 : 1)
    label.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: shift, ty: 0)
  }

  // UIKit's measures, in points.
  static let height: CGFloat = 52
  private static let bottom: CGFloat = 8
}
