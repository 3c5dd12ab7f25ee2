import LayoutTesting

/// A scroll view whose content begins at its first item, from right to left too.
final class LeadingScrollView: UIScrollView {
  private var hasBegun = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasBegun, contentSize.width > bounds.width, bounds.width > 0 else { return }
    hasBegun = true
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      contentOffset.x = contentSize.width - bounds.width + contentInset.right
    }
  }
}
