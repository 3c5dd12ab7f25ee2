import OpenUIKitCore

/// A pointer effect that is on the screen.
///
/// The view's own properties do not change: its layer gets an animation, and a layer of the effect lies behind it or above it.
final class ShownPointerEffect: ViewTreeConfined {
  private let view: UIView
  private let tint: CALayer?
  private let scale: CGFloat
  private let hasShadow: Bool

  private static let key = "OpenUIKit.pointer"
  /// Views with a shorter side than this, in points, are highlighted, and others lifted.
  private static let largestHighlight: CGFloat = 100

  /// Creates the effect; nil if its view is in no superview.
  init?(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    let preview = effect.preview
    view = preview.view
    guard let superlayer = view.layer.superlayer else { return nil }
    let kind = Kind(effect)
    (scale, hasShadow) = (kind.scale(view.bounds.size), kind.hasShadow)
    tint = kind.tint == .none ? nil : CALayer()
    guard let tint else { return }
    tint.backgroundColor = kind.color.resolvedColor(with: view.traitCollection).cgColor
    tint.cornerRadius = UIPointerShape.defaultCornerRadius
    tint.frame = kind.isHighlight ? view.frame.insetBy(dx: -8, dy: -4) : view.frame
    if case .roundedRect(let rect, let radius)? = shape {
      tint.frame = view.superview.map { view.convert(rect, to: $0) } ?? rect
      tint.cornerRadius = radius
    }
    tint.opacity = 0
    if kind.tint == .underlay {
      superlayer.insertSublayer(tint, below: view.layer)
    } else {
      superlayer.insertSublayer(tint, above: view.layer)
    }
  }

  /// The parts of an effect.
  private struct Kind: ViewTreeConfined {
    var tint = UIPointerEffect.TintMode.none
    var isHighlight = false
    var hasShadow = false
    var isScaled = true

    init(_ effect: UIPointerEffect) {
      switch effect {
      case .highlight: (tint, isHighlight) = (.underlay, true)
      case .lift: hasShadow = true
      case .hover(_, let mode, let shadow, let scaled): (tint, hasShadow, isScaled) = (mode, shadow, scaled)
      case .automatic(let preview):
        let side = min(preview.size.width, preview.size.height)
        if side <= ShownPointerEffect.largestHighlight {
          (tint, isHighlight) = (.underlay, true)
        } else {
          hasShadow = true
        }
      }
    }

    var color: UIColor { isHighlight ? .secondarySystemFill : .quaternarySystemFill }

    /// The view grows by some points, and so large views by a smaller share.
    func scale(_ size: CGSize) -> CGFloat {
      guard isScaled, max(size.width, size.height) > 0 else { return 1 }
      return 1 + min(0.05, 10 / max(size.width, size.height))
    }
  }

  /// Shows the effect. Called in an animation block.
  func show() {
    tint?.opacity = 1
    animate("transform.scale", from: 1, to: scale, key: Self.key)
    guard hasShadow else { return }
    animate("shadowOpacity", from: 0, to: 0.25, key: Self.key + ".shadow")
    animate("shadowRadius", from: 3, to: 10, key: Self.key + ".radius")
  }

  /// Hides the effect. Called in an animation block.
  func hide() {
    tint?.opacity = 0
    let shown = view.layer.animation(forKey: Self.key) != nil
    for key in [Self.key, Self.key + ".shadow", Self.key + ".radius"] {
      view.layer.removeAnimation(forKey: key)
    }
    guard shown else { return }
    animate("transform.scale", from: scale, to: 1, key: Self.key, stays: false)
  }

  /// Removes the layer of the effect.
  func remove() { tint?.removeFromSuperlayer() }

  private func animate(_ keyPath: String, from: CGFloat, to: CGFloat, key: String, stays: Bool = true) {
    guard from != to else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 0.2
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    if stays {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    view.layer.add(animation, forKey: key)
  }
}
