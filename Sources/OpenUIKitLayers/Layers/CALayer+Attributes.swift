/// The rarely set properties of a layer.
extension CALayer {
  // MARK: Depth

  /// The implementation of `zPosition`.
  final var storedZPosition: CGFloat {
    get { attributes?.zPosition ?? 0 }
    set {
      guard newValue != storedZPosition else { return }
      willChange(.zPosition, to: .number(newValue))
      ownAttributes().zPosition = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `anchorPointZ`.
  final var storedAnchorPointZ: CGFloat {
    get { attributes?.anchorPointZ ?? 0 }
    set {
      guard newValue != storedAnchorPointZ else { return }
      ownAttributes().anchorPointZ = newValue
      geometryDidChange(.anchorPoint, oldSize: bounds.size)
    }
  }

  /// The implementation of `sublayerTransform`.
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

  /// The implementation of `cornerRadius`.
  final var storedCornerRadius: CGFloat {
    get { attributes?.cornerRadius ?? 0 }
    set {
      guard newValue != storedCornerRadius else { return }
      willChange(.cornerRadius, to: .number(newValue))
      ownAttributes().cornerRadius = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `maskedCorners`.
  final var storedMaskedCorners: CACornerMask {
    get { attributes?.maskedCorners ?? .all }
    set {
      guard newValue != storedMaskedCorners else { return }
      ownAttributes().maskedCorners = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `cornerCurve`.
  final var storedCornerCurve: CALayerCornerCurve {
    get { attributes?.hasContinuousCorners == true ? .continuous : .circular }
    set {
      guard newValue != storedCornerCurve else { return }
      ownAttributes().hasContinuousCorners = newValue == .continuous
      appearanceDidChange()
    }
  }

  /// The implementation of `borderWidth`.
  final var storedBorderWidth: CGFloat {
    get { attributes?.borderWidth ?? 0 }
    set {
      guard newValue != storedBorderWidth else { return }
      willChange(.borderWidth, to: .number(newValue))
      ownAttributes().borderWidth = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `borderColor`.
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

  /// The implementation of `shadowColor`.
  final var storedShadowColor: CGColor? {
    get { attributes.map { $0.shadowColor } ?? LayerAttributes.black }
    set {
      guard newValue != storedShadowColor else { return }
      willChange(.shadowColor, to: .color(newValue))
      ownAttributes().shadowColor = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `shadowOpacity`.
  final var storedShadowOpacity: Float {
    get { attributes?.shadowOpacity ?? 0 }
    set {
      guard newValue != storedShadowOpacity else { return }
      willChange(.shadowOpacity, to: .number(Double(newValue)))
      ownAttributes().shadowOpacity = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `shadowOffset`.
  final var storedShadowOffset: CGSize {
    get { attributes?.shadowOffset ?? LayerAttributes.defaultShadowOffset }
    set {
      guard newValue != storedShadowOffset else { return }
      willChange(.shadowOffset, to: .pair(newValue.width, newValue.height))
      ownAttributes().shadowOffset = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `shadowRadius`.
  final var storedShadowRadius: CGFloat {
    get { attributes?.shadowRadius ?? LayerAttributes.defaultShadowRadius }
    set {
      guard newValue != storedShadowRadius else { return }
      willChange(.shadowRadius, to: .number(newValue))
      ownAttributes().shadowRadius = newValue
      appearanceDidChange()
    }
  }

  /// The implementation of `shadowPath`.
  final var storedShadowPath: CGPath? {
    get { attributes?.shadowPath.map { CGPath(PathBuilder($0)) } }
    set {
      ownAttributes().shadowPath = newValue?.elements
      appearanceDidChange()
    }
  }

  // MARK: Mask

  /// The implementation of `mask`.
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

  /// The implementation of `name`.
  final var storedName: String? {
    get { attributes?.name }
    set { if newValue != storedName { ownAttributes().name = newValue } }
  }
}

// MARK: - Affine transform

extension CALayer {
  /// The implementation of `affineTransform`.
  final func ownAffineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// The implementation of `setAffineTransform`.
  final func setOwnAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
