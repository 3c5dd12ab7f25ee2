import AllocationCounter
import Foundation
import Masonry
import OpenUIKit
import Workloads

/// The processor time that the program has had so far, in microseconds: other programs' share does not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Microseconds that `work` takes on what `prepare` makes, which is not measured; the median of several runs.
@MainActor
func microseconds<Subject>(runs: Int = 41, _ prepare: () -> Subject, _ work: (Subject) -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let subject = prepare()
    let start = processorTime()
    work(subject)
    times.append(processorTime() - start)
  }
  return times.sorted()[runs / 2]
}

func line(_ name: String, _ time: Double, _ remark: String = "") {
  let label = name.padding(toLength: 52, withPad: " ", startingAt: 0)
  print(label, String(format: "%9.1f us", time), remark)
}

func times(_ time: Double, _ other: Double) -> String { String(format: "%.2fx", time / other) }

keepFreedMemory()
var step = 0

@MainActor
func measureBlocks() {
  let count = 1_000
  print("making and installing \(count) views x 4 constraints")
  let anchors = microseconds {
    Row(count: count)
  } _: {
    $0.makeWithAnchors()
  }
  let language = microseconds {
    Row(count: count)
  } _: {
    $0.makeWithMasonry()
  }
  line("  through anchors", anchors)
  line("  through the language", language, "\(times(language, anchors)) the anchors (at most 2.5x)")

  print("updating the same blocks")
  let row = Row(count: count)
  row.makeWithMasonry()
  row.window.layoutIfNeeded()
  func update() {
    step += 1
    row.updateWithMasonry(step % 7)
  }
  for _ in 0..<20 { update() }
  let before = allocatedBytes()
  let updating = microseconds {
    ()
  } _: { _ in
    update()
  }
  let leaked = allocatedBytes() - before
  line("  through the language", updating, "\(times(updating, language)) the making (at most 1x)")
  line("  bytes kept after 41 updates", 0, "\(leaked) bytes")
}

@MainActor
func measureRemaking(in sizes: [Int]) {
  print("remaking one view in a tree of")
  var remakes: [Double] = []
  for size in sizes {
    let grid = Grid(count: size)
    let time = microseconds(runs: 201) {
      ()
    } _: { _ in
      step += 1
      grid.remake(step % 50)
    }
    let whole = microseconds(runs: 201) {
      ()
    } _: { _ in
      step += 1
      grid.remake(step % 50)
      grid.window.layoutIfNeeded()
    }
    remakes.append(time)
    line("  \(size) views", time, String(format: "%.1f us with its layout pass", whole))
  }
  if let first = remakes.first, let last = remakes.last, remakes.count > 1 {
    print("  the largest tree costs \(times(last, first)) what the smallest costs")
  }
}

/// Makes or updates the constraints of a thousand views again and again without measuring, for a profiler.
@MainActor
func profile(_ name: String, _ runs: Int) {
  if name == "update" {
    let row = Row(count: 1_000)
    row.makeWithMasonry()
    row.window.layoutIfNeeded()
    for run in 0..<runs { row.updateWithMasonry(run % 7) }
    return
  }
  for _ in 0..<runs {
    let row = Row(count: 1_000)
    switch name {
    case "make": row.makeWithMasonry()
    case "anchors": row.makeWithAnchors()
    case "views": break
    default: print("unknown work: \(name)")
    }
  }
}

// With a number, only the remaking in a tree of so many views, for a profiler; with a name and a number, only that.
if CommandLine.arguments.count == 3, let runs = Int(CommandLine.arguments[2]) {
  profile(CommandLine.arguments[1], runs)
} else if let size = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
  measureRemaking(in: [size])
} else {
  measureBlocks()
  measureRemaking(in: [100, 1_000, 10_000])
}
