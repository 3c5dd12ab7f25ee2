import OpenUIKit
import Testing

@testable import OpenUIKitInteractions

/// The behaviour is that of Apple's documentation of UILargeContentViewerInteraction and of its delegate.
@MainActor
@Suite("Large content viewers")
struct LargeContentViewerTests {
  private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
    var ends: [(item: String?, point: CGPoint)] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { ends.append((item?.largeContentTitle, point)) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let bar = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 50))

  private func show(
    _ category: UIContentSizeCategory,
    delegate: (any UILargeContentViewerInteractionDelegate)? = nil
  ) {
    window.rootViewController = UIViewController()
    window.traitOverrides.preferredContentSizeCategory = category
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(bar)
    for (index, title) in ["One", "Two"].enumerated() {
      let button = UIButton(frame: CGRect(x: 100 * index, y: 0, width: 100, height: 50))
      button.largeContentTitle = title
      button.showsLargeContentViewer = true
      bar.addSubview(button)
    }
    bar.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    window.layoutIfNeeded()
  }

  private var card: LargeContentCard? { window.subviews.last as? LargeContentCard }
  private var shownText: String? {
    window.layoutIfNeeded()
    return card?.subviews.compactMap { ($0 as? UILabel)?.text }.first
  }

  private func press(_ point: CGPoint) {
    window.sendTouch(.began, at: point)
    window.clock.advance(by: 0.6)
  }

  @Test(
    "A press shows the item in the middle, a movement the next one, and the end sends its event once"
  )
  func press() throws {
    show(.accessibilityLarge)
    var taps: [String?] = []
    for case let button as UIButton in bar.subviews {
      button.addAction(
        UIAction { taps.append(($0.sender as? UIButton)?.largeContentTitle) }, for: .touchUpInside)
    }
    press(CGPoint(x: 50, y: 720))
    #expect(shownText == "One")
    let middle = try #require(card).frame
    #expect(middle.midX == 195 && middle.midY == 422)
    window.sendTouch(.moved, at: CGPoint(x: 150, y: 720))
    #expect(shownText == "Two")
    window.sendTouch(.moved, at: CGPoint(x: 350, y: 720))
    #expect(shownText == "Two" && taps.isEmpty)
    window.sendTouch(.moved, at: CGPoint(x: 150, y: 720))
    window.sendTouch(.ended, at: CGPoint(x: 150, y: 720))
    #expect(card == nil && taps == ["Two"])
  }

  @Test("Usual text sizes show nothing")
  func usualSize() {
    show(.extraExtraExtraLarge)
    press(CGPoint(x: 50, y: 720))
    #expect(card == nil)
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 720))
  }

  @Test("A delegate gets the end with the item and the point in the view, and nil beside all items")
  func delegate() {
    let delegate = Delegate()
    show(.accessibilityMedium, delegate: delegate)
    press(CGPoint(x: 50, y: 720))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 720))
    press(CGPoint(x: 50, y: 720))
    window.sendTouch(.moved, at: CGPoint(x: 300, y: 730))
    window.sendTouch(.ended, at: CGPoint(x: 300, y: 730))
    #expect(delegate.ends.map(\.item) == ["One", nil])
    #expect(delegate.ends.map(\.point) == [CGPoint(x: 50, y: 20), CGPoint(x: 300, y: 30)])
  }

  @Test("An interaction that leaves its view closes the viewer and is not notified of presses")
  func removal() {
    show(.accessibilityLarge)
    press(CGPoint(x: 50, y: 720))
    bar.interactions.forEach { bar.removeInteraction($0) }
    #expect(card == nil && (bar.gestureRecognizers ?? []).isEmpty)
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 720))
  }

  @Test(
    "A picture keeps its size unless it is to be scaled, and stays within the card",
    arguments: [false, true])
  func picture(isScaled: Bool) throws {
    show(.accessibilityLarge)
    bar.subviews[0].largeContentImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
      .image { _ in }
    bar.subviews[0].scalesLargeContentImage = isScaled
    press(CGPoint(x: 50, y: 720))
    window.layoutIfNeeded()
    let picture = try #require(card?.subviews.first { $0 is UIImageView })
    #expect(isScaled ? picture.frame.width > 60 : picture.frame.width == 20)
    #expect(try #require(card).bounds.contains(picture.frame))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 720))
  }

  @Test("A change between sizes of accessibility and others is posted, and no other one")
  func enabledStatus() {
    window.makeKey()
    nonisolated(unsafe) var posted: [Bool] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      posted.append(MainActor.assumeIsolated { UILargeContentViewerInteraction.isEnabled })
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    for size in [UIContentSizeCategory.small, .accessibilityLarge, .accessibilityMedium, .large] {
      window.hostTraits = UITraitCollection(preferredContentSizeCategory: size)
    }
    #expect(posted == [true, false])
  }
}
