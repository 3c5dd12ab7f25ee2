/// A block of a log that lists constraints that cannot be satisfied together, as UIKit and AppKit print it.
///
/// ```swift
/// for log in ConstraintLog.logs(in: text) {
///   print(Diagnosis(of: log).text)
/// }
/// ```
public struct ConstraintLog: Sendable {
  /// The views and layout guides that the constraints refer to, in the order in which they appear first.
  public var items: [Item]
  /// The constraints, in the order of the list.
  public var constraints: [Constraint]
  /// The constraints that the system gave up, as indices in ``constraints``.
  public var broken: [Int]
  /// Texts that look like constraints and were not understood. The diagnosis leaves them out.
  public var unread: [String]
  /// The number of descriptions that the system replaced by `<private>`.
  public var privateCount: Int

  /// How often the text has this conflict: equal constraints between other views of the same classes.
  public internal(set) var count = 1
  /// Whether the text ends inside the list.
  public internal(set) var isCut = false
  /// Whether the text has a list, and a page has removed the descriptions in it, with their angle brackets.
  public internal(set) var isStripped = false
  /// Whether the layout runs from right to left.
  public internal(set) var isRightToLeft = false
  /// The attributes that no constraint determines, as `_autolayoutTrace` prints them.
  public internal(set) var ambiguities: [Anchor] = []
  /// How often the app has made a constraint, for those that are in the list several times.
  var counts: [Int: Int] = [:]
  /// The superviews of items, where a trace shows them.
  var superviews: [Int: Int] = [:]

  /// Creates a log without constraints.
  public init() {
    (items, constraints, broken, unread, privateCount) = ([], [], [], [], 0)
  }

  /// Whether there is nothing in the log.
  var isEmpty: Bool {
    constraints.isEmpty && unread.isEmpty && privateCount == 0 && !isStripped && ambiguities.isEmpty
  }
}
