import OpenUIKitDesktop
import Testing

@Suite struct EventClockTests {
  @Test func eventsKeepTheirDistances() {
    var clock = EventClock()
    #expect(clock.time(ofEventAt: 5000, receivedAt: 100) == 100)
    // The second event arrived late.
    #expect(abs(clock.time(ofEventAt: 5010, receivedAt: 100.025) - 100.01) < 1e-9)
  }

  @Test func noEventIsInTheFuture() {
    var clock = EventClock()
    _ = clock.time(ofEventAt: 5000, receivedAt: 100.5)
    // The first event was the late one.
    #expect(clock.time(ofEventAt: 5010, receivedAt: 100.1) <= 100.1)
    #expect(abs(clock.time(ofEventAt: 5020, receivedAt: 100.2) - 100.11) < 1e-9)
  }

  @Test func anEventWithoutATimeHappensNow() {
    var clock = EventClock()
    #expect(clock.time(ofEventAt: 0, receivedAt: 7) == 7)
  }

  @Test func timeGoesOnWhenTheCounterBeginsAgain() {
    var clock = EventClock()
    _ = clock.time(ofEventAt: UInt32.max - 9, receivedAt: 50)
    #expect(abs(clock.time(ofEventAt: 10, receivedAt: 50.5) - 50.02) < 1e-6)
  }

  @Test func aSleepMovesTheClock() {
    var clock = EventClock()
    _ = clock.time(ofEventAt: 1000, receivedAt: 10)
    // The system's counter stood still for an hour.
    #expect(clock.time(ofEventAt: 2000, receivedAt: 3611) == 3611)
  }
}
