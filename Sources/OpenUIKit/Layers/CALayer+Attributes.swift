/// The rarely set properties of a layer.
extension CALayer {
  // MARK: Depth

  /// What `zPosition` is without an override.
  final var storedZPosition: CGFloat {
    get { attributes?.zPosition ?? 0 }
    set {
      guard newValue != storedZPosition else { return }
      willChange(.zPosition, to: .number(newValue))
      ownAttributes().zPosition = newValue
      appearanceDidChange()
    }
  }

  /// What `anchorPointZ` is without an override.
  final var storedAnchorPointZ: CGFloat {
    get { attributes?.anchorPointZ ?? 0 }
    set {
      guard newValue != storedAnchorPointZ else { return }
      ownAttributes().anchorPointZ = newValue
      geometryDidChange(.anchorPoint, oldSize: bounds.size)
    }
  }

  /// What `sublayerTransform` is without an override.
  final var storedSublayerTransform: CATransform3D {
    get { attributes?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard !CATransform3DEqualToTransform(newValue, storedSublayerTransform) else { return }
      willChange(.sublayerTransform, to: .transform(newValue))
      ownAttributes().sublayerTransform = newValue
      appearanceDidChange()
    }
  }

  // MARK: Corners and border

  /// What `cornerRadius` is without an override.
  final var storedCornerRadius: CGFloat {
    get { attributes?.cornerRadius ?? 0 }
    set {
      guard newValue != storedCornerRadius else { return }
      willChange(.cornerRadius, to: .number(newValue))
      ownAttributes().cornerRadius = newValue
      appearanceDidChange()
    }
  }

  /// What `maskedCorners` is without an override.
  final var storedMaskedCorners: CACornerMask {
    get { attributes?.maskedCorners ?? .all }
    set {
      guard newValue != storedMaskedCorners else { return }
      ownAttributes().maskedCorners = newValue
      appearanceDidChange()
    }
  }

  /// What `borderWidth` is without an override.
  final var storedBorderWidth: CGFloat {
    get { attributes?.borderWidth ?? 0 }
    set {
      guard newValue != storedBorderWidth else { return }
      willChange(.borderWidth, to: .number(newValue))
      ownAttributes().borderWidth = newValue
      appearanceDidChange()
    }
  }

  /// What `borderColor` is without an override.
  final var storedBorderColor: CGColor? {
    get { attributes.map { $0.borderColor } ?? LayerAttributes.black }
    set {
      guard newValue != storedBorderColor else { return }
      willChange(.borderColor, to: .color(newValue))
      ownAttributes().borderColor = newValue
      appearanceDidChange()
    }
  }

  // MARK: Shadow

  /// What `shadowColor` is without an override.
  final var storedShadowColor: CGColor? {
    get { attributes.map { $0.shadowColor } ?? LayerAttributes.black }
    set {
      guard newValue != storedShadowColor else { return }
      willChange(.shadowColor, to: .color(newValue))
      ownAttributes().shadowColor = newValue
      appearanceDidChange()
    }
  }

  /// What `shadowOpacity` is without an override.
  final var storedShadowOpacity: Float {
    get { attributes?.shadowOpacity ?? 0 }
    set {
      guard newValue != storedShadowOpacity else { return }
      willChange(.shadowOpacity, to: .number(Double(newValue)))
      ownAttributes().shadowOpacity = newValue
      appearanceDidChange()
    }
  }

  /// What `shadowOffset` is without an override.
  final var storedShadowOffset: CGSize {
    get { attributes?.shadowOffset ?? LayerAttributes.defaultShadowOffset }
    set {
      guard newValue != storedShadowOffset else { return }
      willChange(.shadowOffset, to: .pair(newValue.width, newValue.height))
      ownAttributes().shadowOffset = newValue
      appearanceDidChange()
    }
  }

  /// What `shadowRadius` is without an override.
  final var storedShadowRadius: CGFloat {
    get { attributes?.shadowRadius ?? LayerAttributes.defaultShadowRadius }
    set {
      guard newValue != storedShadowRadius else { return }
      willChange(.shadowRadius, to: .number(newValue))
      ownAttributes().shadowRadius = newValue
      appearanceDidChange()
    }
  }

  /// What `shadowPath` is without an override.
  final var storedShadowPath: CGPath? {
    get { attributes?.shadowPath.map { CGPath(PathBuilder($0)) } }
    set {
      ownAttributes().shadowPath = newValue?.elements
      appearanceDidChange()
    }
  }

  // MARK: Mask

  /// What `mask` is without an override.
  final var storedMask: CALayer? {
    get { attributes?.mask }
    set {
      guard newValue !== storedMask else { return }
      require(newValue !== self, "CALayer: a layer cannot be its own mask")
      if let former = storedMask {
        clock?.layerDidLeave(former)
        former.parent = nil
      }
      newValue?.detach()
      newValue?.parent = self
      ownAttributes().mask = newValue
      appearanceDidChange()
    }
  }

  // MARK: Name

  /// What `name` is without an override.
  final var storedName: String? {
    get { attributes?.name }
    set { if newValue != storedName { ownAttributes().name = newValue } }
  }
}

// MARK: - Affine transform

extension CALayer {
  /// What `affineTransform` does without an override.
  final func ownAffineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// What `setAffineTransform` does without an override.
  final func setOwnAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
