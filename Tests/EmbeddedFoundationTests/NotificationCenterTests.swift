import EmbeddedFoundation
import Testing

@Suite struct NotificationCenterTests {
  private final class Sender {}
  private final class Log {
    var names: [String] = []
  }

  private let center = PageNotificationCenter()
  private let log = Log()
  private let saved = PageNotification.Name("saved")
  private let opened = PageNotification.Name("opened")

  @Test func `a notification reaches the observers of its name and its object, in their order`() {
    let (first, second) = (Sender(), Sender())
    var tokens: [any PageNSObjectProtocol] = []
    for (name, object, word) in [
      (saved, first, "a"), (saved, nil, "b"), (nil, first, "c"), (opened, nil, "d"),
    ]
      as [(PageNotification.Name?, Sender?, String)]
    {
      tokens.append(
        center.addObserver(forName: name, object: object, queue: .main) { [log] _ in log.names.append(word) })
    }
    center.post(name: saved, object: first)
    center.post(name: saved, object: second)
    center.post(name: opened, object: nil)
    #expect(log.names == ["a", "b", "c", "b", "d"])
    #expect(tokens.count == 4)
  }

  @Test func `an observer that is removed gets nothing, not even what is being sent`() {
    let later = Log()
    _ = center.addObserver(forName: saved, object: nil, queue: nil) { [center, later] _ in
      center.removeObserver(later)
    }
    center.add(later, name: saved, object: nil) { _ in
      later.names.append("late")
      return true
    }
    center.post(name: saved, object: nil)
    center.post(name: saved, object: nil)
    #expect(later.names.isEmpty)
  }

  @Test func `an observer that is added by another gets the next notification`() {
    var isAdded = false
    _ = center.addObserver(forName: saved, object: nil, queue: nil) { [center, log, saved] _ in
      guard !isAdded else { return }
      isAdded = true
      _ = center.addObserver(forName: saved, object: nil, queue: nil) { _ in log.names.append("new") }
    }
    center.post(name: saved, object: nil)
    #expect(log.names.isEmpty)
    center.post(name: saved, object: nil)
    #expect(log.names == ["new"])
  }

  @Test func `a removal for a name leaves the other names`() {
    let observer = Sender()
    for name in [saved, opened] {
      center.add(observer, name: name, object: nil) { [log] in
        log.names.append($0.name.rawValue)
        return true
      }
    }
    center.removeObserver(observer, name: saved, object: nil)
    center.post(name: saved, object: nil)
    center.post(name: opened, object: nil)
    #expect(log.names == ["opened"])
  }

  @Test func `an observer that no longer exists is not called again`() {
    var calls = 0
    center.add(Sender(), name: saved, object: nil) { _ in
      calls += 1
      return false
    }
    center.post(name: saved, object: nil)
    center.post(name: saved, object: nil)
    #expect(calls == 1)
  }
}
