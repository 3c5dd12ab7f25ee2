extension UIView {
  /// The size of an app's view in a bar, in points: its own, or else the one that its constraints determine, or else what it takes of
  /// the room that is left. A search bar takes all of it.
  func sizeInBar(in room: CGSize) -> CGSize {
    if bounds.width == 0 { flags.insert(.isSizedByBar) }
    guard flags.contains(.isSizedByBar) else { return bounds.size }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 ? fitting : sizeThatFits(room)
  }

  /// Gives an app's view without a size its size in a bar. The constraints within it would have no room in the layout before the bar's.
  func takeSizeInBar() {
    guard bounds.width == 0, !(self is BarButton || self is BackButton) else { return }
    let size = sizeInBar(in: .zero)
    UIView.performWithoutAnimation { bounds.size = size }
  }
}
