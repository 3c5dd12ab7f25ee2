/// How near one system's layout is to a recorded one.
public struct GoldenComparison: Sendable {
  /// A number of a view that differs.
  public struct Difference: Equatable, Sendable {
    /// The scene's name.
    public let scene: String
    /// The view's path in it.
    public let path: String
    /// The view's kind.
    public let kind: String
    /// The attribute that differs: "frame", "intrinsicSize" or "baselines".
    public let attribute: String
    /// The numbers of the recording, in points.
    public let recorded: [Double]
    /// The numbers that were laid out, in points.
    public let laidOut: [Double]

    /// The largest distance of two numbers, in points.
    public var distance: Double { GoldenComparison.distance(recorded, laidOut) }
  }

  /// The views of one kind.
  public struct Row: Equatable, Sendable {
    /// The kind, or "all".
    public let kind: String
    /// How many views both have.
    public let views: Int
    /// The views whose frames differ by at most half a point.
    public let withinHalf: Int
    /// The views whose frames differ by at most a point.
    public let withinOne: Int
  }

  /// All differences of more than a hundredth of a point, the largest first.
  public let differences: [Difference]
  /// The kinds with the most views first, after a row for all.
  public let rows: [Row]
  /// The names of scenes, and paths with the names of their scenes, that only one of both has.
  public let unmatched: [String]

  /// Compares scenes and views by their names and paths.
  public init(of laidOut: Golden, with recorded: Golden) {
    let pairs = Self.pairs(Self.views(of: recorded), Self.views(of: laidOut))
    unmatched = pairs.filter { $0.recorded == nil || $0.laidOut == nil }.map(\.name)
    let views = pairs.compactMap { pair in
      pair.recorded.flatMap { recorded in pair.laidOut.map { (pair.scene, recorded, $0) } }
    }
    differences = views.flatMap(Self.differences).sorted { $0.distance > $1.distance }
    rows = Self.rows(views.map { ($0.1.kind, Self.distance($0.1.frame, $0.2.frame)) })
  }

  private struct Pair {
    let scene: String
    let path: String
    let recorded: GoldenView?
    let laidOut: GoldenView?
    var name: String { path.isEmpty ? scene : "\(scene) \(path)" }
  }

  private struct Key: Hashable, Comparable {
    let scene: String
    let path: String
    static func < (a: Key, b: Key) -> Bool { (a.scene, a.path) < (b.scene, b.path) }
  }

  private static func views(of golden: Golden) -> [Key: GoldenView] {
    let pairs = golden.scenes.flatMap { scene in
      scene.views.map { (Key(scene: scene.name, path: $0.path), $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The views of both by their names. Of a scene that one of them lacks only the root is listed.
  private static func pairs(_ recorded: [Key: GoldenView], _ laidOut: [Key: GoldenView]) -> [Pair] {
    let keys = Set(recorded.keys).union(laidOut.keys).sorted()
    return keys.filter { key in
      let root = Key(scene: key.scene, path: "")
      return key.path.isEmpty || (recorded[root] != nil && laidOut[root] != nil)
    }.map { Pair(scene: $0.scene, path: $0.path, recorded: recorded[$0], laidOut: laidOut[$0]) }
  }

  /// The largest distance of two numbers; infinite if one has more of them.
  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    a.count == b.count ? zip(a, b).map { abs($0 - $1) }.max() ?? 0 : .infinity
  }

  private static func differences(_ scene: String, _ recorded: GoldenView, _ laidOut: GoldenView)
    -> [Difference]
  {
    [
      ("frame", recorded.frame, laidOut.frame),
      ("intrinsicSize", recorded.intrinsicSize, laidOut.intrinsicSize),
      ("baselines", recorded.baselines ?? [], laidOut.baselines ?? []),
    ].filter { distance($0.1, $0.2) > 0.01 }.map {
      Difference(
        scene: scene, path: recorded.path, kind: recorded.kind, attribute: $0.0, recorded: $0.1,
        laidOut: $0.2)
    }
  }

  private static func rows(_ distances: [(kind: String, distance: Double)]) -> [Row] {
    let kinds = Dictionary(grouping: distances) { $0.kind }.map { row($0, $1.map(\.distance)) }
    return [row("all", distances.map(\.distance))]
      + kinds.sorted { ($1.views, $0.kind) < ($0.views, $1.kind) }
  }

  private static func row(_ kind: String, _ distances: [Double]) -> Row {
    // Numbers of files are rounded to a ten-thousandth.
    Row(
      kind: kind, views: distances.count, withinHalf: distances.count { $0 <= 0.5001 },
      withinOne: distances.count { $0 <= 1.0001 })
  }
}
