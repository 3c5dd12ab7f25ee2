// The time that the constraint doctor takes for long logs: doctor-bench [FOLDER]. With a folder it leaves the logs there, for the page.
import ConstraintLog
import Foundation

/// The middle of nine measurements, in milliseconds.
func milliseconds(_ work: () -> Void) -> Double {
  let times = (0..<9).map { _ in
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
  }
  return times.sorted()[4]
}

for log in LongLog.all {
  let logs = ConstraintLog.logs(in: log.text)
  let count = logs.reduce(0) { $0 + $1.constraints.count }
  let lines = logs.map { Diagnosis(of: $0).text.split(separator: "\n").count }.reduce(0, +)
  let time = milliseconds {
    for diagnosis in Diagnosis.diagnoses(of: log.text) {
      precondition(!diagnosis.json.isEmpty && !ConstraintPicture(of: diagnosis).svg.isEmpty)
    }
  }
  print(
    "native  \(log.name), \(logs.count) conflicts of \(count) constraints, \(lines) lines: "
      + "\(String(format: "%.1f", time)) ms")
  if CommandLine.arguments.count > 1, log.isForPage {
    let file = URL(fileURLWithPath: CommandLine.arguments[1]).appendingPathComponent("\(log.name).txt")
    try log.text.write(to: file, atomically: true, encoding: .utf8)
  }
}
