import OpenUIKit
import Testing

/// A view that needs as much room as there is, as title views do that fill the bar
/// (github.com/material-components/material-components-ios/issues/2074).
private final class Expanded: UIView {
  override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
}

/// Views in bars are resized to fit them (developer.apple.com/documentation/uikit/uinavigationitem/titleview).
@MainActor
@Suite("Views that are too large for a bar")
struct BarRoomTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()
  private let navigation = UINavigationController()

  private func show() {
    let root = UIViewController()
    root.title = "A title of some length"
    navigation.setViewControllers([root, screen], animated: false)
    window.rootViewController = navigation
    window.layoutIfNeeded()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }

  /// A button of 30 × 30 points with a picture of 200 × 200.
  private func pictureButton() -> UIButton {
    let picture = CGImage(width: 200, height: 200) { _, _ in .init(red: 0, green: 0, blue: 0, alpha: 1) }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    button.setImage(UIImage(cgImage: picture!), for: .normal)
    return button
  }

  @Test("A title view has the room between the items, and the height of the bar")
  func title() {
    let (title, item) = (Expanded(), UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil))
    screen.navigationItem.titleView = title
    screen.navigationItem.rightBarButtonItem = item
    show()
    let frame = frame(title)
    #expect(frame.minY == 0 && frame.height == 44)
    #expect(frame.width > 150 && frame.minX > 16 && frame.maxX < 390 - 16 - 20)
  }

  @Test("Items of 10,000 points share the bar", arguments: [false, true])
  func items(isRightToLeft: Bool) {
    window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let (left, right) = (Expanded(), Expanded())
    let small = UIBarButtonItem(title: "Small", style: .plain, target: nil, action: nil)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    screen.navigationItem.rightBarButtonItem = small
    show()
    #expect(frame(left).height == 44 && frame(left).width > 200)
    #expect(bar.bounds.insetBy(dx: 16, dy: 0).contains(frame(left)))
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    window.layoutIfNeeded()
    #expect(frame(left).width == 179 && frame(right).width == 179)  // (390 - 2 * 16) / 2
    #expect(frame(left).minX == (isRightToLeft ? 195 : 16) && frame(right).minX == (isRightToLeft ? 16 : 195))
  }

  @Test("Of several items the widest become narrower, and the others keep their widths")
  func severalItems() {
    let (wide, wider, narrow) = (
      Expanded(), Expanded(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    )
    screen.navigationItem.rightBarButtonItems = [narrow, wide, wider].map { UIBarButtonItem(customView: $0) }
    screen.navigationItem.hidesBackButton = true
    show()
    #expect(frame(narrow).size == CGSize(width: 30, height: 30))
    #expect(frame(wide).width == 148 && frame(wider).width == 148)  // (390 - 2 * 16 - 30 - 2 * 16) / 2
    #expect(frame(wider).minX == 16 && frame(narrow).maxX == 374)
  }

  @Test(
    "A picture of 200 points in an item's button is as high as the bar, at an end, at both, and as a title")
  func picture() {
    let (left, right, title) = (pictureButton(), pictureButton(), pictureButton())
    func check(_ buttons: UIButton...) {
      window.layoutIfNeeded()
      for button in buttons {
        #expect(frame(button).height == 44 && frame(button).width > 100 && bar.bounds.contains(frame(button)))
        #expect(button.imageView?.frame == button.bounds)
      }
    }
    screen.navigationItem.titleView = title
    show()
    check(title)
    screen.navigationItem.titleView = nil
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    check(left)
    #expect(frame(left).width == 200)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    check(left, right)
  }

  @Test("A long title of an item leaves the title its place in the bar and is truncated")
  func longTitle() {
    let text = String(repeating: "word ", count: 50)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: text, style: .plain, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: text, style: .plain, target: nil, action: nil)
    show()
    for element in window.accessibilityTree() where element.accessibilityLabel == text {
      #expect(element.accessibilityFrame.minX >= 16 && element.accessibilityFrame.maxX <= 374)
    }
  }

  @Test("A tool bar bounds its views too, and flexible spaces then have no room", arguments: [44.0, 60])
  func toolbar(height: CGFloat) {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    let views = [Expanded(), pictureButton(), Expanded()]
    toolbar.items = views.map { UIBarButtonItem(customView: $0) }
    toolbar.items?.insert(.flexibleSpace(), at: 1)
    window.addSubview(toolbar)
    window.layoutIfNeeded()
    for view in views {
      let frame = view.convert(view.bounds, to: toolbar)
      #expect(frame.height == height && toolbar.bounds.insetBy(dx: 16, dy: 0).contains(frame))
      #expect(frame.width > 100)
    }
  }

  @Test("A view with a size of its own has it again when the bar is wide enough")
  func ownSize() {
    let (title, item) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 60)),
      UIView(frame: CGRect(x: 0, y: 0, width: 450, height: 30))
    )
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let content = UINavigationItem(title: "Title")
    content.titleView = title
    bar.items = [content]
    window.addSubview(bar)
    window.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 24, y: 0, width: 342, height: 44))
    bar.frame.size.width = 800
    window.layoutIfNeeded()
    #expect(title.bounds.size == CGSize(width: 500, height: 44))
    bar.frame.size.width = 390
    content.titleView = nil
    content.rightBarButtonItem = UIBarButtonItem(customView: item)
    window.layoutIfNeeded()
    #expect(item.frame == CGRect(x: 16, y: 7, width: 358, height: 30))
    bar.frame.size.width = 800
    window.layoutIfNeeded()
    #expect(item.bounds.size == CGSize(width: 450, height: 30))
    item.bounds.size = CGSize(width: 60, height: 20)
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(item.bounds.size == CGSize(width: 60, height: 20))
  }

  @Test("Sizes that are not finite do not move the bar's other views")
  func notFinite() {
    final class Bad: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }
    }
    let (bad, good) = (Bad(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    screen.navigationItem.rightBarButtonItems = [good, bad].map { UIBarButtonItem(customView: $0) }
    show()
    #expect(frame(good) == CGRect(x: 344, y: 7, width: 30, height: 30))
    #expect(bar.bounds.contains(frame(bad)))
  }
}
