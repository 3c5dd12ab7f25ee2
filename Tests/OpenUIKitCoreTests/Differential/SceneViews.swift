import OpenUIKit

/// The views, guides and constraints of a scene.
@MainActor
final class SceneViews {
  private var views: [UIView?] = []
  private var guides: [UILayoutGuide?] = []
  private(set) var constraints: [NSLayoutConstraint?] = []
  private(set) var scene: LayoutScene
  /// Required constraints that a window gave up, and values that it refused: there are none.
  private var reports: [String] = []
  /// Whether a layout had no end, because a position followed from itself.
  private(set) var hasFeedbackLoop = false

  /// Items in no container, without constraints.
  init(itemsOf scene: LayoutScene) {
    self.scene = scene
    for index in scene.items.indices { makeItem(index) }
    constraints = Array(repeating: nil, count: scene.relations.count)
    for index in scene.items.indices where scene.items[index].kind == .scrollView { boundContent(of: index) }
  }

  /// All of a scene, built at once. `order` sorts the constraints that are activated.
  convenience init(_ scene: LayoutScene, order: ([Int]) -> [Int] = { $0 }) {
    self.init(itemsOf: scene)
    for item in scene.items.indices { applyProperties(of: item) }
    for item in scene.items.indices where scene.items[item].container == nil { nest(item) }
    let active = scene.relations.indices.filter { scene.relations[$0].isActive }
    NSLayoutConstraint.activate(order(active).map { constraint($0) })
  }

  private func makeItem(_ index: Int) {
    let kind = scene.items[index].kind
    guides.append(kind == .guide ? UILayoutGuide() : nil)
    views.append(kind == .guide ? nil : Self.makeView(kind))
    if let window = views[index] as? UIWindow { listen(to: window) }
    if kind != .window { views[index]?.translatesAutoresizingMaskIntoConstraints = false }
  }

  private static func makeView(_ kind: LayoutScene.Kind) -> UIView {
    switch kind {
    case .window: UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    case .label: UILabel()
    case .button: UIButton(type: .system)
    case .textView: Self.makeTextView()
    case .content: SceneContentView()
    case .stack: UIStackView()
    case .scrollView: UIScrollView()
    case .view, .guide: UIView()
    }
  }

  private static func makeTextView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    return view
  }

  private func listen(to window: UIWindow) {
    window.unsatisfiableConstraintsHandler = { [unowned self] in reports.append($0.message) }
    window.layoutErrorHandler = { [unowned self] in
      if $0.reason == .feedbackLoop { hasFeedbackLoop = true } else { reports.append($0.description) }
    }
  }

  /// Decides the size of a scroll view's content where nothing else does.
  private func boundContent(of item: Int) {
    guard let scrollView = views[item] as? UIScrollView else { return }
    let guide = scrollView.contentLayoutGuide
    for (place, anchor) in [guide.widthAnchor, guide.heightAnchor].enumerated() {
      let constraint = anchor.constraint(equalToConstant: 100)
      constraint.priority = UILayoutPriority(1 + (Float(4 * item + place) + 0.5) / 64)
      constraint.isActive = true
    }
  }

  private func applyProperties(of item: Int) {
    guard let view = views[item] else { return }
    for (_, property) in scene.items[item].properties.sorted(by: { $0.key < $1.key }) {
      property.apply(to: view)
    }
  }

  /// Puts everything inside an item where it belongs.
  private func nest(_ item: Int) {
    guard let view = views[item] else { return }
    for child in scene.items[item].children {
      if let guide = guides[child] { view.addLayoutGuide(guide) }
      guard let subview = views[child] else { continue }
      view.addSubview(subview)
      nest(child)
    }
    for child in scene.items[item].arranged { (view as? UIStackView)?.addArrangedSubview(views[child]!) }
  }
}

extension SceneViews {
  /// The constraint of a number, made when it is first needed.
  private func constraint(_ index: Int) -> NSLayoutConstraint {
    if let constraint = constraints[index] { return constraint }
    let relation = scene.relations[index]
    let constraint = NSLayoutConstraint(
      item: object(relation.first), attribute: relation.first.attribute, relatedBy: relation.relation,
      toItem: relation.second.map(object), attribute: relation.second?.attribute ?? .notAnAttribute,
      multiplier: relation.multiplier, constant: relation.constant)
    constraint.priority = UILayoutPriority(relation.priority)
    constraint.identifier = "\(index)"
    constraints[index] = constraint
    return constraint
  }

  private func object(_ end: LayoutScene.End) -> AnyObject {
    if let guide = guides[end.item] { return guide }
    let view = views[end.item]!
    switch end.area {
    case .own: return view
    case .margins: return view.layoutMarginsGuide
    case .safeArea: return view.safeAreaLayoutGuide
    case .scrolledContent: return (view as? UIScrollView)?.contentLayoutGuide ?? view
    }
  }

