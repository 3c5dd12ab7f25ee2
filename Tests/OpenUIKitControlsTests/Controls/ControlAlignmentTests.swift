import OpenUIKit
import Testing

/// Frames that Xcode saved in Interface Builder files, with the constraints that give them.
@MainActor
@Suite("Alignment rectangles of controls")
struct ControlAlignmentTests {
  @Test(
    "A control that constraints place at 100, 200 has its frame around its alignment rectangle",
    arguments: [
      ("switch", CGRect(x: 100, y: 200, width: 51, height: 31)),
      ("slider", CGRect(x: 98, y: 200, width: 204, height: 31)),
      ("segmented control", CGRect(x: 100, y: 200, width: 200, height: 32)),
    ])
  func frames(name: String, frame: CGRect) {
    let control: UIControl =
      name == "switch" ? UISwitch() : name == "slider" ? UISlider() : UISegmentedControl(items: ["A", "B"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (root, next) = (UIView(frame: window.bounds), UIView())
    window.addSubview(root)
    for view in [control, next] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
      next.leadingAnchor.constraint(equalTo: control.trailingAnchor),
      next.topAnchor.constraint(equalTo: control.bottomAnchor),
    ])
    if !(control is UISwitch) { control.widthAnchor.constraint(equalToConstant: 200).isActive = true }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(control.frame == frame)
    #expect(next.frame.minX == control.alignmentRect(forFrame: frame).maxX)
    #expect(next.frame.minY == control.alignmentRect(forFrame: frame).maxY)
    #expect(control.frame(forAlignmentRect: control.alignmentRect(forFrame: frame)) == frame)
  }

  @Test("A view that overrides its alignment rectangle instead of the insets is placed by it")
  func overriddenRectangle() {
    final class Card: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 7) }
      override func frame(forAlignmentRect rectangle: CGRect) -> CGRect { rectangle.insetBy(dx: -5, dy: -7) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 15, y: 13, width: 110, height: 64))
  }

  @Test("Three segments \"Segment A\" are 263 points wide")
  func segments() {
    let control = UISegmentedControl(items: ["Segment A", "Segment A", "Segment A"])
    #expect(control.intrinsicContentSize == CGSize(width: 263, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 263, height: 32))
  }
}
