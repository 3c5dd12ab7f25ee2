/// The properties of a layer that animations change.
package enum AnimatedProperty: UInt8 {
  case position, boundsOrigin, boundsSize, anchorPoint, transform, sublayerTransform, zPosition
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case gradientColors, gradientLocations, gradientStart, gradientEnd
  case shapePath, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase
}

extension CALayer {
  /// The value that `property` is set to, independent of animations.
  func modelValue(of property: AnimatedProperty) -> AnimatableValue {
    switch property {
    case .position: return .pair(position.x, position.y)
    case .boundsOrigin: return .pair(bounds.origin.x, bounds.origin.y)
    case .boundsSize: return .pair(bounds.width, bounds.height)
    case .anchorPoint: return .pair(anchorPoint.x, anchorPoint.y)
    case .transform: return .transform(transform)
    case .sublayerTransform: return .transform(sublayerTransform)
    case .zPosition: return .number(zPosition)
    case .opacity: return .number(Double(opacity))
    case .backgroundColor: return .color(backgroundColor)
    case .cornerRadius: return .number(cornerRadius)
    case .borderWidth: return .number(borderWidth)
    case .borderColor: return .color(borderColor)
    case .shadowColor: return .color(shadowColor)
    case .shadowOpacity: return .number(Double(shadowOpacity))
    case .shadowOffset: return .pair(shadowOffset.width, shadowOffset.height)
    case .shadowRadius: return .number(shadowRadius)
    case .shadowPath: return .list(attributes?.shadowPath?.coordinates ?? [])
    default: return ownModelValue(of: property)
    }
  }

  /// Sets `property`. Negative sizes, widths and radii, and opacities outside 0 to 1, as some timing curves
  /// yield them, are clamped.
  package func setModelValue(_ value: AnimatableValue, of property: AnimatedProperty) {
    switch (property, value) {
    case (.position, .pair(let x, let y)): position = CGPoint(x: x, y: y)
    case (.boundsOrigin, .pair(let x, let y)): bounds.origin = CGPoint(x: x, y: y)
    case (.boundsSize, .pair(let x, let y)): bounds.size = CGSize(width: max(x, 0), height: max(y, 0))
    case (.anchorPoint, .pair(let x, let y)): anchorPoint = CGPoint(x: x, y: y)
    case (.transform, .transform(let value)): transform = value
    case (.sublayerTransform, .transform(let value)): sublayerTransform = value
    case (.zPosition, .number(let value)): zPosition = value
    case (.opacity, .number(let value)): opacity = Float(min(max(value, 0), 1))
    case (.backgroundColor, .color(let value)): backgroundColor = value
    case (.cornerRadius, .number(let value)): cornerRadius = max(value, 0)
    case (.borderWidth, .number(let value)): borderWidth = max(value, 0)
    case (.borderColor, .color(let value)): borderColor = value
    case (.shadowColor, .color(let value)): shadowColor = value
    case (.shadowOpacity, .number(let value)): shadowOpacity = Float(min(max(value, 0), 1))
    case (.shadowOffset, .pair(let x, let y)): shadowOffset = CGSize(width: x, height: y)
    case (.shadowRadius, .number(let value)): shadowRadius = max(value, 0)
    case (.shadowPath, .list(let value)):
      if let moved = attributes?.shadowPath?.movingPoints(to: value) { ownAttributes().shadowPath = moved }
    default: setOwnModelValue(value, of: property)
    }
  }
}
