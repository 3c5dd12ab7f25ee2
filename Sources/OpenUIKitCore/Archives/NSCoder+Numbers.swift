extension NSCoder {
  /// Keeps numbers under a name.
  package func encode(numbers: [Double], forKey key: String) {
    encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: key)
  }

  /// The numbers for a key, if there are `count` of them.
  package func numbers(forKey key: String, count: Int? = nil) -> [Double]? {
    guard let array = object(forKey: key) as? NSArray else { return nil }
    let numbers = array.compactMap { ($0 as? NSNumber)?.doubleValue }
    return numbers.count == count ?? numbers.count && numbers.count == array.count ? numbers : nil
  }

  /// The number of a name.
  package func number(forKey key: String) -> Double? { numbers(forKey: key, count: 1)?[0] }

  /// Stores the components of a colour, as four numbers for each appearance. A colour with a closure is
  /// resolved first.
  func encode(color: UIColor?, forKey key: String) {
    guard let color else { return }
    encode(
      numbers: color.appearances.flatMap { [$0.red, $0.green, $0.blue, $0.alpha].map { Double($0) } },
      forKey: key)
  }

  /// The colour of a name.
  func color(forKey key: String) -> UIColor? {
    guard let numbers = numbers(forKey: key), numbers.count % 4 == 0 else { return nil }
    let colors = stride(from: 0, to: numbers.count, by: 4).map { first in
      CGColor(
        red: numbers[first], green: numbers[first + 1], blue: numbers[first + 2], alpha: numbers[first + 3])
    }
    return UIColor(appearances: colors)
  }

  /// Keeps a font of the system.
  func encode(font: UIFont, forKey key: String) {
    encode(
      numbers: [
        Double(font.pointSize), Double(font.weight.rawValue), font.isItalic ? 1 : 0,
        font.design == .monospaced ? 1 : 0,
      ], forKey: key)
  }

  /// The font of a name.
  func font(forKey key: String) -> UIFont? {
    guard let numbers = numbers(forKey: key, count: 4), numbers[0].isFinite, numbers[0] >= 0 else {
      return nil
    }
    return UIFont(
      pointSize: numbers[0], weight: UIFont.Weight(rawValue: numbers[1]), isItalic: numbers[2] != 0,
      design: numbers[3] != 0 ? .monospaced : .proportional)
  }
}