  /// Makes a change, which the scene must allow.
  func make(_ edit: SceneEdit) {
    let before = scene
    guard scene.make(edit) else { return }
    switch edit {
    case .add(let item, let container, let place): add(item, to: container, at: place, before)
    case .arrange(let item, let stack, let place):
      (views[stack] as? UIStackView)?.insertArrangedSubview(views[item]!, at: place)
      if before.items[item].container != stack { renewWeak(item) }
    case .stopArranging(let item):
      (views[before.items[item].container!] as? UIStackView)?.removeArrangedSubview(views[item]!)
    case .remove(let item): remove(item)
    case .exchange(let container, let first, let second):
      views[container]!.exchangeSubview(at: first, withSubviewAt: second)
    case .activate(let indices): NSLayoutConstraint.activate(indices.map { constraint($0) })
    case .deactivate(let indices): NSLayoutConstraint.deactivate(indices.map { constraint($0) })
    case .setConstant(let index, let constant): constraints[index]?.constant = constant
    case .setPriority(let index, let priority): constraints[index]?.priority = UILayoutPriority(priority)
    case .replace(let index, _): renew(index)
    case .set(let item, let property): if let view = views[item] { property.apply(to: view) }
    case .layOut(let item): views[item]?.layoutIfNeeded()
    case .fit(let item): _ = views[item]?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }

  private func add(_ item: Int, to container: Int, at place: Int, _ before: LayoutScene) {
    if let guide = guides[item] {
      views[container]!.addLayoutGuide(guide)
    } else {
      views[container]!.insertSubview(views[item]!, at: place)
    }
    if before.items[item].container != container { renewWeak(item) }
  }

  private func remove(_ item: Int) {
    views[item]?.removeFromSuperview()
    if let guide = guides[item] { guide.owningView?.removeLayoutGuide(guide) }
  }

  private func renewWeak(_ item: Int) {
    for place in 0..<4 { renew(LayoutScene.ownRelation(item) + place) }
  }

  private func renew(_ index: Int) {
    constraints[index]?.isActive = false
    constraints[index] = nil
    if scene.relations[index].isActive { constraint(index).isActive = true }
  }
}

/// The result of a layout.
extension SceneViews {
  /// Trees outside windows update their constraints: until then a stack has not added its own, and the size that fits one of
  /// its views would depend on what was measured before.
  func layOut() {
    for case let root? in views where root.superview == nil {
      (root as? UIWindow)?.layoutIfNeeded()
      root.updateConstraintsIfNeeded()
    }
  }

  /// Gives the views that follow their superviews the place that they have in another tree, and scroll views their
  /// offset: these depend on what the tree has gone through.
  func takeOverHistory(of other: SceneViews) {
    for item in scene.items.indices {
      if let scrollView = views[item] as? UIScrollView, let original = other.views[item] {
        scrollView.bounds.origin = original.bounds.origin
      }
      guard case .framed(_, let mask) = scene.items[item].properties[placementNumber], mask != 0,
        let view = views[item], let original = other.views[item]
      else { continue }
      view.bounds.size = original.bounds.size
      view.center = original.center
    }
  }

  private var placementNumber: Int { SceneProperty.placedByConstraints.number }

  /// The size that an item's own constraints give it, if it is a view that constraints place. Outside windows baselines are where
  /// the last layout put them, so that the size depends on what the tree has gone through.
  func fittingSize(of item: Int) -> [CGFloat] {
    guard scene.items[item].kind != .window, let view = views[item],
      !view.translatesAutoresizingMaskIntoConstraints, !scene.hasBaselines || view.window != nil
    else { return [] }
    let size = view.systemLayoutSizeFitting(CGSize(width: 100, height: 50))
    return [size.width, size.height]
  }

  /// How far the arithmetic may be off, in points: in views that do not lie on whole pixels, in guides and in fitting sizes.
  nonisolated static let noise = 1e-6

  /// Returns the first difference from another tree of the same scene; nil if there is none.
  func difference(from other: SceneViews) -> String? {
    if let report = reports.first ?? other.reports.first { return report }
    for item in scene.items.indices where scene.items[scene.root(of: item)].kind == .window {
      let (one, two) = (place(item), other.place(item))
      if zip(one, two).contains(where: { abs($0 - $1) > Self.noise }) {
        return "\(scene.items[item].kind) \(item): \(one), afresh \(two)"
      }
    }
    for (index, relation) in scene.relations.enumerated() {
      let isActive = constraints[index]?.isActive ?? false
      if isActive != relation.isActive { return "constraint \(index): is active \(isActive)" }
    }
    return nil
  }

  private func place(_ item: Int) -> [CGFloat] {
    if let guide = guides[item] { return guide.layoutFrame.numbers }
    let view = views[item]!
    let content = (view as? UIScrollView)?.contentSize
    let margins = view.layoutMargins
    return [view.center.x, view.center.y] + view.bounds.numbers
      + (content.map { [$0.width, $0.height] } ?? [])
      + [margins.left, margins.right, margins.top, margins.bottom]
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
