/// The two thin bars that show the position of the visible part in the content of a scroll view.
final class ScrollIndicators: ViewTreeConfined {
  // UIKit's measures, in points; times in seconds.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  private static let opacity: CGFloat = 0.35
  private static let fadeDelay = 0.6
  private static let fadeDuration = 0.25

  private let horizontal = CALayer()
  private let vertical = CALayer()
  private var isShown = false

  nonisolated init() {}

  /// Shows the bars of the scrollable axes of `view`, until they are hidden.
  func show(in view: UIScrollView) {
    isShown = true
    for bar in [horizontal, vertical] {
      bar.removeAllAnimations()
      bar.backgroundColor = CGColor(gray: Self.isWhite(in: view) ? 1 : 0, alpha: Self.opacity)
      bar.cornerRadius = Self.thickness / 2
      bar.opacity = 1
      view.layer.addSublayer(bar)
    }
    update(in: view)
  }

  /// Fades out the bars.
  func hide() {
    guard isShown else { return }
    isShown = false
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .beginFromCurrentState) { [self] in
      horizontal.opacity = 0
      vertical.opacity = 0
    }
  }

  /// Shows the bars for a moment.
  func flash(in view: UIScrollView) {
    show(in: view)
    isShown = false
    UIView.animate(withDuration: Self.fadeDuration, delay: Self.fadeDelay) { [self] in
      horizontal.opacity = 0
      vertical.opacity = 0
    }
  }

  /// Places the bars for the visible part.
  func update(in view: UIScrollView) {
    guard vertical.superlayer != nil else { return }
    UIView.performWithoutAnimation {
      place(horizontal, view.showsHorizontalScrollIndicator ? horizontalFrame(in: view) : nil)
      place(vertical, view.showsVerticalScrollIndicator ? verticalFrame(in: view) : nil)
    }
  }

  private func place(_ bar: CALayer, _ frame: CGRect?) {
    bar.isHidden = frame == nil
    if let frame { bar.frame = frame }
  }

  /// As in UIKit, the default bars are black on light backgrounds and white in dark interfaces.
  private static func isWhite(in view: UIScrollView) -> Bool {
    switch view.indicatorStyle {
    case .default: view.traitCollection.userInterfaceStyle == .dark
    case .black: false
    case .white: true
    }
  }

  private func verticalFrame(in view: UIScrollView) -> CGRect? {
    let bounds = view.bounds
    let insets = view.insets(ofIndicator: view.verticalScrollIndicatorInsets)
    let visible = bounds.height - insets.top - insets.bottom
    guard let (start, length) = thumb(bounds.minY, bounds.height, view.contentSize.height, track: visible)
    else {
      return nil
    }
    return CGRect(
      x: bounds.maxX - insets.right - Self.margin - Self.thickness, y: bounds.minY + insets.top + start,
      width: Self.thickness, height: length)
  }

  private func horizontalFrame(in view: UIScrollView) -> CGRect? {
    let bounds = view.bounds
    let insets = view.insets(ofIndicator: view.horizontalScrollIndicatorInsets)
    let visible = bounds.width - insets.left - insets.right
    guard let (start, length) = thumb(bounds.minX, bounds.width, view.contentSize.width, track: visible)
    else {
      return nil
    }
    return CGRect(
      x: bounds.minX + insets.left + start, y: bounds.maxY - insets.bottom - Self.margin - Self.thickness,
      width: length, height: Self.thickness)
  }

  /// The start and length of a bar within the visible part; nil if all of the content is visible.
  private func thumb(
    _ offset: CGFloat, _ visible: CGFloat, _ content: CGFloat, track length: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard content > visible, visible > 0, length > 2 * Self.margin else { return nil }
    let track = length - 2 * Self.margin
    let length = max(track * visible / content, min(Self.shortest, track))
    let share = (offset / (content - visible)).clamped(to: 0...1)
    return (Self.margin + share * (track - length), length)
  }
}
