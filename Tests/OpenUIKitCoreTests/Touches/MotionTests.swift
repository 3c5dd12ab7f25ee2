import OpenUIKit
import Testing

/// By Apple's documentation of `UIResponder` and `UIEvent`: the first responder receives motion, and the chain after it what is passed on.
@MainActor
@Suite("Motion and remote controls")
struct MotionTests {
  private final class Log {
    var calls: [String] = []
  }

  private final class Screen: UIViewController {
    let log: Log
    let name: String
    var keeps = false

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    private func note(_ step: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
      let isRight = event?.type == .motion && event?.subtype == motion
      log.calls.append("\(name) \(step) \(motion)\(isRight ? "" : " wrong")")
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      note("began", motion, event)
      if !keeps { super.motionBegan(motion, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      note("ended", motion, event)
      if !keeps { super.motionEnded(motion, with: event) }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      note("cancelled", motion, event)
      super.motionCancelled(motion, with: event)
    }
    override func remoteControlReceived(with event: UIEvent?) {
      log.calls.append("\(name) \(event?.subtype ?? .none)")
      super.remoteControlReceived(with: event)
    }
  }

  private final class ShakenWindow: UIWindow {
    var shakes = 0
    var events: [UIEvent.EventType] = []
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes += 1
      super.motionEnded(motion, with: event)
    }
    override func sendEvent(_ event: UIEvent) {
      events.append(event.type)
      super.sendEvent(event)
    }
  }

  private let window = ShakenWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()
  private let root: Screen
  private let child: Screen

  init() {
    (root, child) = (Screen("root", log), Screen("child", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("The first responder is shaken first, and then the responders after it")
  func firstResponder() {
    child.becomeFirstResponder()
    window.sendShake()
    #expect(
      log.calls == [
        "child began motionShake", "root began motionShake", "child ended motionShake",
        "root ended motionShake",
      ])
    #expect(window.shakes == 1 && window.events == [.motion, .motion])
  }

  @Test("Without a first responder the controller on top is shaken")
  func topController() {
    window.sendShake()
    #expect(log.calls == ["root began motionShake", "root ended motionShake"])
    let sheet = Screen("sheet", log)
    root.present(sheet, animated: false)
    log.calls = []
    window.sendShake()
    #expect(log.calls.first == "sheet began motionShake")
  }

  @Test("A responder that does not call super keeps the motion")
  func kept() {
    child.keeps = true
    child.becomeFirstResponder()
    window.sendShake()
    #expect(log.calls == ["child began motionShake", "child ended motionShake"] && window.shakes == 0)
  }

  @Test("Shaking that lasts too long is cancelled")
  func cancelled() {
    window.sendShake(isCancelled: true)
    #expect(log.calls == ["root began motionShake", "root cancelled motionShake"] && window.shakes == 0)
  }

  @Test("Buttons of a remote control arrive after the app has asked for them")
  func remoteControl() {
    window.sendRemoteControl(.remoteControlPlay)
    #expect(log.calls == [])
    UIApplication.shared.beginReceivingRemoteControlEvents()
    defer { UIApplication.shared.endReceivingRemoteControlEvents() }
    window.sendRemoteControl(.remoteControlNextTrack)
    #expect(log.calls == ["root remoteControlNextTrack"])
    #expect(window.events == [.remoteControl])
  }

  @Test("Numbers of types and subtypes are UIKit's")
  func numbers() {
    #expect(UIEvent.EventType.motion.rawValue == 1 && UIEvent.EventType.remoteControl.rawValue == 2)
    #expect(UIEvent.EventType.hover.rawValue == 11 && UIEvent.EventType.transform.rawValue == 14)
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
    #expect(UIEvent().subtype == .none)
  }
}
