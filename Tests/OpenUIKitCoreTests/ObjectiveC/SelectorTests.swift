import OpenUIKit
import Testing

@MainActor @Suite struct SelectorTests {
  @Test func selectorsOfOneNameAreEqual() {
    #expect(Selector("save:", Receiver.save(_:)) == Selector("save:"))
    #expect(Selector("save:", Receiver.save(_:)) == "save:")
    #expect(Selector("save:") != Selector("save"))
    #expect("\(Selector("save:", Receiver.save(_:)))" == "save:")
  }

  @Test func aControlSendsItselfAndTheEventAsFarAsTheMethodHasArguments() {
    let (receiver, control) = (Receiver(), UIControl())
    control.addTarget(receiver, action: Selector("note", Receiver.note), for: .touchUpInside)
    control.addTarget(receiver, action: Selector("save:", Receiver.save(_:)), for: .touchUpInside)
    control.addTarget(receiver, action: Selector("save:event:", Receiver.save(_:event:)), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["note", "save control", "save control event nil"])
  }

  @Test func touchesSendTheirEvent() {
    let (receiver, stage) = (Receiver(), TouchStage())
    stage.control.addTarget(
      receiver, action: Selector("save:event:", Receiver.save(_:event:)), for: .touchUpInside)
    stage.tap()
    #expect(receiver.calls == ["save control event touches"])
  }

  @Test func actionsAndTargetsRunInTheOrderInWhichTheyWereAdded() {
    let (receiver, control) = (Receiver(), UIControl())
    control.addAction(UIAction { _ in receiver.calls.append("first") }, for: .valueChanged)
    control.addTarget(receiver, action: Selector("note", Receiver.note), for: .valueChanged)
    control.addAction(UIAction { _ in receiver.calls.append("last") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["first", "note", "last"])
  }

  @Test func addingATargetAgainAddsItsEvents() {
    let (receiver, control) = (Receiver(), UIControl())
    control.addTarget(receiver, action: Selector("note", Receiver.note), for: .touchDown)
    control.addTarget(receiver, action: Selector("note", Receiver.note), for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["note", "note"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged) == ["note"])
    #expect(control.allTargets == [receiver])
  }

  struct Removal: Sendable {
    let hasTarget: Bool
    let action: Selector?
    let events: UIControl.Event
    let left: [String]
  }

  @Test(arguments: [
    Removal(hasTarget: true, action: "note", events: .touchDown, left: ["save control"]),
    Removal(hasTarget: true, action: nil, events: .allEvents, left: []),
    Removal(hasTarget: false, action: nil, events: .allEvents, left: []),
    Removal(hasTarget: false, action: "save:", events: .allEvents, left: ["note"]),
    Removal(hasTarget: true, action: "note", events: .valueChanged, left: ["note", "save control"]),
  ])
  func removalTakesWhatMatches(_ removal: Removal) {
    let (receiver, control) = (Receiver(), UIControl())
    control.addTarget(receiver, action: Selector("note", Receiver.note), for: .touchDown)
    control.addTarget(receiver, action: Selector("save:", Receiver.save(_:)), for: .touchDown)
    control.removeTarget(removal.hasTarget ? receiver : nil, action: removal.action, for: removal.events)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls == removal.left)
  }

  @Test func aTargetIsNotRetained() {
    let control = UIControl()
    weak var target: Receiver?
    do {
      let receiver = Receiver()
      target = receiver
      control.addTarget(receiver, action: Selector("note", Receiver.note), for: .touchDown)
    }
    #expect(target == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test func theMethodOfASubclassIsCalled() {
    let (receiver, control) = (Overriding(), UIControl())
    control.addTarget(receiver, action: Selector("note", Receiver.note), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls == ["overridden"])
  }

  @Test func anOverrideOfSendActionSeesEverySelector() {
    let (receiver, control) = (Receiver(), Intercepting())
    control.addTarget(receiver, action: Selector("note", Receiver.note), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.seen == ["note"])
    #expect(receiver.calls.isEmpty)
  }

  @Test func anActionWithoutTargetGoesToTheFirstResponderThatHasTheMethod() {
    let (stage, controller) = (TouchStage(), ActingController())
    stage.window.rootViewController = controller
    controller.view.addSubview(stage.control)
    stage.control.addTarget(nil, action: Selector("act:", ActingController.act(_:)), for: .touchDown)
    stage.control.sendActions(for: .touchDown)
    #expect(controller.senders == [stage.control])
  }

