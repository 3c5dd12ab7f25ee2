// Measures drawing alone: a screen of fifty views, the card of a server, and thirty cards that move.
// `draw-bench screen 100` repeats one of the works, for a profile.
import Foundation
import OpenUIKitCairo
import OpenUIKitGraphics

/// One of the measured works.
enum Work: String, CaseIterable {
  /// A screen of fifty views at scale 2.
  case screen
  /// That screen as a PNG file, compressed fast.
  case png
  /// A card of 1200 x 630 pixels as a PNG file, again and again.
  case card
  /// Such cards with other texts each.
  case cards
  /// Thirty cards that slide.
  case sliding
  /// Thirty cards that turn.
  case turning

  func run(_ count: Int) throws {
    let renderer = CairoRenderer()
    switch self {
    case .screen:
      let list = screenList()
      for _ in 0..<count { _ = try renderer.draw(list, scale: 2) }
    case .png:
      let list = screenList()
      for _ in 0..<count { _ = try renderer.draw(list, scale: 2).pngBytes(.fast) }
    case .card:
      let list = sharedCard(TextMaker(), number: 0)
      for _ in 0..<count { _ = try renderer.draw(list, scale: 1).pngBytes(.fast) }
    case .cards:
      let texts = TextMaker()
      for number in 0..<count {
        _ = try renderer.draw(sharedCard(texts, number: number), scale: 1).pngBytes(.fast)
      }
    case .sliding, .turning:
      let window = CardWindow()
      let pixels = try PixelBuffer(width: 1280, height: 800)
      var tracker = DamageTracker()
      for frame in 0..<count {
        let list = window.list(frame: frame, isTurning: self == .turning)
        let changes = tracker.changes(to: list, scale: 1, at: Double(frame) / 60)
        _ = try renderer.draw(list, scale: 1, into: pixels, changes)
      }
    }
  }
}

/// The seconds of the processor so far.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

if CommandLine.arguments.count == 3, let work = Work(rawValue: CommandLine.arguments[1]),
  let count = Int(CommandLine.arguments[2])
{
  try work.run(count)
} else {
  for work in Work.allCases {
    let times = try (0..<5).map { _ in
      let began = processorTime()
      try work.run(10)
      let middle = processorTime()
      try work.run(110)
      return (processorTime() - middle - (middle - began)) / 100
    }.sorted()
    print("\(work): \(String(format: "%.2f", times[2] * 1000)) ms")
  }
}
