// The differences between platforms. Controls, and what moves views in items, need UIKit or OpenUIKit.

/// A reference that does not keep its carousel alive. Embedded Swift has no `weak`.
struct Reference: ViewTreeConfined {
  #if canImport(UIKit) || canImport(AppKit)
    private(set) weak var carousel: iCarousel?
  #else
    @Weak private(set) var carousel: iCarousel?
  #endif

  init(_ carousel: iCarousel) {
    self.carousel = carousel
  }
}

/// A weak reference for a closure.
struct WeakObject<Object: AnyObject> {
  #if canImport(UIKit) || canImport(AppKit)
    private(set) weak var object: Object?
  #else
    @Weak private(set) var object: Object?
  #endif

  init(_ object: Object) {
    self.object = object
  }
}

#if canImport(UIKit) || !canImport(AppKit)
  /// The target of a tap, which the caller keeps for as long as the recogniser.
  final class TapTarget: NSObject, ViewTreeConfined {
    private let action: (CGPoint) -> Void

    /// Makes a recogniser call a closure with the place of the tap, in its view's coordinates.
    init(_ recognizer: UITapGestureRecognizer, action: @escaping (CGPoint) -> Void) {
      self.action = action
      super.init()
      #if canImport(UIKit)
        recognizer.addTarget(self, action: #selector(fire(_:)))
      #else
        recognizer.addAction { action($0.location(in: $0.view)) }
      #endif
    }

    #if canImport(UIKit)
      @objc private func fire(_ recognizer: UIGestureRecognizer) {
        action(recognizer.location(in: recognizer.view))
      }
    #endif
  }

  extension UIView {
    /// A view with a picture of this one, which need not be in a window.
    var reflectedPicture: UIView {
      layoutIfNeeded()
      #if canImport(UIKit)
        // A snapshot of a view without a window would be empty.
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        return UIImageView(image: renderer.image { layer.render(in: $0.cgContext) })
      #else
        return snapshotView(afterScreenUpdates: true) ?? UIView()
      #endif
    }
  }

  /// A pointer over a view.
  final class HoverWatcher: NSObject, ViewTreeConfined {
    /// Whether the pointer is over the view.
    private(set) var isHovered = false

    /// Watches a view for as long as the view exists. tvOS and Embedded Swift have no pointer.
    init(_ view: UIView) {
      super.init()
      #if canImport(UIKit) && !os(tvOS)
        view.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(pointerDidMove)))
      #elseif !canImport(UIKit) && !hasFeature(Embedded)
        let recognizer = UIHoverGestureRecognizer()
        recognizer.addAction { [weak self] in self?.update($0.state) }
        view.addGestureRecognizer(recognizer)
      #endif
    }

    private func update(_ state: UIGestureRecognizer.State) {
      isHovered = state == .began || state == .changed
    }

    #if canImport(UIKit) && !os(tvOS)
      @objc private func pointerDidMove(_ recognizer: UIGestureRecognizer) { update(recognizer.state) }
    #endif
  }
#endif
