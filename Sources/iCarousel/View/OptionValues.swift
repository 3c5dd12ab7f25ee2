/// Values of options that properties have set; nil for the type's default.
struct OptionValues: Equatable {
  private var values: [CGFloat?] = []

  subscript(option: iCarouselOption) -> CGFloat? {
    get { option.rawValue < values.count ? values[option.rawValue] : nil }
    set {
      while values.count <= option.rawValue { values.append(nil) }
      values[option.rawValue] = newValue
    }
  }
}

/// The options as properties. Nil means the default of the type (docs/carousel.md, 1).
///
/// The delegate gets the value of the property as the default of `carousel(_:valueFor:withDefault:)`. So what it returns counts,
/// and a delegate without that method leaves the property in force. NaN is refused. A change lays out at once.
extension iCarousel {
  /// Whether the last item is followed by the first, which setting changes for all types. By default circles wrap, and others do not.
  public var isWrapEnabled: Bool {
    get { machine.rules.ring.wraps }
    set {
      // Without items no layout resolves it.
      if numberOfItems == 0 { machine.rules.ring.wraps = newValue }
      self[.wrap] = newValue ? 1 : 0
    }
  }

  /// The number of items that the carousel moves when a finger moves by the width of one. Setting it changes it for all types.
  public var offsetMultiplier: CGFloat {
    get { machine.rules.offsetMultiplier }
    set {
      guard newValue.isUsable else { return }
      machine.rules.offsetMultiplier = newValue
      self[.offsetMultiplier] = newValue
    }
  }

  /// Whether items that face away from the viewer are shown.
  public var showsBackfaces: Bool? {
    get { self[.showBackfaces].map { $0 != 0 } }
    set { self[.showBackfaces] = newValue.map { $0 ? 1 : 0 } }
  }

  /// The number of items that have views at a time, at most 500.
  public var visibleItemCount: Int? {
    get { self[.visibleItems].map { Int($0) } }
    set { self[.visibleItems] = newValue.map { CGFloat(min(max($0, 0), Int(VisibleItems.limit))) } }
  }

  /// The number of items that the whole arc of a circular type holds.
  public var circleItemCount: Int? {
    get { self[.count].map { Int($0) } }
    set { self[.count] = newValue.map { CGFloat(min(max($0, 1), 1_000_000)) } }
  }

  /// The angle over which a circular type distributes its items, in radians.
  public var arc: CGFloat? {
    get { self[.arc] }
    set { self[.arc] = newValue }
  }

  /// The angle from one item of a circular type to the next, in radians.
  public var angle: CGFloat? {
    get { self[.angle] }
    set { self[.angle] = newValue }
  }

  /// The radius of a circular type, in points.
  public var radius: CGFloat? {
    get { self[.radius] }
    set { self[.radius] = newValue }
  }

  /// How far items are turned away, in right angles, or how far time machines separate them, in widths.
  public var tilt: CGFloat? {
    get { self[.tilt] }
    set { self[.tilt] = newValue }
  }

  /// The distance between items, in widths. `itemSpacing`, in points, takes precedence.
  public var spacing: CGFloat? {
    get { self[.spacing] }
    set { self[.spacing] = newValue }
  }

  /// The offset before which items fade, in items.
  public var fadeMin: CGFloat? {
    get { self[.fadeMin] }
    set { self[.fadeMin] = newValue }
  }

  /// The offset after which items fade, in items.
  public var fadeMax: CGFloat? {
    get { self[.fadeMax] }
    set { self[.fadeMax] = newValue }
  }

  /// The number of items over which fading takes place.
  public var fadeRange: CGFloat? {
    get { self[.fadeRange] }
    set { self[.fadeRange] = newValue }
  }

  /// The opacity of fully faded items.
  public var fadeMinAlpha: CGFloat? {
    get { self[.fadeMinAlpha] }
    set { self[.fadeMinAlpha] = newValue }
  }

  /// The scale of items that are at least `scaleRange` away from the current one.
  public var minScale: CGFloat? {
    get { self[.minScale] }
    set { self[.minScale] = newValue }
  }

  /// The number of items over which scaling takes place.
  public var scaleRange: CGFloat? {
    get { self[.scaleRange] }
    set { self[.scaleRange] = newValue }
  }

  private subscript(option: iCarouselOption) -> CGFloat? {
    get { arrangement.options[option] }
    set {
      guard newValue?.isNaN != true, newValue != arrangement.options[option] else { return }
      arrangement.options[option] = newValue
      layOutItems()
    }
  }
}
