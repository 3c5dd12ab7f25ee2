import OpenUIKit
import Testing

@MainActor @Suite struct DelayedSelectorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = Noting()

  init() { window.addSubview(view) }

  @Test func performReturnsAnObject() {
    let result = view.perform(Selector("partner:", Noting.partner(_:)), with: view)
    #expect(result?.takeUnretainedValue() === view)
    #expect(view.perform(Selector("note", Noting.note)) == nil)
    #expect(view.notes == ["note"])
    #expect(view.responds(to: Selector("note", Noting.note)))
    #expect(!UIView().responds(to: Selector("note", Noting.note)))
  }

  @Test func aDelayIsOneOfTheWindowsClock() {
    view.perform(Selector("add:", Noting.add(_:)), with: "late", afterDelay: 0.5)
    window.clock.advance(by: 0.4)
    #expect(view.notes.isEmpty)
    window.clock.advance(by: 0.2)
    #expect(view.notes == ["late"])
  }

  @Test func cancelledSelectorsAreNotSent() {
    view.perform(Selector("note", Noting.note), with: nil, afterDelay: 0.1)
    view.perform(Selector("add:", Noting.add(_:)), with: "other", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: view, selector: "note", object: nil)
    window.clock.advance(by: 1)
    #expect(view.notes == ["other"])
    view.perform(Selector("note", Noting.note), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: view)
    window.clock.advance(by: 1)
    #expect(view.notes == ["other"])
  }

  @Test func aTargetIsReleasedAfterItsSelectorWasSent() {
    weak var reference: Noting?
    do {
      let target = Noting()
      reference = target
      window.addSubview(target)
      target.perform(Selector("note", Noting.note), with: nil, afterDelay: 0.1)
      target.removeFromSuperview()
    }
    #expect(reference != nil)
    window.clock.advance(by: 1)
    #expect(reference == nil)
  }

  @Test func aDisplayLinkWithASelectorRunsAfterItWasAdded() {
    window.makeKeyAndVisible()
    let link = CADisplayLink(target: view, selector: Selector("frame:", Noting.frame(of:)))
    window.clock.advance(by: 1 / 60)
    #expect(view.frames == 0)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .common)
    window.clock.advance(by: 1 / 60)
    #expect(view.frames == 1)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    #expect(link.preferredFramesPerSecond == 20)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    window.clock.advance(by: 1)
    #expect(view.frames == 1)
  }

  @Test func timersSendThemselvesAndKeepTheirInformation() throws {
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: view, selector: Selector("fired:", Noting.fired(_:)), userInfo: "info",
      repeats: true)
    timer.fire()
    #expect(view.notes == ["fired info"])
    timer.invalidate()
    let other = Timer(
      timeInterval: 1, target: view, selector: Selector("note", Noting.note), userInfo: nil, repeats: false)
    other.fire()
    #expect(view.notes == ["fired info", "note"])
  }

  @Test(arguments: [true, false])
  func timersReleaseTheirTargetAtTheirEnd(byInvalidation: Bool) {
    weak var reference: Noting?
    do {
      let target = Noting()
      reference = target
      let timer = Timer.scheduledTimer(
        timeInterval: 100, target: target, selector: Selector("note", Noting.note), userInfo: nil,
        repeats: byInvalidation)
      if byInvalidation { timer.invalidate() } else { timer.fire() }
      #expect(target.notes.count == (byInvalidation ? 0 : 1))
    }
    #expect(reference == nil)
  }
}

@MainActor @Suite struct NotificationSelectorTests {
  private let center = NotificationCenter()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  @Test func theMethodReceivesTheNotification() {
    let view = Noting()
    center.addObserver(view, selector: Selector("received:", Noting.received(_:)), name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(view.notes == ["first"])
  }

  @Test func removalByNameLeavesOthers() {
    let view = Noting()
    for name in [first, second] {
      center.addObserver(view, selector: Selector("received:", Noting.received(_:)), name: name, object: nil)
    }
    center.removeObserver(view, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(view.notes == ["second"])
    center.removeObserver(view)
    center.post(name: second, object: nil)
    #expect(view.notes == ["second"])
  }

  @Test func anObserverIsNotRetainedAndEndsWithItself() {
    weak var reference: Noting?
    do {
      let view = Noting()
      reference = view
      center.addObserver(view, selector: Selector("received:", Noting.received(_:)), name: first, object: nil)
    }
    #expect(reference == nil)
    center.post(name: first, object: nil)
  }

  @Test func onlyNotificationsOfTheObjectAreReceived() {
    let (view, sender) = (Noting(), NSObject())
    center.addObserver(view, selector: Selector("received:", Noting.received(_:)), name: nil, object: sender)
    center.post(name: first, object: nil)
    center.post(name: second, object: sender)
    #expect(view.notes == ["second"])
  }

  @Test func observersWithClosuresAreRemovedAsBefore() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    #expect(count == 1)
  }

  @Test func manyObserversThatHaveEndedAreForgotten() {
    for _ in 0..<1000 {
      let view = Noting()
      center.addObserver(view, selector: Selector("received:", Noting.received(_:)), name: first, object: nil)
    }
    let view = Noting()
    center.addObserver(view, selector: Selector("received:", Noting.received(_:)), name: first, object: nil)
    center.post(name: first, object: nil)
    #expect(view.notes == ["first"])
  }
}

private final class Noting: UIView {
  var notes: [String] = []
  var frames = 0

  func note() { notes.append("note") }
  func add(_ text: String) { notes.append(text) }
  func partner(_ view: UIView) -> UIView { view }
  func frame(of link: CADisplayLink) { frames += 1 }
  func fired(_ timer: Timer) { notes.append("fired \(timer.userInfo ?? "nothing")") }
  func received(_ notification: Notification) { notes.append(notification.name.rawValue) }
}
