import OpenUIKit
import Testing

@MainActor
@Suite("Overridden properties of controls")
struct OverriddenControlTests {
  private final class Slider: UISlider {
    var calls: [String] = []
    override var value: Float { didSet { calls.append("value") } }
    override func setValue(_ value: Float, animated: Bool) {
      calls.append("setValue")
      super.setValue(value, animated: animated)
    }
    override var minimumValue: Float {
      didSet {
        calls.append("minimumValue")
        if maximumValue != minimumValue + 10 { maximumValue = minimumValue + 10 }
      }
    }
    override var maximumValue: Float {
      didSet {
        calls.append("maximumValue")
        if minimumValue != maximumValue - 10 { minimumValue = maximumValue - 10 }
      }
    }
  }

  @Test("The ends of a slider's range do not set each other or the value; the value is set with no animation")
  func slider() {
    let slider = Slider()
    slider.minimumValue = 20
    #expect(
      slider.calls == ["minimumValue", "maximumValue"] || slider.calls == ["maximumValue", "minimumValue"])
    #expect(slider.minimumValue == 20 && slider.maximumValue == 30)
    slider.calls = []
    slider.value = 25
    #expect(slider.calls == ["setValue", "value"])
    let plain = UISlider()
    plain.value = 0.5
    plain.minimumValue = 3
    #expect(plain.maximumValue == 3 && plain.value == 3)
    plain.maximumValue = 2
    #expect(plain.minimumValue == 2 && plain.value == 2)
  }

  private final class Segments: UISegmentedControl {
    var selections = 0
    override var selectedSegmentIndex: Int { didSet { selections += 1 } }
  }

  @Test("Inserting and removing segments does not set the selection")
  func segments() {
    let control = Segments(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selections == 1 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  private final class Pages: UIPageControl {
    var calls: [String] = []
    override var currentPage: Int { didSet { calls.append("currentPage") } }
    override var numberOfPages: Int {
      didSet {
        calls.append("numberOfPages")
        currentPage = numberOfPages - 1
      }
    }
  }

  @Test("The number of pages does not set the current page through its property")
  func pages() {
    let control = Pages()
    control.numberOfPages = 4
    #expect(control.calls == ["numberOfPages", "currentPage"] && control.currentPage == 3)
    let plain = UIPageControl()
    plain.numberOfPages = 5
    plain.currentPage = 4
    plain.numberOfPages = 2
    #expect(plain.currentPage == 1)
  }

  private final class Cell: UITableViewCell {
    var calls: [String] = []
    override var isSelected: Bool {
      didSet {
        calls.append("isSelected")
        setSelected(isSelected, animated: false)
      }
    }
    override var isHighlighted: Bool {
      didSet {
        calls.append("isHighlighted")
        setHighlighted(isHighlighted, animated: false)
      }
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
      calls.append("setSelected")
      super.setSelected(selected, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      calls.append("setHighlighted")
      super.setHighlighted(highlighted, animated: animated)
    }
  }

  @Test("A cell's properties call its methods, and never the other way round")
  func tableCell() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    #expect(cell.calls.isEmpty)
    cell.setSelected(true, animated: true)
    cell.setHighlighted(true, animated: true)
    #expect(cell.calls == ["setSelected", "setHighlighted"] && cell.isSelected && cell.isHighlighted)
    cell.calls = []
    cell.isSelected = false
    #expect(cell.calls == ["setSelected", "isSelected", "setSelected"] && !cell.isSelected)
    cell.calls = []
    cell.prepareForReuse()
    #expect(cell.calls == ["setSelected", "setHighlighted"] && !cell.isHighlighted)
  }

  private final class EventButton: UIButton {
    var calls: [String] = []
    override func sendActions(for controlEvents: UIControl.Event) {
      calls.append("sendActions")
      super.sendActions(for: controlEvents)
    }
    override func sendAction(_ action: UIAction) {
      calls.append("sendAction")
      super.sendAction(action)
    }
    override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      calls.append("removeAction")
      super.removeAction(action, for: controlEvents)
    }
    override var isHighlighted: Bool { didSet { calls.append("isHighlighted") } }
  }

  @Test("A touch performs actions one by one and highlights through the property")
  func touches() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = EventButton(frame: window.bounds)
    window.addSubview(button)
    window.makeKeyAndVisible()
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(button.calls.isEmpty)
    window.sendTouch(.began, identifier: 1, at: CGPoint(x: 50, y: 50))
    window.sendTouch(.ended, identifier: 1, at: CGPoint(x: 50, y: 50))
    #expect(button.calls == ["isHighlighted", "isHighlighted", "sendAction"])
    button.calls = []
    button.sendActions(for: .touchUpInside)
    #expect(button.calls == ["sendActions", "sendAction"])
  }

  private final class Wheel: UIActivityIndicatorView {
    var calls: [String] = []
    override var isHidden: Bool { didSet { calls.append("isHidden") } }
    override var bounds: CGRect { didSet { calls.append("bounds") } }
    override func addSubview(_ view: UIView) { calls.append("addSubview") }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      calls.append("hugging")
    }
  }

  @Test("A wheel hides through the property when it stops, and calls no override while it is made")
  func wheel() {
    let wheel = Wheel(style: .large)
    #expect(wheel.calls.isEmpty && wheel.bounds.size == CGSize(width: 37, height: 37) && wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(wheel.calls == ["isHidden", "isHidden"])
    #expect(wheel.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  private final class Item: UINavigationItem {
    var calls: [String] = []
    override var leftBarButtonItem: UIBarButtonItem? {
      didSet {
        calls.append("left")
        leftBarButtonItems = leftBarButtonItem.map { [$0] }
      }
    }
    override var leftBarButtonItems: [UIBarButtonItem]? {
      didSet {
        calls.append("lefts")
        if leftBarButtonItems?.count == 2 { leftBarButtonItem = leftBarButtonItems?.last }
      }
    }
  }

  @Test("One bar button item and all of them do not set each other")
  func barItems() {
    let item = Item(title: "")
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    item.leftBarButtonItems = [first, second]
    #expect(item.calls == ["left", "lefts", "lefts"] || item.calls == ["lefts", "left", "lefts"])
    #expect(item.leftBarButtonItems == [second])
  }
}
