import OpenUIKitCore

extension UIView {
  /// The motion effects of the view.
  public var motionEffects: [UIMotionEffect] {
    get { motionEffectList?.effects ?? [] }
    set {
      for effect in motionEffects where !newValue.contains(where: { $0 === effect }) {
        removeMotionEffect(effect)
      }
      for effect in newValue { addMotionEffect(effect) }
    }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    let list = motionEffectList ?? MotionEffectList()
    guard !list.effects.contains(where: { $0 === effect }) else { return }
    list.effects.append(effect)
    objc_setAssociatedObject(
      self, MotionEffectList.key, list as AnyObject?, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    showMotionEffects(window?.viewerOffset ?? .zero)
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffectList?.effects.removeAll { $0 === effect }
    showMotionEffects(window?.viewerOffset ?? .zero)
  }

  private var motionEffectList: MotionEffectList? {
    objc_getAssociatedObject(self, MotionEffectList.key) as? MotionEffectList
  }

  /// Shows the effects for the place of the viewer: by animations that add to the layer's values and never end.
  fileprivate func showMotionEffects(_ viewerOffset: UIOffset) {
    guard let list = motionEffectList else { return }
    var sums: [String: CGFloat] = [:]
    for effect in list.effects {
      for (path, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
        sums[path, default: 0] += UIInterpolatingMotionEffect.number(value)
      }
    }
    for path in list.shown { layer.removeAnimation(forKey: Self.key(path)) }
    list.shown = Array(sums.keys)
    for (path, value) in sums where value != 0 {
      let animation = CABasicAnimation(keyPath: Self.layerPath(path))
      (animation.fromValue, animation.toValue) = (value, value)
      animation.duration = 1
      animation.isAdditive = true
      animation.isRemovedOnCompletion = false
      animation.fillMode = .both
      layer.add(animation, forKey: Self.key(path))
    }
  }

  private static func key(_ path: String) -> String { "OpenUIKit.motion." + path }

  /// The name of a view's property as one of its layer.
  private static func layerPath(_ path: String) -> String {
    if path == "alpha" { return "opacity" }
    if path.hasPrefix("center.") { return "position." + path.dropFirst("center.".count) }
    return path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path
  }
}

/// The effects of a view, and the properties that they change now.
private final class MotionEffectList: ViewTreeConfined {
  var effects: [UIMotionEffect] = []
  var shown: [String] = []

  static var key: UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(MotionEffectList.self), to: UnsafeRawPointer.self)
  }
}

extension UIWindow {
  /// The place of the viewer in front of the device, -1...1 from the left to the right and from the bottom to the top. A host with a
  /// sensor of its tilt sets it; motion effects follow.
  public var viewerOffset: UIOffset {
    get { (objc_getAssociatedObject(self, ViewerOffset.key) as? ViewerOffset)?.offset ?? .zero }
    set {
      let stored = objc_getAssociatedObject(self, ViewerOffset.key) as? ViewerOffset ?? ViewerOffset()
      stored.offset = newValue
      objc_setAssociatedObject(
        self, ViewerOffset.key, stored as AnyObject?, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      var views: [UIView] = [self]
      while let view = views.popLast() {
        view.showMotionEffects(newValue)
        views += view.subviews
      }
    }
  }
}

private final class ViewerOffset: ViewTreeConfined {
  var offset = UIOffset.zero

  static var key: UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(ViewerOffset.self), to: UnsafeRawPointer.self)
  }
}
