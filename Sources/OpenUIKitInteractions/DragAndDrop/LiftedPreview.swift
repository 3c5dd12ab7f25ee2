import OpenUIKitCore

/// The picture of the lifted view under the finger.
final class LiftedPreview: ViewTreeConfined {
  private let holder = UIView()
  private let origin: CGRect
  private let window: UIWindow

  init(_ view: UIView, count: Int, in window: UIWindow) {
    self.window = window
    origin = view.convert(view.bounds, to: window)
    holder.frame = origin
    holder.isUserInteractionEnabled = false
    holder.layer.shadowRadius = 12
    holder.layer.shadowOffset = CGSize(width: 0, height: 6)
    holder.accessibilityElementsHidden = true
    show(view.snapshotView(afterScreenUpdates: false))
    if count > 1 { addBadge(count) }
    window.addSubview(holder)
  }

  private func show(_ picture: UIView?) {
    guard let picture else { return }
    picture.frame = holder.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.insertSubview(picture, at: 0)
  }

  /// The number of items in a circle at the corner.
  private func addBadge(_ count: Int) {
    let badge = UILabel(frame: CGRect(x: holder.bounds.width - 13, y: -13, width: 26, height: 26))
    badge.text = "\(count)"
    badge.font = .systemFont(ofSize: 15, weight: .medium)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemBlue
    badge.layer.cornerRadius = 13
    badge.clipsToBounds = true
    holder.addSubview(badge)
  }

  /// Lifts the picture. Called in an animation block.
  func rise() {
    holder.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
    holder.layer.shadowOpacity = 0.25
  }

  /// The drag begins: shows the preview of the first item, if it has one.
  func follow(_ items: [UIDragItem]) {
    guard let preview = items.first?.previewProvider?() else { return }
    for view in holder.subviews where !(view is UILabel) { view.removeFromSuperview() }
    let center = holder.center
    holder.bounds.size = preview.view.bounds.size
    holder.center = center
    show(preview.view)
  }

  func move(by distance: CGPoint) {
    holder.center = CGPoint(x: origin.midX + distance.x, y: origin.midY + distance.y)
  }

  /// Returns the picture to its place, or to another one, and removes it.
  func settle(at place: CGRect?, _ completion: @escaping () -> Void) {
    let place = place ?? origin
    UIView.animate(withDuration: 0.3) { [self] in
      holder.transform = .identity
      holder.layer.shadowOpacity = 0
      holder.bounds.size = place.size
      holder.center = CGPoint(x: place.midX, y: place.midY)
    } completion: { [self] _ in
      holder.removeFromSuperview()
      completion()
    }
  }

  /// Moves the picture to a place of the window, or fades it where it is, and removes it.
  func drop(into place: CGRect?, _ completion: @escaping () -> Void) {
    if let place { return settle(at: place, completion) }
    UIView.animate(withDuration: 0.25) { [self] in
      holder.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
      holder.alpha = 0
    } completion: { [self] _ in
      holder.removeFromSuperview()
      completion()
    }
  }
}
