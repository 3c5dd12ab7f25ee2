import Foundation

/// The processor time that a piece of work takes: what other programs do meanwhile on a shared machine does not count.
public enum Stopwatch {
  /// Work shorter than this is done several times for one reading of the clock, which itself takes part of a microsecond.
  private static let shortestReading = 50.0

  /// Microseconds, the median of several runs that together last at least `seconds`.
  public static func median(runs: Int = 5, seconds: Double = 0.1, _ work: () throws -> Void) rethrows
    -> Double
  {
    let first = try time(1, work)
    let count = max(1, Int((shortestReading / max(first, 0.01)).rounded(.up)))
    var times: [Double] = []
    var total = 0.0
    while times.count < runs || (total < seconds * 1e6 && times.count < 5000) {
      let time = try time(count, work)
      times.append(time / Double(count))
      total += time
    }
    return times.sorted()[times.count / 2]
  }

  /// Microseconds that something takes to be made, and to be torn down again: the medians of several runs that together last
  /// at least `seconds`.
  public static func medians<Made: ~Copyable>(
    runs: Int = 5, seconds: Double = 0.1, making make: () throws -> Made
  ) rethrows -> (making: Double, tearDown: Double) {
    var (making, tearDown): ([Double], [Double]) = ([], [])
    var total = 0.0
    while making.count < runs || (total < seconds * 1e6 && making.count < 5000) {
      let start = now
      let made = try make()
      let end = now
      drop(made)
      making.append(end - start)
      tearDown.append(now - end)
      total += now - start
    }
    let middle = making.count / 2
    return (making.sorted()[middle], tearDown.sorted()[middle])
  }

  @inline(never)
  private static func drop<Made: ~Copyable>(_ made: consuming Made) {}

  /// Microseconds of one run, which should take a few at least.
  public static func once(_ work: () throws -> Void) rethrows -> Double { try time(1, work) }

  private static func time(_ count: Int, _ work: () throws -> Void) rethrows -> Double {
    let start = now
    for _ in 0..<count { try work() }
    return now - start
  }

  /// Microseconds of this thread.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
  }
}
