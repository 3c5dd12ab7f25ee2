/// A thing that the shop sells.
struct Product: Hashable {
  let id: Int
  let name: String
  let maker: String
  let department: Department
  let price: Price
  /// Stars in tenths, up to 50.
  let rating: Int
  let reviews: Int
  let shape: Shape
  let finishes: [Finish]
  let summary: String
  var isNew = false

  static func == (first: Product, second: Product) -> Bool { first.id == second.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var ratingText: String { "\(rating / 10).\(rating % 10)" }
}

/// A department of the shop.
enum Department: Int, CaseIterable {
  case lighting, kitchen, furniture, textiles, garden

  var title: String {
    switch self {
    case .lighting: "Lighting"
    case .kitchen: "Kitchen"
    case .furniture: "Furniture"
    case .textiles: "Textiles"
    case .garden: "Garden"
    }
  }

  /// The name of the symbol that stands for the department.
  var symbol: String {
    switch self {
    case .lighting: "lamp.desk"
    case .kitchen: "cup.and.saucer"
    case .furniture: "bed.double"
    case .textiles: "square.grid.3x3"
    case .garden: "leaf"
    }
  }
}

/// The subject of a picture of a product.
enum Shape {
  case tableLamp, pendant, candle, mug, bowl, teapot, chair, stool, clock, cushion, blanket, planter, vase,
    wateringCan
}

/// A colour in which a product is made.
struct Finish: Hashable {
  let name: String
  let rgb: UInt32

  static let chalk = Finish(name: "Chalk", rgb: 0xE9E2D6)
  static let clay = Finish(name: "Clay", rgb: 0xC56B4A)
  static let moss = Finish(name: "Moss", rgb: 0x6E7F56)
  static let ink = Finish(name: "Ink", rgb: 0x3B4A5E)
  static let honey = Finish(name: "Honey", rgb: 0xD9A441)
  static let oak = Finish(name: "Oak", rgb: 0xC49A6C)
  static let walnut = Finish(name: "Walnut", rgb: 0x7A5238)
  static let rose = Finish(name: "Rose", rgb: 0xD79A94)

  static func == (first: Finish, second: Finish) -> Bool { first.rgb == second.rgb }
  func hash(into hasher: inout Hasher) { hasher.combine(rgb) }
}
