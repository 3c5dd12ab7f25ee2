import OpenUIKit
import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Steppers")
struct StepperTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let stepper = UIStepper()

  init() {
    window.addSubview(stepper)
    window.layoutIfNeeded()
  }

  private func press(plus: Bool, _ seconds: Double = 0) {
    let place = CGPoint(x: plus ? 80 : 10, y: 16)
    window.sendTouch(.began, at: place)
    for _ in 0..<Int(seconds * 100) { window.clock.advance(by: 0.01) }
    window.sendTouch(.ended, at: place)
  }

  @Test("are 94 × 32 points, and step by one with a tap, within the range")
  func step() {
    var events = 0
    stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    press(plus: true)
    press(plus: true)
    press(plus: false)
    #expect(stepper.value == 1 && events == 3)
    press(plus: false)
    press(plus: false)
    #expect(stepper.value == 0 && events == 4)
  }

  @Test("go from one end of the range to the other if they wrap")
  func wraps() {
    stepper.wraps = true
    stepper.maximumValue = 3
    press(plus: false)
    #expect(stepper.value == 3)
    press(plus: true)
    #expect(stepper.value == 0)
  }

  @Test("repeat the step while a touch stays, unless they must not", arguments: [true, false])
  func repeats(autorepeat: Bool) {
    stepper.autorepeat = autorepeat
    stepper.stepValue = 2
    press(plus: true, 1)
    #expect(stepper.value == (autorepeat ? 8 : 2))
  }

  @Test("send one event at the end of a touch if they are not continuous")
  func notContinuous() {
    var events = 0
    stepper.isContinuous = false
    stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    press(plus: true, 1)
    #expect(stepper.value > 1 && events == 1)
  }

  @Test("swap their halves from right to left, and offer both to assistive technology")
  func rightToLeft() {
    window.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    press(plus: false)
    #expect(stepper.value == 1)
    let elements = window.accessibilityTree()
    #expect(elements.map { $0.accessibilityLabel } == ["Decrement", "Increment"])
    window.activate(elements[0])
    #expect(stepper.value == 0)
    #expect(elements[0].accessibilityTraits.contains(.notEnabled))
  }
}
