/// The current work of an engine, and what has to wait for its end.
struct EngineWork: ViewTreeConfined {
  /// Whether the engine is at work. It may call views then, but they cannot start another solution, and nothing
  /// is reported.
  private(set) var isInProgress = false
  /// The number of items that have left. If it changes while a row is built, the row is discarded.
  private(set) var departures = 0
  /// The number of items that had left when the current work began.
  private var departuresBefore = 0
  /// Whether the nodes belong to another engine now. Those of a measuring engine belong to it until they are
  /// handed back.
  private(set) var isRetired = false
  /// Errors to report when the work has ended.
  private var errors: [LayoutError] = []

  mutating func begin() {
    isInProgress = true
    departuresBefore = departures
  }

  mutating func end() { isInProgress = false }

  mutating func noteDeparture() { departures &+= 1 }

  nonisolated mutating func retire() { isRetired = true }

  /// Whether nothing has left since the work began.
  var isUndisturbed: Bool { departures == departuresBefore && !isRetired }

  /// Keeps an error for the end of the work.
  mutating func append(_ error: LayoutError) { errors.append(error) }

  /// Removes and returns the errors that wait.
  mutating func takeErrors() -> [LayoutError] {
    guard !errors.isEmpty else { return [] }
    defer { errors = [] }
    return errors
  }
}
