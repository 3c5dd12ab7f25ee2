import OpenUIKit
import Testing

@MainActor
@Suite("Controls")
struct UIControlTests {
  @Test("The state is made of its parts")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test("Actions are performed at their events, in order, with the control as sender")
  func actions() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(
      UIAction { [unowned control] action in
        #expect(action.sender === control)
        log.append("first")
      }, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in log.append("second") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["first", "second", "first"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("An action takes the place of one with its identifier, at the events that both are for")
  func identifiers() {
    let control = UIControl()
    var log: [Int] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in log.append(1) }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(identifier: name) { _ in log.append(2) }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log == [2, 1])
    control.removeAction(identifiedBy: name, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log == [2, 1] && control.allControlEvents.isEmpty)
  }

  @Test("The same action, added twice, is performed once")
  func addedTwice() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
  }

  @Test("Actions may add and remove actions while they are performed")
  func changesDuringSending() {
    let control = UIControl()
    var log: [String] = []
    let late = UIAction { _ in log.append("late") }
    control.addAction(
      UIAction { [unowned control] _ in
        log.append("early")
        control.addAction(late, for: .touchDown)
      }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["early"])
    control.sendActions(for: .touchDown)
    #expect(log == ["early", "early", "late"])
  }

  @Test("A control does not keep itself alive through its actions' sender")
  func noCycle() {
    weak var weakControl: UIControl?
    do {
      let control = UIControl(frame: .zero, primaryAction: UIAction { _ in })
      control.sendActions(for: .primaryActionTriggered)
      weakControl = control
    }
    #expect(weakControl == nil)
  }
}
