import Testing

@testable import OpenUIKitControls
@_spi(Overrides) @testable import OpenUIKitCore

/// Controls with extreme values, and those that change while a finger is on them.
@MainActor @Suite("Controls at their edges")
struct ControlEdgeTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))

  @MainActor private final class Log {
    var entries: [String] = []
  }
  private let log = Log()

  private func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    window.sendTouch(phase, at: CGPoint(x: x, y: y))
  }

  private func listen(to control: UIControl, _ name: String, _ events: UIControl.Event) {
    control.addAction(UIAction { [log] _ in log.entries.append(name) }, for: events)
  }

  @Test("a control that is disabled under the finger stops tracking it, and sends no tap")
  func disabledUnderTheFinger() {
    // `UIControl.isEnabled`: "a disabled control ignores touch events".
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    listen(to: control, "up", [.touchUpInside, .touchUpOutside])
    window.addSubview(control)
    send(.began, 50, 50)
    #expect(control.isTracking && control.isHighlighted)
    control.isEnabled = false
    #expect(!control.isTracking && !control.isHighlighted)
    send(.moved, 51, 50)
    send(.ended, 51, 50)
    #expect(log.entries.isEmpty)
    control.isEnabled = true
    send(.began, 50, 50)
    send(.ended, 50, 50)
    #expect(log.entries == ["up"])
  }

  @Test("a control that leaves the window under the finger is released")
  func leavesUnderTheFinger() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    listen(to: control, "cancel", .touchCancel)
    listen(to: control, "up", [.touchUpInside, .touchUpOutside])
    window.addSubview(control)
    send(.began, 50, 50)
    control.removeFromSuperview()
    #expect(!control.isTracking && !control.isHighlighted && log.entries == ["cancel"])
    send(.ended, 50, 50)
    #expect(log.entries == ["cancel"])
  }

  @Test("a slider takes the widest range there is")
  func widestRange() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 31))
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    window.addSubview(slider)
    slider.value = .greatestFiniteMagnitude
    window.layoutIfNeeded()
    #expect(slider.accessibilityValue == "100%")
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value).maxX
        == track.maxX + 2.5)
    slider.value = 0
    #expect(slider.accessibilityValue == "50%")
    slider.minimumValue = 0
    slider.maximumValue = .infinity
    slider.value = .infinity
    window.layoutIfNeeded()
    #expect(slider.accessibilityValue == "100%")
  }

  @Test("a switch that is dragged to the side where it is stays there")
  func switchDraggedWhereItIs() {
    let control = UISwitch(frame: .zero)
    listen(to: control, "changed", .valueChanged)
    window.addSubview(control)
    control.isOn = true
    send(.began, 20, 15)
    send(.moved, 32, 15)
    send(.moved, 50, 15)
    send(.ended, 50, 15)
    #expect(control.isOn && log.entries.isEmpty)
  }

  @Test("a touch on a switch that is lifted far away turns nothing over")
  func switchLeft() {
    let control = UISwitch(frame: .zero)
    listen(to: control, "changed", .valueChanged)
    window.addSubview(control)
    send(.began, 25, 15)
    send(.moved, 25, 300)
    send(.ended, 25, 300)
    #expect(!control.isOn && log.entries.isEmpty)
  }

  @Test("segments that go away under the finger are not selected")
  func segmentsGo() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    window.addSubview(control)
    window.layoutIfNeeded()
    send(.began, 150, 16)
    control.removeAllSegments()
    send(.ended, 150, 16)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test(
    "a segmented control of any width has finite frames", arguments: [0, 0.5, 1, 4, 5, 7, 8, 16] as [CGFloat])
  func narrowSegments(width: CGFloat) {
    var refusals = 0
    window.layoutErrorHandler = { _ in refusals += 1 }
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.frame = CGRect(x: 10, y: 10, width: width, height: width)
    window.addSubview(control)
    window.layoutIfNeeded()
    #expect(refusals == 0)
    var waiting: [UIView] = [control]
    while let view = waiting.popLast() {
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      #expect(numbers.allSatisfy { $0.isFinite && $0 >= -1 && $0 <= 20 }, "\(view)")
      // The titles may be wider.
      if view === control { waiting += view.subviews }
    }
  }

  @Test("a label of any height has a baseline and shows its lines")
  func endlessLabel() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
    label.text = "Hello\nworld"
    label.numberOfLines = 0
    window.addSubview(label)
    #expect(label.baselineOffsets.first > 0)
    #expect(window.displayList().lines.count == 2)
    label.bounds.size.height = .infinity
    #expect(label.baselineOffsets.first > 0)
  }

  @Test("a segment that does not exist is not selected", arguments: [Int.min, -2, 2, .max])
  func missingSegment(index: Int) {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = index
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("any number of pages has dots", arguments: [201, 1 << 32, Int.max])
  func manyPages(count: Int) {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
    control.numberOfPages = count
    window.addSubview(control)
    window.layoutIfNeeded()
    #expect(control.subviews.count == 200)
    func shown() -> Int? { control.subviews.firstIndex { $0.backgroundColor == .white } }
    #expect(shown() == 0)
    control.currentPage = .max
    #expect(control.currentPage == count - 1)
    #expect(shown() == 199)
    control.currentPage = 0
    #expect(shown() == 0)
  }

  @Test("a picker of any size shows its rows", arguments: [CGFloat(1e9), 1e30, 1e200, 1e308])
  func endlessPicker(height: CGFloat) {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    let rows = PickerRows()
    picker.dataSource = rows
    window.addSubview(picker)
    window.layoutIfNeeded()
    send(.began, 150, 16)
    send(.ended, 150, 16)
    window.clock.advance(by: 1)
    #expect((0..<4).contains(picker.selectedRow(inComponent: 0)))
  }

  private final class PickerRows: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  }
}
