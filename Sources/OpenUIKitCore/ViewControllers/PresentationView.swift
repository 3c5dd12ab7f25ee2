/// Fills the window above a presenting controller: a shade, and the presented controller's view at the
/// position of its style.
final class PresentationView: UIView {
  private let controller: UIViewController
  private let style: UIModalPresentationStyle
  private let shade = UIView()

  init(_ controller: UIViewController, style: UIModalPresentationStyle, in frame: CGRect) {
    self.controller = controller
    self.style = style
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    shade.backgroundColor = isSheet ? UIColor.black.withAlphaComponent(Self.darkness) : nil
    addSubview(shade)
    let content = content
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = []
    if isSheet {
      content.clipsToBounds = true
      traitOverrides.userInterfaceLevel = .elevated
    }
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  private var content: UIView { controller.view }
  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    content.frame = contentFrame
    guard isSheet else { return }
    content.layer.cornerRadius = Self.radius
    let reachesBottom = content.frame.maxY >= bounds.maxY
    content.layer.maskedCorners =
      reachesBottom ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : CACornerMask.all
  }

  /// The whole window, a card with a margin at the top, or a card in the middle of a large window.
  private var contentFrame: CGRect {
    guard isSheet else { return bounds }
    guard traitCollection.horizontalSizeClass == .regular, traitCollection.verticalSizeClass == .regular
    else {
      let top = safeAreaInsets.top + Self.strip
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    let size = cardSize
    return CGRect(
      x: roundedDownToPixel((bounds.width - size.width) / 2),
      y: roundedDownToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }

  private var cardSize: CGSize {
    let wish = controller.preferredContentSize
    let usual = style == .formSheet ? Self.formSize : Self.pageSize
    let size = wish.width > 0 && wish.height > 0 ? wish : usual
    return CGSize(
      width: min(size.width, bounds.width - 2 * Self.strip),
      height: min(size.height, bounds.height - 2 * Self.strip))
  }

  // MARK: Animation

  func slideIn(animated: Bool, _ completion: @escaping () -> Void) {
    layoutIfNeeded()
    guard animated, window != nil else { return completion() }
    UIView.performWithoutAnimation { moveAway() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
      self.shade.alpha = 1
      self.content.transform = .identity
    } completion: { _ in
      completion()
    }
  }

  func slideOut(animated: Bool, _ completion: @escaping () -> Void) {
    guard animated, window != nil else {
      removeFromSuperview()
      return completion()
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseIn) {
      self.moveAway()
    } completion: { _ in
      self.content.transform = .identity
      self.removeFromSuperview()
      completion()
    }
  }

  private func moveAway() {
    shade.alpha = 0
    content.transform = CGAffineTransform(translationX: 0, y: bounds.height - content.frame.minY)
  }

  // UIKit's appearance of sheets: the opacity of the dimmed background, and measures in points.
  private static let darkness: CGFloat = 0.2
  private static let radius: CGFloat = 10
  private static let strip: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageSize = CGSize(width: 704, height: 980)
  private static let duration = 0.4
}
