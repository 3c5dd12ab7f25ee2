import OpenUIKit
import Testing

@testable import iCarousel

/// Carousels that are as high as their items, whose constraints size them.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct ContentSizeTests {
  /// A stack with a carousel and a view of 50 points below it, at the top of a window of 400 × 800 points.
  private func stacked(_ source: BoxSource, _ sizing: iCarousel.ContentSizing?) -> (UIWindow, UIView, UIView)
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let below = UIView()
    let stack = UIStackView(arrangedSubviews: [source.carousel, below])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      below.heightAnchor.constraint(equalToConstant: 50),
    ])
    source.carousel.contentSizing = sizing
    source.connect()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, stack, below)
  }

  @Test func aCarouselInAStackIsAsHighAsItsItems() {
    let source = BoxSource([120, 80, 60])
    let (_, stack, below) = stacked(source, .largestItem)
    #expect(source.carousel.frame == CGRect(x: 0, y: 0, width: 400, height: 120))
    #expect(below.frame.minY == 120 && stack.frame.height == 170)
    #expect(source.frame(of: 0) == CGRect(x: 100, y: 0, width: 200, height: 120))
    #expect(source.frame(of: 1) == CGRect(x: 300, y: 20, width: 200, height: 80))
    #expect(source.carousel.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 120))
  }

  @Test func withoutSizingThereIsNoContentSize() {
    let source = BoxSource([120])
    let none = UIView.noIntrinsicMetric
    #expect(source.carousel.contentSizing == nil)
    #expect(source.carousel.intrinsicContentSize == CGSize(width: none, height: none))
    source.carousel.contentSizing = .currentItem
    source.connect()
    #expect(source.carousel.intrinsicContentSize.height == 120)
    source.carousel.contentSizing = nil
    #expect(source.carousel.intrinsicContentSize == CGSize(width: none, height: none))
    #expect(source.carousel.itemView(at: 0)?.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test func aViewThatIsTakenAwayKeepsNoConstraintOfItsItem() throws {
    let source = TextSource()
    source.carousel.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    source.carousel.contentSizing = .currentItem
    source.carousel.delegate = source
    source.carousel.dataSource = source
    source.carousel.layoutIfNeeded()
    let view = try #require(source.carousel.itemView(at: 0))
    let pinned = view.constraints.count
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    other.addSubview(view)
    #expect(view.constraints.count == pinned - 1, "The width of the item is in force no more")
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func oneViewForAllItemsHasTheConstraintsOfOnePlace() throws {
    let source = TextSource()
    source.count = 5
    source.carousel.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    source.carousel.contentSizing = .largestItem
    source.carousel.delegate = source
    source.carousel.dataSource = source
    source.carousel.layoutIfNeeded()
    let view = try #require(source.label.superview)
    let count = view.constraints.count
    for step in 1...20 {
      source.carousel.scrollOffset = CGFloat(step % 5)
      source.carousel.setNeedsLayout()
      source.carousel.layoutIfNeeded()
    }
    #expect(view.constraints.count <= count)
  }

  @Test func insetsAreAdded() {
    let source = BoxSource([120])
    source.carousel.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    let (_, _, below) = stacked(source, .largestItem)
    #expect(below.frame.minY == 160)
    #expect(source.frame(of: 0).minY == 10)
  }

  @Test func theLargestItemSoFarDeterminesTheHeight() {
    let source = BoxSource([100, 100, 100, 100, 100, 180, 100, 100, 100, 100, 100])
    let (window, _, below) = stacked(source, .largestItem)
    #expect(below.frame.minY == 100)
    source.carousel.scrollToItem(at: 5, animated: false)
    window.layoutIfNeeded()
    #expect(below.frame.minY == 180)
    source.carousel.scrollToItem(at: 0, animated: false)
    window.layoutIfNeeded()
    #expect(below.frame.minY == 180)
    source.carousel.reloadData()
    window.layoutIfNeeded()
    #expect(below.frame.minY == 100)
  }

  @Test func theHeightFollowsTheCurrentItem() {
    let source = BoxSource([100, 200, 60])
    let (window, _, below) = stacked(source, .currentItem)
    #expect(below.frame.minY == 100)
    source.carousel.scrollOffset = 0.25
    window.layoutIfNeeded()
    #expect(below.frame.minY == 125)
    source.carousel.scrollOffset = 0
    source.carousel.scrollToItem(at: 1, animated: true)
    var heights: [CGFloat] = []
    for _ in 0..<40 {
      window.clock.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
      heights.append(below.frame.minY)
    }
    #expect(heights == heights.sorted() && Set(heights).count > 10 && heights.last == 200)
    #expect(source.carousel.currentItemIndex == 1)
  }

  @Test func aChangeOfAnItemsContentIsFollowed() {
    let source = BoxSource([100, 80])
    let (window, _, below) = stacked(source, .currentItem)
    source.heights[0]?.constant = 150
    window.layoutIfNeeded()
    #expect(below.frame.minY == 150 && source.frame(of: 0).height == 150)
    source.heights[0]?.constant = 40
    window.layoutIfNeeded()
    #expect(below.frame.minY == 40)
    source.widths[0]?.constant = 300
    window.layoutIfNeeded()
    #expect(source.carousel.itemWidth == 300 || source.frame(of: 0).width == 200)
  }

  @Test func everyItemMayBeAsWideAsItsConstraints() {
    let source = BoxSource([100, 80])
    source.carousel.measuresEveryItem = true
    let (window, _, _) = stacked(source, .largestItem)
    source.widths[1]?.constant = 120
    window.layoutIfNeeded()
    #expect(source.frame(of: 0).width == 200)
    #expect(source.frame(of: 1) == CGRect(x: 300, y: 10, width: 120, height: 80))
  }

  @Test func textIsWrappedInTheDelegatesWidth() {
    let source = TextSource()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    source.carousel.contentSizing = .currentItem
    source.carousel.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
    window.addSubview(source.carousel)
    source.carousel.delegate = source
    source.carousel.dataSource = source
    window.layoutIfNeeded()
    let oneLine = source.label.font.lineHeight
    #expect(source.label.frame.width == 300)
    #expect(source.carousel.intrinsicContentSize.height > 2 * oneLine)
    source.label.text = "short"
    window.layoutIfNeeded()
    #expect(abs(source.carousel.intrinsicContentSize.height - oneLine) < 1.5)
  }

  @Test func aColumnIsAsWideAsItsItems() {
    let source = BoxSource([100, 80])
    source.carousel.isVertical = true
    source.carousel.contentSizing = .largestItem
    source.carousel.frame = CGRect(x: 0, y: 0, width: 10, height: 300)
    source.connect()
    source.carousel.layoutIfNeeded()
    #expect(source.carousel.intrinsicContentSize == CGSize(width: 200, height: UIView.noIntrinsicMetric))
  }

  @Test func aRowOfATableFollows() throws {
    let source = BoxSource([100, 200])
    source.carousel.contentSizing = .currentItem
    let rows = CarouselRows(source.carousel)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    source.connect()
    table.dataSource = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    source.carousel.scrollToItem(at: 1, animated: false)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 200)
    #expect(source.carousel.frame.height == 200)
    source.heights[1]?.constant = 150
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 150)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 150)
  }

  @Test func aLargerTextMakesTheItemsWider() throws {
    let source = BoxSource([120, 120, 120])
    let (window, _, _) = stacked(source, .largestItem)
    for width in source.widths.values { width.constant = 280 }
    window.layoutIfNeeded()
    window.clock.advance(by: 1.0 / 60)
    window.layoutIfNeeded()
    #expect(source.carousel.itemWidth == 280)
    #expect(source.frame(of: 0).maxX <= source.frame(of: 1).minX)
  }

  @Test func aLabelAsAnItemFollowsItsText() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let source = LabelSource()
    let carousel = iCarousel(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    carousel.contentSizing = .largestItem
    carousel.dataSource = source
    window.addSubview(carousel)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let narrow = carousel.itemWidth
    for label in source.labels { label.text = "a text that comes late" }
    window.layoutIfNeeded()
    window.clock.advance(by: 1.0 / 60)
    window.layoutIfNeeded()
    let label = try #require(carousel.itemView(at: 0) as? UILabel)
    #expect(narrow > 0 && label.bounds.width > narrow)
    #expect(carousel.itemWidth == label.bounds.width)
    #expect(abs(label.bounds.width - label.intrinsicContentSize.width) < 1)
  }
}

