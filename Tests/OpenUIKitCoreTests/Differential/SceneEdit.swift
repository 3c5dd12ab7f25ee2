import OpenUIKit

/// One change of a scene.
enum SceneEdit: Sendable {
  /// Puts a view or guide into another view, from wherever it was.
  case add(Int, to: Int, at: Int)
  /// Has a stack arrange a view.
  case arrange(Int, in: Int, at: Int)
  case stopArranging(Int)
  case remove(Int)
  case exchange(in: Int, Int, Int)
  case activate([Int])
  case deactivate([Int])
  case setConstant(Int, Double)
  case setPriority(Int, Float)
  /// Replaces a constraint by a new one.
  case replace(Int, by: LayoutScene.Relation)
  case set(Int, SceneProperty)
  /// Lays out a view before the other changes are made.
  case layOut(Int)
  /// Asks how large a view has to be.
  case fit(Int)
}

/// The effect of a change on the description of a scene.
extension LayoutScene {
  /// Makes a change. Returns false, and changes nothing, where it is not possible.
  mutating func make(_ edit: SceneEdit) -> Bool {
    switch edit {
    case .add(let item, let container, let place): return add(item, to: container, at: place)
    case .arrange(let item, let stack, let place): return arrange(item, in: stack, at: place)
    case .stopArranging(let item): return stopArranging(item)
    case .remove(let item):
      guard items[item].container != nil else { return false }
      detach(item)
    case .exchange(let container, let first, let second):
      guard max(first, second) < views(in: container).count else { return false }
      exchange(in: container, first, second)
    case .activate(let indices): return activate(indices)
    case .deactivate(let indices): for index in indices { relations[index].isActive = false }
    case .setConstant(let index, let constant): relations[index].constant = constant
    case .setPriority(let index, let priority): return setPriority(index, priority)
    case .replace(let index, let relation): return replace(index, by: relation)
    case .set(let item, let property): return set(item, property)
    case .layOut, .fit: break
    }
    return true
  }

  /// The views among an item's children, in their order.
  func views(in container: Int) -> [Int] { items[container].children.filter { items[$0].kind != .guide } }

  private mutating func add(_ item: Int, to container: Int, at place: Int) -> Bool {
    // The content of a text view is its text: constraints of views in it do not change it.
    guard items[container].kind != .guide, items[container].kind != .textView, items[item].kind != .window,
      !isInside(container, item),
      items[container].kind == .window || !followsContainer(items[item].properties)
    else { return false }
    if items[item].container == container {
      guard items[item].kind != .guide else { return false }
      reorder(item, in: container, to: place)
    } else {
      guard place <= views(in: container).count else { return false }
      detach(item)
      insert(item, in: container, at: place)
      items[item].container = container
      decide(item, in: container)
    }
    return true
  }

  private mutating func insert(_ item: Int, in container: Int, at place: Int) {
    var views = views(in: container)
    let guides = items[container].children.filter { items[$0].kind == .guide }
    if items[item].kind == .guide { return items[container].children.append(item) }
    views.insert(item, at: min(place, views.count))
    items[container].children = views + guides
  }

  private mutating func reorder(_ item: Int, in container: Int, to place: Int) {
    items[container].children.removeAll { $0 == item }
    insert(item, in: container, at: place)
  }

  private mutating func exchange(in container: Int, _ first: Int, _ second: Int) {
    var views = views(in: container)
    views.swapAt(first, second)
    items[container].children = views + items[container].children.filter { items[$0].kind == .guide }
  }

  /// Renews the weak constraints of an item that has come into a container.
  private mutating func decide(_ item: Int, in container: Int) {
    for place in 0..<4 {
      let index = Self.ownRelation(item) + place
      relations[index] = Self.weakRelation(
        item, place, in: container, constant: relations[index].constant)
      relations[index].isActive = true
    }
  }

  /// Whether a frame and a flexible mask place the item. Only in a window may they: what such a view asks of its superview
  /// depends on how large that was before.
  private func followsContainer(_ properties: [Int: SceneProperty]) -> Bool {
    if case .framed(_, let mask) = properties[SceneProperty.placedByConstraints.number] { return mask != 0 }
    return false
  }

  private mutating func arrange(_ item: Int, in stack: Int, at place: Int) -> Bool {
    guard items[stack].kind == .stack, items[item].isFlexible, items[item].kind != .guide,
      items[item].container == stack || !isInside(stack, item),
      place <= items[stack].arranged.count
    else { return false }
    let count = views(in: stack).count
    let placed = SceneProperty.placedByConstraints
    items[item].properties[placed.number] = placed
    if items[item].container != stack, !add(item, to: stack, at: count) { return false }
    items[stack].arranged.removeAll { $0 == item }
    items[stack].arranged.insert(item, at: min(place, items[stack].arranged.count))
    return true
  }

  private mutating func stopArranging(_ item: Int) -> Bool {
    guard let stack = items[item].container, items[stack].arranged.contains(item) else { return false }
    items[stack].arranged.removeAll { $0 == item }
    return true
  }

  private mutating func activate(_ indices: [Int]) -> Bool {
    guard indices.allSatisfy({ holder(of: relations[$0]) != nil }) else { return false }
    for index in indices { relations[index].isActive = true }
    return true
  }

  private mutating func setPriority(_ index: Int, _ priority: Float) -> Bool {
    // UIKit refuses to make an active constraint required, or optional again.
    guard relations[index].priority != 1000, priority != 1000 else { return false }
    relations[index].priority = priority
    return true
  }

  private mutating func replace(_ index: Int, by relation: Relation) -> Bool {
    guard !relation.isActive || holder(of: relation) != nil else { return false }
    relations[index] = relation
    return true
  }

  private mutating func set(_ item: Int, _ property: SceneProperty) -> Bool {
    if case .framed(_, let mask) = property {
      guard let container = items[item].container, !items[container].arranged.contains(item),
        mask == 0 || items[container].kind == .window
      else { return false }
    }
    items[item].properties[property.number] = property
    return true
  }
}
