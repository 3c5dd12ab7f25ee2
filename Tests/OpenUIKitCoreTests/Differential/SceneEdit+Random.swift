import OpenUIKit

/// Scenes and changes by chance.
extension LayoutScene {
  /// Items in no container, and constraints between them that are not active.
  init(itemCount: Int, relationCount: Int, using random: inout SeededGenerator) {
    hasBaselines = random.oneIn(4)
    insetsFollowPlaces = random.oneIn(3)
    items = (0..<itemCount).map { index in
      Item(kind: Self.kind(index, &random), isFlexible: index < 2 || index.isMultiple(of: 2))
    }
    relations = []
    for item in items.indices {
      for place in 0..<4 {
        let constant = random.length(place < 2 ? 0...60 : 10...90)
        relations.append(Self.weakRelation(item, place, in: nil, constant: constant))
      }
      for place in 4..<8 { relations.append(ownRelation(item, place, &random)) }
    }
    while relations.count < itemCount * Self.relationsOfItem + relationCount {
      relations.append(freeRelation(relations.count, &random))
    }
  }

  private static func kind(_ index: Int, _ random: inout SeededGenerator) -> Kind {
    if index < 2 { return .window }
    let odd: [Kind] = [.view, .view, .label, .content, .scrollView, .guide, .button]
    return random.pick(
      index.isMultiple(of: 2) ? [.view, .label, .label, .content, .stack, .stack, .button, .textView] : odd)
  }

  /// A constraint that decides one number of an item, required if the item is of those that required constraints may mention.
  private func ownRelation(_ item: Int, _ place: Int, _ random: inout SeededGenerator) -> Relation {
    let isSize = place >= 6
    let isHorizontal = place.isMultiple(of: 2)
    let sizes: [NSLayoutConstraint.Attribute] = isHorizontal ? [.width] : [.height]
    let edges: [NSLayoutConstraint.Attribute] =
      isHorizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    let attribute = random.pick(isSize ? sizes : edges)
    let isRequired = !items[item].isFlexible && random.oneIn(2)
    let earlier = random.number(below: max(1, item))
    // A frame or a stack ties a flexible item to its container, which a required constraint would tie to the item.
    let isTied = isRequired && earlier >= 2 && items[earlier].isFlexible
    let second = End(item: isTied ? earlier - 1 : earlier, attribute: random.pick(isSize ? sizes : edges))
    let index = Self.ownRelation(item) + place
    return Relation(
      first: End(item: item, attribute: attribute),
      second: isSize && random.oneIn(2) ? nil : second,
      multiplier: isSize ? random.pick([0.5, 1, 1.25]) : 1,
      constant: random.length(isSize ? 0...80 : -40...80),
      priority: isRequired ? 1000 : Self.priority(ofRelation: index, near: 60 + random.number(below: 900)))
  }

  /// Any constraint that is not required.
  func freeRelation(_ index: Int, _ random: inout SeededGenerator) -> Relation {
    let family = random.pick(hasBaselines ? Self.families : Self.families.dropLast())
    let first = end(random.pick(family.attributes), &random)
    let isSize = family.isSize
    var second = isSize && random.oneIn(2) ? nil : end(random.pick(family.attributes), &random)
    if first.isBaseline, second?.item == first.item { second = End(item: 0, attribute: .top) }
    return Relation(
      first: first, relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      second: second,
      multiplier: random.pick(family.multipliers),
      constant: random.length(isSize ? 0...200 : -50...100),
      priority: Self.priority(ofRelation: index, near: 60 + random.number(below: 900)))
  }

  private func end(_ attribute: NSLayoutConstraint.Attribute, _ random: inout SeededGenerator) -> End {
    let item = random.number(below: items.count)
    let areas: [End.Area] =
      switch items[item].kind {
      case .guide: [.own]
      case .window: [.own, .margins, .safeArea]
      case .scrollView: insetsFollowPlaces ? [.own, .scrolledContent] : [.own, .margins, .scrolledContent]
      default: insetsFollowPlaces ? [.own] : [.own, .own, .margins, .safeArea]
      }
    let end = End(item: item, area: random.pick(areas), attribute: attribute)
    return end.isBaseline ? End(item: item, attribute: attribute) : end
  }

  /// Attributes that constraints may relate to each other.
  private static let families: [Family] = [
    Family([.left, .right, .centerX], multipliers: [1, 1, 1, 1.5]),
    Family([.leading, .trailing, .centerX], multipliers: [1, 1, 1, 1.5]),
    Family([.top, .bottom, .centerY], multipliers: [1, 1, 1, 1.5]),
    Family([.width], multipliers: [0.5, 1, 1, 2]), Family([.height], multipliers: [0.5, 1, 1, 2]),
    // Where the baseline is follows from the height. With other multipliers it would run away.
    Family([.top, .bottom, .centerY, .firstBaseline, .lastBaseline], multipliers: [1]),
  ]

  private struct Family {
    let attributes: [NSLayoutConstraint.Attribute]
    let multipliers: [Double]
    var isSize: Bool { attributes.count == 1 }