/// Items of 200 points with heights that constraints determine.
#if !ThreadConfined
  @MainActor
#endif
private final class BoxSource: iCarouselDataSource {
  let carousel = iCarousel()
  let start: [CGFloat]
  private(set) var heights: [Int: NSLayoutConstraint] = [:]
  private(set) var widths: [Int: NSLayoutConstraint] = [:]

  init(_ heights: [CGFloat]) {
    start = heights
  }

  func connect() { carousel.dataSource = self }

  /// The frame of an item's container.
  func frame(of index: Int) -> CGRect { carousel.itemView(at: index)?.superview?.frame ?? .null }

  func numberOfItems(in carousel: iCarousel) -> Int { start.count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let (view, box) = (UIView(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: start[index])
    let width = box.widthAnchor.constraint(equalToConstant: 200)
    (heights[index], widths[index]) = (height, width)
    NSLayoutConstraint.activate([
      height, width, box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return view
  }
}

/// One item of 300 points with a text.
#if !ThreadConfined
  @MainActor
#endif
private final class TextSource: iCarouselDataSource, iCarouselDelegate {
  let carousel = iCarousel()
  let label = UILabel()
  var count = 1

  func numberOfItems(in carousel: iCarousel) -> Int { count }
  func carouselItemWidth(_ carousel: iCarousel) -> CGFloat { 300 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    if let view = label.superview { return view }
    let view = UIView()
    label.numberOfLines = 0
    label.text = Array(repeating: "several words", count: 12).joined(separator: " ")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return view
  }
}

/// Two rows, the first with a carousel.
#if !ThreadConfined
  @MainActor
#endif
private final class CarouselRows: NSObject, UITableViewDataSource {
  private let carousel: iCarousel

  init(_ carousel: iCarousel) {
    self.carousel = carousel
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.row == 0 else { return cell }
    carousel.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(carousel)
    NSLayoutConstraint.activate([
      carousel.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      carousel.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      carousel.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      carousel.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    return cell
  }
}

/// Three labels.
#if !ThreadConfined
  @MainActor
#endif
private final class LabelSource: iCarouselDataSource {
  private(set) var labels: [UILabel] = []

  func numberOfItems(in carousel: iCarousel) -> Int { 3 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let label = UILabel()
    label.text = "short"
    labels.append(label)
    return label
  }
}
