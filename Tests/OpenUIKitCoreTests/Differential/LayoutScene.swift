import OpenUIKit

/// Which views and guides there are, how they are nested, what is set on them, and the constraints between them: all
/// that a tree of the same layout can be built from.
///
/// Items and constraints are known by their numbers. The first two items are windows.
struct LayoutScene: Sendable {
  /// A view, window or guide.
  struct Item: Sendable {
    let kind: Kind
    /// Whether a stack may arrange the item and a frame may place it; required constraints mention other items and windows.
    let isFlexible: Bool
    /// The superview, or the view that owns the guide.
    var container: Int?
    var children: [Int] = []
    var arranged: [Int] = []
    /// The properties that are set on the item, by their numbers.
    var properties: [Int: SceneProperty] = [:]
  }

  enum Kind: CaseIterable, Sendable {
    case window, view, label, button, textView, content, stack, scrollView, guide
  }

  /// An edge, size, centre or baseline of an item or of one of its guides.
  struct End: Sendable {
    enum Area: Sendable { case own, margins, safeArea, scrolledContent }

    let item: Int
    var area = Area.own
    let attribute: NSLayoutConstraint.Attribute
    var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
  }

  /// A constraint, active or not.
  struct Relation: Sendable {
    let first: End
    var relation = NSLayoutConstraint.Relation.equal
    var second: End?
    var multiplier = 1.0
    var constant: Double
    var priority: Float
    var isActive = false
  }

  var items: [Item]
  var relations: [Relation]
  /// Whether constraints and stacks relate baselines. Where a baseline is follows from the height of its view, which must not
  /// follow from it then: contents are stronger than all other constraints that are not required.
  let hasBaselines: Bool
  /// Whether margins and safe areas depend on where views are. No layout may follow from them then, where that would go round
  /// in a circle.
  let insetsFollowPlaces: Bool
}

extension LayoutScene.Relation: CustomStringConvertible {
  /// Whether it only decides what nothing else does.
  var isWeak: Bool { priority < 50 }

  var description: String {
    let right = second.map { " \(multiplier) * \($0) +" } ?? ""
    return "\(first) \(relation)\(right) \(constant) @ \(priority)"
  }
}

extension LayoutScene.End: CustomStringConvertible {
  var description: String { "\(item)\(area == .own ? "" : ".\(area)").\(attribute)" }
}

/// The tree.
extension LayoutScene {
  /// Whether an item is `ancestor` or lies inside it.
  func isInside(_ item: Int, _ ancestor: Int) -> Bool {
    var next: Int? = item
    while let current = next {
      if current == ancestor { return true }
      next = items[current].container
    }
    return false
  }

  /// The topmost item around one.
  func root(of item: Int) -> Int {
    var root = item
    while let container = items[root].container { root = container }
    return root
  }

  /// The view that would hold a constraint; nil where its items have no common ancestor.
  func holder(of relation: Relation) -> Int? {
    guard let first = view(of: relation.first.item) else { return nil }
    guard let end = relation.second else { return first }
    guard let second = view(of: end.item) else { return nil }
    var next: Int? = first
    while let current = next {
      if isInside(second, current) { return current }
      next = items[current].container
    }
    return nil
  }

  /// The view that an item is or belongs to.
  private func view(of item: Int) -> Int? { items[item].kind == .guide ? items[item].container : item }

  /// Items in the order of the tree, parents first.
  func itemsInside(_ item: Int) -> [Int] { [item] + items[item].children.flatMap { itemsInside($0) } }

  /// Takes an item out of its container. Constraints from outside to something in it are given up.
  mutating func detach(_ item: Int) {
    guard let container = items[item].container else { return }
    for index in relations.indices where relations[index].isActive && loses(item, relations[index]) {
      relations[index].isActive = false
    }
    items[container].children.removeAll { $0 == item }
    items[container].arranged.removeAll { $0 == item }
    items[item].container = nil
  }

  private func loses(_ item: Int, _ relation: Relation) -> Bool {
    guard let holder = holder(of: relation) else { return false }
    let ends = [relation.first.item, relation.second?.item].compactMap { $0 }
    if items[item].kind == .guide { return ends.contains(item) }
    return !isInside(holder, item) && ends.contains { isInside($0, item) }
  }
}

/// The rules that make every layout the only possible one. A layout that constraints leave open may come out in more than one way,
/// and so may one in which constraints of one priority contradict each other. Here every constraint that is not required has
/// a priority of its own, and each number of an item a weak constraint that decides it if nothing else does. Required
/// constraints never contradict each other. Each decides a number of an item that no other required constraint decides. It relates it
/// to an earlier item that neither a stack nor a frame places.
extension LayoutScene {
  /// How many constraints each item has at the start of the list: four weak ones, and four that may be required.
  static let relationsOfItem = 8

  /// The first of an item's own constraints.
  static func ownRelation(_ item: Int) -> Int { item * relationsOfItem }

  /// The attributes that the weak constraints decide, in their order.
  static let decided: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

  /// The weak constraint of a number of an item.
  static func weakRelation(_ item: Int, _ place: Int, in container: Int?, constant: Double) -> Relation {
    let attribute = decided[place]
    return Relation(
      first: End(item: item, attribute: attribute),
      second: place < 2 ? container.map { End(item: $0, attribute: attribute) } : nil, constant: constant,
      priority: 1 + Float(4 * item + place) / 64)
  }

  /// A priority that no other constraint has, somewhere near `wanted`.
  static func priority(ofRelation index: Int, near wanted: Int) -> Float {
    Float(wanted) + Float(index) / 1024
  }
}
