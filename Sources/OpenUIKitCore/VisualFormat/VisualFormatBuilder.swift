@_spi(Layout) import OpenUIKitLayout

/// Builds constraints from a parsed visual format, in the order of the format from left to right.
struct VisualFormatBuilder: ViewTreeConfined {
  /// The standard distance between siblings, in points.
  private static let standardSpacing: CGFloat = 8

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: VisualFormatMetric]
  let views: [String: AnyLayoutItem]

  private var constraints: [NSLayoutConstraint] = []
  private var items: [any LayoutItem] = []

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions,
    metrics: [String: VisualFormatMetric],
    views: [String: AnyLayoutItem]
  ) {
    (self.format, self.options) = (format, options)
    (self.metrics, self.views) = (metrics, views)
  }

  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    for (index, element) in format.elements.enumerated() {
      guard case .view(let name, let position, let predicates) = element else {
        if index > 0 { try connect(items[items.count - 1], nil, format.connections[index - 1]) }
        continue
      }
      let item = try item(name, position)
      if let previous = items.last {
        try connect(previous, item, format.connections[index - 1])
      } else if index > 0 {
        try connect(nil, item, format.connections[0])
      }
      for predicate in predicates { try addLength(of: item, predicate) }
      items.append(item)
    }
    addAlignments()
    return constraints
  }

  private func item(_ name: String, _ position: Int) throws(VisualFormatError) -> any LayoutItem {
    if let view = views[name] as? UIView { return view }
    if let guide = views[name] as? UILayoutGuide { return guide }
    throw VisualFormatError(diagnosis: "\(name) is not a key in the views dictionary.", position: position)
  }

  private func number(_ object: VisualFormat.Predicate.Object) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return CGFloat(number)
    case .name(let name, let position):
      if let number = metrics[name].flatMap(visualFormatNumber) { return CGFloat(number) }
      throw VisualFormatError(
        diagnosis: "\(name) is not a key in the metrics dictionary.", position: position)
    }
  }
}

extension VisualFormatBuilder {
  /// The edges at which a view begins and ends in the direction of the format.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// Whether the format runs against the coordinates, so that distances are negative.
  private var isReversed: Bool {
    format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// Connects two neighbours, or one with the superview's edge if the other is nil.
  private mutating func connect(
    _ first: (any LayoutItem)?, _ second: (any LayoutItem)?, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: add(distance: 0, .equal, from: first, to: second)
    case .standard: addStandardSpacing(from: first, to: second)
    case .predicates(let predicates):
      for predicate in predicates {
        let distance = try number(predicate.object)
        add(distance: distance, predicate.relation, from: first, to: second)
        try prioritize(predicate)
      }
    }
  }

  private mutating func addStandardSpacing(from first: (any LayoutItem)?, to second: (any LayoutItem)?) {
    if first != nil, second != nil {
      return add(distance: Self.standardSpacing, .equal, from: first, to: second)
    }
    add(distance: 0, .equal, from: first, to: second, usesMargin: true)
  }

  private mutating func add(
    distance: CGFloat, _ relation: NSLayoutConstraint.Relation, from first: (any LayoutItem)?,
    to second: (any LayoutItem)?, usesMargin: Bool = false
  ) {
    let (start, end) = edges
    let isBaseline = options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
    let startSide: NSLayoutConstraint.Attribute =
      second == nil ? (usesMargin ? end.margin : end) : first != nil && isBaseline ? .firstBaseline : start
    let endSide: NSLayoutConstraint.Attribute =
      first == nil ? (usesMargin ? start.margin : start) : second != nil && isBaseline ? .lastBaseline : end
    constraints.append(
      NSLayoutConstraint(
        item: second ?? superview(of: first), attribute: startSide,
        relatedBy: isReversed ? relation.mirrored : relation,
        toItem: first ?? superview(of: second), attribute: endSide, multiplier: 1,
        constant: isReversed ? -distance : distance))
  }

  private func superview(of item: (any LayoutItem)?) -> UIView {
    guard let superview = item?.layoutNode.state.container?.ownView else {
      fatalError(
        "Unable to interpret '|' character, because the related view doesn't have a superview: "
          + (item?.layoutDescription ?? "(null)"))
    }
    return superview
  }

  private mutating func addLength(
    of item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    var other: (any LayoutItem)?
    var constant: CGFloat = 0
    if case .name(let name, let position) = predicate.object, metrics[name] == nil {
      other = try self.item(name, position)
    } else {
      constant = try number(predicate.object)
    }
    constraints.append(
      NSLayoutConstraint(
        item: item, attribute: length, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : length, multiplier: 1, constant: constant))
    try prioritize(predicate)
  }

  private mutating func prioritize(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
    guard let priority = predicate.priority else { return }
    constraints[constraints.count - 1].priority = UILayoutPriority(Float(try number(priority)))
  }

  /// Aligns each view with the next, for every alignment option.
  private mutating func addAlignments() {
    for attribute in options.alignments {
      require(
        attribute.axis != format.axis,
        "Options mask required views to be aligned on a \(format.axis == .horizontal ? "vertical" : "horizontal") "
          + "edge, which is not allowed for layout that is also "
          + "\(format.axis == .horizontal ? "horizontal" : "vertical").")
      for (first, second) in zip(items, items.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute,
            multiplier: 1, constant: 0))
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of this edge in the layout margins; the attribute itself if it is no edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
