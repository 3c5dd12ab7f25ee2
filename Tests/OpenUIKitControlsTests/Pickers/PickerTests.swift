import OpenUIKit
import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Pickers with wheels")
struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [100, 3]
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component): \(row)")
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let picker = UIPickerView()
  private let source = Source()

  init() {
    picker.dataSource = source
    picker.delegate = source
    window.addSubview(picker)
    window.layoutIfNeeded()
  }

  private func run(_ seconds: Double = 4) {
    for _ in 0..<Int(seconds * 60) { window.clock.advance(by: 1.0 / 60) }
  }

  @Test("are 320 × 216 points, with wheels of the same width and rows of 32 points")
  func measures() {
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 100)
    #expect(picker.rowSize(forComponent: 0).height == 32)
    #expect(picker.rowSize(forComponent: 0).width == picker.rowSize(forComponent: 1).width)
    #expect(picker.selectedRow(inComponent: 0) == 0 && source.log == [])
  }

  @Test("have the selected title as value before they are laid out, and where they are not seen")
  func valueWithoutLayout() {
    let unseen = UIPickerView()
    unseen.dataSource = source
    unseen.delegate = source
    unseen.selectRow(2, inComponent: 1, animated: false)
    picker.selectRow(60, inComponent: 0, animated: false)
    for (picker, value) in [(unseen, "1-2"), (picker, "0-60")] {
      #expect(picker.subtreeWheels.contains { $0.accessibilityValue == value })
    }
  }

  @Test("select a row in code without a notification, and clamp it")
  func select() {
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.selectRow(99, inComponent: 1, animated: true)
    run(1)
    #expect(picker.selectedRow(inComponent: 0) == 7 && picker.selectedRow(inComponent: 1) == 2)
    #expect(source.log == [])
    #expect((picker.view(forRow: 7, forComponent: 0) as? UILabel)?.text == "0-7")
    #expect(picker.view(forRow: 60, forComponent: 0) == nil)
  }

  @Test("come to rest with a row in the middle after a drag, and notify once")
  func drag() {
    window.sendTouch(.began, at: CGPoint(x: 80, y: 150))
    for step in 1...10 {
      window.sendTouch(.moved, at: CGPoint(x: 80, y: 150 - CGFloat(step) * 9), time: window.clock.now + 0.016)
    }
    window.sendTouch(.ended, at: CGPoint(x: 80, y: 60), time: window.clock.now + 0.5)
    run()
    #expect(picker.selectedRow(inComponent: 0) >= 2)
    #expect(source.log == ["0: \(picker.selectedRow(inComponent: 0))"])
  }

  @Test("turn to a tapped row, and stop at the ends")
  func tap() {
    window.sendTouch(.began, at: CGPoint(x: 80, y: 142))
    window.sendTouch(.ended, at: CGPoint(x: 80, y: 142))
    run(1)
    #expect(picker.selectedRow(inComponent: 0) == 1 && source.log == ["0: 1"])
  }

  @Test("put rows on a cylinder: those at the edges are closer together and hidden behind it")
  func cylinder() throws {
    picker.selectRow(50, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    let rows = try [50, 51, 52, 53].map { try #require(picker.view(forRow: $0, forComponent: 0)) }
    let places = rows.map { $0.center.y }
    #expect(abs(places[1] - places[0]) <= 32)
    #expect(places[3] - places[2] < places[1] - places[0])
    #expect(rows[3].alpha < rows[0].alpha)
  }

  @Test("are adjusted by assistive technology")
  func accessibility() {
    let wheel = window.accessibilityTree()[0]
    #expect(wheel.accessibilityTraits.contains(.adjustable) && wheel.accessibilityValue == "0-0")
    wheel.accessibilityIncrement()
    run(1)
    #expect(source.log == ["0: 1"] && wheel.accessibilityValue == "0-1")
  }

  @Test("keep the selection when they load their rows again, as far as it exists")
  func reload() {
    picker.selectRow(80, inComponent: 0, animated: false)
    source.counts = [10, 3]
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.selectedRow(inComponent: 0) == 9)
  }

  @Test("are mirrored from right to left")
  func rightToLeft() {
    window.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    let first = picker.view(forRow: 0, forComponent: 0)!
    let second = picker.view(forRow: 0, forComponent: 1)!
    #expect(first.convert(first.bounds, to: nil).minX > second.convert(second.bounds, to: nil).minX)
  }
}

extension UIView {
  fileprivate var subtreeWheels: [PickerWheel] {
    subviews.flatMap { ($0 as? PickerWheel).map { [$0] } ?? $0.subtreeWheels }
  }
}
