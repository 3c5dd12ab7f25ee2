import AllocationCounter
import Foundation
import Workloads

/// Replays workload files and prints a row of figures for the build and for each phase, as CSV.
func replay(_ path: String) throws {
  let workload = try Workload(text: String(contentsOfFile: path, encoding: .utf8))
  let program = PreparedProgram(workload)
  var replay = try Replay(program)
  let build = try Stopwatch.median { _ = try Replay(program) }
  printRow(workload, "build", steps: 1, build, replay.largestError(workload.expectedAfterBuild))
  for phase in workload.phases {
    try replay.run(phase)
    let error = replay.largestError(phase.expected)
    let time = try Stopwatch.median { try replay.run(phase) }
    printRow(workload, phase.name, steps: phase.updateCount, time, error)
  }
}

func printRow(_ workload: Workload, _ phase: String, steps: Int, _ time: Double, _ error: Double?) {
  let perStep = (time / Double(max(1, steps)) * 1000).rounded() / 1000
  print("\(workload.name),\(workload.size),\(phase),\(steps),\(perStep),\(error.map { "\($0)" } ?? "")")
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}

let arguments = CommandLine.arguments.dropFirst()
guard !arguments.isEmpty else {
  complain("usage: solver-replay FILE...")
  exit(64)
}
keepFreedMemory()
print("workload,N,phase,steps,us_per_step,max_error")
for path in arguments {
  do {
    try replay(path)
  } catch {
    complain("solver-replay: \(path): \(error)")
    exit(1)
  }
}
