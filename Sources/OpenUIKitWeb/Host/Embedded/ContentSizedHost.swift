import OpenUIKitCore

/// Shows a window that is as high as its content. A class of its own, so that pages without one do not contain its methods.
final class ContentSizedHost: PageHost {
  private let content: UIView
  private var height: CGFloat = 0

  init(_ controller: UIViewController, content: UIView) {
    self.content = content
    super.init(controller)
  }

  override func configure(_ size: CGSize, scale: CGFloat, _ preferences: PagePreferences) {
    super.configure(size, scale: scale, preferences)
    fitContent()
  }

  override func didChangePage() {
    fitContent()
  }

  /// Gives the element the height of the content. Whole points, because an element measures itself in those.
  private func fitContent() {
    let width = window.bounds.width
    // The element is not visible yet.
    guard width > 0 else { return }
    let fitted = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let natural =
      fitted > 0
      ? fitted : content.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    guard natural.isFinite, natural < 1e6 else { return }
    // A sum of heights such as 3 * 16.7 may exceed a whole number by the last bit.
    let needed = max(0, (natural - 1e-6).rounded(.up))
    guard needed != height else { return }
    height = needed
    pageResize(Unmanaged.passUnretained(self).toOpaque(), needed)
  }
}
