import LayoutTesting
import iCarousel
import Testing

/// The container that a screen with a fault is shown in.
enum FaultPlace: String, CaseIterable, Sendable {
  case navigationController, tab, sheet, splitView, cell, collectionCell, scrollView, carousel

  /// Makes a screen with a view at this place that a closure fills.
  @MainActor
  func make(_ build: @escaping @MainActor (UIView) -> Void) -> UIViewController {
    switch self {
    case .navigationController: return UINavigationController(rootViewController: Self.controller(build))
    case .tab:
      let tabs = UITabBarController()
      let controller = BuiltController(build)
      controller.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
      tabs.viewControllers = [controller]
      return tabs
    case .sheet:
      return PresentingController(
        presenting: UINavigationController(rootViewController: Self.controller(build)))
    case .splitView:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Self.controller(build), for: .secondary)
      split.setViewController(BuiltController { _ in }, for: .primary)
      split.show(.secondary)
      return split
    case .cell: return FaultTable(build)
    case .collectionCell: return FaultCollection(build)
    case .carousel: return FaultCarousel(build)
    case .scrollView:
      return BuiltController { view in
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1_200))
        scroll.addSubview(content)
        scroll.contentSize = content.bounds.size
        view.addSubview(scroll)
        build(content)
      }
    }
  }
}

extension FaultPlace {
  /// Whether the fault is one at this place: what scrolls, and a sheet, begins below the camera.
  func allows(_ fault: Fault) -> Bool {
    switch self {
    case .navigationController, .tab, .splitView: true
    case .sheet, .cell, .collectionCell, .scrollView: fault.kind != .outsideSafeArea
    // A carousel moves its items by parts of a pixel.
    case .carousel: fault.kind != .outsideSafeArea && fault.kind != .betweenPixels
    }
  }

  /// A screen that is filled a little lower: a bar would cover some texts, whose contrast is not read then.
  @MainActor
  private static func controller(_ build: @escaping @MainActor (UIView) -> Void) -> UIViewController {
    BuiltController { view in
      let content = UIView(frame: view.bounds.offsetBy(dx: 0, dy: 60))
      view.addSubview(content)
      build(content)
    }
  }
}

/// A table with one row that a closure fills.
private final class FaultTable: UITableViewController {
  private let build: @MainActor (UIView) -> Void

  init(_ build: @escaping @MainActor (UIView) -> Void) {
    self.build = build
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 640 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 640)
    cell.layoutIfNeeded()
    build(cell.contentView)
    return cell
  }
}

/// A collection with one item that a closure fills.
private final class FaultCollection: UICollectionViewController {
  private let build: @MainActor (UIView) -> Void

  init(_ build: @escaping @MainActor (UIView) -> Void) {
    self.build = build
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
      width: view.bounds.width, height: 640)
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    if cell.contentView.subviews.isEmpty { build(cell.contentView) }
    return cell
  }
}

/// A carousel whose only item a closure fills.
private final class FaultCarousel: UIViewController, iCarouselDataSource {
  private let build: @MainActor (UIView) -> Void
  private let carousel = iCarousel()

  init(_ build: @escaping @MainActor (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    carousel.frame = view.bounds
    carousel.dataSource = self
    view.addSubview(carousel)
  }

  func numberOfItems(in carousel: iCarousel) -> Int { 1 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let item = UIView(frame: CGRect(x: 0, y: 0, width: carousel.bounds.width, height: 640))
    item.backgroundColor = .systemBackground
    build(item)
    return item
  }
}
