import Synchronization

/// Counts of requests, as Prometheus reads them.
final class Metrics: Sendable {
  private struct Counts {
    var current = 0
    var refused = 0
    var byStatus: [Int: Int] = [:]
    var seconds = 0.0
    var buckets = [Int](repeating: 0, count: Metrics.bounds.count)
  }

  private static let bounds = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]
  private let counts = Mutex(Counts())

  /// Notes a request that begins; false, and nothing, if there are too many.
  func begin(most: Int) -> Bool {
    counts.withLock { counts in
      guard counts.current < most else {
        counts.refused += 1
        return false
      }
      counts.current += 1
      return true
    }
  }

  func end(status: Int, duration: Duration) {
    let seconds = Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
    counts.withLock { counts in
      counts.current -= 1
      counts.byStatus[status, default: 0] += 1
      counts.seconds += seconds
      for (number, bound) in Self.bounds.enumerated() where seconds <= bound { counts.buckets[number] += 1 }
    }
  }

  var text: String {
    let counts = counts.withLock { $0 }
    let total = counts.byStatus.values.reduce(0, +)
    var lines = ["# TYPE cards_current gauge", "cards_current \(counts.current)"]
    lines += ["# TYPE cards_refused_total counter", "cards_refused_total \(counts.refused)"]
    lines.append("# TYPE cards_total counter")
    lines += counts.byStatus.sorted { $0.key < $1.key }.map {
      "cards_total{status=\"\($0.key)\"} \($0.value)"
    }
    lines.append("# TYPE card_seconds histogram")
    lines += zip(Self.bounds, counts.buckets).map { "card_seconds_bucket{le=\"\($0)\"} \($1)" }
    lines += [
      "card_seconds_bucket{le=\"+Inf\"} \(total)", "card_seconds_sum \(counts.seconds)",
      "card_seconds_count \(total)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
