import OpenUIKit
import Testing

@MainActor
@Suite("Properties of controls that few programs set")
struct LesserPropertyTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: height)).fill()
    }
  }

  @Test("A picture of a slider's knob has its own size, and a drag ends where it ends")
  func sliderThumb() {
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 204, height: 31))
    window.addSubview(slider)
    slider.setThumbImage(image(40, 20), for: .normal)
    window.layoutIfNeeded()
    let picture = slider.subviews.first { $0 is UIImageView }
    #expect(picture?.frame.minX == 0.5 && picture?.frame.size == CGSize(width: 40, height: 20))
    window.sendTouch(.began, at: CGPoint(x: 20.5, y: 115))
    window.sendTouch(.moved, at: CGPoint(x: 102, y: 115))
    window.sendTouch(.ended, at: CGPoint(x: 102, y: 115))
    #expect(slider.value == 0.5 && slider.currentThumbImage?.size.width == 40)
    slider.setThumbImage(nil, for: .normal)
    #expect(
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0
      ).width == 28)
  }

  @Test("Pictures of a slider's tracks meet at the knob")
  func sliderTracks() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
    window.addSubview(slider)
    slider.value = 0.5
    slider.setMinimumTrackImage(image(10, 6), for: .normal)
    slider.setMaximumTrackImage(image(10, 6), for: .normal)
    window.layoutIfNeeded()
    let frames = slider.subviews.filter { $0 is UIImageView }.map { $0.frame }
    #expect(frames.allSatisfy { $0.minX == 3 && $0.height == 6 })
    #expect(frames.map(\.width).sorted() == [99, 198])
  }

  @Test("A system button with an image sends its action")
  func systemButton() {
    final class Target: NSObject {
      var taps = 0
      func tap() { taps += 1 }
    }
    let target = Target()
    let button = UIButton.systemButton(
      with: image(20, 20), target: target, action: Selector("tap", Target.tap))
    #expect(button.buttonType == .system && button.currentImage?.size.width == 20)
    button.sendActions(for: .touchUpInside)
    #expect(target.taps == 1)
  }

  @Test("The preferred configuration of a state makes its symbol larger")
  func symbols() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let before = button.intrinsicContentSize.height
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
    #expect(button.intrinsicContentSize.height > before + 20)
    button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    #expect(button.intrinsicContentSize.height == before)
  }

  @Test("The title's shadow has the colour of the state")
  func titleShadow() {
    let button = UIButton(type: .custom)
    button.setTitle("a", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    #expect(button.titleLabel?.shadowColor == .red && button.currentTitleShadowColor == .red)
  }

  @Test("A field takes the attributes of its text's first character")
  func attributedField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(field.text == "ab" && field.font?.pointSize == 30 && field.textColor == .red)
    field.defaultTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(
      field.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .blue)
    #expect(field.typingAttributes == nil)
  }

  @Test("Hints for the renderer keep their values and leave the picture as it is")
  func hints() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    window.addSubview(view)
    let before = window.displayList().entries.count
    #expect(
      view.layer.rasterizationScale == 1 && !view.layer.shouldRasterize && view.layer.allowsGroupOpacity)
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = 3
    view.layer.magnificationFilter = .nearest
    #expect(view.layer.shouldRasterize && view.layer.rasterizationScale == 3)
    #expect(view.layer.magnificationFilter == .nearest && view.layer.minificationFilter == .linear)
    #expect(window.displayList().entries.count == before)
  }

  @Test("A reversed path has the same points, backwards, and closes what was closed")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 11, y: 1), controlPoint2: CGPoint(x: 19, y: 19))
    path.close()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 6, y: 6))
    let reversed = UIBezierPath()
    reversed.move(to: CGPoint(x: 6, y: 6))
    reversed.addLine(to: CGPoint(x: 5, y: 5))
    reversed.move(to: CGPoint(x: 20, y: 20))
    reversed.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 19, y: 19), controlPoint2: CGPoint(x: 11, y: 1))
    reversed.addLine(to: CGPoint(x: 0, y: 0))
    reversed.close()
    #expect(path.reversing().cgPath.elements == reversed.cgPath.elements)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test("A reversed hole is a hole by the winding rule")
  func holes() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 10, height: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 25, y: 25)) && path.contains(CGPoint(x: 50, y: 50)))
  }

  @Test("Commands of keys that a controller adds are among its commands")
  func keyCommands() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(
      input: "a", modifierFlags: .command, action: Selector("close", UIViewController.loadViewIfNeeded))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test("Traits for a child controller reach its view")
  func overrideTraits() {
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle != .dark)
  }
}
