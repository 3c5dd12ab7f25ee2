import CarouselKit

/// Strips of products that begin at the margin and move by as many as fit.
final class ProductsViewController: RecipeViewController {
  private var strips: [(title: UILabel, buttons: CarouselButtons, carousel: iCarousel)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .canvas
    addStrip("New arrivals", Product.all)
    addStrip("Back in stock", Product.all.reversed())
  }

  private func addStrip(_ title: String, _ products: [Product]) {
    let carousel = iCarousel()
    carousel.itemAlignment = .leading
    carousel.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    carousel.containsItems = true
    carousel.pageSize = .fitting
    carousel.isPagingEnabled = true
    carousel.centerItemWhenSelected = false
    carousel.accessibilityLabel = title
    let items = Items(products.count) { index, view in
      let card = view as? ProductCard ?? ProductCard()
      card.show(products[index])
      return card
    }
    add(carousel, items)
    let buttons = CarouselButtons(for: carousel)
    keep(buttons)
    for button in [buttons.previous, buttons.next] { view.addSubview(button) }
    strips.append((addLabel(title, size: 22, weight: .bold), buttons, carousel))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content
    var top = area.minY + 20
    for strip in strips {
      strip.title.frame = CGRect(x: 20, y: top, width: area.width - 140, height: 44)
      strip.buttons.next.frame = CGRect(x: area.width - 56, y: top + 4, width: 36, height: 36)
      strip.buttons.previous.frame = CGRect(x: area.width - 100, y: top + 4, width: 36, height: 36)
      for button in [strip.buttons.next, strip.buttons.previous] { button.layer.cornerRadius = 18 }
      strip.carousel.frame = CGRect(x: 0, y: top + 52, width: area.width, height: 256)
      top += 340
    }
  }
}

/// A product of the shop.
private struct Product {
  let name: String
  let price: String
  let symbol: String
  let tint: UIColor

  static let all = [
    Product(name: "Harbour Lamp", price: "€ 89", symbol: "lightbulb", tint: UIColor(rgb: 0xE9A23B)),
    Product(name: "Field Camera", price: "€ 240", symbol: "camera", tint: UIColor(rgb: 0x5C6BC0)),
    Product(name: "Travel Cup", price: "€ 24", symbol: "cup.and.saucer", tint: UIColor(rgb: 0x26A69A)),
    Product(name: "Wool Globe", price: "€ 65", symbol: "globe", tint: UIColor(rgb: 0x42A5F5)),
    Product(name: "Garden Kit", price: "€ 38", symbol: "leaf", tint: UIColor(rgb: 0x66BB6A)),
    Product(name: "City Map", price: "€ 12", symbol: "map", tint: UIColor(rgb: 0xEF5350)),
    Product(name: "Day Bag", price: "€ 74", symbol: "bag", tint: UIColor(rgb: 0x8D6E63)),
  ]
}

/// The card of a product.
private final class ProductCard: UIView {
  private let card = UIView()
  private let canvas = UIView()
  private let picture = UIImageView()
  private let name = UILabel()
  private let price = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 168, height: 240))
    card.frame = CGRect(x: 0, y: 0, width: 156, height: 240)
    card.backgroundColor = .card
    card.layer.cornerRadius = 16
    canvas.frame = CGRect(x: 8, y: 8, width: 140, height: 150)
    canvas.layer.cornerRadius = 10
    picture.frame = CGRect(x: 46, y: 51, width: 48, height: 48)
    picture.contentMode = .scaleAspectFit
    name.frame = CGRect(x: 14, y: 170, width: 130, height: 22)
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    price.frame = CGRect(x: 14, y: 194, width: 130, height: 22)
    price.font = .systemFont(ofSize: 15)
    price.textColor = .secondaryLabel
    addSubview(card)
    for view in [canvas, name, price] { card.addSubview(view) }
    canvas.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: Product) {
    canvas.backgroundColor = product.tint.withAlphaComponent(0.16)
    picture.image = UIImage(systemName: product.symbol)
    picture.tintColor = product.tint
    name.text = product.name
    price.text = product.price
    isAccessibilityElement = true
    accessibilityLabel = product.name + ", " + product.price
  }
}
