@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// The size of an app's view in a bar, in points: its own, or else the one that its constraints determine, or else what it takes of
  /// the room that is left. A search bar takes all of it.
  func sizeInBar(in room: CGSize) -> CGSize {
    if let own = ownSizeInBar { return own }
    if bounds.width == 0 { layoutFlags.insert(.isSizedByBar) }
    guard layoutFlags.contains(.isSizedByBar) else { return bounds.size }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 ? fitting : sizeThatFits(room)
  }

  /// The size of an app's view in a bar that its constraints change, in points; its intrinsic size if it has none.
  var naturalSizeInBar: CGSize {
    let natural = intrinsicContentSize
    guard !translatesAutoresizingMaskIntoConstraints, natural.width > 0, natural.height > 0,
      !(self is BarButton || self is BackButton)
    else { return natural }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Gives an app's view without a size its size in a bar. The constraints within it would have no room in the layout before the bar's.
  func takeSizeInBar() {
    guard bounds.width == 0, !(self is BarButton || self is BackButton) else { return }
    let size = sizeInBar(in: .zero)
    UIView.performWithoutAnimation { bounds.size = size }
  }

  /// Gives a view its frame in a bar. A view that the app has made larger has its own size again when there is room.
  func takeFrameInBar(_ frame: CGRect) {
    guard !(self is BarButton || self is BackButton || layoutFlags.contains(.isSizedByBar)) else {
      return self.frame = frame
    }
    let own = ownSizeInBar ?? bounds.size
    self.frame = frame
    sizesInBar = bounds.size == own ? nil : (own, bounds.size)
  }

  /// The size that the app has given a view, which a bar has changed; nil if its size is its own.
  private var ownSizeInBar: CGSize? { sizesInBar.flatMap { $0.shown == bounds.size ? $0.own : nil } }
}
