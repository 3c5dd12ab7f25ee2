import OpenUIKit
import Testing

@MainActor
@Suite("Guides, margins and safe areas")
struct GuideTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller = UIViewController()

  init() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
  }

  @Test("a layout guide takes part in layout like a view")
  func plainGuide() {
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    let view = constrainedView(in: controller.view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 50),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor, constant: 5),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 125, y: 50, width: 10, height: 10))
  }

  @Test("removing a guide deactivates the constraints that mention it")
  func removedGuide() {
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    window.layoutIfNeeded()
    controller.view.removeLayoutGuide(guide)
    #expect(!width.isActive)
    #expect(guide.owningView == nil)
    window.layoutIfNeeded()
  }

  @Test("the safe area guide leaves out what the device covers, and follows it")
  func safeArea() {
    let guide = controller.view.safeAreaLayoutGuide
    let view = constrainedView(in: controller.view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(guide.layoutFrame == view.frame)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 47, y: 0, width: 750, height: 369))
  }

  @Test("a subview's safe area is what reaches into it, never more than its superview's")
  func nestedSafeArea() {
    let panel = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
    let high = UIView(frame: CGRect(x: 0, y: -20, width: 390, height: 100))
    controller.view.addSubview(panel)
    controller.view.addSubview(high)
    #expect(panel.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    #expect(high.safeAreaInsets.top == 47)
    panel.frame.origin.y = 100
    #expect(panel.safeAreaInsets == .zero)
    #expect(UIView().safeAreaInsets == .zero)
  }

  /// Recorded on Apple's devices.
  @Test(
    "a controller's view has the system's minimum margins plus the safe area",
    arguments: [
      (CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), CGFloat(16)),
      (CGSize(width: 430, height: 932), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), CGFloat(20)),
      (CGSize(width: 812, height: 375), UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44), CGFloat(16)),
    ])
  func controllerMargins(size: CGSize, safeArea: UIEdgeInsets, side: CGFloat) {
    window.frame.size = size
    window.deviceSafeAreaInsets = safeArea
    window.layoutIfNeeded()
    let margins = controller.view.layoutMargins
    #expect(
      margins
        == UIEdgeInsets(
          top: safeArea.top, left: safeArea.left + side, bottom: safeArea.bottom, right: safeArea.right + side
        ))
  }

  @Test("other views have margins of 8; margins by side keep to them")
  func defaultMargins() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.layoutMargins = view.layoutMargins
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins.leading == 4)
  }

  @Test("changing margins moves what is pinned to them")
  func changedMargins() {
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 0, y: 200, width: 100, height: 100))
    let view = constrainedView(in: panel)
    view.leftAnchor.constraint(equalTo: panel.layoutMarginsGuide.leftAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 8)
    panel.layoutMargins.left = 21
    window.layoutIfNeeded()
    #expect(view.frame.minX == 21)
  }

  @Test("a controller's layout guides add two constraints each and follow the safe area")
  func layoutSupport() {
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.view.constraints.count == 2)
    let bar = constrainedView(in: controller.view)
    bar.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    let low = constrainedView(in: controller.view)
    low.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(bar.frame.minY == 47)
    #expect(abs(low.frame.maxY - 810) < 1e-9)
    #expect(controller.topLayoutGuide.length == 47)
  }
}
