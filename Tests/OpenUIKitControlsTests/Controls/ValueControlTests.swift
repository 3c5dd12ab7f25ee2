import OpenUIKit
import Testing

/// A window with one control at (100, 100), and what the control has sent.
@MainActor
private final class Sender<Control: UIControl> {
  let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  let control: Control
  var changes = 0
  var primaries = 0

  init(_ control: Control, size: CGSize? = nil) {
    self.control = control
    control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size ?? control.sizeThatFits(.zero))
    window.addSubview(control)
    control.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .valueChanged)
    control.addAction(UIAction { [unowned self] _ in primaries += 1 }, for: .primaryActionTriggered)
    window.layoutIfNeeded()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    drag(from: x, to: x, y)
  }

  /// Drags from `start` to `end`, in the control's coordinates.
  func drag(from start: CGFloat, to end: CGFloat, _ y: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: 100 + start, y: 100 + y))
    if start != end {
      window.sendTouch(.moved, at: CGPoint(x: 100 + (start + end) / 2, y: 100 + y))
      window.sendTouch(.moved, at: CGPoint(x: 100 + end, y: 100 + y))
    }
    window.sendTouch(.ended, at: CGPoint(x: 100 + end, y: 100 + y))
  }
}

@MainActor
@Suite("Sliders")
struct UISliderTests {
  @Test("Values stay in the range, and the range stays a range")
  func values() {
    let slider = UISlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 6
    #expect(slider.maximumValue == 6 && slider.value == 6)
    slider.value = .nan
    #expect(slider.value == 6)
  }

  @Test("The knob moves a little beyond the ends of the track, from the right in right-to-left layouts")
  func thumbPlaces() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    func knob(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(track.minX == 3 && track.width == 126 && track.height == 4)
    #expect(knob(0).minX == 0.5 && knob(1).maxX == 131.5 && knob(0.5).midX == 66)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(knob(0).maxX == 131.5 && knob(1).minX == 0.5)
  }

  @Test("Dragging the knob changes the value all along, or sends one event at the end")
  func dragging() {
    let sender = Sender(UISlider(), size: CGSize(width: 132, height: 31))
    // The knob's middle goes from 14.5 to 117.5.
    sender.drag(from: 20, to: 71.5, 15)
    #expect(abs(sender.control.value - 0.5) < 1e-5)
    #expect(sender.changes == 2 && sender.primaries == 2)
    sender.control.isContinuous = false
    sender.drag(from: 66, to: 500, 15)
    #expect(sender.control.value == 1 && sender.changes == 3)
  }

  @Test("A touch beside the knob moves nothing")
  func besideTheKnob() {
    let sender = Sender(UISlider(), size: CGSize(width: 132, height: 31))
    sender.drag(from: 80, to: 120, 15)
    #expect(sender.control.value == 0 && sender.changes == 0)
  }

  @Test("A drag of the knob is not one of the scroll view around it")
  func inAScrollView() {
    let sender = Sender(UISlider(), size: CGSize(width: 132, height: 31))
    let scrollView = UIScrollView(frame: sender.window.bounds)
    scrollView.contentSize = CGSize(width: 1000, height: 1000)
    sender.window.addSubview(scrollView)
    scrollView.addSubview(sender.control)
    sender.drag(from: 16, to: 120, 15)
    #expect(sender.control.value == 1 && scrollView.contentOffset == .zero)
    sender.drag(from: 200, to: 100, 15)
    #expect(scrollView.contentOffset.x > 0)
  }

  @Test("Assistive technology reads and steps it")
  func accessibility() {
    let sender = Sender(UISlider(), size: CGSize(width: 132, height: 31))
    sender.control.accessibilityIncrement()
    #expect(sender.control.accessibilityValue == "10%" && sender.changes == 1)
    #expect(sender.control.isAccessibilityElement && sender.control.accessibilityTraits == .adjustable)
  }
}

@MainActor
@Suite("Switches")
struct UISwitchTests {
  @Test("A switch is 51 by 31 points, whatever its frame was to be")
  func size() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 200))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test("A tap turns it over, a drag past the middle too, and one that comes back sends nothing")
  func touches() {
    let sender = Sender(UISwitch())
    sender.tap(10, 15)
    #expect(sender.control.isOn && sender.changes == 1 && sender.primaries == 1)
    sender.drag(from: 45, to: 5, 15)
    #expect(!sender.control.isOn && sender.changes == 2)
    sender.window.sendTouch(.began, at: CGPoint(x: 110, y: 115))
    sender.window.sendTouch(.moved, at: CGPoint(x: 145, y: 115))
    #expect(sender.control.isOn)
    sender.window.sendTouch(.moved, at: CGPoint(x: 105, y: 115))
    sender.window.sendTouch(.ended, at: CGPoint(x: 105, y: 115))
    #expect(!sender.control.isOn && sender.changes == 2)
  }

  @Test("A touch that is taken away leaves the value as it was, and a disabled switch does not move")
  func cancelled() {
    let sender = Sender(UISwitch())
    sender.window.sendTouch(.began, at: CGPoint(x: 110, y: 115))
    sender.window.sendTouch(.moved, at: CGPoint(x: 145, y: 115))
    sender.window.sendTouch(.cancelled, at: CGPoint(x: 145, y: 115))
    #expect(!sender.control.isOn && sender.changes == 0)
    sender.control.isEnabled = false
    sender.tap(10, 15)
    #expect(!sender.control.isOn)
  }

  @Test("Setting it sends nothing; the knob slides when asked to")
  func setting() throws {
    let sender = Sender(UISwitch())
    let knob = try #require(sender.control.subviews.last?.subviews.first)
    sender.control.setOn(true, animated: true)
    #expect(sender.changes == 0 && knob.frame.maxX == 49)
    #expect(knob.layer.presentation()?.frame.minX == 2)
    sender.window.clock.advance(by: 1)
    #expect(knob.layer.presentation()?.frame.maxX == 49)
  }

  @Test("Assistive technology turns it over")
  func accessibility() {
    let sender = Sender(UISwitch())
    sender.window.activate(sender.control)
    #expect(sender.control.isOn && sender.control.accessibilityValue == "1" && sender.changes == 1)
  }
}

