import OpenUIKit
import Testing

@MainActor
@Suite("Cells for assistive technology")
struct CellAccessibilityTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ accessory: UIView?) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.textLabel?.text = "Preview"
    cell.detailTextLabel?.text = "2"
    cell.accessoryView = accessory
    window.addSubview(cell)
    window.layoutIfNeeded()
    return cell
  }

  @Test("are one element with all their texts")
  func texts() {
    let cell = show(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(window.accessibilityTree() == [cell])
    #expect(cell.accessibilityLabel == "Preview, 2")
  }

  @Test("with a control as accessory have it as an element, so that it can be activated")
  func control() {
    let control = UISwitch()
    control.accessibilityLabel = "Shows previews"
    _ = show(control)
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["Preview", "2", "Shows previews"])
    window.activate(control)
    #expect(control.isOn)
  }
}
