import OpenUIKit
import Testing

/// The behaviour is that of Apple's documentation of UIColorWell.
@MainActor
@Suite("Colour wells")
struct ColorWellTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()
  private let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.view.addSubview(well)
    window.layoutIfNeeded()
  }

  private var picker: UIColorPickerViewController? {
    screen.presentedViewController as? UIColorPickerViewController
  }

  @Test("A tap opens a picker with the colour, the title and the setting of the opacity, once")
  func open() throws {
    well.selectedColor = .red
    well.title = "Background"
    well.supportsAlpha = false
    well.sendActions(for: .touchUpInside)
    let picker = try #require(picker)
    #expect(picker.selectedColor == .red && picker.title == "Background" && !picker.supportsAlpha)
    well.sendActions(for: .touchUpInside)
    #expect(self.picker === picker && picker.presentedViewController == nil)
  }

  @Test("A chosen colour is shown and sends an event, a set one sends none")
  func choose() throws {
    var colors: [UIColor?] = []
    well.addAction(UIAction { colors.append(($0.sender as? UIColorWell)?.selectedColor) }, for: .valueChanged)
    well.selectedColor = .green
    #expect(colors.isEmpty && well.subviews.last?.backgroundColor == .green)
    well.sendActions(for: .touchUpInside)
    let picker = try #require(picker)
    picker.delegate?.colorPickerViewController(picker, didSelect: .blue, continuously: false)
    #expect(colors == [.blue] && well.subviews.last?.backgroundColor == .blue)
    well.selectedColor = nil
    #expect(well.subviews.last?.backgroundColor == nil)
  }

  @Test(
    "The disc is a circle in the middle of any frame",
    arguments: [CGSize(width: 28, height: 28), CGSize(width: 90, height: 40), .zero])
  func disc(size: CGSize) throws {
    well.frame.size = size
    well.layoutIfNeeded()
    let disc = try #require(well.subviews.last)
    #expect(disc.frame.width == disc.frame.height && disc.layer.cornerRadius == disc.frame.width / 2)
    #expect(disc.center == CGPoint(x: size.width / 2, y: size.height / 2))
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
  }

  @Test("A well outside of a window opens nothing")
  func withoutWindow() {
    let lone = UIColorWell()
    lone.sendActions(for: .touchUpInside)
    #expect(screen.presentedViewController == nil)
  }
}
