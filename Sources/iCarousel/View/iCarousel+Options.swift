/// The options of the type, as changed by the delegate (docs/carousel.md, 1).
extension iCarousel {
  /// The value of an option: the delegate's, or else that of the property, or else the default of the type.
  func option(_ option: iCarouselOption, _ value: CGFloat) -> CGFloat {
    ask(option, arrangement.options[option] ?? value)
  }

  /// The delegate's value for an option, or another value if there is none.
  private func ask(_ option: iCarouselOption, _ value: CGFloat) -> CGFloat {
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
    resolveSpacing(&geometry)
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

  /// Sets the distance between items. A space in points counts unless the delegate returns another distance.
  private func resolveSpacing(_ geometry: inout CarouselGeometry) {
    guard type != .custom else { return geometry.spacing = 1 }
    guard let space = requestedSpacing, itemWidth > 0, (space / itemWidth).isUsable else {
      return geometry.spacing = finiteOption(.spacing, type.defaultSpacing)
    }
    let widths = 1 + space / itemWidth
    let chosen = ask(.spacing, widths)
    geometry.spacing = chosen.isUsable ? chosen : widths
    geometry.space = geometry.spacing == widths ? space : nil
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
