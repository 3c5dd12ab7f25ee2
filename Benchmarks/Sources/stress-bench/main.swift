import Foundation
import OpenUIKit

// Measures large trees with conflicts, chains and many plans: stress-bench [CASE [COUNT [CHANGES]]]. Each line is measured in a process
// of its own, for the memory.

/// The most memory that the process has had, in megabytes; 0 where the system does not state it.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
  return (Int(line.filter(\.isNumber)) ?? 0) / 1024
}

func milliseconds(_ work: () -> Void) -> Double {
  let (seconds, attoseconds) = ContinuousClock().measure(work).components
  return Double(seconds) * 1e3 + Double(attoseconds) * 1e-15
}

@MainActor
func measure(_ name: String, _ count: Int, changes: Int?) -> Bool {
  var made: StressCase?
  let building = milliseconds { made = StressCase.make(name, count) }
  guard let made else { return false }
  let first = milliseconds { made.window.layoutIfNeeded() }
  let passes = changes ?? (name == "heights" ? count : 20)
  let later = (1...passes).map { step in
    milliseconds {
      made.change(step)
      made.window.layoutIfNeeded()
    }
  }
  let median = later.sorted()[later.count / 2]
  print(
    String(
      format: "%@ %6d: built in %8.1f ms, first layout %8.1f ms, later ones %8.3f ms (at most %.1f), %5d MB",
      name.padding(toLength: 10, withPad: " ", startingAt: 0), count, building, first, median,
      later.max() ?? 0,
      peakMemory()))
  return true
}

/// Measures a case in a process of its own.
func measureApart(_ name: String, _ count: Int) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = [name, "\(count)"]
  try process.run()
  process.waitUntilExit()
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count >= 2, let count = Int(arguments[1]) {
  exit(measure(arguments[0], count, changes: arguments.count > 2 ? Int(arguments[2]) : nil) ? 0 : 1)
}
for (name, sizes) in StressCase.sizes where arguments.isEmpty || arguments.first == name {
  for size in sizes { try measureApart(name, size) }
}
