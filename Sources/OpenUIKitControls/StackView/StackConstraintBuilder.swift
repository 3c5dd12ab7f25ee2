/// Collects the constraints of a stack.
struct StackConstraintBuilder: ViewTreeConfined {
  let stack: UIStackView
  /// All views that the stack arranges, hidden ones too. Views that are measured may make the stack arrange others.
  let arranged: [UIView]
  /// Those that are not hidden.
  private let views: [UIView]
  /// The stack as an item, and the item that the views are constrained to: the stack or the guide of its margins.
  private let whole: StackItem
  private let canvas: StackItem
  private let along: StackAxis
  private let across: StackAxis
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The constraints of single views, and the view of each.
  private(set) var constraintsOfViews: [NSLayoutConstraint] = []
  private(set) var viewsOfConstraints: [ObjectIdentifier] = []
  private(set) var guides: [UILayoutGuide] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    arranged = stack.arrangedSubviews
    views = stack.visibleViews
    whole = StackItem(stack)
    canvas = stack.isLayoutMarginsRelativeArrangement ? StackItem(stack.layoutMarginsGuide) : whole
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
  }

  mutating func build() {
    // A spacing and two alignments for each view, and the connections with the stack.
    constraints.reserveCapacity(3 * arranged.count + 4)
    hide()
    guard let first = views.first, let last = views.last else { return collapse() }
    add(.canvasConnection, canvas, along.start, .equal, StackItem(first), along.start)
    add(.canvasConnection, canvas, along.end, .equal, StackItem(last), along.end)
    distribute()
    // Hidden views stay aligned with the others, which are all aligned with the first view.
    if stack.alignment == .fill { fillAcross(arranged) } else { alignAcross(arranged) }
  }

  private mutating func add(
    _ identifier: StackIdentifier, _ first: StackItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: StackItem?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat = 0, multiplier: CGFloat = 1, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint.ofStack(
      identifier, first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
    if second == nil, first != whole, let view = first.viewIdentifier {
      constraintsOfViews.append(constraint)
      viewsOfConstraints.append(view)
    } else {
      constraints.append(constraint)
    }
  }

  private mutating func addGuide(_ identifier: String = "") -> StackItem {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return StackItem(guide)
  }
}

extension StackConstraintBuilder {
  /// A stack of hidden views has length 0 unless it needs another one, and the views are at its start.
  private mutating func collapse() {
    guard let first = arranged.first else { return }
    let order = addGuide("UISV-ordering-spanner")
    add(.canvasConnection, canvas, along.start, .equal, order, along.start)
    add(.canvasConnection, canvas, along.end, .equal, order, along.end)
    add(.spanningFit, order, along.length, .equal, nil, .notAnAttribute, 0, priority: 0.001)
    let relation = spacingRelation
    for view in arranged {
      add(.spacingHidden, StackItem(view), along.start, relation, order, along.end, priority: 50)
    }
    let attributes = stack.alignment == .fill ? [across.start, across.end] : [alignmentAttribute]
    for attribute in attributes { align(arranged.dropFirst(), with: StackItem(first), attribute) }
  }

  /// Hidden views have length 0, unless a required constraint determines another. They are at their position
  /// when shown: in the middle of the gap between the visible views, or at the edge.
  private mutating func hide() {
    var previous: UIView?
    var following = views[...]
    for view in arranged {
      guard view.isHidden else {
        previous = following.popFirst()
        continue
      }
      // Not required: the view's own constraints may need a length, and hiding it must not be a conflict.
      add(.hiding, StackItem(view), along.length, .equal, nil, .notAnAttribute, 0, priority: 999.999)
      place(view, between: previous, and: following.first)
    }
  }

  private mutating func place(_ hidden: UIView, between previous: UIView?, and next: UIView?) {
    let relation = spacingRelation
    if let previous {
      add(
        .spacingHidden, StackItem(hidden), along.start, relation, StackItem(previous), endOfGap,
        next == nil ? 0 : stack.spacing(after: previous) / 2, priority: 50)
    } else if let next {
      add(
        .spacingHidden, StackItem(next), startOfGap, relation, StackItem(hidden), along.end, priority: 50)
    }
  }

