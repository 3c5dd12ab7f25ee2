import OpenUIKit
import Testing

@testable import iCarousel

/// How the carousel moves at 60 frames a second, against a table that an independent script has worked out.
@Suite struct TraceTableTests {
  @Test func everyFrameIsWhereTheTableSays() throws {
    var player: TracePlayer?
    var count = 0
    for line in try String(contentsOfFile: tablePath("traces.txt"), encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("trace ") {
        player = TracePlayer(String(line))
        count += 1
      } else {
        try player?.play(String(line))
      }
    }
    #expect(count > 40)
  }
}

/// Plays one trace of `Tables/traces.txt`.
private struct TracePlayer {
  let name: String
  var machine = ScrollMachine()
  var frame = 0

  private var time: Double { Double(frame) / 60 }

  init(_ line: String) {
    let words = line.split(separator: " ")
    name = String(words[1])
    var values: [String: CGFloat] = [:]
    for word in words.dropFirst(2) {
      let pair = word.split(separator: "=")
      values[String(pair[0])] = CGFloat(Double(pair[1]) ?? .nan)
    }
    machine.rules = ScrollRules(
      ring: ItemRing(count: Int(values["n"] ?? 0), wraps: values["wrap"] == 1),
      bounces: values["bounces"] == 1,
      bounceDistance: values["bd"] ?? 0, decelerationRate: values["rate"] ?? 0,
      scrollSpeed: values["speed"] ?? 0,
      isPaging: values["paging"] == 1, stopsAtItemBoundary: values["stop"] == 1,
      scrollsToItemBoundary: values["snap"] == 1, offsetMultiplier: values["multiplier"] ?? 0)
    machine.offset = values["offset"] ?? 0
    _ = machine.didScroll(at: 0)
  }

  mutating func play(_ line: String) throws {
    let halves = line.split(separator: "|")
    let words = halves[0].split(separator: " ").map(String.init)
    var events = try words[0] == "frame" ? nextFrame() : perform(words[1], words.dropFirst(2).map(number))
    events.append(machine.align(at: time))
    let expected = halves[1].split(separator: " ").map(String.init)
    #expect(abs(machine.offset - (try number(expected[0]))) < 1e-9, "\(name), frame \(frame): \(line)")
    #expect(machine.currentIndex == Int(expected[1]), "\(name), frame \(frame): \(line)")
    #expect(sentence(events) == Array(expected.dropFirst(2)), "\(name), frame \(frame): \(line)")
  }

  private func number(_ word: String) throws -> CGFloat { CGFloat(try #require(Double(word))) }

  private mutating func nextFrame() -> ScrollEvents {
    frame += 1
    return machine.advance(to: time)
  }

  private mutating func perform(_ name: String, _ numbers: [CGFloat]) throws -> ScrollEvents {
    switch name {
    case "begin": return machine.beginDrag()
    case "drag": return machine.drag(by: numbers[0], velocity: numbers[1], pitch: 200, at: time)
    case "release": return machine.endDrag(at: time)
    case "touch": return machine.touch()
    case "lift":
      machine.release()
      return ScrollEvents()
    case "set": return machine.setOffset(numbers[0], at: time)
    case "scrollTo": return machine.scroll(to: numbers[0], duration: numbers[1], at: time)
    case "scrollBy": return machine.scroll(by: numbers[0], duration: numbers[1], at: time)
    case "scrollItems": return machine.scroll(byItems: Int(numbers[0]), duration: numbers[1], at: time)
    case "autoscroll":
      if !machine.isRunning { machine.lastTime = time }
      machine.rules.autoscroll = numbers[0]
      return ScrollEvents()
    default: throw UnknownStep(name: name)
    }
  }

  private struct UnknownStep: Error {
    let name: String
  }

  private func sentence(_ events: ScrollEvents) -> [String] {
    events.map { event in
      switch event {
      case .didScroll: return "didScroll"
      case .currentItemIndexDidChange: return "index"
      case .willBeginScrollingAnimation: return "willBeginScrolling"
      case .didEndScrollingAnimation: return "didEndScrolling"
      case .willBeginDragging: return "willBeginDragging"
      case .didEndDragging: return "didEndDragging"
      case .didEndDraggingAndWillDecelerate: return "didEndDraggingFast"
      case .willBeginDecelerating: return "willBeginDecelerating"
      case .didEndDecelerating: return "didEndDecelerating"
      }
    }
  }
}
