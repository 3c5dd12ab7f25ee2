import OpenUIKit
import Testing

/// A touch that stops content which moves by momentum ends there, as on devices: users of iCarousel expect it of
/// tables and collections (github.com/nicklockwood/iCarousel/issues/602), and UIKit's recogniser of drags has the
/// state `caughtDeceleratingScrollView`.
@MainActor
@Suite("Touches that stop moving content")
struct StoppingTouchTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let place = CGPoint(x: 150, y: 200)

  private func show(_ scroller: UIScrollView, in parent: UIView? = nil) {
    scroller.frame = window.bounds
    (parent ?? window).addSubview(scroller)
    window.layoutIfNeeded()
  }

  private func scrollView(in parent: UIView? = nil) -> UIScrollView {
    let scroller = UIScrollView()
    scroller.contentSize = CGSize(width: 300, height: 20_000)
    show(scroller, in: parent)
    return scroller
  }

  /// Throws the content upwards, and lets it move for a moment.
  private func fling(_ scroller: UIScrollView, by distance: CGFloat = -60) {
    window.sendTouch(.began, at: CGPoint(x: 150, y: 300))
    for step in 1...4 {
      window.sendTouch(
        .moved, at: CGPoint(x: 150, y: 300 + CGFloat(step) * distance), time: window.clock.now + 0.01)
    }
    window.sendTouch(.ended, at: CGPoint(x: 150, y: 300 + 4 * distance), time: window.clock.now + 0.01)
    window.clock.advance(by: 0.1)
    window.layoutIfNeeded()
    #expect(scroller.isDecelerating)
  }

  private func tap(lasting duration: Double = 0.05) {
    window.sendTouch(.began, at: place)
    window.sendTouch(.ended, at: place, time: window.clock.now + duration)
  }

  /// Fills the content with a view.
  private func fill<Content: UIView>(_ scroller: UIScrollView, with view: Content) -> Content {
    view.frame = CGRect(origin: .zero, size: scroller.contentSize)
    scroller.addSubview(view)
    return view
  }

  @Test("press no button, and the next touch presses it", arguments: [0.05, 0.3, 2])
  func button(duration: Double) {
    let scroller = scrollView()
    let button = fill(scroller, with: UIButton())
    var downs = 0
    var taps = 0
    button.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fling(scroller)
    downs = 0
    tap(lasting: duration)
    #expect(!scroller.isDecelerating && downs == 0 && taps == 0 && !button.isHighlighted)
    window.clock.advance(by: 1)
    tap()
    #expect(taps == 1)
  }

  @Test("are kept from recognisers in the content, and are no tap and no press for those around it")
  func recognisers() {
    let outer = UIView(frame: window.bounds)
    window.addSubview(outer)
    let scroller = scrollView(in: outer)
    let content = fill(scroller, with: UIView())
    var recognized: [String] = []
    for (name, view) in [("content", content), ("scroll view", scroller), ("outer", outer)] {
      let press = UILongPressGestureRecognizer {
        if $0.state == .began { recognized.append("press of \(name)") }
      }
      press.minimumPressDuration = 0
      let tap = UITapGestureRecognizer { _ in recognized.append("tap on \(name)") }
      for recognizer in [press, tap] {
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = together
        view.addGestureRecognizer(recognizer)
      }
    }
    fling(scroller)
    recognized = []
    tap()
    #expect(recognized.isEmpty)
    window.clock.advance(by: 1)
    tap()
    #expect(recognized.count == 6)
  }

  private let together = Together()
  private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("drag the content on, also slowly on a control", arguments: [0.02, 0.5])
  func drag(delay: Double) {
    let scroller = scrollView()
    let slider = fill(scroller, with: UIControl())
    fling(scroller)
    window.sendTouch(.began, at: place)
    let caught = scroller.contentOffset.y
    window.sendTouch(.moved, at: CGPoint(x: 150, y: 150), time: window.clock.now + delay)
    window.sendTouch(.moved, at: CGPoint(x: 150, y: 100), time: window.clock.now + 0.01)
    #expect(scroller.isDragging && scroller.contentOffset.y > caught + 40)
    #expect(!slider.isTracking)
    window.sendTouch(.ended, at: CGPoint(x: 150, y: 100), time: window.clock.now + 0.01)
    #expect(scroller.isDecelerating)
  }

  @Test("stop content that returns from beyond its edge")
  func bounce() {
    let scroller = scrollView()
    let button = fill(scroller, with: UIButton())
    var downs = 0
    button.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    fling(scroller, by: 20)
    #expect(scroller.contentOffset.y < 0)
    downs = 0
    tap()
    #expect(downs == 0)
    window.clock.advance(by: 1)
    #expect(scroller.contentOffset.y == 0)
  }

  @Test("stop a scroll view inside, or around, without a touch for what lies between")
  func nested() {
    let outer = scrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
    inner.contentSize = CGSize(width: 2000, height: 5000)
    outer.addSubview(inner)
    let button = fill(inner, with: UIButton())
    var downs = 0
    button.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    fling(outer)
    downs = 0
    window.sendTouch(.began, at: place)
    let stopped = outer.contentOffset
    window.sendTouch(.moved, at: CGPoint(x: 50, y: 200), time: window.clock.now + 0.02)
    window.sendTouch(.moved, at: CGPoint(x: 0, y: 200), time: window.clock.now + 0.02)
    #expect(outer.contentOffset == stopped && inner.contentOffset == .zero && downs == 0)
    window.sendTouch(.ended, at: CGPoint(x: 0, y: 200))
    window.clock.advance(by: 1)
    window.sendTouch(.began, at: place)
    window.sendTouch(.moved, at: CGPoint(x: 100, y: 200), time: window.clock.now + 0.02)
    window.sendTouch(.moved, at: CGPoint(x: 50, y: 200), time: window.clock.now + 0.02)
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 200))
    #expect(inner.isDecelerating)
    downs = 0
    tap()
    #expect(!inner.isDecelerating && downs == 0)
  }

  @Test(
    "leave the content alone if the scroll view's drag is disabled, and a hit test without an event finds it")
  func disabled() {
    let scroller = scrollView()
    let button = fill(scroller, with: UIButton())
    fling(scroller)
    #expect(window.hitTest(place, with: nil) === button)
    #expect(window.hitTest(place, with: UIEvent()) === scroller)
    scroller.panGestureRecognizer.isEnabled = false
    #expect(window.hitTest(place, with: UIEvent()) === button)
  }

  @Test("A wheel scrolls on from where it meets moving content, and the next click acts")
  func wheel() {
    let scroller = scrollView()
    let button = fill(scroller, with: UIButton())
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fling(scroller)
    let offset = scroller.contentOffset.y
    #expect(window.sendWheel(by: CGVector(dx: 0, dy: 30), at: place))
    #expect(scroller.contentOffset.y == offset + 30 && !scroller.isDecelerating)
    tap()
    #expect(taps == 1)
  }

  // MARK: Lists and texts

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      500
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }
  }

  @Test("select no row of a table")
  func table() {
    let (table, rows) = (UITableView(), Rows())
    (table.dataSource, table.delegate) = (rows, rows)
    show(table)
    fling(table)
    tap()
    #expect(!table.isDecelerating && rows.selected.isEmpty && table.indexPathForSelectedRow == nil)
    window.clock.advance(by: 1)
    tap()
    #expect(rows.selected.count == 1)
  }

  @Test("select no item of a collection")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 80)
    let (collection, rows) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Rows())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (rows, rows)
    show(collection)
    fling(collection)
    tap()
    #expect(!collection.isDecelerating && rows.selected.isEmpty)
    window.clock.advance(by: 1)
    tap()
    #expect(rows.selected.count == 1)
  }

  @Test("do not begin editing in a text view")
  func text() {
    let text = UITextView()
    text.text = String(repeating: "A line of text\n", count: 500)
    show(text)
    fling(text)
    tap()
    #expect(!text.isDecelerating && !text.isFirstResponder)
    window.clock.advance(by: 1)
    tap()
    #expect(text.isFirstResponder)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { nil }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { next }
    let next = UIViewController()
  }

  @Test("press nothing on a page that slides in")
  func pages() {
    let (controller, pages) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Pages()
    )
    let first = UIViewController()
    var downs = 0
    for page in [first, pages.next] {
      let button = UIButton(frame: window.bounds)
      button.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
      page.view.addSubview(button)
    }
    controller.dataSource = pages
    controller.setViewControllers([first], direction: .forward, animated: false)
    window.rootViewController = controller
    window.layoutIfNeeded()
    window.sendTouch(.began, at: CGPoint(x: 280, y: 200))
    for x in [240, 180, 120] as [CGFloat] {
      window.sendTouch(.moved, at: CGPoint(x: x, y: 200), time: window.clock.now + 0.02)
    }
    window.sendTouch(.ended, at: CGPoint(x: 120, y: 200), time: window.clock.now + 0.01)
    window.clock.advance(by: 0.05)
    downs = 0
    tap()
    #expect(downs == 0)
    window.clock.advance(by: 2)
    #expect(controller.viewControllers == [pages.next])
    tap()
    #expect(downs == 1)
  }
}