  /// The end of the gap before a view, and the start of the gap after it.
  private var startOfGap: NSLayoutConstraint.Attribute { isBaselineRelative ? .firstBaseline : along.start }
  private var endOfGap: NSLayoutConstraint.Attribute { isBaselineRelative ? .lastBaseline : along.end }
  private var isBaselineRelative: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }
}

extension StackConstraintBuilder {
  private var fillsAxis: Bool {
    stack.distribution != .equalSpacing && stack.distribution != .equalCentering
  }

  /// The relation of a distance to the spacing: exact if views fill the axis.
  private var spacingRelation: NSLayoutConstraint.Relation { fillsAxis ? .equal : .greaterThanOrEqual }

  private mutating func distribute() {
    addSpacings()
    switch stack.distribution {
    case .fill: break
    case .fillEqually: makeLengthsEqual()
    case .fillProportionally: makeLengthsProportional()
    case .equalSpacing: makeGapsEqual(from: along.end, to: along.start)
    case .equalCentering: makeGapsEqual(from: along.center, to: along.center)
    }
    guard !fillsAxis else { return }
    add(.canvasFit, whole, along.length, .equal, nil, .notAnAttribute, 0, priority: 49)
  }

  private mutating func addSpacings() {
    let (relation, start, end) = (spacingRelation, startOfGap, endOfGap)
    for (view, next) in zip(views, views.dropFirst()) {
      add(.spacing, StackItem(next), start, relation, StackItem(view), end, stack.spacing(after: view))
    }
  }

  private mutating func makeLengthsEqual() {
    let first = StackItem(views[0])
    for view in views.dropFirst() {
      add(.fillEqually, StackItem(view), along.length, .equal, first, along.length)
    }
  }

  /// The length of each view is proportional to the length of its content, as a fraction of all content and
  /// spacing. The priorities decrease from 999, so that the last views absorb rounding.
  private mutating func makeLengthsProportional() {
    let lengths = views.map { max(0, contentLength(of: $0)) }
    // Without content there are no proportions.
    guard lengths.contains(where: { $0 > 0 }) else { return makeLengthsEqual() }
    let gaps = views.dropLast().reduce(CGFloat(0)) { $0 + stack.spacing(after: $1) }
    let total = max(lengths.reduce(0, +) + gaps, .leastNonzeroMagnitude)
    for (index, (view, length)) in zip(views, lengths).enumerated() {
      let hasContent = length > 0
      add(
        .fillProportionally, StackItem(view), along.length, .equal, hasContent ? whole : nil,
        hasContent ? along.length : .notAnAttribute, multiplier: hasContent ? length / total : 1,
        priority: decreasing(from: 999, index))
    }
  }

  /// A priority for each view, decreasing as long as there are lower ones.
  private func decreasing(from priority: Float, _ index: Int) -> Float { max(1, priority - Float(index)) }

  /// The length of a view's own content, or else the one that the constraints inside the view need: a container is as long as what it
  /// contains. Recorded frames of Interface Builder show that: in 181.33 points with spacing 16 labels of 17 and 20.33 are 21 and 25
  /// high, and stacks that need 31 points are 38 high.
  private func contentLength(of view: UIView) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat { stack.axis == .horizontal ? size.width : size.height }
    let own = length(view.intrinsicContentSize)
    guard own == UIView.noIntrinsicMetric, !view.subviews.isEmpty || !view.constraints.isEmpty else {
      return own
    }
    let needed = length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    return needed.isFinite ? needed : 0
  }

  /// Guides span the gaps between neighbours, and all have the length of the first. For equal centring these
  /// constraints are optional. If views are too large, later ones are broken first.
  private mutating func makeGapsEqual(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute
  ) {
    var firstGap: StackItem?
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let gap = addGuide()
      add(.distributingEdge, gap, along.start, .equal, StackItem(view), end)
      add(.distributingEdge, gap, along.end, .equal, StackItem(next), start)
      if let firstGap {
        let priority: Float = stack.distribution == .equalSpacing ? 1000 : decreasing(from: 150, index)
        add(.fillEqually, gap, along.length, .equal, firstGap, along.length, priority: priority)
      }
      firstGap = firstGap ?? gap
    }
  }
}

