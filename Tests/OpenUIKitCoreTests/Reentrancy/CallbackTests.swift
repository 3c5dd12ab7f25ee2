import OpenUIKit
import Testing

/// A view that runs code when it is moved.
private final class MovedView: UIView {
  var willMove: ((UIView?) -> Void)?
  var didMove: ((MovedView) -> Void)?
  var windowChanged: ((MovedView) -> Void)?
  /// The windows that the view was notified of. Not the objects, which would keep the view.
  private(set) var windows: [ObjectIdentifier?] = []

  override func willMove(toSuperview newSuperview: UIView?) { willMove?(newSuperview) }
  override func didMoveToSuperview() { didMove?(self) }
  override func didMoveToWindow() {
    windows.append(window.map { ObjectIdentifier($0) })
    windowChanged?(self)
  }
}

@MainActor
@Suite("Callbacks may change the objects that they are notified of")
struct CallbackTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("siblings may be removed while a view is inserted between them")
  func removalDuringInsertion() {
    let siblings = (0..<4).map { _ in UIView() }
    for view in siblings { window.addSubview(view) }
    let view = MovedView()
    view.willMove = { _ in for view in siblings { view.removeFromSuperview() } }
    window.insertSubview(view, at: 3)
    #expect(window.subviews == [view])
    let other = MovedView()
    other.willMove = { _ in view.removeFromSuperview() }
    window.insertSubview(other, aboveSubview: view)
    #expect(window.subviews == [other])
  }

  @Test("a view that puts itself elsewhere while it is added is in one place")
  func addedElsewhere() {
    let (first, second) = (UIView(), UIView())
    let view = MovedView()
    view.willMove = { [unowned view] superview in
      if superview === first {
        view.willMove = nil
        second.addSubview(view)
      }
    }
    first.addSubview(view)
    #expect(view.superview === first)
    #expect(first.subviews == [view])
    #expect(second.subviews.isEmpty)
  }

  @Test("a view that is removed while it is removed is removed once")
  func removalDuringRemoval() {
    let view = MovedView()
    window.addSubview(view)
    view.willMove = { [unowned view] _ in view.removeFromSuperview() }
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(window.subviews.isEmpty)
    #expect(view.windows == [ObjectIdentifier(window), nil])
  }

  @Test("each view is notified of a window once, and not if it has left before its turn")
  func windowNotices() {
    let (box, first, second) = (MovedView(), MovedView(), MovedView())
    box.addSubview(first)
    box.addSubview(second)
    box.windowChanged = { _ in
      second.removeFromSuperview()
      first.addSubview(second)
    }
    first.windowChanged = { _ in second.removeFromSuperview() }
    window.addSubview(box)
    #expect(box.windows == [ObjectIdentifier(window)])
    #expect(first.windows == [ObjectIdentifier(window)])
    #expect(second.windows.last == .some(nil))
    #expect(second.superview == nil)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 20
    var during: ((UITableView, String) -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      #expect(indexPath.row < count)
      during?(tableView, "cell")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      during?(tableView, "height")
      return tableView.numberOfRows(inSection: 0) > 3 ? 30 : 40
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { during?(tableView, "end") }
  }

  @Test(
    "a table may be reloaded with fewer rows in every call of its data source and delegate",
    arguments: ["cell", "height", "end"])
  func reloadingTable(callback: String) {
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    rows.during = { [unowned rows] table, name in
      guard name == callback, rows.count > 1 else { return }
      rows.count = 1
      table.reloadData()
      if name == "end" { table.layoutIfNeeded() }
    }
    table.frame.size.width = 80
    table.contentOffset.y = 200
    window.layoutIfNeeded()
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 1)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 20
    var during: ((UICollectionView) -> Void)?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      #expect(indexPath.item < count)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      during?(collectionView)
      return cell
    }
  }

  private final class DequeuingCell: UICollectionViewCell {
    override func prepareForReuse() {
      super.prepareForReuse()
      (superview as? UICollectionView ?? DequeuingCell.collection)?
        .register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    }
    static nonisolated(unsafe) weak var collection: UICollectionView?
  }

  @Test("a collection may be reloaded with fewer items, or lose its data source, while it asks for a cell")
  func reloadingCollection() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(DequeuingCell.self, forCellWithReuseIdentifier: "item")
    DequeuingCell.collection = view
    let items = Items()
    view.dataSource = items
    window.addSubview(view)
    items.during = { [unowned items] view in
      guard items.count > 1 else { return }
      items.count = 1
      view.reloadData()
    }
    window.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    items.count = 5
    items.during = { $0.dataSource = nil }
    view.reloadData()
    window.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  private final class Scrolled: NSObject, UIScrollViewDelegate {
    var events: [String] = []

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("begin") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("end") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("glided") }
  }

  @Test("an animated scroll from the end of a drag is not overridden by the deceleration")
  func scrollAtEndOfDrag() {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 100, height: 5000)
    let delegate = Scrolled()
    view.delegate = delegate
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.sendTouch(.began, at: CGPoint(x: 50, y: 90), time: 0)
    for step in 1...5 {
      window.sendTouch(.moved, at: CGPoint(x: 50, y: 90 - 15 * step), time: Double(step) * 0.01)
    }
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 15), time: 0.06)
    window.clock.advance(by: 3)
    #expect(delegate.events == ["glided"])
    #expect(view.contentOffset.y == 10)
    #expect(window.clock.isIdle)
  }

  @Test("a constraint that is deallocated with its view may deactivate others that are deallocated with it")
  func dyingConstraints() {
    final class Linked: NSLayoutConstraint {
      weak var other: NSLayoutConstraint?
      deinit {
        let other = other
        MainActor.assumeIsolated { other?.isActive = false }
      }
    }
    for _ in 0..<10 {
      let view = UIView()
      var last: Linked?
      for index in 0..<6 {
        let made = Linked(
          item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: CGFloat(index))
        made.priority = .defaultLow
        last?.other = made
        made.isActive = true
        last = made
      }
      view.layoutIfNeeded()
    }
  }
}
