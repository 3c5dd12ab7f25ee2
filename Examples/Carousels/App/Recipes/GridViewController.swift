import CarouselKit

/// Apps in columns of three, which move by pages, with a scrollbar below.
final class GridViewController: RecipeViewController {
  private let carousel = iCarousel()
  private let bar: CarouselScrollbar
  private lazy var heading = addLabel("Essential apps", size: 22, weight: .bold)

  init() {
    bar = CarouselScrollbar(carousel)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .canvas
    let items = Items(GridApp.all.count) { index, view in
      let row = view as? AppRow ?? AppRow()
      row.show(GridApp.all[index])
      return row
    }
    carousel.itemAlignment = .leading
    carousel.contentInset = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
    carousel.containsItems = true
    carousel.pageSize = .fitting
    carousel.maximumPagesPerGesture = 1
    carousel.centerItemWhenSelected = false
    carousel.releaseSpring = iCarousel.Spring(response: 0.45, dampingRatio: 0.9)
    keep(items)
    keep(CarouselGrid(carousel, dataSource: items, rows: 3, spacing: 12))
    view.addSubview(carousel)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content
    heading.frame = CGRect(x: 20, y: area.minY + 20, width: area.width - 40, height: 30)
    carousel.frame = CGRect(x: 0, y: heading.frame.maxY + 12, width: area.width, height: 288)
    bar.frame = CGRect(x: 20, y: carousel.frame.maxY + 16, width: area.width - 40, height: 5)
  }
}

/// An app of the grid.
private struct GridApp {
  let name: String
  let kind: String
  let symbol: String
  let tint: UIColor

  static let all = [
    GridApp(name: "Tides", kind: "Weather", symbol: "cloud.sun", tint: .systemTeal),
    GridApp(name: "Lumen", kind: "Photography", symbol: "camera", tint: .systemIndigo),
    GridApp(name: "Sprout", kind: "Lifestyle", symbol: "leaf", tint: .systemGreen),
    GridApp(name: "Waypoint", kind: "Navigation", symbol: "map", tint: .systemOrange),
    GridApp(name: "Courier", kind: "Productivity", symbol: "paperplane", tint: .systemBlue),
    GridApp(name: "Encore", kind: "Music", symbol: "music.note", tint: .systemPink),
    GridApp(name: "Chatter", kind: "Social", symbol: "message", tint: .systemPurple),
    GridApp(name: "Basket", kind: "Shopping", symbol: "cart", tint: .systemRed),
    GridApp(name: "Atlas", kind: "Reference", symbol: "globe", tint: .systemBrown),
    GridApp(name: "Nudge", kind: "Health", symbol: "bell", tint: .systemYellow),
    GridApp(name: "Boarding", kind: "Travel", symbol: "ticket", tint: .systemCyan),
    GridApp(name: "Glow", kind: "Graphics", symbol: "sparkles", tint: .systemMint),
  ]
}

/// A row with an app.
private final class AppRow: UIView {
  private let tile = UIView()
  private let symbol = UIImageView()
  private let name = UILabel()
  private let kind = UILabel()
  private let button = UIButton(type: .system)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 310, height: 88))
    backgroundColor = .card
    layer.cornerRadius = 16
    tile.frame = CGRect(x: 14, y: 14, width: 60, height: 60)
    tile.layer.cornerRadius = 14
    symbol.frame = CGRect(x: 14, y: 14, width: 32, height: 32)
    symbol.contentMode = .scaleAspectFit
    symbol.tintColor = .white
    tile.addSubview(symbol)
    name.frame = CGRect(x: 88, y: 22, width: 136, height: 22)
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    kind.frame = CGRect(x: 88, y: 46, width: 136, height: 20)
    kind.font = .systemFont(ofSize: 14)
    kind.textColor = .secondaryLabel
    button.frame = CGRect(x: 232, y: 29, width: 64, height: 30)
    button.setTitle("Get", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .bold)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 15
    for view in [tile, name, kind, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ app: GridApp) {
    tile.backgroundColor = app.tint
    symbol.image = UIImage(systemName: app.symbol)
    name.text = app.name
    kind.text = app.kind
    button.accessibilityLabel = "Get " + app.name
  }
}
