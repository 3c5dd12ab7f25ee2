/// A layer filled with colours that change along a line or around a point, within its bounds and rounded
/// corners.
open class CAGradientLayer: CALayer {
  private var storedColors: [CGColor]?
  private var storedLocations: [CGFloat]?
  private var storedStart = CGPoint(x: 0.5, y: 0)
  private var storedEnd = CGPoint(x: 0.5, y: 1)
  private var kind = DisplayList.Gradient.Kind.axial

  #if hasFeature(Embedded)
    /// The colours, from the start point to the end point; nil or an empty list for no gradient. Animatable
    /// if their number does not change.
    open var colors: [CGColor]? {
      get { storedColors }
      set { setColors(newValue) }
    }

    /// The location of each colour, from 0 at the start point to 1 at the end point, ascending; nil for equal
    /// distances. Animatable if their number does not change.
    open var locations: [CGFloat]? {
      get { storedLocations }
      set { setLocations(newValue) }
    }
  #else
    /// The colours, from the start point to the end point; nil or an empty list for no gradient. Animatable
    /// if their number does not change. Traps unless all elements are `CGColor`s.
    open var colors: [Any]? {
      get { storedColors }
      set { setColors(newValue?.map(Self.color)) }
    }

    /// The location of each colour, from 0 at the start point to 1 at the end point, ascending; nil for equal
    /// distances. Animatable if their number does not change.
    open var locations: [NSNumber]? {
      get { storedLocations?.map { NSNumber(value: Double($0)) } }
      set { setLocations(newValue?.map { CGFloat($0.doubleValue) }) }
    }

    private static func color(_ element: Any) -> CGColor {
      guard let color = element as? CGColor else {
        fatalError("CAGradientLayer.colors takes CGColors, not a \(Swift.type(of: element))")
      }
      return color
    }
  #endif

  /// The kind of gradient; `.axial` by default. Traps for any other value than the three kinds.
  open var type: CAGradientLayerType {
    get { kind == .axial ? .axial : kind == .radial ? .radial : .conic }
    set {
      switch newValue {
      case .axial: kind = .axial
      case .radial: kind = .radial
      case .conic: kind = .conic
      default: fatalError("CAGradientLayer: there is no type \(newValue.rawValue)")
      }
      appearanceDidChange()
    }
  }

  /// The start of the gradient, as a fraction of the bounds; the middle of the top edge by default. The
  /// centre of radial and conic gradients.
  open var startPoint: CGPoint {
    get { storedStart }
    set {
      if newValue != storedStart {
        change(.gradientStart, to: .pair(newValue.x, newValue.y)) { storedStart = newValue }
      }
    }
  }

  /// The end of the gradient, as a fraction of the bounds; the middle of the bottom edge by default. A corner
  /// of the rectangle around a radial gradient; for a conic one, the direction of the first colour.
  open var endPoint: CGPoint {
    get { storedEnd }
    set {
      if newValue != storedEnd {
        change(.gradientEnd, to: .pair(newValue.x, newValue.y)) { storedEnd = newValue }
      }
    }
  }

  private func setColors(_ colors: [CGColor]?) {
    guard colors != storedColors else { return }
    change(.gradientColors, to: .list(Self.components(of: colors))) { storedColors = colors }
  }

  private func setLocations(_ locations: [CGFloat]?) {
    guard locations != storedLocations else { return }
    change(.gradientLocations, to: .list((locations ?? []).map { Double($0) })) {
      storedLocations = locations
    }
  }

  // MARK: Drawing

  override func appendContent(size: CGSize, to list: inout DisplayList) {
    guard let storedColors, !storedColors.isEmpty else { return }
    list.setGradient(
      DisplayList.Gradient(
        kind: kind,
        start: CGPoint(x: storedStart.x * size.width, y: storedStart.y * size.height),
        end: CGPoint(x: storedEnd.x * size.width, y: storedEnd.y * size.height),
        stops: stops(of: storedColors)))
  }

  /// The colours at their locations, in ascending order. Colours without a location are left out.
  private func stops(of colors: [CGColor]) -> [DisplayList.Gradient.Stop] {
    let last = CGFloat(max(1, colors.count - 1))
    let locations = storedLocations ?? colors.indices.map { CGFloat($0) / last }
    var reached: CGFloat = 0
    return zip(colors, locations).map { color, location in
      reached = max(reached, location.clampedToUnit)
      return DisplayList.Gradient.Stop(color: DisplayList.Color(color), location: reached)
    }
  }

  // MARK: Animation

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? CAGradientLayer else { return }
    storedColors = original.storedColors
    storedLocations = original.storedLocations
    storedStart = original.storedStart
    storedEnd = original.storedEnd
    kind = original.kind
  }

  override func ownModelValue(of property: AnimatedProperty) -> AnimatableValue {
    switch property {
    case .gradientStart: return .pair(storedStart.x, storedStart.y)
    case .gradientEnd: return .pair(storedEnd.x, storedEnd.y)
    case .gradientColors: return .list(Self.components(of: storedColors))
    case .gradientLocations: return .list((storedLocations ?? []).map { Double($0) })
    default: return super.ownModelValue(of: property)
    }
  }

  override func setOwnModelValue(_ value: AnimatableValue, of property: AnimatedProperty) {
    switch (property, value) {
    case (.gradientStart, .pair(let x, let y)): startPoint = CGPoint(x: x, y: y)
    case (.gradientEnd, .pair(let x, let y)): endPoint = CGPoint(x: x, y: y)
    case (.gradientColors, .list(let numbers)): setColors(Self.colors(of: numbers))
    case (.gradientLocations, .list(let numbers)):
      setLocations(numbers.isEmpty ? nil : numbers.map { CGFloat($0) })
    default: super.setOwnModelValue(value, of: property)
    }
  }

  /// Red, green, blue and alpha of each colour, concatenated.
  private static func components(of colors: [CGColor]?) -> [Double] {
    (colors ?? []).flatMap { [$0.red, $0.green, $0.blue, $0.alpha].map { Double($0) } }
  }

  private static func colors(of numbers: [Double]) -> [CGColor]? {
    guard !numbers.isEmpty else { return nil }
    return stride(from: 0, to: numbers.count, by: 4).map { (index: Int) -> CGColor in
      CGColor(
        red: CGFloat(numbers[index]), green: CGFloat(numbers[index + 1]), blue: CGFloat(numbers[index + 2]),
        alpha: CGFloat(numbers[index + 3]))
    }
  }
}
