import CarouselKit

/// A place with the colours of its picture.
struct Place {
  let name: String
  let country: String
  let note: String
  /// The colours of the sky, the ground and the light.
  let sky: UIColor
  let ground: UIColor
  let light: UIColor
  /// The place of the sun, from 0 at the left to 1 at the right.
  let hour: CGFloat

  private init(
    _ name: String, _ country: String, _ note: String, _ sky: UInt32, _ ground: UInt32, _ light: UInt32,
    _ hour: CGFloat
  ) {
    (self.name, self.country, self.note, self.hour) = (name, country, note, hour)
    (self.sky, self.ground, self.light) = (UIColor(rgb: sky), UIColor(rgb: ground), UIColor(rgb: light))
  }

  static let all = [
    Place("Lofoten", "Norway", "Midnight sun over the fjords", 0x5B86C9, 0x16324F, 0xFFD9A0, 0.7),
    Place("Kyoto", "Japan", "Maple leaves and quiet gardens", 0xF0A58F, 0x7A2E3A, 0xFFF0D9, 0.3),
    Place("Alentejo", "Portugal", "Cork oaks and long evenings", 0xF2C078, 0x6B4E23, 0xFFF6DC, 0.5),
    Place("Atacama", "Chile", "The clearest nights on Earth", 0x4B3F8F, 0x231942, 0xE8DEFF, 0.8),
    Place("Hebrides", "Scotland", "White beaches, rain included", 0x8FC1B5, 0x22574E, 0xF4FFF8, 0.2),
    Place("Sossusvlei", "Namibia", "The tallest dunes at dawn", 0xF7B267, 0xA23B1E, 0xFFE9C7, 0.6),
    Place("Faroe", "Denmark", "Grass roofs above the Atlantic", 0x9DB4C0, 0x2F4858, 0xFFFFFF, 0.4),
    Place("Cinque Terre", "Italy", "Five villages and one path", 0x6FC3DF, 0x1C6E7D, 0xFFF3B8, 0.75),
  ]

  static func number(_ index: Int) -> Place { all[((index % all.count) + all.count) % all.count] }
}
