import OpenUIKit

/// Changes a tree of views at random, lays it out, and compares it with a tree built from the start to the same state.
@MainActor
struct DifferentialRun {
  /// A layout that differs from that of the new tree.
  struct Failure {
    let seed: UInt64
    let step: Int
    /// The changes up to there, by steps.
    let steps: [[SceneEdit]]
    let difference: String
  }

  let seed: UInt64
  private let start: LayoutScene
  private var random: SeededGenerator
  /// How many layouts were left out because the fresh trees differed among themselves.
  private(set) var undecided = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let itemCount = 8 + random.number(below: 16)
    start = LayoutScene(itemCount: itemCount, relationCount: 2 * itemCount, using: &random)
  }

  /// Makes so many steps. Returns the first failure.
  mutating func run(steps count: Int) -> Failure? {
    var steps: [[SceneEdit]] = [opening()]
    let views = SceneViews(itemsOf: start)
    for step in 0..<count {
      if step > 0 { steps.append(edits(in: views.scene)) }
      let fitted = start.items.indices.randomElement(using: &random)!
      if let difference = difference(in: views, after: steps[step], fitting: [fitted]) {
        return Failure(seed: seed, step: step, steps: steps, difference: difference)
      }
    }
    return nil
  }

  /// Gives every view priorities of its own, and nests most of them.
  private mutating func opening() -> [SceneEdit] {
    var edits: [SceneEdit] = []
    for item in start.items.indices where item >= 2 {
      edits.append(.set(item, SceneEdit.contentHugging(item, start.hasBaselines ? 990 : 250)))
      edits.append(.set(item, SceneEdit.contentResistance(item, start.hasBaselines ? 995 : 750)))
      if start.items[item].kind == .label { edits.append(.set(item, .text(random.number(below: 6)))) }
      edits.append(.add(item, to: random.number(below: item), at: 0))
    }
    return edits
  }

  private mutating func edits(in scene: LayoutScene) -> [SceneEdit] {
    var (edits, scene) = ([SceneEdit](), scene)
    for _ in 0...random.number(below: 4) {
      let edit = SceneEdit.random(in: scene, using: &random)
      if scene.make(edit) { edits.append(edit) }
    }
    return edits
  }

  /// Makes changes, lays out, and describes what differs from a fresh tree: frames, and the sizes that fit some items.
  private mutating func difference(
    in views: SceneViews, after edits: [SceneEdit], fitting items: [Int]
  ) -> String? {
    for edit in edits { views.make(edit) }
    views.layOut()
    guard let difference = Self.difference(of: views, from: { $0 }, fitting: items) else { return nil }
    guard Self.isDecided(views, fitting: items) else {
      undecided += 1
      return nil
    }
    return difference
  }

  private static func difference(
    of views: SceneViews, from order: ([Int]) -> [Int], fitting items: [Int]
  ) -> String? {
    difference(of: views, from: freshTree(like: views, order), fitting: items)
  }

  private static func difference(
    of views: SceneViews, from fresh: SceneViews, fitting items: [Int]
  ) -> String? {
    if let difference = views.difference(from: fresh) { return difference }
    for item in items {
      let (one, two) = (views.fittingSize(of: item), fresh.fittingSize(of: item))
      if zip(one, two).contains(where: { abs($0 - $1) > SceneViews.noise }) {
        return "item \(item) is to be \(one), afresh \(two)"
      }
    }
    return nil
  }

  private static func freshTree(like views: SceneViews, _ order: ([Int]) -> [Int]) -> SceneViews {
    let fresh = SceneViews(views.scene, order: order)
    fresh.layOut()
    fresh.takeOverHistory(of: views)
    fresh.layOut()
    return fresh
  }

  /// Whether the order in which a fresh tree's constraints are activated makes no difference, and the layout has an end.
  ///
  /// Where insets follow from places, it may have none: a safe area moves what a scroll view contains, constraints move the
  /// scroll view after that, and so the safe area changes back. Such a layout stops anywhere, and the window reports it.
  private static func isDecided(_ views: SceneViews, fitting items: [Int]) -> Bool {
    let first = freshTree(like: views) { $0 }
    if views.scene.insetsFollowPlaces, first.hasFeedbackLoop { return false }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4 {
      let other = freshTree(like: views) { $0.shuffled(using: &random) }
      if difference(of: first, from: other, fitting: items) != nil { return false }
    }
    return true
  }

  /// The fewest changes that still fail: leaves out steps, then single changes, as long as the failure stays.
  func shrunk(_ failure: Failure) -> [[SceneEdit]] {
    var steps = failure.steps
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in steps.indices.reversed() where steps.count > 1 {
        var fewer = steps
        fewer.remove(at: index)
        if fails(fewer) { (steps, hasChanged) = (fewer, true) }
      }
      for step in steps.indices {
        for index in steps[step].indices.reversed() {
          var fewer = steps
          fewer[step].remove(at: index)
          if fails(fewer) { (steps, hasChanged) = (fewer, true) }
        }
      }
    }
    return steps
  }

  /// Whether the last of some steps, or one before it, fails.
  private func fails(_ steps: [[SceneEdit]]) -> Bool { difference(after: steps) != nil }

  private func difference(after steps: [[SceneEdit]]) -> String? {
    var copy = self
    let views = SceneViews(itemsOf: start)
    for edits in steps {
      if let difference = copy.difference(in: views, after: edits, fitting: Array(start.items.indices)) {
        return difference
      }
    }
    return nil
  }

  /// A failure in words: what was left of the changes, and the kinds of the items.
  func describe(_ failure: Failure) -> String {
    let steps = shrunk(failure)
    var lines = ["seed \(failure.seed), step \(failure.step): \(failure.difference)"]
    lines.append("with the fewest changes: \(difference(after: steps) ?? "")")
    for (number, edits) in steps.enumerated() {
      for edit in edits { lines.append("  \(number): \(edit)") }
    }
    var scene = start
    for edit in steps.joined() { _ = scene.make(edit) }
    for (index, relation) in scene.relations.enumerated() where relation.isActive && !relation.isWeak {
      lines.append("  constraint \(index): \(relation)")
    }
    let kinds = start.items.enumerated().map { "\($0.offset) \($0.element.kind)" }
    lines.append("  items: " + kinds.joined(separator: ", "))
    return lines.joined(separator: "\n")
  }
}
