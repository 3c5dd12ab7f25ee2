/// An amount of money in cents.
struct Price: Hashable, Comparable {
  var cents: Int

  static let zero = Price(cents: 0)

  static func + (first: Price, second: Price) -> Price { Price(cents: first.cents + second.cents) }
  static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
  static func < (first: Price, second: Price) -> Bool { first.cents < second.cents }

  /// The amount with its currency, such as "€ 1,249.00".
  var text: String {
    let rest = cents % 100
    return "€ " + Self.grouped(cents / 100) + (rest < 10 ? ".0" : ".") + "\(rest)"
  }

  private static func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let rest = number % 1000
    return grouped(number / 1000) + (rest < 10 ? ",00" : rest < 100 ? ",0" : ",") + "\(rest)"
  }
}
