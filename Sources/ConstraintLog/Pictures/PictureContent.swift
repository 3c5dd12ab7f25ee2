/// The part of a log that a picture shows: the contradiction, and other constraints as far as there is room.
struct PictureContent {
  /// The constraints to draw, as indices: first the others, then the contradicting ones above them.
  let constraints: [Int]
  let contradicting: Set<Int>
  /// The items that these constraints mention, from the outside inwards.
  let items: [Int]

  private static let mostOthers = 60

  init(_ diagnosis: Diagnosis, _ hierarchy: PictureHierarchy) {
    let all = diagnosis.log.constraints
    let red = Set((diagnosis.largest ?? diagnosis.contradictions.first)?.constraints ?? [])
    let others = all.indices.filter { !red.contains($0) && all[$0].state != .inactive }.prefix(
      Self.mostOthers)
    (constraints, contradicting) = (Array(others) + red.sorted(), red)
    var mentioned = Set<Int>()
    for index in constraints {
      mentioned.insert(all[index].first.item)
      if let second = all[index].second { mentioned.insert(second.item) }
    }
    items = mentioned.sorted { (hierarchy.depths[$0], $0) < (hierarchy.depths[$1], $1) }
  }
}
