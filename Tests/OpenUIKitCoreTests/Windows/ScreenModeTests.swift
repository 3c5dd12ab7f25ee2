import OpenUIKit
import Testing

@MainActor
@Suite("Modes of screens and sizes of scenes")
struct ScreenModeTests {
  @Test("The mode of a screen has its pixels, and is the only one")
  func mode() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.screenScale = 2
    let screen = window.screen
    #expect(screen.currentMode?.size == CGSize(width: 640, height: 960))
    #expect(screen.availableModes.map(\.size) == [CGSize(width: 640, height: 960)])
    #expect(
      screen.currentMode?.pixelAspectRatio == 1 && screen.preferredMode?.size == screen.currentMode?.size)
    #expect(UIScreen.capturedDidChangeNotification.rawValue == "UIScreenCapturedDidChangeNotification")
  }

  @Test("A scene states its orientation, and restricts no sizes")
  func scene() {
    let scene = UIWindowScene(size: CGSize(width: 800, height: 500))
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    #expect(scene.effectiveGeometry.interfaceOrientation == scene.interfaceOrientation)
    #expect(scene.effectiveGeometry.coordinateSpace.bounds.size == CGSize(width: 800, height: 500))
    #expect(scene.sizeRestrictions == nil)
    #expect(UIApplication.shared.backgroundRefreshStatus == .restricted)
  }
}