    init(_ attributes: [NSLayoutConstraint.Attribute], multipliers: [Double]) {
      (self.attributes, self.multipliers) = (attributes, multipliers)
    }
  }
}

extension SceneEdit {
  /// A change that may or may not be possible.
  static func random(in scene: LayoutScene, using random: inout SeededGenerator) -> SceneEdit {
    let item = random.number(below: scene.items.count)
    let relation = random.number(below: scene.relations.count)
    switch random.number(below: 24) {
    case 0...4: return .add(item, to: container(in: scene, &random), at: random.number(below: 3))
    case 5: return .remove(item)
    case 6, 7: return arrangement(of: item, in: scene, &random)
    case 8: return random.oneIn(2) ? .stopArranging(item) : exchange(in: scene, &random)
    case 9...11: return .activate(inactive(in: scene, &random))
    case 12, 13: return .deactivate(active(in: scene, &random))
    case 14, 15: return .setConstant(relation, random.length(0...150))
    case 16:
      let wanted = 60 + random.number(below: 900)
      let isWeak = relation < scene.items.count * LayoutScene.relationsOfItem && relation % 8 < 4
      if isWeak { return .setConstant(relation, random.length(0...150)) }
      return .setPriority(relation, LayoutScene.priority(ofRelation: relation, near: wanted))
    case 17: return replacement(in: scene, &random)
    case 18: return random.oneIn(2) ? .layOut(item) : .fit(item)
    default: return .set(item, property(of: item, in: scene, &random))
    }
  }

  private static func container(in scene: LayoutScene, _ random: inout SeededGenerator) -> Int {
    random.oneIn(3) ? random.number(below: 2) : random.number(below: scene.items.count)
  }

  private static func arrangement(
    of item: Int, in scene: LayoutScene, _ random: inout SeededGenerator
  ) -> SceneEdit {
    let stacks = scene.items.indices.filter { scene.items[$0].kind == .stack }
    return stacks.isEmpty
      ? .remove(item) : .arrange(item, in: random.pick(stacks), at: random.number(below: 4))
  }

  private static func exchange(in scene: LayoutScene, _ random: inout SeededGenerator) -> SceneEdit {
    .exchange(in: container(in: scene, &random), random.number(below: 4), random.number(below: 4))
  }

  /// Some constraints that can be activated.
  private static func inactive(in scene: LayoutScene, _ random: inout SeededGenerator) -> [Int] {
    let chosen = scene.relations.indices.filter {
      !scene.relations[$0].isActive && scene.holder(of: scene.relations[$0]) != nil && isFree($0, in: scene)
    }
    return some(of: chosen, &random)
  }

  /// Some constraints that can be deactivated, none of them weak.
  private static func active(in scene: LayoutScene, _ random: inout SeededGenerator) -> [Int] {
    some(
      of: scene.relations.indices.filter { scene.relations[$0].isActive && isFree($0, in: scene) }, &random)
  }

  private static func isFree(_ relation: Int, in scene: LayoutScene) -> Bool {
    relation >= scene.items.count * LayoutScene.relationsOfItem || relation % LayoutScene.relationsOfItem >= 4
  }

  private static func some(of indices: [Int], _ random: inout SeededGenerator) -> [Int] {
    Array(indices.shuffled(using: &random).prefix(1 + random.number(below: 5))).sorted()
  }

  private static func replacement(in scene: LayoutScene, _ random: inout SeededGenerator) -> SceneEdit {
    let first = scene.items.count * LayoutScene.relationsOfItem
    let index = first + random.number(below: scene.relations.count - first)
    var relation = scene.freeRelation(index, &random)
    relation.isActive = scene.relations[index].isActive && scene.holder(of: relation) != nil
    return .replace(index, by: relation)
  }
}

extension SceneEdit {
  private static func property(
    of item: Int, in scene: LayoutScene, _ random: inout SeededGenerator
  ) -> SceneProperty {
    switch (scene.items[item].kind, random.number(below: 3)) {
    case (.window, _): windowProperty(in: scene, &random)
    case (.label, 0), (.label, 1): labelProperty(item, in: scene, &random)
    case (.button, 0), (.textView, 0): .text(random.number(below: SceneProperty.texts.count))
    case (.button, 1), (.textView, 1): priorities(item, in: scene, &random)
    case (.content, 0), (.content, 1): contentProperty(item, in: scene, &random)
    case (.stack, 0), (.stack, 1): stackProperty(in: scene, &random)
    case (.scrollView, 0): .contentOffset(CGPoint(x: random.length(-50...0), y: random.length(-50...0)))
    default: viewProperty(item, in: scene, &random)
    }
  }

  private static func windowProperty(
    in scene: LayoutScene, _ random: inout SeededGenerator
  ) -> SceneProperty {
    switch random.number(below: scene.insetsFollowPlaces ? 5 : 4) {
    case 0, 1:
      // Views that follow keep a size above zero: see `framed`.
      .windowSize(CGSize(width: 260 + random.number(below: 120), height: 260 + random.number(below: 120)))
    case 2: .scale(random.pick([1, 2, 3]))
    case 3: .direction(random.pick([.leftToRight, .rightToLeft]))
    default: .safeArea(insets(&random))
    }
  }

