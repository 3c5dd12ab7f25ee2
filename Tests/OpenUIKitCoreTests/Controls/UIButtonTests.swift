import LayoutTesting
import OpenUIKit
import Testing

@MainActor
@Suite("Buttons", .ownScreen)
struct UIButtonTests {
  func image(_ width: Int, _ height: Int) -> UIImage {
    UIImage(cgImage: CGImage(width: width, height: height) { _, _ in .red }!)
  }

  func button(_ title: String?, type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  func laidOut(_ button: UIButton, size: CGSize? = nil) -> UIButton {
    button.frame = CGRect(origin: .zero, size: size ?? button.intrinsicContentSize)
    button.layoutIfNeeded()
    return button
  }

  @Test("A system button is as recorded on UIKit: 47 × 30, the title 47 × 18 from 6 points down")
  func recordedSize() {
    let button = laidOut(button("Layout"))
    #expect(button.frame.size == CGSize(width: 47, height: 30))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 6, width: 47, height: 18))
  }

  @Test("A custom button's title is white and at 18 points, a system button's in the tint at 15")
  func types() {
    let (custom, system) = (button("a", type: .custom), button("a"))
    #expect(custom.titleLabel?.font == .systemFont(ofSize: 18) && custom.currentTitleColor == .white)
    #expect(system.titleLabel?.font == .systemFont(ofSize: 15) && system.currentTitleColor == .systemBlue)
    system.tintColor = .systemRed
    #expect(system.titleLabel?.textColor == .systemRed)
    #expect(UIButton().buttonType == .custom && system.buttonType == .system)
  }

  @Test("Each state shows its own title and colour, or those of the normal state")
  func states() {
    let button = button("go")
    button.setTitle("busy", for: .disabled)
    button.setTitleColor(.red, for: .selected)
    #expect(button.title(for: .highlighted) == "go" && button.title(for: .disabled) == "busy")
    button.isEnabled = false
    #expect(button.currentTitle == "busy" && button.titleLabel?.text == "busy")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.titleLabel?.text == "go" && button.titleLabel?.textColor == .red)
    #expect(button.titleColor(for: .normal) == nil)
  }

  @Test(
    "Content size and the places of the parts",
    arguments: [
      // Short titles still make a button of 30 points.
      ("a", nil, UIEdgeInsets.zero, CGSize(width: 30, height: 30)),
      // Nothing at all, and an empty title, are as high as a title.
      (nil, nil, .zero, CGSize(width: 30, height: 30)),
      ("", nil, .zero, CGSize(width: 30, height: 30)),
      // An image alone has its own size, but an empty title beside it keeps its line.
      (nil, CGSize(width: 20, height: 20), .zero, CGSize(width: 20, height: 20)),
      ("", CGSize(width: 20, height: 10), .zero, CGSize(width: 20, height: 18)),
      // Side by side, without room above and below.
      ("Layout", CGSize(width: 20, height: 10), .zero, CGSize(width: 67, height: 18)),
      ("Layout", CGSize(width: 20, height: 50), .zero, CGSize(width: 67, height: 50)),
      // The letter is 8.04 points wide: 551.76 thousandths of 15 points and a tracking of -32 / 2048.
      ("a", CGSize(width: 2, height: 10), .zero, CGSize(width: 11, height: 18)),
      // Room of its own instead of the standard room.
      ("Layout", nil, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), CGSize(width: 53, height: 22)),
      ("", nil, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), CGSize(width: 6, height: 22)),
      (
        "Layout", CGSize(width: 20, height: 10), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        CGSize(width: 73, height: 22)
      ),
    ] as [(String?, CGSize?, UIEdgeInsets, CGSize)])
  func contentSize(title: String?, imageSize: CGSize?, insets: UIEdgeInsets, expected: CGSize) {
    let button = button(title)
    if let imageSize { button.setImage(image(Int(imageSize.width), Int(imageSize.height)), for: .normal) }
    button.contentEdgeInsets = insets
    #expect(button.intrinsicContentSize == expected)
    #expect(button.sizeThatFits(.zero) == expected)
  }

  @Test("A custom button is 22 points high with a small image, and 34 without anything, as recorded on UIKit")
  func customSizes() {
    let button = button("Hi", type: .custom)
    button.setImage(image(10, 10), for: .normal)
    #expect(button.intrinsicContentSize.height == 22)
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    let backdrop = UIButton()
    backdrop.setBackgroundImage(image(12, 12), for: .normal)
    #expect(backdrop.intrinsicContentSize == CGSize(width: 12, height: 12))
  }

  @Test("A title half a pixel off the middle goes down, as recorded on UIKit")
  func halfPixel() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.screenScale = 2
    let button = button("Layout")
    window.addSubview(button)
    _ = laidOut(button, size: CGSize(width: 47, height: 30.5))
    #expect(button.titleLabel?.frame.minY == 6.5)
  }

  // In a button 335 wide an image 32 wide was recorded at 124.5 beside a title 54 wide. With 50 points of room on its left it
  // was at 149.5. The title was at 156.5, and at 106.5 with 100 points on its right.
  @Test(
    "Insets make the rectangle smaller in which image and title are placed, each by itself",
    arguments: [
      (UIControl.ContentHorizontalAlignment.center, 50, 0, 25), (.center, 0, 100, -50), (.left, 50, 0, 50),
      (.left, 0, 100, 0), (.right, 50, 0, 0), (.right, 0, 100, -100),
    ] as [(UIControl.ContentHorizontalAlignment, CGFloat, CGFloat, CGFloat)])
  func insets(alignment: UIControl.ContentHorizontalAlignment, left: CGFloat, right: CGFloat, shift: CGFloat)
  {
    let size = CGSize(width: 335, height: 40)
    let button = button("Layout")
    button.setImage(image(32, 32), for: .normal)
    button.contentHorizontalAlignment = alignment
    _ = laidOut(button, size: size)
    let (image, title) = (button.imageView!.frame, button.titleLabel!.frame)
    let insets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    button.imageEdgeInsets = insets
    _ = laidOut(button, size: size)
    #expect(button.imageView!.frame == image.offsetBy(dx: shift, dy: 0))
    #expect(button.titleLabel!.frame == title)
    (button.imageEdgeInsets, button.titleEdgeInsets) = (.zero, insets)
    _ = laidOut(button, size: size)
    #expect(button.imageView!.frame == image)
    #expect(button.titleLabel!.frame == title.offsetBy(dx: shift, dy: 0))
  }

  @Test("An image alone fills the width with the alignment for it")
  func fill() {
    let button = button(nil)
    button.setImage(image(10, 10), for: .normal)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    _ = laidOut(button, size: CGSize(width: 80, height: 40))
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  private final class TitleFirst: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      var rect = super.imageRect(forContentRect: contentRect)
      rect.origin.x = contentRect.maxX - rect.width
      return rect
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      var rect = super.titleRect(forContentRect: contentRect)
      rect.origin.x = contentRect.minX
      return rect
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 0) }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
  }

  @Test("An app may place the parts itself")
  func ownRectangles() {
    let button = TitleFirst(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("a", for: .normal)
    button.setImage(image(10, 10), for: .normal)
    button.setBackgroundImage(image(5, 5), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.maxX == 97 && button.titleLabel?.frame.minX == 3)
    #expect(button.subviews.first?.frame == CGRect(x: 1, y: 1, width: 98, height: 38))
  }

  @Test("Image and title stand in the middle, the image first in reading order")
  func places() {
    let button = button("Layout")
    button.setImage(image(20, 20), for: .normal)
    _ = laidOut(button, size: CGSize(width: 167, height: 50))
    #expect(button.imageView?.frame == CGRect(x: 50, y: 15, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 70, y: 16, width: 47, height: 18))
    button.semanticContentAttribute = .forceRightToLeft
    _ = laidOut(button, size: CGSize(width: 167, height: 50))
    #expect(button.titleLabel?.frame.minX == 50 && button.imageView?.frame.minX == 97)
  }

  @Test(
    "Content goes to the edge that the alignment names",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, 0), (.right, 53), (.center, 26.333), (.leading, 0),
      (.trailing, 53),
    ] as [(UIControl.ContentHorizontalAlignment, CGFloat)])
  func alignment(alignment: UIControl.ContentHorizontalAlignment, x: CGFloat) {
    let button = button("Layout")
    button.contentHorizontalAlignment = alignment
    _ = laidOut(button, size: CGSize(width: 100, height: 30))
    #expect(abs(button.titleLabel!.frame.minX - x) < 0.34)
  }

  @Test("A title wider than the button is shortened in its middle")
  func shortened() {
    let button = laidOut(button("A long title"), size: CGSize(width: 50, height: 30))
    #expect(button.titleLabel!.frame.width == 50)
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(button)
    #expect(window.displayList().lines[0].text.contains("…"))
    #expect(!window.displayList().lines[0].text.hasSuffix("…"))
  }

  @Test("The label of a system button is a UIButtonLabel in descriptions, as in UIKit's")
  func labelDescription() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.titleLabel?.description.hasPrefix("<UIButtonLabel: 0x") == true)
  }

  @Test("The baseline of a button is that of its title")
  func baseline() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    let (button, label) = (button("Layout"), UILabel())
    label.text = "Label"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      button.leftAnchor.constraint(equalTo: window.leftAnchor),
      label.leftAnchor.constraint(equalTo: button.rightAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      button.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.layoutIfNeeded()
    let list = window.displayList()
    let titleBaseline = 100 + 21 + list.lines[0].baseline
    let labelBaseline = label.frame.minY + list.lines[1].baseline
    #expect(abs(titleBaseline - labelBaseline) <= 0.5)
  }

  @Test("A new title or font gives a new size after the next layout")
  func invalidation() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 600))
    let button = button("Layout")
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor),
      button.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    window.layoutIfNeeded()
    #expect(button.frame.width == 47)
    // Fixed advances: half the size for each character.
    button.titleLabel?.font = UIFont(name: "Georgia", size: 30)
    window.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 90, height: 48))
    button.setTitle("ab", for: .normal)
    window.layoutIfNeeded()
    #expect(button.frame.width == 30)
  }

  @Test("Pressing a system button pales its content")
  func pressed() {
    let button = button("Layout")
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == CGFloat(Float(0.2)))
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test("A button made from an action shows its title and performs it")
  func primaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.currentTitle == "Go" && button.buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test("The background image fills the button behind the rest")
  func background() {
    let button = button("Layout")
    button.setBackgroundImage(image(60, 10), for: .normal)
    _ = laidOut(button)
    #expect(button.frame.size == CGSize(width: 60, height: 30))
    #expect(button.subviews.first?.frame == button.bounds)
  }

  @Test("A button releases its parts when it is deallocated")
  func noLeak() {
    weak var label: UILabel?
    do {
      let button = button("Layout")
      label = button.titleLabel
      #expect(label != nil)
    }
    #expect(label == nil)
  }
}
