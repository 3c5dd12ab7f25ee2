import AllocationCounter
import Foundation
import OpenUIKit
import Workloads
import iCarousel

// The cost of a frame of scrolling, with all that belongs to it: the clock, the movement, the items'
// transforms, opacities and order, views that are used again, and the layout pass of the window.

/// The speeds of the measured frames, in items per frame.
let (withinItem, acrossItems): (CGFloat, CGFloat) = (0.0001, 0.3)

func line(_ name: String, _ time: Double, _ remark: String = "") {
  print(name.padding(toLength: 58, withPad: " ", startingAt: 0), String(format: "%9.2f us", time), remark)
}

/// The cost of one of many frames: in microseconds, in times the bare matrices both ways, and in allocations.
struct FrameCost {
  var time = 0.0
  var timesProducts = 0.0
  var timesEntries = 0.0
  var allocations = 0.0
}

/// Measures frames in slices of a few, each between slices of both kinds of bare matrices. The machine's speed is then the
/// same on both sides of a ratio, and the median of ratios does not follow it.
@MainActor
func measure(_ stage: CarouselStage, itemsPerFrame: CGFloat, _ bare: inout BareMatrices) -> FrameCost {
  stage.scroll(itemsPerFrame: itemsPerFrame)
  for _ in 0..<200 { stage.frame() }
  var cost = FrameCost()
  let before = allocationCount()
  for _ in 0..<600 { stage.frame() }
  cost.allocations = Double(allocationCount() - before) / 600
  var (frames, products, entries): ([Double], [Double], [Double]) = ([], [], [])
  for _ in 0..<401 {
    let frame = Stopwatch.once { for _ in 0..<8 { stage.frame() } } / 8
    frames.append(frame)
    products.append(frame / (Stopwatch.once { for _ in 0..<40 { bare.makeProducts() } } / 40))
    entries.append(frame / (Stopwatch.once { for _ in 0..<80 { bare.makeEntries() } } / 80))
  }
  (cost.time, cost.timesProducts, cost.timesEntries) = (median(frames), median(products), median(entries))
  return cost
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

@MainActor
func run() {
  keepFreedMemory()
  var bare = BareMatrices()
  let products = Stopwatch.median(runs: 41, seconds: 0.1) { for _ in 0..<100 { bare.makeProducts() } } / 100
  let entries = Stopwatch.median(runs: 41, seconds: 0.1) { for _ in 0..<100 { bare.makeEntries() } } / 100
  print("the matrices of 30 items on a cylinder")
  line("  as products, the way the formula is written", products)
  line("  in closed form, with every entry worked out on paper", entries)

  print("a frame of scrolling with 30 visible items")
  var smallCosts: [Double] = []
  for count in [1000, 10_000_000] {
    let stage = CarouselStage(items: count)
    for (index, (name, speed)) in [("within an item", withinItem), ("across items", acrossItems)].enumerated()
    {
      let cost = measure(stage, itemsPerFrame: speed, &bare)
      if count == 1000 { smallCosts.append(cost.time) }
      record(cost, "carousel: a frame of \(count) items, \(name)", count == 1000 ? nil : smallCosts[index])
      let remark = String(
        format: "%.2fx the closed forms (at most 8x), %.2fx the products, %.2f allocations",
        cost.timesEntries, cost.timesProducts, cost.allocations)
      line("  \(count) items, \(name)", cost.time, remark)
    }
    print("  live views: \(stage.liveViews) of at most \(2 * stage.carousel.numberOfVisibleItems)")
  }

  print("a reload with its layout")
  var reloads: [Double] = []
  for count in [100, 1000, 10_000_000] {
    let stage = CarouselStage(items: count)
    reloads.append(Stopwatch.median(runs: 41, seconds: 0.1) { stage.reload() })
    line("  \(count) items", reloads[reloads.count - 1])
  }
  BenchmarkRow(
    "carousel: a reload of 10000000 items", microseconds: reloads[2], ratio: reloads[2] / reloads[0],
    to: "100 items", limit: 1.25
  ).record()
}

/// Adds a frame to the table, compared with matrices in closed form, or with the same frame of fewer items.
func record(_ cost: FrameCost, _ name: String, _ timeOfFewer: Double?) {
  BenchmarkRow(
    name, microseconds: cost.time, ratio: timeOfFewer.map { cost.time / $0 } ?? cost.timesEntries,
    to: timeOfFewer == nil ? "closed forms" : "1000 items", limit: timeOfFewer == nil ? 8 : 1.25,
    allocations: Int(cost.allocations.rounded(.up))
  ).record()
}

/// Measures the cost of a whole frame while a finger drags thirty cards, and of its parts. `frames COUNT` does nothing but that
/// many frames, for a profiler.
@MainActor
func runCards(_ arguments: [String]) {
  let stage = CardStage()
  for _ in 0..<120 { stage.frame() }
  if let count = arguments.first.flatMap({ Int($0) }) {
    for _ in 0..<count { stage.frame() }
    return
  }
  print(
    "a frame of thirty cards that are dragged, \(stage.entryCount) entries, \(stage.numberCount) numbers to the page"
  )
  var parts: [[Double]] = [[], [], []]
  for _ in 0..<2000 {
    parts[0].append(Stopwatch.once { stage.drag() })
    parts[1].append(Stopwatch.once { stage.list() })
    parts[2].append(Stopwatch.once { stage.show() })
  }
  for (name, times) in zip(["touch, movement and layout", "display list", "the page's commands"], parts) {
    line("  \(name)", median(times))
  }
}

/// Scrolls thirty items, and does nothing else, for a profiler.
@MainActor
func runFrames(_ count: Int, itemsPerFrame: CGFloat) {
  let stage = CarouselStage(items: 1000)
  stage.scroll(itemsPerFrame: itemsPerFrame)
  for _ in 0..<count { stage.frame() }
}

/// Makes the closed forms of thirty items, and does nothing else, for a profiler.
func runEntries(_ count: Int) {
  var bare = BareMatrices()
  for _ in 0..<count { bare.makeEntries() }
}

let count = CommandLine.arguments.count == 3 ? Int(CommandLine.arguments[2]) : nil
switch (CommandLine.arguments.dropFirst().first, count) {
case ("within", let count?): runFrames(count, itemsPerFrame: withinItem)
case ("across", let count?): runFrames(count, itemsPerFrame: acrossItems)
case ("entries", let count?): runEntries(count)
case ("frames", _): runCards(Array(CommandLine.arguments.dropFirst(2)))
default:
  run()
  runCards([])
}
