import OpenUIKit
import OpenUIKitCairo
import OpenUIKitDesktop
import Testing

@Suite @MainActor struct WindowHostTests {
  private func host(_ build: (UIView) -> Void) -> WindowHost {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let host = WindowHost(controller)
    host.configure(size: CGSize(width: 300, height: 200), scale: 1, HostPreferences())
    build(controller.view)
    return host
  }

  @Test func nothingIsDrawnWhileNothingChanges() {
    let host = host { _ in }
    #expect(host.frame(at: 1) == [PixelArea(left: 0, top: 0, right: 300, bottom: 200)])
    #expect(host.nextFrameTime == nil)
    #expect(host.frame(at: 2) == [])
  }

  @Test func anEventOfTheClockIsTheNextFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let host = host { $0.addSubview(view) }
    _ = host.frame(at: 1)
    UIView.animate(withDuration: 0.5) { view.center.x += 50 }
    #expect(host.nextFrameTime == 1)
    _ = host.frame(at: 2)
    #expect(host.nextFrameTime == nil)
  }

  @Test func aCardThatHasMovedIsDrawnAgainAMomentLater() throws {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    card.backgroundColor = .green
    for index in 0..<4 {
      let part = UIView(frame: CGRect(x: 20, y: 10 + 40 * index, width: 100, height: 30))
      part.backgroundColor = .blue
      card.addSubview(part)
    }
    let host = host { $0.addSubview(card) }
    _ = host.frame(at: 1)
    #expect(host.nextFrameTime == nil)
    card.center.x += 20.3
    #expect(!host.frame(at: 2).isEmpty)
    let next = try #require(host.nextFrameTime)
    #expect(next > 2 && next < 2.2)
    #expect(!host.frame(at: next).isEmpty)
    #expect(host.nextFrameTime == nil)
    let pixels = try #require(host.pixels)
    let whole = try CairoRenderer().draw(host.window.displayList(), scale: 1)
    for place in [30, 31, 50, 100, 210, 211] {
      let isSame = pixels.pixel(x: place, y: 25) == whole.pixel(x: place, y: 25)
      #expect(isSame, "\(place)")
    }
  }

  @Test func aNewSizeIsLaidOutAndDrawnWhole() {
    let host = host { _ in }
    _ = host.frame(at: 1)
    host.configure(size: CGSize(width: 250.5, height: 100), scale: 1.25, HostPreferences())
    #expect(host.frame(at: 1.1) == [PixelArea(left: 0, top: 0, right: 314, bottom: 125)])
    #expect(host.window.rootViewController?.view.frame.width == 250.5)
    #expect(host.pixels?.width == 314)
  }

  @Test func sizesWithoutPixelsAreIgnored() {
    let host = host { _ in }
    host.configure(size: .zero, scale: 1, HostPreferences())
    host.configure(size: CGSize(width: CGFloat.nan, height: 10), scale: 1, HostPreferences())
    #expect(host.window.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test("A change of the user's preferences keeps the design")
  func design() {
    let host = host { _ in }
    host.window.hostTraits = UITraitCollection(design: .liquidGlass)
    for isDark in [true, false] {
      host.configure(
        size: CGSize(width: 300, height: 200), scale: 2,
        HostPreferences(isDark: isDark, isRightToLeft: false))
      #expect(host.window.traitCollection.design == .liquidGlass)
      #expect(host.window.traitCollection.userInterfaceStyle == (isDark ? .dark : .light))
    }
  }

  @Test func preferencesAreTraits() {
    let host = host { _ in }
    host.configure(
      size: CGSize(width: 300, height: 200), scale: 2, HostPreferences(isDark: true, isRightToLeft: true))
    #expect(host.window.traitCollection.userInterfaceStyle == .dark)
    #expect(host.window.traitCollection.layoutDirection == .rightToLeft)
    #expect(host.window.screenScale == 2)
  }

  @Test func aWheelScrollsOverSeveralFrames() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let host = host { $0.addSubview(scroll) }
    _ = host.frame(at: 1)
    host.wheel(steps: CGVector(dx: 0, dy: 2), at: CGPoint(x: 50, y: 50), time: 1)
    _ = host.frame(at: 1 + 1.0 / 60)
    #expect((1..<106).contains(scroll.contentOffset.y))
    for frame in 2...60 { _ = host.frame(at: 1 + Double(frame) / 60) }
    #expect(abs(scroll.contentOffset.y - 106) < 0.01)
  }

  @Test func aWheelRestsAtTheEndOfTheContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 230)
    scroll.showsVerticalScrollIndicator = false
    let host = host { $0.addSubview(scroll) }
    _ = host.frame(at: 1)
    host.touchpadWasReleased(with: CGVector(dx: 0, dy: 5000), at: CGPoint(x: 50, y: 50), time: 1)
    for frame in 1...120 { _ = host.frame(at: 1 + Double(frame) / 60) }
    #expect(scroll.contentOffset.y == 30)
    #expect(host.nextFrameTime == nil)
  }

  @Test func theContentFollowsATouchpadAndMovesOnAfterIt() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 5000)
    let host = host { $0.addSubview(scroll) }
    let place = CGPoint(x: 50, y: 50)
    for frame in 1...10 {
      host.touchpad(by: CGVector(dx: 0, dy: 8), at: place, time: Double(frame) / 60)
      _ = host.frame(at: Double(frame) / 60)
      #expect(abs(scroll.contentOffset.y - 8 * CGFloat(frame)) < 0.01)
    }
    host.touchpadWasReleased(with: CGVector(dx: 0, dy: 480), at: place, time: 10.0 / 60)
    for frame in 11...400 { _ = host.frame(at: Double(frame) / 60) }
    // The way of UIKit's normal deceleration: 0.998 in each millisecond.
    #expect(abs(scroll.contentOffset.y - 80 - 480 * 0.4995) < 1)
    #expect(host.nextFrameTime == nil)
  }

  @Test func fingersOnATouchpadStopTheMovement() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 5000)
    let host = host { $0.addSubview(scroll) }
    let place = CGPoint(x: 50, y: 50)
    _ = host.frame(at: 1)
    host.touchpadWasReleased(with: CGVector(dx: 0, dy: 2000), at: place, time: 1)
    _ = host.frame(at: 1.1)
    let offset = scroll.contentOffset.y
    #expect(offset > 100)
    host.touchpad(by: CGVector(dx: 0, dy: 1), at: place, time: 1.1)
    _ = host.frame(at: 1.2)
    #expect(abs(scroll.contentOffset.y - offset - 1) < 0.01)
  }

  @Test func keysTypeIntoTheFirstResponder() {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let host = host { $0.addSubview(field) }
    _ = host.frame(at: 1)
    #expect(host.caretRectangle == nil)
    field.becomeFirstResponder()
    host.key(.began, DesktopKey(code: 30, symbol: 0x61, state: 0), time: 1.1)
    host.key(.ended, DesktopKey(code: 30, symbol: 0x61, state: 0), time: 1.2)
    // A key for an accent: the input method has made one character of two keys.
    host.key(.began, DesktopKey(code: 18, symbol: 0x65, state: 0), typing: "é", time: 1.3)
    #expect(field.text == "aé")
    #expect(host.caretRectangle.map { field.frame.contains($0) } == true)
    host.key(.began, DesktopKey(code: 30, symbol: 0x61, state: 1 << 2), time: 1.4)
    host.key(.began, DesktopKey(code: 14, symbol: 0xFF08, state: 0), time: 1.5)
    #expect(field.text == "")
  }

  private final class Shaken: UIView {
    var shakes = 0
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func zWithControlAndTheSystemsKeyShakesTheDevice() {
    let view = Shaken(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let host = host { $0.addSubview(view) }
    view.becomeFirstResponder()
    // X's bits of control and of the key with the system's symbol.
    for (state, shakes) in [(1 << 2, 0), (1 << 26, 0), (1 << 2 | 1 << 26, 1)] as [(UInt32, Int)] {
      host.key(.began, DesktopKey(code: 44, symbol: 0x7A, state: state), time: 1)
      host.key(.ended, DesktopKey(code: 44, symbol: 0x7A, state: state), time: 1)
      #expect(view.shakes == shakes)
    }
  }

  @Test func thePointerIsABarOverText() {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let host = host { $0.addSubview(field) }
    _ = host.frame(at: 1)
    #expect(host.hover(at: CGPoint(x: 50, y: 20), modifiers: [], time: 1) == .text)
    #expect(host.hover(at: CGPoint(x: 50, y: 100), modifiers: [], time: 1) == .arrow)
    #expect(host.hover(at: nil, modifiers: [], time: 1) == .arrow)
  }

  @Test func touchesReachTheirViews() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let host = host { $0.addSubview(button) }
    _ = host.frame(at: 1)
    host.touch(.began, identifier: 0, at: CGPoint(x: 50, y: 20), time: 1.1)
    host.touch(.ended, identifier: 0, at: CGPoint(x: 50, y: 20), time: 1.2)
    #expect(taps == 1)
  }
}
