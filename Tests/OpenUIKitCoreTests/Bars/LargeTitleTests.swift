import OpenUIKit
import Testing

@MainActor
@Suite("Large titles")
struct LargeTitleTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let scrollView = UIScrollView()
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    screen.view = scrollView
    screen.title = "Mail"
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    scrollView.alwaysBounceVertical = true
    navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var barHeight: CGFloat {
    window.layoutIfNeeded()
    return navigation.navigationBar.frame.height
  }

  /// Drags the content down by a distance, and holds the finger still before it lifts.
  private func drag(by distance: CGFloat, lifting: Bool = true) {
    let start = window.clock.now
    window.sendTouch(.began, at: CGPoint(x: 200, y: 400), time: start)
    // The first ten points begin the drag and do not move the content.
    let step: CGFloat = distance < 0 ? -12 : 12
    window.sendTouch(.moved, at: CGPoint(x: 200, y: 400 + step), time: start + 0.1)
    window.sendTouch(.moved, at: CGPoint(x: 200, y: 400 + step + distance), time: start + 0.2)
    guard lifting else { return }
    window.sendTouch(.moved, at: CGPoint(x: 200, y: 400 + step + distance), time: start + 1)
    window.sendTouch(.ended, at: CGPoint(x: 200, y: 400 + step + distance), time: start + 1)
  }

  @Test("A large title adds 52 points to the bar, and content begins below it")
  func height() {
    #expect(barHeight == 96)
    #expect(scrollView.contentOffset.y == -143 && scrollView.adjustedContentInset.top == 143)
    #expect(navigation.navigationBar.frame.minY == 47)
  }

  @Test("The bar shrinks with the content down to the height without the title, and grows again")
  func collapse() {
    _ = barHeight
    scrollView.contentOffset.y = -123
    #expect(barHeight == 76 && scrollView.adjustedContentInset.top == 123)
    scrollView.contentOffset.y = 500
    #expect(barHeight == 44 && scrollView.adjustedContentInset.top == 91)
    scrollView.contentOffset.y = -143
    #expect(barHeight == 96 && scrollView.adjustedContentInset.top == 143)
  }

  @Test("The small title is hidden at once below a new large one, and fades when the large one slides away")
  func smallTitle() throws {
    _ = barHeight
    try #expect(smallTitle("Mail").presentation()?.opacity == 0)
    scrollView.contentOffset.y = 500
    _ = barHeight
    try #expect(smallTitle("Mail").presentation()?.opacity == 0)
    window.clock.advance(by: 1)
    try #expect(smallTitle("Mail").presentation()?.opacity == 1)
    let next = UIViewController()
    next.title = "Inbox"
    navigation.pushViewController(next, animated: false)
    _ = barHeight
    try #expect(smallTitle("Inbox").presentation()?.opacity == 0)
    let last = UIViewController()
    last.title = "Message"
    navigation.pushViewController(last, animated: true)
    for _ in 0..<8 {
      window.clock.advance(by: 0.1)
      _ = barHeight
      try #expect(smallTitle("Message").presentation()?.opacity == 0)
    }
  }

  /// The layer of the title in the row of buttons.
  private func smallTitle(_ text: String) throws -> CALayer {
    try #require(navigation.navigationBar.subviews.first { ($0 as? UILabel)?.text == text }).layer
  }

  @Test("Content that is pulled down takes the title along")
  func pull() {
    _ = barHeight
    scrollView.contentOffset.y = -173
    #expect(barHeight == 126 && scrollView.adjustedContentInset.top == 143)
  }

  @Test("A drag that ends between both heights comes to rest at the nearer one")
  func rest() {
    _ = barHeight
    drag(by: -20)
    window.clock.advance(by: 3)
    #expect(barHeight == 96 && scrollView.contentOffset.y == -143)
    drag(by: -40)
    window.clock.advance(by: 3)
    #expect(barHeight == 44 && scrollView.contentOffset.y == -91)
  }

  @Test("A finger pulls the large title out again")
  func dragOut() {
    _ = barHeight
    scrollView.contentOffset.y = -91
    #expect(barHeight == 44)
    drag(by: 30, lifting: false)
    #expect(barHeight == 74 && scrollView.contentOffset.y == -121)
  }

  @Test("A screen decides about its title, and an automatic one is like the screen before it")
  func modes() {
    screen.navigationItem.largeTitleDisplayMode = .never
    #expect(barHeight == 44 && scrollView.contentOffset.y == -91)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    #expect(barHeight == 44)
    next.navigationItem.largeTitleDisplayMode = .always
    #expect(barHeight == 96 && next.view.safeAreaInsets.top == 143)
  }

  @Test("A screen that returns is scrolled as it was")
  func popping() {
    _ = barHeight
    scrollView.contentOffset.y = 500
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(barHeight == 96)
    navigation.popViewController(animated: false)
    #expect(barHeight == 44 && scrollView.contentOffset.y == 500)
  }

  @Test("The title is in the row only when the large one has slid away")
  func titles() {
    func titles() -> Int { window.accessibilityTree().count { $0.accessibilityLabel == "Mail" } }
    _ = barHeight
    #expect(titles() == 1)
    scrollView.contentOffset.y = 500
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    #expect(titles() == 1)
  }

  @Test("A phone in landscape has no large title")
  func landscape() {
    window.hostTraits = UITraitCollection(verticalSizeClass: .compact)
    #expect(barHeight == 44)
  }

  @Test("A prompt adds 30 points above title and buttons")
  func prompt() {
    screen.navigationItem.prompt = "Choose a message"
    #expect(barHeight == 126)
  }
}
