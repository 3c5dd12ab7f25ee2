import Testing

@testable import OpenUIKitLayers

@MainActor @Suite("AnimationClock")
struct AnimationClockTests {
  private let clock = AnimationClock()

  @MainActor private final class Log {
    var entries: [String] = []
  }
  private let log = Log()

  @Test("handlers run in the order of their times, and of their scheduling where times are equal")
  func order() {
    for (name, time) in [("c", 0.3), ("a", 0.1), ("b1", 0.2), ("b2", 0.2)] {
      clock.schedule(at: time) { [log] in log.entries.append(name) }
    }
    clock.advance(by: 1)
    #expect(log.entries == ["a", "b1", "b2", "c"])
  }

  @Test("a handler sees the time at which it was due, and what it schedules counts from there")
  func exactChain() {
    let clock = clock
    var times: [Double] = []
    func next(_ left: Int) {
      times.append(clock.now)
      if left > 0 { clock.schedule(at: clock.now + 0.1) { next(left - 1) } }
    }
    clock.schedule(at: 0.1) { next(4) }
    clock.advance(to: 10)
    var expected = [0.1]
    while expected.count < 5 { expected.append(expected[expected.count - 1] + 0.1) }
    #expect(times == expected)
    #expect(clock.now == 10)
  }

  @Test("a cancelled handler never runs")
  func cancellation() {
    let event = clock.schedule(at: 0.5) { [log] in log.entries.append("cancelled") }
    clock.schedule(at: 0.2) { event.cancel() }
    clock.advance(by: 1)
    #expect(log.entries.isEmpty && clock.isIdle)
  }

  @Test("random schedules run sorted", arguments: 1...20)
  func heap(seed: Int) {
    var state = UInt64(seed)
    var run: [(Double, Int)] = []
    for index in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let time = Double(state >> 60)
      clock.schedule(at: time) { run.append((time, index)) }
    }
    clock.advance(by: 20)
    #expect(run.count == 200)
    #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
  }

  @Test("a display link fires at every frame; one second is cut into sixty")
  func displayLinkFrames() {
    var stamps: [Double] = []
    let link = CADisplayLink(clock: clock) { stamps.append($0.timestamp) }
    clock.advance(by: 1)
    #expect(stamps.count == 60)
    for (index, stamp) in stamps.enumerated() { #expect(abs(stamp - Double(index + 1) / 60) < 1e-12) }
    clock.advance(by: 1.0 / 120)
    #expect(stamps.count == 61 && stamps.last == clock.now)
    link.isPaused = true
    clock.advance(by: 1)
    link.isPaused = false
    link.invalidate()
    clock.advance(by: 1)
    #expect(stamps.count == 61)
  }

  @Test("a display link of 30 calls a second fires at every second frame, also when frames jitter")
  func displayLinkRate() {
    var calls = 0
    let link = CADisplayLink(clock: clock) { _ in calls += 1 }
    link.preferredFramesPerSecond = 30
    clock.advance(by: 2)
    #expect(calls == 60)
    for frame in 0..<60 { clock.advance(by: frame.isMultiple(of: 2) ? 0.0160 : 0.0172) }
    #expect(calls == 90)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-12)
  }

  @Test("what is due runs before the display links of the same moment, the window's layout after them")
  func orderWithinFrame() {
    let log = log
    let link = CADisplayLink(clock: clock) { _ in log.entries.append("link") }
    clock.frameHandler = { log.entries.append("layout") }
    clock.schedule(at: 0.01) { log.entries.append("due") }
    clock.advance(to: 0.01)
    #expect(log.entries == ["due", "link", "layout"])
    link.invalidate()
  }

  @Test("a link made by a handler in the middle of a long step fires at the frames that are left")
  func linkMadeUnderway() {
    var stamps: [Double] = []
    clock.schedule(at: 0.5) { [clock] in
      _ = CADisplayLink(clock: clock) { stamps.append($0.timestamp) }
    }
    clock.advance(by: 1)
    #expect(stamps.count == 31 && stamps[0] == 0.5 && stamps.last == 1)
  }

  @Test("handlers that schedule each other without time passing yield to the next frame")
  func endlessMoment() {
    let clock = clock
    var (runs, goesOn) = (0, true)
    func again() {
      runs += 1
      if goesOn { clock.schedule(at: clock.now) { again() } }
    }
    clock.schedule(at: 0) { again() }
    clock.advance(by: 1.0 / 60)
    #expect(runs == 1 + AnimationClock.followersPerMoment)
    goesOn = false
    clock.advance(by: 1.0 / 60)
    #expect(runs == 2 + AnimationClock.followersPerMoment)
  }

  @Test("any number of handlers that are due at one moment run in its frame")
  func manyHandlers() {
    var runs = 0
    for _ in 0..<5000 { clock.schedule(at: 0.01) { runs += 1 } }
    clock.advance(to: 0.02)
    #expect(runs == 5000)
  }

  @Test("time that runs backwards or is not a number stops the program", arguments: 0..<3)
  func refusedTimes(index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in
      let interval = [-1, Double.nan, Double.infinity][index]
      await MainActor.run { AnimationClock().advance(by: interval) }
    }
  }

  @Test("a handler that advances its own clock stops the program")
  func reentrance() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let clock = AnimationClock()
        clock.schedule(at: 0) { clock.advance(by: 1) }
        clock.advance(by: 1)
      }
    }
  }
}
