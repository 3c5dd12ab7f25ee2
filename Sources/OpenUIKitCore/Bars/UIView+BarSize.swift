extension UIView {
  /// The size of an app's view in a bar, in points: its own, or else the one that its constraints determine.
  var sizeInBar: CGSize {
    if bounds.size == .zero { flags.insert(.isSizedByBar) }
    guard flags.contains(.isSizedByBar) else { return bounds.size }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 ? fitting : bounds.size
  }

  /// Gives an app's view without a size its size in a bar. The constraints within it would have no room in the layout before the bar's.
  func takeSizeInBar() {
    guard bounds.size == .zero, !(self is BarButton || self is BackButton) else { return }
    let size = sizeInBar
    UIView.performWithoutAnimation { bounds.size = size }
  }
}
