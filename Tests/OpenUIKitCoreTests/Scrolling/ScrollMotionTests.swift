import Testing

@testable import OpenUIKitCore

@Suite("Motion of a scroll view after a drag")
struct ScrollMotionTests {
  private let normalRate: CGFloat = 0.998

  @Test("the velocity falls by the rate in every millisecond")
  func decelerationSums() {
    let motion = Deceleration(start: 100, velocity: 1000, rate: 0.998)
    #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
    // The way is the integral of 1000·0.998^(1000t): 1000 / (1000·-ln 0.998) = 499.499833...
    #expect(abs(motion.destination - (100 - 1 / log(0.998))) < 1e-9)
    var sum: CGFloat = 100
    for step in 0..<20_000 { sum += motion.velocity(at: (Double(step) + 0.5) / 10_000) / 10_000 }
    #expect(abs(motion.offset(at: 2) - sum) < 1e-4)
    #expect(abs(motion.offset(at: motion.time(at: 300)) - 300) < 1e-9)
  }

  @Test("within the range it comes to rest where the deceleration ends")
  func withinRange() {
    let motion = ScrollMotion(offset: 0, velocity: 500, range: 0...1000, rate: normalRate, bounces: true)
    #expect(abs(motion.destination - 500 / -(1000 * log(0.998))) < 1e-9)
    #expect(motion.offset(at: 0) == 0 && motion.offset(at: motion.duration) == motion.destination)
    #expect(abs(motion.offset(at: motion.duration - 1e-6) - motion.destination) < 0.26)
  }

  @Test("past the edge it continues without a jump in place or speed and comes back to the edge")
  func bounce() {
    let motion = ScrollMotion(offset: 0, velocity: 2000, range: 0...300, rate: normalRate, bounces: true)
    #expect(motion.destination == 300)
    var last: CGFloat = 0
    var lastStep: CGFloat?
    var top: CGFloat = 0
    for millisecond in 1...3000 {
      let offset = motion.offset(at: Double(millisecond) / 1000)
      if let lastStep { #expect(abs(offset - last - lastStep) < 0.27) }
      (last, lastStep, top) = (offset, offset - last, max(top, offset))
    }
    #expect(top > 320 && last == 300)
  }

  @Test("without bounce it stops at the edge")
  func noBounce() {
    let motion = ScrollMotion(offset: 100, velocity: -2000, range: 0...300, rate: normalRate, bounces: false)
    #expect(motion.destination == 0)
    #expect((0...200).allSatisfy { motion.offset(at: Double($0) / 100) >= 0 })
    #expect(motion.offset(at: motion.duration) == 0)
  }

  @Test("released outside the range it is pulled back")
  func outside() {
    let motion = ScrollMotion(offset: -80, velocity: 0, range: 0...300, rate: normalRate, bounces: true)
    #expect(motion.destination == 0 && motion.offset(at: 0) == -80)
    // y = -80·(1 + 10t)·e^(-10t)
    #expect(abs(motion.offset(at: 0.1) + 160 * exp(-1)) < 1e-12)
  }

  @Test("a rubber band gives way less and less and never by its length")
  func rubberBand() {
    let band = RubberBand(range: 0...100, length: 400)
    #expect(band.resisted(50) == 50)
    #expect(abs(band.resisted(-400) + (1 - 1 / 1.55) * 400) < 1e-12)
    #expect(band.resisted(1e9) < 500)
    for offset in [-350, -20, 0, 60, 100, 130, 800] as [CGFloat] {
      #expect(abs(band.unresisted(band.resisted(offset)) - offset) < 1e-9)
    }
  }

  @Test("the velocity of a point is the slope of its latest places, and none once it rests")
  func velocity() {
    var tracker = VelocityTracker()
    for step in 0...20 {
      tracker.add(CGPoint(x: Double(step) * 3, y: Double(-step)), at: Double(step) / 100)
    }
    let velocity = tracker.velocity(at: 0.2)
    #expect(abs(velocity.x - 300) < 1e-9 && abs(velocity.y + 100) < 1e-9)
    #expect(tracker.velocity(at: 0.35) == .zero)
    tracker.reset()
    #expect(tracker.velocity(at: 0.2) == .zero)
  }
}
