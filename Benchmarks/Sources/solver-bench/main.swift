import AllocationCounter
import Foundation
import Workloads

/// One workload with the straight arithmetic that each of its phases is measured against.
struct Case {
  let make: (Int) -> Workload
  /// By phase: what a programmer would compute instead, for a number that changes from one time to the next.
  let straight: (StraightArithmetic, _ phase: String) -> (Double) -> Void
}

/// The arithmetic of a list: all frames, the widths, or what lies below the row that grows.
func straightList(_ arithmetic: StraightArithmetic, _ phase: String) -> (Double) -> Void {
  switch phase {
  case "build", "remake": { arithmetic.chain(width: 400 + $0) }
  case "resize": { arithmetic.chainWidths(width: 400 + $0) }
  default: { arithmetic.moveLowerHalf(by: $0) }
  }
}

let cases: [Case] = [
  Case(make: { .chain($0) }, straight: straightList),
  Case(make: { .chain($0, remakes: true) }, straight: straightList),
  Case(make: { .nested($0) }) { arithmetic, phase in
    phase == "build"
      ? { arithmetic.nested(width: 4000 + $0, height: 4000) }
      : { arithmetic.nestedSizes(width: 4000 + $0, height: 4000) }
  },
  Case(make: { .equalWidths($0) }) { arithmetic, _ in { arithmetic.equalWidths(width: 1e5 + $0) } },
  Case(make: { .priorityRows($0) }) { arithmetic, _ in { arithmetic.priorityRows(width: 1088 + $0) } },
  Case(make: { .independent($0) }) { arithmetic, phase in
    phase == "build" ? { _ in arithmetic.independent() } : { arithmetic.setWidth($0) }
  },
  Case(make: { .labels($0, fences: false) }, straight: straightList),
  Case(make: { .labels($0, fences: true) }, straight: straightList),
  Case(make: { .oneRow($0) }) { arithmetic, _ in { arithmetic.equalWidths(width: 1e5 + $0) } },
]

/// The build without a batch: each constraint is made as an expression and added by itself.
let singly = "one by one"

/// The cost of one phase at one size.
struct Measurement {
  let size: Int
  let phase: String
  let microseconds: Double
  let straight: Double
  let allocations: Int
  let bytesPerView: Double
  /// The largest difference from the frames by paper arithmetic.
  let error: Double
}

func measure(_ item: Case, _ size: Int) throws -> (String, [Measurement]) {
  let work = item.make(size)
  let arithmetic = StraightArithmetic(count: size)
  var results: [Measurement] = []
  func straight(_ phase: String) -> Double {
    let work = item.straight(arithmetic, phase)
    var step = 0.0
    return Stopwatch.median(runs: 50, seconds: 0.03) {
      work(step)
      step = 1 - step
    }
  }
  func record(_ phase: String, _ time: Double, allocations: Int = 0, bytes: Double = 0, error: Double?) {
    results.append(
      Measurement(
        size: size, phase: phase, microseconds: time, straight: straight(phase == singly ? "build" : phase),
        allocations: allocations,
        bytesPerView: bytes, error: error ?? .nan))
  }
  let program = PreparedProgram(work)
  resetPeakBytes()
  let before = allocatedBytes()
  var replay = try Replay(program)
  let bytes = Double(peakBytes() - before) / Double(size)
  record(
    "build", try Stopwatch.median(seconds: 0.2) { _ = try Replay(program) }, bytes: bytes,
    error: replay.largestError(work.expectedAfterBuild))
  let other = try Replay(program, oneByOne: true)
  record(
    singly, try Stopwatch.median(seconds: 0.2) { _ = try Replay(program, oneByOne: true) },
    error: other.largestError(work.expectedAfterBuild))
  for phase in work.phases {
    for _ in 0..<3 { try replay.run(phase) }
    let start = allocationCount()
    try replay.run(phase)
    let allocations = allocationCount() - start
    let time = try Stopwatch.median { try replay.run(phase) } / Double(phase.updateCount)
    record(phase.name, time, allocations: allocations, error: replay.largestError(phase.expected))
  }
  return (work.name, results)
}

func padded(_ text: String, _ width: Int, right: Bool = true) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return right ? space + text : text + space
}

func rounded(_ value: Double) -> String {
  let digits = value < 10 ? 100.0 : value < 100 ? 10 : 1
  let number = (value * digits).rounded() / digits
  return digits == 1 ? String(Int(number)) : String(number)
}

func row(_ cells: [String]) {
  let widths = [12, 10, 10, 10, 10, 8, 8, 8, 7, 7, 9, 9]
  print(zip(cells, widths).enumerated().map { padded($1.0, $1.1, right: $0 > 1) }.joined(separator: " "))
}

