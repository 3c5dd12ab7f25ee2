extension UIViewController {
  /// The minimum margins of the view.
  final var minimumMargins: NSDirectionalEdgeInsets {
    let size = viewIfLoaded?.window?.bounds.size ?? viewIfLoaded?.bounds.size ?? .zero
    // UIKit's margins. Devices of this width have the larger ones.
    let side: CGFloat = min(size.width, size.height) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
