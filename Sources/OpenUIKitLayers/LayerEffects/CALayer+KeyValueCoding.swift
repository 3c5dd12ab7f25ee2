import Foundation

/// Properties by their key paths, and values under keys of an app's own, as Core Animation's layers have them.
extension CALayer {
  /// Sets a property, or a part of one, by its key path, such as `position` or `transform.rotation.z`.
  ///
  /// The key paths are those of animations, and `frame`, `hidden`, `masksToBounds`, `contents` and `name`. Under any other key the layer keeps
  /// the value for the app; nil removes it. Traps if a property gets a value of another kind.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if setPlainValue(value, keyPath) { return }
    let targets = ownTargets(of: keyPath)
    guard !targets.isEmpty else { return ownAttributes().ownValues[keyPath] = value }
    for target in targets {
      let new = value.map { target.value($0) } ?? target.property.example
      setModelValue(
        target.setting(new, in: modelValue(of: target.property), adds: false), of: target.property)
    }
  }

  /// The value of a property, or of a part of one, by its key path: a number, a point, a size, a rectangle, a transform or a colour. Of other
  /// keys what the app has set; nil for none. A number is an `NSNumber`, which Swift on Linux converts to `Double` and not to `CGFloat`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let plain = plainValue(keyPath) { return plain }
    if keyPath == "bounds" { return bounds }
    guard let target = ownTargets(of: keyPath).first else { return attributes?.ownValues[keyPath] }
    return target.given(target.part(of: modelValue(of: target.property)))
  }

  /// The same as `setValue(_:forKeyPath:)`.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The same as `value(forKeyPath:)`.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The targets of a key path among the properties that the layer has.
  private func ownTargets(of keyPath: String) -> [AnimationTarget] {
    AnimationTarget.knownTargets(of: keyPath).filter { hasProperty($0.property) }
  }

  private func hasProperty(_ property: AnimatedProperty) -> Bool {
    switch property {
    case .gradientColors, .gradientLocations, .gradientStart, .gradientEnd: self is CAGradientLayer
    case .shapePath, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase:
      self is CAShapeLayer
    default: true
    }
  }

  // MARK: Properties that are set as a whole

  /// Sets a property that is not a number. Returns whether the key path names one.
  private func setPlainValue(_ value: Any?, _ keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("frame", let rectangle as CGRect): frame = rectangle
    case ("hidden", let flag as Bool): isHidden = flag
    case ("masksToBounds", let flag as Bool): masksToBounds = flag
    case ("name", _): name = value as? String
    case ("contents", _): contents = value
    case ("path", _): return setPath(value as? CGPath)
    case ("shadowPath", _): shadowPath = value as? CGPath
    case ("colors", _): return setColors(value as? [Any])
    default: return false
    }
    return true
  }

  private func setPath(_ path: CGPath?) -> Bool {
    guard let shape = self as? CAShapeLayer else { return false }
    shape.path = path
    return true
  }

  private func setColors(_ colors: [Any]?) -> Bool {
    guard let gradient = self as? CAGradientLayer else { return false }
    gradient.colors = colors
    return true
  }

  private func plainValue(_ keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "hidden": isHidden
    case "masksToBounds": masksToBounds
    case "name": name
    case "contents": contents
    case "path": (self as? CAShapeLayer)?.path
    case "shadowPath": shadowPath
    case "colors": (self as? CAGradientLayer)?.colors
    default: nil
    }
  }
}

extension AnimationTarget {
  /// A value of the target as apps give and get it.
  fileprivate func given(_ value: AnimatableValue) -> Any? {
    switch value {
    case .number(let number): NSNumber(value: number)
    case .pair(let x, let y): isSize ? CGSize(width: x, height: y) : CGPoint(x: x, y: y)
    case .color(let color): color
    case .transform(let transform): transform
    case .list(let numbers): numbers.map { NSNumber(value: $0) }
    }
  }

  /// Whether the target is a size rather than a point; a translation is one in Core Animation.
  private var isSize: Bool {
    if case .plane = part { return true }
    return property == .boundsSize || property == .shadowOffset
  }
}