/// The largest multiple of straight arithmetic that is aimed at, at 1,000 views.
func limit(_ workload: String, _ phase: String) -> Double? {
  switch (workload, phase) {
  case ("chain", "build"): 150
  case ("priorities", "build"): 400
  case ("priorities", "jump"), ("onerow", "resize"): 60
  case (_, "build"), (_, singly), (_, "remake"): nil
  default: 2
  }
}

/// Adds the measurements of one phase at all sizes to the table: the time at 1,000 views, and its growth.
func record(_ workload: String, _ all: [Measurement]) {
  guard let middle = all.first(where: { $0.size == 1_000 }) else { return }
  let isBuild = middle.phase == "build"
  BenchmarkRow(
    "solver: \(workload), \(middle.phase)", microseconds: middle.microseconds,
    ratio: middle.microseconds / middle.straight, to: "arithmetic", limit: limit(workload, middle.phase),
    growth: exponent(all[0].microseconds, all[all.count - 1].microseconds, all.map(\.size)),
    allocations: isBuild || middle.phase == singly ? nil : all.map(\.allocations).max(),
    bytesPerView: isBuild ? all[all.count - 1].bytesPerView : nil
  ).record()
}

func exponent(_ first: Double, _ last: Double, _ sizes: [Int]) -> Double {
  log(last / first) / log(Double(sizes.last!) / Double(sizes.first!))
}

/// Writes the workloads as files that `solver-replay` and other solvers read.
@MainActor func export(to directory: String) throws {
  let works = cases.flatMap { item in [100, 1_000, 10_000].map(item.make) } + [.form()]
  for work in works {
    try work.text.write(
      toFile: "\(directory)/\(work.name)_\(work.size).txt", atomically: true, encoding: .utf8)
  }
}

/// Runs one phase again and again without measuring, for a profiler.
@MainActor func profile(_ name: String, phase: String, size: Int, runs: Int) throws {
  let works = name == "form" ? [.form()] : cases.map { $0.make(size) }
  guard let work = works.first(where: { $0.name == name }) else { return print("unknown workload: \(name)") }
  let program = PreparedProgram(work)
  if phase == "build" || phase == singly {
    for _ in 0..<runs { _ = try Replay(program, oneByOne: phase == singly) }
    return
  }
  guard let phase = work.phases.first(where: { $0.name == phase }) else {
    return print("unknown phase: \(phase)")
  }
  var replay = try Replay(program)
  for _ in 0..<runs { try replay.run(phase) }
}

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--export" {
  try export(to: CommandLine.arguments[2])
  exit(0)
}

keepFreedMemory()
if CommandLine.arguments.count == 6, CommandLine.arguments[1] == "--profile" {
  try profile(
    CommandLine.arguments[2], phase: CommandLine.arguments[3], size: Int(CommandLine.arguments[4])!,
    runs: Int(CommandLine.arguments[5])!)
  exit(0)
}

/// With names as arguments, only these workloads are measured.
let chosen = Set(CommandLine.arguments.dropFirst())
let sizes = [100, 1_000, 10_000]
row(
  ["workload", "phase"] + sizes.map { "N=\($0) us" } + sizes.map { "x\($0)" } + [
    "growth", "allocs", "B/view", "error",
  ])
for item in cases where chosen.isEmpty || chosen.contains(item.make(1).name) {
  var measured: [[Measurement]] = []
  var name = ""
  for size in sizes {
    let (workload, results) = try measure(item, size)
    name = workload
    measured.append(results)
  }
  for phase in measured[0].indices {
    let all = measured.map { $0[phase] }
    row(
      [name, all[0].phase] + all.map { rounded($0.microseconds) }
        + all.map { rounded($0.microseconds / $0.straight) }
        + [
          rounded(exponent(all[0].microseconds, all[all.count - 1].microseconds, sizes)),
          String(all.map(\.allocations).max()!), phase == 0 ? rounded(all[all.count - 1].bytesPerView) : "",
          String(format: "%.0e", all.map(\.error).max()!),
        ])
    record(name, all)
  }
}

if chosen.isEmpty || chosen.contains("form") {
  let form = Workload.form()
  let program = PreparedProgram(form)
  let build = try Stopwatch.median(seconds: 0.3) { _ = try Replay(program) }
  var replay = try Replay(program)
  let resize = try Stopwatch.median(seconds: 0.3) { try replay.run(form.phases[0]) } / 6
  print("form: build \(rounded(build)) us, resize \(rounded(resize)) us")
  BenchmarkRow("solver: form, build", microseconds: build).record()
  BenchmarkRow("solver: form, resize", microseconds: resize).record()
}
