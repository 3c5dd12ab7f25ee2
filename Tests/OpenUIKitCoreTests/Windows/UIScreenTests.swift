import LayoutTesting
import OpenUIKit
import Testing

@MainActor
@Suite("Screens", .ownScreen)
struct UIScreenTests {
  @Test("A window's screen has its size and scale")
  func screen() {
    let window = UIWindow(frame: CGRect(x: 5, y: 5, width: 320, height: 200))
    window.screenScale = 2
    #expect(window.screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(window.screen.scale == 2 && window.screen.nativeBounds.width == 640)
  }

  @Test("The main screen is that of the key window, else of the newest, else of a phone")
  func main() {
    do {
      let key = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      key.makeKeyAndVisible()
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.hostTraits = UITraitCollection(userInterfaceIdiom: .pad)
      #expect(UIScreen.main.bounds.width == 300)
      other.makeKey()
      #expect(UIScreen.main.bounds.width == 100 && UIDevice.current.userInterfaceIdiom == .pad)
      withExtendedLifetime((key, other)) {}
    }
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844) && UIScreen.main.scale == 3)
  }
}
