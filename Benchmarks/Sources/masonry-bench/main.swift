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

/// Microseconds of processor time that `work` takes.
@MainActor
func microseconds(_ work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return processorTime() - start
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func line(_ name: String, _ time: Double, _ remark: String = "") {
  let label = name.padding(toLength: 52, withPad: " ", startingAt: 0)
  print(label, String(format: "%9.1f us", time), remark)
}

func text(_ ratio: Double) -> String { String(format: "%.2fx", ratio) }

keepFreedMemory()
var step = 0

/// The times of a thousand blocks made through anchors, made through the language, and updated: one after the other in
/// every run, so that other programs disturb all three alike.
struct BlockTimes {
  private(set) var anchors: [Double] = []
  private(set) var making: [Double] = []
  private(set) var updating: [Double] = []

  @MainActor
  mutating func measure(count: Int, updating row: Row) {
    let first = Row(count: count)
    anchors.append(microseconds { first.makeWithAnchors() })
    let second = Row(count: count)
    making.append(microseconds { second.makeWithMasonry() })
    updating.append(microseconds { update(row) })
  }

  /// The median of one's time divided by that of another in the same run.
  static func ratio(_ times: [Double], _ others: [Double]) -> Double {
    median(zip(times, others).map { $0 / $1 })
  }
}

@MainActor
func update(_ row: Row) {
  step += 1
  row.updateWithMasonry(step % 7)
}

@MainActor
func measureBlocks() {
  let count = 1_000
  let row = Row(count: count)
  row.makeWithMasonry()
  row.window.layoutIfNeeded()
  for _ in 0..<20 { update(row) }
  var blocks = BlockTimes()
  for _ in 0..<101 { blocks.measure(count: count, updating: row) }

  print("making and installing \(count) views x 4 constraints")
  line("  through anchors", median(blocks.anchors))
  let making = BlockTimes.ratio(blocks.making, blocks.anchors)
  line("  through the language", median(blocks.making), "\(text(making)) the anchors (at most 2.5x)")
  BenchmarkRow(
    "language: \(count) views x 4 constraints", microseconds: median(blocks.making), ratio: making,
    to: "anchors", limit: 2.5
  ).record()
  print("updating the same blocks")
  let updating = BlockTimes.ratio(blocks.updating, blocks.making)
  line("  through the language", median(blocks.updating), "\(text(updating)) the making (at most 1x)")
  BenchmarkRow(
    "language: the same blocks, updated", microseconds: median(blocks.updating), ratio: updating,
    to: "making", limit: 1
  ).record()
  let before = allocatedBytes()
  for _ in 0..<41 { update(row) }
  let kept = allocatedBytes() - before
  print("  bytes kept after 41 updates: \(kept)")
}

@MainActor
func measureRemaking(in sizes: [Int]) {
  print("remaking one view in a tree of")
  var remakes: [Double] = []
  for size in sizes {
    let grid = Grid(count: size)
    var times: [Double] = []
    var wholes: [Double] = []
    for _ in 0..<201 {
      step += 1
      times.append(microseconds { grid.remake(step % 50) })
      let layout = microseconds { grid.window.layoutIfNeeded() }
      wholes.append(times[times.count - 1] + layout)
    }
    remakes.append(median(times))
    line("  \(size) views", median(times), String(format: "%.1f us with its layout pass", median(wholes)))
  }
  if let first = remakes.first, let last = remakes.last, remakes.count > 1 {
    print("  the largest tree costs \(text(last / first)) what the smallest costs")
    BenchmarkRow(
      "language: one view of \(sizes[sizes.count - 1]), remade", microseconds: last, ratio: last / first,
      to: "one of \(sizes[0])", limit: 1.25
    ).record()
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
  if name == "walk" { return walk(runs) }
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

@MainActor
func walk(_ runs: Int) {
  for _ in 0..<runs { print(Walk().fromConstraintToFrame()) }
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
