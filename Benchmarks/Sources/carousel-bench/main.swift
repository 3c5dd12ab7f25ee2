import AllocationCounter
import Foundation
import OpenUIKit
import Workloads
import iCarousel

// What a frame of scrolling costs, with all that belongs to it: the clock, the movement, the items'
// transforms, opacities and order, views that are used again, and the layout pass of the window.

func line(_ name: String, _ time: Double, _ remark: String = "") {
  print(name.padding(toLength: 58, withPad: " ", startingAt: 0), String(format: "%9.2f us", time), remark)
}

func times(_ time: Double, _ other: Double) -> String { String(format: "%.2fx", time / other) }

/// Microseconds and allocations of one of many frames.
@MainActor
func measure(_ stage: CarouselStage, itemsPerFrame: CGFloat) -> (time: Double, allocations: Double) {
  stage.scroll(itemsPerFrame: itemsPerFrame)
  for _ in 0..<200 { stage.frame() }
  let before = allocationCount()
  let frames = 600
  for _ in 0..<frames { stage.frame() }
  let allocations = Double(allocationCount() - before) / Double(frames)
  let time = Stopwatch.median(runs: 41, seconds: 0.2) { for _ in 0..<40 { stage.frame() } } / 40
  return (time, allocations)
}

@MainActor
func run() {
  keepFreedMemory()
  let arithmetic = BareArithmetic()
  var matrices = [CATransform3D](repeating: CATransform3DIdentity, count: 30)
  var place: CGFloat = 0
  func bare(_ work: @MainActor (CGFloat, inout [CATransform3D]) -> Void) -> Double {
    Stopwatch.median(runs: 41, seconds: 0.1) {
      for _ in 0..<100 {
        place += 0.01
        work(place, &matrices)
      }
    } / 100
  }
  let products = bare { arithmetic.products(at: $0, into: &$1) }
  let closed = bare { arithmetic.closedForms(at: $0, into: &$1) }
  print("the matrices of 30 items on a cylinder")
  line("  as products, the way the formula is written", products)
  line("  with every entry worked out on paper", closed)

  print("a frame of scrolling with 30 visible items")
  for count in [1000, 10_000_000] {
    let stage = CarouselStage(items: count)
    for (name, speed) in [("within an item", CGFloat(0.0001)), ("across items", 0.3)] {
      let (time, allocations) = measure(stage, itemsPerFrame: speed)
      let remark =
        "\(times(time, products)) the products (at most 8x), \(times(time, closed)) the entries, "
        + String(format: "%.2f allocations", allocations)
      line("  \(count) items, \(name)", time, remark)
    }
    print("  live views: \(stage.liveViews) of at most \(2 * stage.carousel.numberOfVisibleItems)")
  }

  print("a reload with its layout")
  for count in [100, 1000, 10_000_000] {
    let stage = CarouselStage(items: count)
    line("  \(count) items", Stopwatch.median(runs: 41, seconds: 0.1) { stage.reload() })
  }
}

run()