  @Test("A target that is not an object, as `self` in some closures, stands for the responder chain")
  func valueAsTarget() {
    let (stage, controller) = (TouchStage(), ActingController())
    stage.window.rootViewController = controller
    controller.view.addSubview(stage.control)
    let selector = Selector("act:", ActingController.act(_:))
    let method: () -> Void = {}
    stage.control.addTarget(method, action: selector, for: .touchDown)
    stage.control.sendActions(for: .touchDown)
    #expect(controller.senders == [stage.control])
    stage.control.removeTarget(method, action: nil, for: .allEvents)
    #expect(stage.control.allControlEvents == .touchDown)
    let tap = UITapGestureRecognizer(target: method, action: selector)
    stage.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(controller.senders.count == 1)
  }

  @Test func theChainOfTheFirstResponderComesBeforeThatOfTheSender() {
    let (stage, controller, field) = (TouchStage(), ActingController(), ActingField())
    stage.window.rootViewController = controller
    controller.view.addSubview(stage.control)
    controller.view.addSubview(field)
    stage.control.addTarget(nil, action: Selector("act:", ActingField.act(_:)), for: .touchDown)
    stage.control.sendActions(for: .touchDown)
    #expect(field.count == 0)
    #expect(field.becomeFirstResponder())
    stage.control.sendActions(for: .touchDown)
    #expect(field.count == 1)
    field.refuses = true
    stage.control.sendActions(for: .touchDown)
    #expect(field.count == 1)
    #expect(field.target(forAction: Selector("act:", ActingField.act(_:)), withSender: nil) == nil)
  }

  @Test func recognisersSendThemselves() {
    let (receiver, stage) = (Receiver(), TouchStage())
    let tap = UITapGestureRecognizer(target: receiver, action: Selector("tapped:", Receiver.tapped(_:)))
    tap.addTarget(receiver, action: Selector("note", Receiver.note))
    tap.addTarget(receiver, action: Selector("note", Receiver.note))
    stage.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(receiver.calls == ["tapped \(UIGestureRecognizer.State.ended)", "note"])
    tap.removeTarget(receiver, action: "note")
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(receiver.calls.count == 3)
  }

  @Test func aRecogniserWithAnOverriddenInitialiserWorksByInit() {
    #expect(CountingTap().count == 1)
    #expect(CountingTap(target: nil, action: nil).count == 1)
  }

  @Test func anActionThatEndsItsTargetEndsTheRest() {
    let stage = TouchStage()
    var receiver: Receiver? = Receiver()
    let tap = UITapGestureRecognizer { _ in receiver = nil }
    tap.addTarget(receiver!, action: Selector("note", Receiver.note))
    stage.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(receiver == nil)
  }
}

#if !os(Windows)
  @Suite struct SelectorFaultTests {
    @Test func aSelectorOfANameAloneStopsTheProgramWithItsName() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (control, receiver) = (UIControl(), UIView())
          control.addTarget(receiver, action: "save:", for: .touchDown)
          control.sendActions(for: .touchDown)
        }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("The selector save: was made of a name alone"), "\(message)")
    }

    @Test func aTargetOfAnotherClassStopsTheProgramWithItsClass() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (control, receiver) = (UIControl(), UIView())
          control.addTarget(receiver, action: Selector("note", Receiver.note), for: .touchDown)
          control.sendActions(for: .touchDown)
        }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("UIView does not respond to the selector note"), "\(message)")
    }
  }
#endif

@MainActor private class Receiver: NSObject {
  var calls: [String] = []

  func note() { calls.append("note") }
  func save(_ sender: UIControl) { calls.append("save control") }
  func save(_ sender: Any?, event: UIEvent?) {
    calls.append("save control event \(event.map { _ in "touches" } ?? "nil")")
  }
  func tapped(_ tap: UITapGestureRecognizer) { calls.append("tapped \(tap.state)") }
}

private final class Overriding: Receiver {
  override func note() { calls.append("overridden") }
}

private final class Intercepting: UIControl {
  var seen: [String] = []

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    seen.append("\(action)")
  }
}

private final class ActingController: UIViewController {
  var senders: [UIControl] = []

  func act(_ sender: UIControl) { senders.append(sender) }
}

private final class ActingField: UIView {
  var count = 0
  var refuses = false

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }
  func act(_ sender: Any) { count += 1 }
}

private final class CountingTap: UITapGestureRecognizer {
  var count = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    count += 1
  }
}

/// A window with a control at its upper left corner.
@MainActor private final class TouchStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    view.addSubview(control)
    window.makeKeyAndVisible()
  }

  func tap(at point: CGPoint = CGPoint(x: 50, y: 50)) {
    window.sendTouch(.began, at: point)
    window.sendTouch(.ended, at: point)
  }
}