  private static func insets(_ random: inout SeededGenerator) -> UIEdgeInsets {
    UIEdgeInsets(
      top: random.length(0...20), left: random.length(0...10), bottom: random.length(0...20),
      right: random.length(0...10))
  }

  private static func labelProperty(
    _ item: Int, in scene: LayoutScene, _ random: inout SeededGenerator
  ) -> SceneProperty {
    switch random.number(below: 6) {
    case 0, 1: .text(random.number(below: SceneProperty.texts.count))
    case 2: .lines(random.number(below: 3))
    case 3: .fontSize(random.pick([9, 13.5, 17, 30]))
    case 4: .preferredWidth(random.pick([0, 41.5, 100]))
    default: priorities(item, in: scene, &random)
    }
  }

  private static func contentProperty(
    _ item: Int, in scene: LayoutScene, _ random: inout SeededGenerator
  ) -> SceneProperty {
    switch random.number(below: 5) {
    case 0, 1: .contentSize(CGSize(width: random.length(0...120), height: random.length(0...60)))
    // -1 is `UIView.noIntrinsicMetric`.
    case 2: .contentSize(CGSize(width: -1, height: random.length(0...60)))
    case 3: .alignmentInsets(insets(&random))
    default: priorities(item, in: scene, &random)
    }
  }

  /// Priorities of the content size that no other view has.
  private static func priorities(
    _ item: Int, in scene: LayoutScene, _ random: inout SeededGenerator
  ) -> SceneProperty {
    let (low, high) =
      scene.hasBaselines
      ? (990, 995) : (Float(120 + random.number(below: 300)), Float(500 + random.number(below: 400)))
    return random.oneIn(2) ? contentHugging(item, low) : contentResistance(item, high)
  }

  static func contentHugging(_ item: Int, _ near: Float) -> SceneProperty {
    .hugging(horizontal: near + fraction(item, 0), vertical: near + fraction(item, 1))
  }

  static func contentResistance(_ item: Int, _ near: Float) -> SceneProperty {
    .compression(horizontal: near + fraction(item, 2), vertical: near + fraction(item, 3))
  }

  private static func fraction(_ item: Int, _ place: Int) -> Float { (Float(4 * item + place) + 0.5) / 1024 }

  private static func stackProperty(
    in scene: LayoutScene, _ random: inout SeededGenerator
  ) -> SceneProperty {
    switch random.number(below: 5) {
    case 0: .axis(random.pick([.horizontal, .vertical]))
    case 1:
      .distribution(random.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]))
    case 2:
      .alignment(
        random.pick(
          scene.hasBaselines
            ? [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]
            : [.fill, .leading, .center, .trailing]))
    case 3: .spacing(random.length(0...12))
    default: .marginsRelative(!scene.insetsFollowPlaces && random.oneIn(2))
    }
  }

  private static func viewProperty(
    _ item: Int, in scene: LayoutScene, _ random: inout SeededGenerator
  ) -> SceneProperty {
    let mayBeFramed = scene.items[item].isFlexible && scene.items[item].kind != .stack
    switch random.number(below: 9) {
    case 0, 1, 2: return .hidden(scene.items[item].kind != .stack && random.oneIn(2))
    case 3: return mayBeFramed ? framed(&random) : .placedByConstraints
    case 4: return .placedByConstraints
    case 5: return .margins(insets(&random))
    case 6:
      let margins = insets(&random)
      return .directionalMargins(
        NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right))
    case 7:
      return random.oneIn(2)
        ? .preservesMargins(scene.insetsFollowPlaces && random.oneIn(2)) : transform(&random)
    default: return .semantic(random.pick([.unspecified, .forceLeftToRight, .forceRightToLeft]))
    }
  }

  private static func transform(_ random: inout SeededGenerator) -> SceneProperty {
    .transform(
      random.pick([
        .identity, CGAffineTransform(rotationAngle: 0.5), CGAffineTransform(scaleX: 2, y: 0.5),
        CGAffineTransform(translationX: 10, y: -7),
      ]))
  }

  /// Frames and masks that keep a view on whole points: what is inside one that was moved to between pixels is rounded with
  /// the next layout of that view.
  private static func framed(_ random: inout SeededGenerator) -> SceneProperty {
    let frame = CGRect(
      x: random.number(below: 120) - 20, y: random.number(below: 120) - 20,
      width: 125 + random.number(below: 75), height: 125 + random.number(below: 75))
    let follows: UIView.AutoresizingMask = random.pick([
      [.flexibleWidth, .flexibleHeight], [.flexibleLeftMargin, .flexibleHeight],
      [.flexibleWidth, .flexibleTopMargin],
    ])
    return .framed(frame, flexible: random.oneIn(2) ? 0 : follows.rawValue)
  }
}