extension StackConstraintBuilder {
  private mutating func fillAcross(_ arranged: [UIView]) {
    let first = StackItem(arranged[0])
    for edge in [across.start, across.end] {
      add(.canvasConnection, canvas, edge, .equal, first, edge)
      align(arranged.dropFirst(), with: first, edge)
    }
  }

  /// Aligns views with the first one.
  private mutating func align(
    _ others: ArraySlice<UIView>, with first: StackItem, _ attribute: NSLayoutConstraint.Attribute
  ) {
    for view in others { add(.alignment, first, attribute, .equal, StackItem(view), attribute) }
  }

  /// Aligns the views at one edge, in the middle or on a baseline. The edge that all share is constrained to
  /// the first view. The other edges are constrained to a guide that spans all visible views and is as small
  /// as possible.
  private mutating func alignAcross(_ arranged: [UIView]) {
    let (attribute, first) = (alignmentAttribute, StackItem(arranged[0]))
    align(arranged.dropFirst(), with: first, attribute)
    for view in arranged {
      add(
        .ambiguitySuppression, StackItem(view), across.length, .equal, nil, .notAnAttribute, 0, priority: 25)
    }
    if arranged.count == 1 && attribute == across.center { return alignAlone(first) }
    let span = addGuide("UISV-alignment-spanner")
    add(.spanningFit, span, across.length, .equal, nil, .notAnAttribute, 0, priority: 51)
    for view in views {
      let item = StackItem(view)
      addBoundary(span, across.start, .lessThanOrEqual, item, isCommon: attribute == across.start)
      addBoundary(span, across.end, .greaterThanOrEqual, item, isCommon: attribute == across.end)
    }
    connect(first, span, attribute)
  }

  private mutating func addBoundary(
    _ span: StackItem, _ edge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ view: StackItem, isCommon: Bool
  ) {
    add(
      .spanningBoundary, span, edge, isCommon ? .equal : relation, view, edge,
      priority: isCommon ? 999.5 : 1000)
  }

  private mutating func connect(
    _ first: StackItem, _ span: StackItem, _ attribute: NSLayoutConstraint.Attribute
  ) {
    let isLast = attribute == .lastBaseline
    add(
      .canvasConnection, canvas, across.start, .equal, attribute == across.start ? first : span,
      across.start)
    add(
      .canvasConnection, canvas, across.end, isLast ? .greaterThanOrEqual : .equal,
      isLast || attribute == across.end ? first : span, across.end)
    if attribute == across.center {
      add(.canvasConnection, canvas, attribute, .equal, first, attribute)
    }
    guard attribute.isBaseline else { return }
    addCanvasFit()
    // UIKit does not determine the position of views on a baseline in a higher stack. Here they are as close
    // to the start as possible.
    for view in views {
      add(.spanningBoundary, span, across.start, .equal, StackItem(view), across.start, priority: 24)
    }
  }

  /// A single centred view needs no guide.
  private mutating func alignAlone(_ view: StackItem) {
    add(.canvasConnection, canvas, across.start, .lessThanOrEqual, view, across.start)
    add(.canvasConnection, canvas, across.end, .greaterThanOrEqual, view, across.end)
    add(.canvasConnection, canvas, across.center, .equal, view, across.center)
    addCanvasFit()
  }

  private mutating func addCanvasFit() {
    add(.canvasFit, whole, across.length, .equal, nil, .notAnAttribute, 0, priority: 49)
  }

  private var alignmentAttribute: NSLayoutConstraint.Attribute {
    switch stack.alignment {
    case .leading: across.start
    case .trailing: across.end
    case .firstBaseline where stack.axis == .horizontal: .firstBaseline
    case .lastBaseline where stack.axis == .horizontal: .lastBaseline
    case .firstBaseline: across.start
    case .lastBaseline: across.end
    case .center, .fill: across.center
    }
  }
}
