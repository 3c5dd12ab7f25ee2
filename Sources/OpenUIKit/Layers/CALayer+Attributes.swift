/// The rarely set properties of a layer.
extension CALayer {
  // MARK: Depth

  /// The layer's height above its superlayer, in points: layers with a higher one are drawn in front of their
  /// siblings, and perspective brings them closer.
  public var zPosition: CGFloat {
    get { attributes?.zPosition ?? 0 }
    set {
      guard newValue != zPosition else { return }
      willChange(.zPosition, to: .number(newValue))
      ownAttributes().zPosition = newValue
      appearanceDidChange()
    }
  }

  /// The height of the anchor point above the layer's plane, in points.
  public var anchorPointZ: CGFloat {
    get { attributes?.anchorPointZ ?? 0 }
    set {
      guard newValue != anchorPointZ else { return }
      ownAttributes().anchorPointZ = newValue
      geometryDidChange(.anchorPoint, oldSize: bounds.size)
    }
  }

  /// A transform of all sublayers about this layer's anchor point, commonly the perspective they share.
  public var sublayerTransform: CATransform3D {
    get { attributes?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard !CATransform3DEqualToTransform(newValue, sublayerTransform) else { return }
      willChange(.sublayerTransform, to: .transform(newValue))
      ownAttributes().sublayerTransform = newValue
      appearanceDidChange()
    }
  }

  // MARK: Corners and border

  /// The radius of the rounded corners of background and border, in points.
  public var cornerRadius: CGFloat {
    get { attributes?.cornerRadius ?? 0 }
    set {
      guard newValue != cornerRadius else { return }
      willChange(.cornerRadius, to: .number(newValue))
      ownAttributes().cornerRadius = newValue
      appearanceDidChange()
    }
  }

  /// The corners that `cornerRadius` rounds: all of them by default.
  public var maskedCorners: CACornerMask {
    get { attributes?.maskedCorners ?? .all }
    set {
      guard newValue != maskedCorners else { return }
      ownAttributes().maskedCorners = newValue
      appearanceDidChange()
    }
  }

  /// The width of the border along the inside of the bounds, in points.
  public var borderWidth: CGFloat {
    get { attributes?.borderWidth ?? 0 }
    set {
      guard newValue != borderWidth else { return }
      willChange(.borderWidth, to: .number(newValue))
      ownAttributes().borderWidth = newValue
      appearanceDidChange()
    }
  }

  /// The colour of the border: opaque black by default, nil for none.
  public var borderColor: CGColor? {
    get { attributes.map { $0.borderColor } ?? LayerAttributes.black }
    set {
      guard newValue != borderColor else { return }
      willChange(.borderColor, to: .color(newValue))
      ownAttributes().borderColor = newValue
      appearanceDidChange()
    }
  }

  // MARK: Shadow

  /// The colour of the shadow: opaque black by default, nil for none.
  public var shadowColor: CGColor? {
    get { attributes.map { $0.shadowColor } ?? LayerAttributes.black }
    set {
      guard newValue != shadowColor else { return }
      willChange(.shadowColor, to: .color(newValue))
      ownAttributes().shadowColor = newValue
      appearanceDidChange()
    }
  }

  /// The opacity of the shadow, from 0 (none, the default) to 1.
  public var shadowOpacity: Float {
    get { attributes?.shadowOpacity ?? 0 }
    set {
      guard newValue != shadowOpacity else { return }
      willChange(.shadowOpacity, to: .number(Double(newValue)))
      ownAttributes().shadowOpacity = newValue
      appearanceDidChange()
    }
  }

  /// How far the shadow lies from the layer, in points: 3 points upwards by default.
  public var shadowOffset: CGSize {
    get { attributes?.shadowOffset ?? LayerAttributes.defaultShadowOffset }
    set {
      guard newValue != shadowOffset else { return }
      willChange(.shadowOffset, to: .pair(newValue.width, newValue.height))
      ownAttributes().shadowOffset = newValue
      appearanceDidChange()
    }
  }

  /// The blur of the shadow, in points: 3 by default.
  public var shadowRadius: CGFloat {
    get { attributes?.shadowRadius ?? LayerAttributes.defaultShadowRadius }
    set {
      guard newValue != shadowRadius else { return }
      willChange(.shadowRadius, to: .number(newValue))
      ownAttributes().shadowRadius = newValue
      appearanceDidChange()
    }
  }

  /// What casts the shadow, in the layer's coordinates and filled by winding number; nil, the default, for the layer's
  /// shape. A shadow of a path is there whatever the layer shows. `CABasicAnimation`s change it between paths with the same
  /// number and kinds of elements.
  public var shadowPath: CGPath? {
    get { attributes?.shadowPath.map { CGPath(PathBuilder($0)) } }
    set {
      ownAttributes().shadowPath = newValue?.elements
      appearanceDidChange()
    }
  }

  // MARK: Mask

  /// A layer that lets this one and its sublayers show only as far as it is opaque, in this layer's coordinates; nil for
  /// none. It lies in no other layer then. Traps when it is this layer.
  public var mask: CALayer? {
    get { attributes?.mask }
    set {
      guard newValue !== mask else { return }
      precondition(newValue !== self, "CALayer: a layer cannot be its own mask")
      if let former = mask {
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

  /// A name for the layer's user to find it by; nothing is done with it.
  public var name: String? {
    get { attributes?.name }
    set { if newValue != name { ownAttributes().name = newValue } }
  }
}

// MARK: - Affine transform

extension CALayer {
  /// `transform` as an affine transform of the plane; parts of it that have no place in one are dropped.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` from an affine transform of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
