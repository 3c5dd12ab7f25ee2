import LayoutTesting
import Testing

@MainActor
@Suite("Own screens", .ownScreen)
struct OwnScreenTests {
  private let width: CGFloat = 390

  @Test("A window of one test is not the main screen of another that runs at the same time", arguments: 0..<8)
  func turns(index: Int) async {
    #expect(UIScreen.main.bounds.width == width)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100 + index, height: 100))
    window.makeKeyAndVisible()
    for _ in 0..<10 {
      await Task.yield()
      #expect(UIScreen.main.bounds == window.bounds)
    }
  }

  @Test(
    "A screen is made on its own device, whatever was laid out before",
    arguments: [Device.iPhoneSE, .iPadPro13])
  func device(device: Device) {
    let before = ScreenLayout(in: Configuration(device: .iPhone16)) { UIViewController() }
    var made = CGRect.zero
    let layout = ScreenLayout(in: Configuration(device: device)) {
      made = UIScreen.main.bounds
      return UIViewController()
    }
    #expect(made == layout.window.bounds && made != before.window.bounds)
  }
}
