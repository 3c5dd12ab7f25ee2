/// Everything that the shop sells.
enum Catalog {
  static let products: [Product] = [
    Product(
      id: 1, name: "Harbour Lamp", maker: "Lund & Daughters", department: .lighting,
      price: Price(cents: 12900),
      rating: 48, reviews: 214, shape: .tableLamp, finishes: [.clay, .chalk, .ink],
      summary:
        "A turned base of ash and a shade of folded paper. The light is warm and even, and bright enough to read by.",
      isNew: true),
    Product(
      id: 2, name: "Morning Mug", maker: "Kiln Yard", department: .kitchen, price: Price(cents: 1850),
      rating: 46, reviews: 1032, shape: .mug, finishes: [.honey, .moss, .chalk],
      summary: "Thrown by hand and glazed inside. Holds 35 cl, and keeps its place in the dishwasher."),
    Product(
      id: 3, name: "Low Back Chair", maker: "Nordholt", department: .furniture, price: Price(cents: 34900),
      rating: 44, reviews: 87, shape: .chair, finishes: [.oak, .walnut, .ink],
      summary: "Steam-bent legs and a seat of one piece. Four of them stack, and all of them last."),
    Product(
      id: 4, name: "Ribbed Planter", maker: "Kiln Yard", department: .garden, price: Price(cents: 4200),
      rating: 47, reviews: 328, shape: .planter, finishes: [.clay, .chalk, .moss],
      summary:
        "Terracotta that stands frost, with a saucer. Plants are not included; patience is not either.",
      isNew: true),
    Product(
      id: 5, name: "Drift Cushion", maker: "Loom 14", department: .textiles, price: Price(cents: 5900),
      rating: 42, reviews: 65, shape: .cushion, finishes: [.rose, .ink, .honey],
      summary: "Washed linen on both sides, filled with feathers. The cover comes off for the wash."),
    Product(
      id: 6, name: "Station Clock", maker: "Nordholt", department: .furniture, price: Price(cents: 18900),
      rating: 49, reviews: 451, shape: .clock, finishes: [.ink, .moss, .chalk],
      summary: "A dial that can be read across a hall. The hands move without a sound.", isNew: true),
    Product(
      id: 7, name: "Bell Pendant", maker: "Lund & Daughters", department: .lighting,
      price: Price(cents: 21500),
      rating: 45, reviews: 119, shape: .pendant, finishes: [.moss, .clay, .honey],
      summary: "Spun aluminium with a matt lacquer and two metres of cloth cable."),
    Product(
      id: 8, name: "Supper Bowl", maker: "Kiln Yard", department: .kitchen, price: Price(cents: 2600),
      rating: 46, reviews: 540, shape: .bowl, finishes: [.chalk, .ink, .rose],
      summary: "Deep enough for soup, wide enough for pasta. Sold one at a time, bought in sixes."),
    Product(
      id: 9, name: "Quarry Vase", maker: "Kiln Yard", department: .garden, price: Price(cents: 6400),
      rating: 43, reviews: 92, shape: .vase, finishes: [.ink, .clay, .chalk],
      summary: "Stoneware with a narrow neck, for three stems or for none."),
    Product(
      id: 10, name: "Milking Stool", maker: "Nordholt", department: .furniture, price: Price(cents: 9800),
      rating: 47, reviews: 203, shape: .stool, finishes: [.oak, .walnut, .moss],
      summary: "Three legs, so that it never rocks. A seat, a step or a bedside table."),
    Product(
      id: 11, name: "Field Blanket", maker: "Loom 14", department: .textiles, price: Price(cents: 14500),
      rating: 49, reviews: 377, shape: .blanket, finishes: [.moss, .honey, .rose],
      summary: "Lambswool from one valley, woven in the next. 140 by 200 centimetres.", isNew: true),
    Product(
      id: 12, name: "Beeswax Candles", maker: "Hive", department: .lighting, price: Price(cents: 2200),
      rating: 48, reviews: 806, shape: .candle, finishes: [.honey, .chalk, .rose],
      summary: "Two candles that burn for eleven hours each and smell of a garden in July."),
    Product(
      id: 13, name: "Sunday Teapot", maker: "Kiln Yard", department: .kitchen, price: Price(cents: 7900),
      rating: 45, reviews: 158, shape: .teapot, finishes: [.ink, .moss, .clay],
      summary: "Pours without a drop on the table. A steel sieve for loose leaves is inside.", isNew: true),
    Product(
      id: 14, name: "Long Spout Can", maker: "Lund & Daughters", department: .garden,
      price: Price(cents: 5400),
      rating: 44, reviews: 73, shape: .wateringCan, finishes: [.moss, .honey, .ink],
      summary: "Reaches the last pot on the shelf. Two litres, and it balances when it is full."),
  ]

  static func product(_ id: Int) -> Product? { products.first { $0.id == id } }
  static func products(in department: Department) -> [Product] {
    products.filter { $0.department == department }
  }
  static var arrivals: [Product] { products.filter { $0.isNew } }

  /// The products whose name, maker or department begins a word with `text`, in one department or in all.
  static func search(_ text: String, in department: Department?) -> [Product] {
    let wanted = letters(text)
    return products.filter { product in
      (department == nil || product.department == department)
        && (wanted.isEmpty || words(of: product).contains { $0.starts(with: wanted) })
    }
  }

  private static func words(of product: Product) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for text in [product.name, product.maker, product.department.title] {
      let letters = letters(text)
      words.append(letters)
      for (index, letter) in letters.enumerated() where letter == 32 {
        words.append(Array(letters[(index + 1)...]))
      }
    }
    return words
  }

  /// The bytes of a text with small letters for A to Z.
  private static func letters(_ text: String) -> [UInt8] {
    text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
  }
}
