import Masonry
import Testing

/// Safe area, margins and the guides of controllers, in a window whose top 50 and bottom 30 points are
/// covered.
@MainActor
@Suite struct SafeAreaTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let controller = UIViewController()
  let view = UIView()

  init() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.screenScale = 2
    window.rootViewController = controller
    controller.view.addSubview(view)
    MASAttachKeys(V: view, S: controller.view)
  }

  private func frame() -> CGRect {
    window.layoutIfNeeded()
    return view.frame
  }

  @Test func safeAreaOfTheSuperviewHasAShortName() {
    view.mas_makeConstraints { $0.edges.equalToSuperviewSafeArea().inset(10) }
    #expect(isClose(frame(), CGRect(x: 10, y: 60, width: 300, height: 380)))
  }

  @Test func safeAreaGuideStandsForTheAttributeThatIsRelatedToIt() {
    view.mas_makeConstraints { $0.edges.equalTo(controller.view.mas_safeAreaLayoutGuide) }
    #expect(isClose(frame(), CGRect(x: 0, y: 50, width: 320, height: 400)))
  }

  @Test func everyEdgeOfTheSafeAreaIsAnAttribute() {
    let root: UIView = controller.view
    view.mas_makeConstraints { make in
      make.left.equalTo(root.mas_safeAreaLayoutGuideLeft)
      make.right.equalTo(root.mas_safeAreaLayoutGuideRight)
      make.top.equalTo(root.mas_safeAreaLayoutGuideTop)
      make.bottom.equalTo(root.mas_safeAreaLayoutGuideBottom)
    }
    #expect(isClose(frame(), CGRect(x: 0, y: 50, width: 320, height: 400)))
    view.mas_remakeConstraints { make in
      make.leading.equalTo(root.mas_safeAreaLayoutGuideLeading)
      make.trailing.equalTo(root.mas_safeAreaLayoutGuideTrailing)
      make.centerY.equalTo(root.mas_safeAreaLayoutGuideCenterY)
      make.height.equalTo(root.mas_safeAreaLayoutGuideHeight).offset(-100)
    }
    #expect(isClose(frame(), CGRect(x: 0, y: 100, width: 320, height: 300)))
    view.mas_remakeConstraints { make in
      make.centerX.equalTo(root.mas_safeAreaLayoutGuideCenterX)
      make.width.equalTo(root.mas_safeAreaLayoutGuideWidth).dividedBy(2)
      make.top.bottom.equalTo(root.mas_safeAreaLayoutGuide)
    }
    #expect(isClose(frame(), CGRect(x: 80, y: 50, width: 160, height: 400)))
  }

  @Test func safeAreaChangesMoveTheView() {
    view.mas_makeConstraints { $0.edges.equalToSuperviewSafeArea() }
    #expect(frame().minY == 50)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 40, bottom: 0, right: 40)
    #expect(isClose(frame(), CGRect(x: 40, y: 20, width: 240, height: 460)))
  }

  @Test func marginsOfTheSuperviewHaveAShortName() {
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    view.mas_makeConstraints { $0.edges.equalToSuperviewMargins() }
    let margins = controller.view.layoutMargins
    let expected = CGRect(
      x: margins.left, y: margins.top, width: 320 - margins.left - margins.right,
      height: 480 - margins.top - margins.bottom)
    #expect(isClose(frame(), expected))
  }

  @Test func marginAttributesFollowTheMargins() {
    let inner = UIView()
    view.addSubview(inner)
    view.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    view.mas_makeConstraints { $0.edges.equalTo(UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0)) }
    inner.mas_makeConstraints { make in
      make.top.equalTo(view.mas_topMargin)
      make.bottom.equalTo(view.mas_bottomMargin)
      make.left.equalTo(view.mas_leftMargin)
      make.right.equalTo(view.mas_rightMargin)
    }
    window.layoutIfNeeded()
    #expect(isClose(inner.frame, CGRect(x: 10, y: 5, width: 290, height: 260)))
  }

  @Test func layoutGuidesOfAControllerBoundItsContent() {
    let before = controller.view.constraints.count
    view.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.bottom.equalTo(controller.mas_bottomLayoutGuide)
      make.left.right.equalToSuperview()
    }
    #expect(controller.view.constraints.filter { $0 is MASLayoutConstraint }.count == 4)
    #expect(controller.view.constraints.count > before)
    #expect(isClose(frame(), CGRect(x: 0, y: 50, width: 320, height: 400)))
  }

  @Test func layoutGuidesOfAControllerHaveTwoEdgesEach() {
    view.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuideTop)
      make.bottom.equalTo(controller.mas_bottomLayoutGuideBottom)
      make.left.right.equalToSuperview()
    }
    #expect(isClose(frame(), CGRect(x: 0, y: 0, width: 320, height: 480)))
    view.mas_remakeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuideBottom)
      make.bottom.equalTo(controller.mas_bottomLayoutGuideTop)
      make.left.right.equalToSuperview()
    }
    #expect(isClose(frame(), CGRect(x: 0, y: 50, width: 320, height: 400)))
  }

  @Test func viewDeepInsideMayRelateToAControllersGuide() {
    let inner = UIView()
    view.addSubview(inner)
    view.mas_makeConstraints { $0.edges.equalToSuperview() }
    inner.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.centerX.equalTo(0)
      make.size.equalTo(20)
    }
    window.layoutIfNeeded()
    #expect(isClose(inner.frame, CGRect(x: 150, y: 50, width: 20, height: 20)))
  }

  @Test func leadingAndTrailingFollowTheLayoutDirection() {
    view.mas_makeConstraints { make in
      make.leading.equalTo(10)
      make.size.equalTo(50)
      make.top.equalTo(0)
    }
    #expect(frame().minX == 10)
    window.layoutDirection = .rightToLeft
    #expect(frame().maxX == 310)
  }

  @Test(
    "Insets are left and right, not leading and trailing (T9): kept, since a change would move valid layouts")
  func leadingTakesTheLeftInsetInBothDirections() {
    window.layoutDirection = .rightToLeft
    view.mas_makeConstraints { make in
      make.leading.equalToSuperview().insets(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
      make.size.equalTo(50)
      make.top.equalTo(0)
    }
    #expect(frame().maxX == 310)
  }
}