@MainActor
@Suite("Page controls")
struct UIPageControlTests {
  private func sender() -> Sender<UIPageControl> {
    let control = UIPageControl()
    control.numberOfPages = 3
    return Sender(control)
  }

  @Test("Pages stay in the range")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -2
    #expect(control.numberOfPages == 0 && control.subviews.isEmpty)
  }

  @Test("Taps step towards their side, and stop at the ends")
  func taps() {
    let sender = sender()
    sender.tap(sender.control.bounds.maxX - 2, 10)
    sender.tap(sender.control.bounds.maxX - 2, 10)
    sender.tap(sender.control.bounds.maxX - 2, 10)
    #expect(sender.control.currentPage == 2 && sender.changes == 2)
    sender.tap(2, 10)
    #expect(sender.control.currentPage == 1 && sender.changes == 3)
    sender.control.semanticContentAttribute = .forceRightToLeft
    sender.tap(2, 10)
    #expect(sender.control.currentPage == 2)
  }

  @Test("A single page can be hidden")
  func singlePage() {
    let control = UIPageControl()
    control.numberOfPages = 1
    #expect(control.subviews.count == 1)
    control.hidesForSinglePage = true
    #expect(control.subviews.isEmpty)
  }

  @Test("Assistive technology reads and steps it")
  func accessibility() {
    let sender = sender()
    sender.control.accessibilityIncrement()
    #expect(sender.control.accessibilityValue == "page 2 of 3" && sender.changes == 1)
  }
}

@MainActor
@Suite("Segmented controls")
struct UISegmentedControlTests {
  @Test("Segments are as wide as the widest needs, or each as it needs")
  func widths() {
    let control = UISegmentedControl(items: ["a", "wide one"])
    control.layoutIfNeeded()
    let equal = control.intrinsicContentSize.width
    #expect(control.frame.size == control.sizeThatFits(.zero) && control.frame.height == 32)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < equal)
    control.setWidth(200, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width > 200 && control.widthForSegment(at: 0) == 200)
  }

  @Test("Indices follow their segments when others come and go")
  func indices() {
    let control = UISegmentedControl(items: ["b", "c"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "a", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "c")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
  }

  @Test("A tap selects; a tap on the selected or a disabled segment, or a slide off, does nothing")
  func taps() {
    let sender = Sender(UISegmentedControl(items: ["a", "b", "c"]), size: CGSize(width: 90, height: 32))
    sender.tap(45, 16)
    #expect(sender.control.selectedSegmentIndex == 1 && sender.changes == 1 && sender.primaries == 1)
    sender.tap(45, 16)
    #expect(sender.changes == 1)
    sender.control.setEnabled(false, forSegmentAt: 2)
    sender.tap(75, 16)
    #expect(sender.control.selectedSegmentIndex == 1 && sender.changes == 1)
    sender.drag(from: 45, to: 10, 16)
    #expect(sender.control.selectedSegmentIndex == 0 && sender.changes == 2)
    sender.drag(from: 45, to: 45, 16)
    sender.drag(from: 10, to: 10, 300)
    #expect(sender.control.selectedSegmentIndex == 1)
  }

  @Test("A momentary control keeps no selection, and its action reads the touched segment")
  func momentary() {
    let sender = Sender(UISegmentedControl(items: ["a", "b"]), size: CGSize(width: 80, height: 32))
    sender.control.isMomentary = true
    var chosen: [Int] = []
    let control = sender.control
    control.addAction(
      UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    sender.tap(10, 16)
    sender.tap(10, 16)
    #expect(chosen == [0, 0] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("Segments are the elements for assistive technology")
  func accessibility() {
    let sender = Sender(UISegmentedControl(items: ["a", "b"]))
    let elements = sender.window.accessibilityTree()
    #expect(elements.map(\.accessibilityLabel) == ["a", "b"])
    sender.window.activate(elements[1])
    #expect(sender.control.selectedSegmentIndex == 1 && sender.changes == 1)
    #expect(elements[1].accessibilityTraits == [.button, .selected])
  }
}

@MainActor
@Suite("Progress and activity")
struct ProgressTests {
  @Test("The bar fills the part of the width that has been reached")
  func bar() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.frame.size == CGSize(width: 150, height: 4))
    view.progress = 0.5
    view.layoutIfNeeded()
    #expect(view.subviews.first?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 75, height: 4))
    view.progress = 7
    #expect(view.progress == 1)
  }

  @Test("The wheel turns on the window's clock, and is hidden while it stands still")
  func wheel() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wheel = UIActivityIndicatorView(style: .large)
    window.addSubview(wheel)
    #expect(wheel.isHidden && wheel.bounds.size == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    let before = window.displayList()
    window.clock.advance(by: 0.15)
    #expect(!wheel.isHidden && window.displayList() != before)
    wheel.stopAnimating()
    let stopped = window.displayList().generation
    window.clock.advance(by: 1)
    #expect(wheel.isHidden && window.displayList().generation == stopped)
  }
}
