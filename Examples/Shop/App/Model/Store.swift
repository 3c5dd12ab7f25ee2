import Foundation

/// Is informed when what it watches has changed.
@MainActor
protocol StoreObserver: AnyObject {
  func storeDidChange(_ store: Store)
}

/// A number of one product in one finish.
struct CartLine: Hashable {
  /// The product that is bought, without the number.
  struct Key: Hashable {
    let product: Int
    let finish: Int
  }

  let key: Key
  let product: Product
  var count: Int

  var finish: Finish { product.finishes[key.finish] }
  var total: Price { product.price * count }
}

/// The products that the customer is going to buy, and those that are saved for later.
@MainActor
final class Store {
  private(set) var lines: [CartLine] = []
  private(set) var saved: [Int] = []
  private(set) var orders = 0
  private var observers: [Observer] = []

  private struct Observer {
    weak var object: (any StoreObserver)?
  }

  static let freeDelivery = Price(cents: 10000)

  var count: Int { lines.reduce(0) { $0 + $1.count } }
  var subtotal: Price { lines.reduce(.zero) { $0 + $1.total } }
  var delivery: Price { subtotal < Self.freeDelivery && !lines.isEmpty ? Price(cents: 690) : .zero }

  func observe(_ object: any StoreObserver) {
    observers.append(Observer(object: object))
  }

  func add(_ product: Product, finish: Int, count: Int) {
    let key = CartLine.Key(product: product.id, finish: finish)
    if let index = lines.firstIndex(where: { $0.key == key }) {
      lines[index].count += count
    } else {
      lines.append(CartLine(key: key, product: product, count: count))
    }
    didChange()
  }

  func setCount(_ count: Int, of key: CartLine.Key) {
    guard let index = lines.firstIndex(where: { $0.key == key }) else { return }
    lines[index].count = count
    didChange()
  }

  func remove(_ key: CartLine.Key) {
    lines.removeAll { $0.key == key }
    didChange()
  }

  func isSaved(_ product: Product) -> Bool { saved.contains(product.id) }

  func toggleSaved(_ product: Product) {
    if let index = saved.firstIndex(of: product.id) {
      saved.remove(at: index)
    } else {
      saved.append(product.id)
    }
    didChange()
  }

  /// Empties the cart, and returns the number of the order.
  func placeOrder() -> Int {
    orders += 1
    lines = []
    didChange()
    return 10480 + orders
  }

  private func didChange() {
    observers.removeAll { $0.object == nil }
    for observer in observers { observer.object?.storeDidChange(self) }
  }
}
