import Synchronization

/// Counts of requests, as Prometheus reads them.
final class Metrics: Sendable {
  private struct Counts {
    var byStatus: [Int: Int] = [:]
    var seconds = 0.0
    var buckets = [Int](repeating: 0, count: Metrics.bounds.count)
  }

  private static let bounds = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]
  private let counts = Mutex(Counts())
  private let gates: [(name: String, gate: Gate)]
  private let memory: MemoryBudget

  init(gates: [(name: String, gate: Gate)], memory: MemoryBudget) {
    (self.gates, self.memory) = (gates, memory)
  }

  /// Adds an answered request.
  func add(status: Int, duration: Duration) {
    let seconds = Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
    counts.withLock { counts in
      counts.byStatus[status, default: 0] += 1
      counts.seconds += seconds
      for (number, bound) in Self.bounds.enumerated() where seconds <= bound { counts.buckets[number] += 1 }
    }
  }

  var text: String {
    let counts = counts.withLock { $0 }
    let total = counts.byStatus.values.reduce(0, +)
    var lines: [String] = []
    for (name, gate) in gates {
      lines += ["# TYPE \(name)_current gauge", "\(name)_current \(gate.count)"]
      lines += ["# TYPE \(name)_refused_total counter", "\(name)_refused_total \(gate.refused)"]
    }
    lines += ["# TYPE memory_bytes gauge", "memory_bytes \(memory.held)"]
    lines += ["# TYPE memory_refused_total counter", "memory_refused_total \(memory.refused)"]
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
