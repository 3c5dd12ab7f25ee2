/// The options of the type, as changed by the delegate (docs/carousel.md, 1).
extension iCarousel {
  /// The delegate's value for an option, or the default if that is NaN.
  func option(_ option: iCarouselOption, _ value: CGFloat) -> CGFloat {
    let wasAsking = activity.isAskingForOption
    activity.isAskingForOption = true
    let chosen = delegate?.carousel(self, valueFor: option, withDefault: value) ?? value
    activity.isAskingForOption = wasAsking
    return chosen.isNaN ? value : chosen
  }

  /// The delegate's value for an option, or the default if that is not finite.
  private func finiteOption(_ option: iCarouselOption, _ value: CGFloat) -> CGFloat {
    let chosen = self.option(option, value)
    return chosen.isUsable ? chosen : value
  }

  /// Asks for all options and computes the geometry.
  func resolveGeometry() {
    var geometry = CarouselGeometry()
    geometry.type = type
    geometry.isVertical = isVertical
    geometry.isMirrored = isMirrored
    geometry.itemWidth = itemWidth
    geometry.perspective = perspective
    geometry.viewpointOffset = viewpointOffset
    geometry.spacing = spacingOption
    geometry.tilt = tiltOption
    geometry.fade = fadeOptions
    geometry.scaling = CarouselScaling(
      minimum: finiteOption(.minScale, 1), range: max(finiteOption(.scaleRange, 1), 0))
    geometry.showsBackfaces = option(.showBackfaces, showsBackfacesByDefault) != 0
    let places = resolveCircle(&geometry)
    self.geometry = geometry
    let custom = type == .custom ? arrangement.transform?.visibleItemCount : nil
    let visible =
      custom.map { CGFloat(max($0, 1)) }
      ?? VisibleItems.defaultCount(for: geometry, size: bounds.size, length: length, count: places)
    numberOfVisibleItems = VisibleItems.count(for: option(.visibleItems, visible), total: totalCount)
    machine.rules.offsetMultiplier = finiteOption(.offsetMultiplier, type.defaultOffsetMultiplier)
  }

  /// Sets count, radius and angle of a circular type, and returns the number of places on its arc.
  private func resolveCircle(_ geometry: inout CarouselGeometry) -> CGFloat {
    guard type.isCircular else { return CGFloat(totalCount) }
    let pitch = geometry.itemWidth * geometry.spacing
    let fitting = CircularLayout.defaultCount(length: length, pitch: pitch, items: totalCount)
    let count = max(finiteOption(.count, fitting).rounded(.towardZero), 1)
    let arc = finiteOption(.arc, 2 * .pi)
    let circle = CircularLayout(
      type: type, pitch: pitch, count: count,
      arc: abs(arc) < CircularLayout.minimumArc ? CircularLayout.minimumArc : arc)
    geometry.radius = finiteOption(.radius, circle.defaultRadius)
    geometry.angle = finiteOption(.angle, circle.defaultAngle)
    return count
  }

  private var spacingOption: CGFloat {
    type == .custom ? 1 : finiteOption(.spacing, type.defaultSpacing)
  }

  private var tiltOption: CGFloat {
    guard let tilt = type.defaultTilt else { return 0 }
    return finiteOption(.tilt, tilt)
  }

  private var fadeOptions: CarouselFade {
    let (lower, upper) = type.defaultFadeBounds
    return CarouselFade(
      lowerBound: option(.fadeMin, lower), upperBound: option(.fadeMax, upper),
      range: max(finiteOption(.fadeRange, 1), 0),
      minimumOpacity: min(max(finiteOption(.fadeMinAlpha, 0), 0), 1))
  }

  private var showsBackfacesByDefault: CGFloat {
    if type == .invertedCylinder { return 0 }
    return items.slots.first?.view.showsItsBack == false ? 0 : 1
  }
}

extension iCarouselType {
  /// The default of `iCarouselOption.spacing`.
  var defaultSpacing: CGFloat {
    switch self {
    case .coverFlow, .coverFlow2: return 0.25
    case .leftTilted, .rightTilted: return 0.4
    default: return 1
    }
  }

  /// The default of `iCarouselOption.tilt`; nil for a type without one.
  var defaultTilt: CGFloat? {
    switch self {
    case .coverFlow, .coverFlow2: return 0.9
    case .leftTilted, .rightTilted: return 0.5
    case .timeMachine, .invertedTimeMachine: return 0.3
    default: return nil
    }
  }

  /// The default of `iCarouselOption.offsetMultiplier`.
  var defaultOffsetMultiplier: CGFloat {
    switch self {
    case .coverFlow, .coverFlow2, .leftTilted, .rightTilted: return 2
    default: return 1
    }
  }

  /// The defaults of `fadeMin` and `fadeMax`.
  var defaultFadeBounds: (lower: CGFloat, upper: CGFloat) {
    switch self {
    case .timeMachine: return (-.infinity, 0)
    case .invertedTimeMachine: return (0, .infinity)
    default: return (-.infinity, .infinity)
    }
  }
}
