import OpenUIKit
import Testing

/// Counts its notifications.
private final class CountingView: UIView {
  var changes = 0
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes += 1
  }
}

@MainActor
@Suite("Margins and readable widths follow sizes")
struct MarginChangeTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller = UIViewController()

  init() {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private func filling(_ guide: UILayoutGuide, in superview: UIView) -> UIView {
    let view = constrainedView(in: superview)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    return view
  }

  /// 672 points is the widest that the guide becomes. The margins were recorded on Apple's devices.
  @Test("the readable guide is centred once the view becomes wider than reads well")
  func readableWidth() {
    let view = filling(controller.view.readableContentGuide, in: controller.view)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    #expect(view.frame.width == 358)
    window.frame.size = CGSize(width: 1000, height: 800)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 164)
    #expect(view.frame.width == 672)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(view.frame.width == 358)
  }

  @Test("a readable guide whose view is sized by constraints follows it in the same pass")
  func readableWidthOfConstrainedView() {
    window.frame.size = CGSize(width: 1200, height: 800)
    let panel = constrainedView(in: controller.view)
    let width = panel.widthAnchor.constraint(equalToConstant: 300)
    width.isActive = true
    let view = filling(panel.readableContentGuide, in: panel)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 8)
    #expect(view.frame.width == 284)
    width.constant = 1000
    window.layoutIfNeeded()
    #expect(view.frame.minX == 164)
    #expect(view.frame.width == 672)
  }

  @Test("a controller's view has margins of 20 once the window's shorter side is 414, and 16 below")
  func controllerMargins() {
    let view = filling(controller.view.layoutMarginsGuide, in: controller.view)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    window.frame.size = CGSize(width: 430, height: 932)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(view.frame.width == 390)
    window.frame.size = CGSize(width: 812, height: 375)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test("margins preserved from the superview follow the view's place and the superview's size")
  func preservedMargins() {
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    controller.view.addSubview(outer)
    let inner = CountingView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    let view = filling(inner.layoutMarginsGuide, in: inner)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    inner.frame.origin.x = 5
    window.layoutIfNeeded()
    #expect(view.frame.minX == 25)
    #expect(view.frame.maxX == 165)
    outer.frame.size.width = 190
    window.layoutIfNeeded()
    #expect(view.frame.maxX == 155)
    #expect(inner.changes == 3)
  }

  @Test("layoutMarginsDidChange is called when margins changed, and only then")
  func callback() {
    let view = CountingView()
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(view.changes == 0)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.changes == 0)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.changes == 0)
    view.layoutMargins.left = 9
    #expect(view.changes == 1)
    controller.view.addSubview(view)
    #expect(view.changes == 2)
  }

  @Test("margins pass down through 100,000 views")
  func deepMargins() {
    var views: [UIView] = [UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))]
    for _ in 0..<100_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.preservesSuperviewLayoutMargins = true
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    views[0].layoutMargins.left = 33
    #expect(views[100_000].layoutMargins.left == 33)
  }
}
