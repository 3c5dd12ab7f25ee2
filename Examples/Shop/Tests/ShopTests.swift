import Driver
import OpenUIKit
import Testing

@testable import Shop

@MainActor
@Suite("The shop")
struct ShopTests {
  private let device = AppDriver(AppDelegate(), SceneDelegate(), on: .phone)

  private var tabs: UITabBarController? { device.window.rootViewController as? UITabBarController }
  private var cartBadge: String? { tabs?.viewControllers?[3].tabBarItem.badgeValue }

  /// The collection of the screen in front.
  private var collection: UICollectionView? {
    device.top?.view.subviews.compactMap { $0 as? UICollectionView }.first
  }

  private func openFirstProduct() {
    device.tapFront("Lighting")
    device.tapFront("Bell Pendant, € 215.00")
  }

  // MARK: Home

  @Test("The first screen has banners that page, departments in a row, and a grid of two columns")
  func home() throws {
    let collection = try #require(collection)
    #expect(device.top?.navigationItem.title == "Hearth & Hall")
    #expect(collection.numberOfSections == 4)
    #expect((0..<4).map { collection.numberOfItems(inSection: $0) } == [3, 5, 5, 14])
    let banner = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(banner.bounds.size == CGSize(width: 351, height: 190))
    device.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 90, y: 250))
    #expect(device.shows("Set for supper, Stoneware from the Kiln Yard"))
    let second = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(second.convert(second.bounds, to: nil).midX - 195) < 1)
    let products = [0, 1].compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 3))?.frame
    }
    #expect(products.map { $0.minX } == [20, 203] && products.allSatisfy { $0.width == 167 })
  }

  @Test("A wide window has more columns, and a rotated one lays out again")
  func columns() throws {
    let frames = {
      (0..<4).compactMap { collection?.layoutAttributesForItem(at: IndexPath(item: $0, section: 3))?.frame }
    }
    #expect(Set(frames().map { $0.minY }).count == 2)
    device.resize(to: CGSize(width: 1024, height: 768))
    #expect(Set(frames().map { $0.minY }).count == 1)
    device.resize(to: CGSize(width: 844, height: 390))
    #expect(Set(frames().map { $0.minY }).count == 2 && frames()[2].maxX <= 844 - 20)
  }

  @Test("The information button shows an alert, whose button dismisses it")
  func alert() {
    device.tapFront("Opening hours")
    #expect((device.top as? UIAlertController)?.title == "Opening hours")
    device.tapFront("OK")
    #expect(device.top is HomeViewController)
  }

  // MARK: Departments

  @Test("A menu sorts a department, and the cells move to their new places")
  func sorting() throws {
    device.tapFront("Kitchen")
    #expect(device.top?.title == "Kitchen")
    device.tapFront("Sort")
    #expect(device.shows("Price: high to low"))
    device.tapFront("Price: high to low")
    let order = try #require(collection).visibleCells.compactMap { $0.accessibilityLabel }
    #expect(order == ["Sunday Teapot, € 79.00", "Supper Bowl, € 26.00", "Morning Mug, € 18.50"])
    device.tapFront("Sort")
    device.tapFront("Price: low to high")
    #expect(try #require(collection).visibleCells.first?.accessibilityLabel == "Morning Mug, € 18.50")
  }

  // MARK: Search

  @Test("A search finds words of names and makers, in all departments or in one")
  func search() throws {
    device.tapFront("Search")
    device.tapFront("Products and makers")
    device.type("ki")
    let results = try #require(device.window.rootViewController?.view).findFirst(UICollectionView.self) {
      $0.window != nil && $0.numberOfSections == 1
    }
    #expect(results?.numberOfItems(inSection: 0) == 5)
    device.tapFront("Kitchen")
    #expect(results?.numberOfItems(inSection: 0) == 3)
    device.type("zz")
    #expect(device.shows("No results for “kizz”"))
    device.tapFront("Cancel")
    #expect(device.shows("Garden") && !device.shows("Morning Mug, € 18.50"))
  }

  // MARK: Product and cart

  @Test("The stepper sets the price, the pictures page, and the button fills the cart")
  func product() throws {
    openFirstProduct()
    #expect(device.top?.title == "Bell Pendant" && device.shows("€ 215.00"))
    let gallery = try #require(device.top?.view.findFirst(GalleryView.self) { _ in true })
    #expect(gallery.frame.width == gallery.frame.height && gallery.page == 0)
    let middle = gallery.convert(gallery.bounds, to: nil)
    device.drag(
      from: CGPoint(x: middle.maxX - 40, y: middle.midY), to: CGPoint(x: middle.minX + 40, y: middle.midY))
    #expect(gallery.page == 1)
    device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200))
    device.tapFront("Increment")
    #expect(device.shows("2 pieces") && device.shows("€ 430.00"))
    device.tapFront("Clay")
    device.tapFront("Add to Cart")
    #expect(cartBadge == "2" && device.shows("Added · Add More"))
    device.tapFront("Save")
    device.tapFront("Saved")
    #expect(device.shows("Bell Pendant, € 215.00"))
  }

  @Test("A row of the cart is deleted by a swipe, and the total follows")
  func swipeToDelete() throws {
    let store = try #require((tabs as? ShopTabBarController)?.store)
    let products = Catalog.products(in: .kitchen)
    for product in products { store.add(product, finish: 0, count: 1) }
    device.tapFront("Cart")
    #expect(cartBadge == "3" && device.shows("€ 123.50"))
    let table = try #require(device.top?.view.findFirst(UITableView.self) { _ in true })
    #expect(table.numberOfRows(inSection: 0) == 3)
    let row = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    device.drag(from: CGPoint(x: 300, y: row.midY - 20), to: CGPoint(x: 120, y: row.midY - 20))
    device.tapFront("Delete")
    #expect(table.numberOfRows(inSection: 0) == 2 && cartBadge == "2")
    #expect(!device.shows("Morning Mug") && device.shows("€ 105.00"))
    device.tapFront("Empty")
    device.tapFront("Empty Cart")
    #expect(device.shows("Your cart is empty") && cartBadge == nil)
    device.tapFront("Browse the Shop")
    #expect(device.top is HomeViewController)
  }

  // MARK: Checkout

  private func openCheckout() throws {
    try #require((tabs as? ShopTabBarController)?.store).add(Catalog.products[0], finish: 0, count: 1)
    device.tapFront("Cart")
    device.tapFront("Check Out")
  }

  @Test("The checkout refuses an incomplete form, and names what is wrong")
  func validation() throws {
    try openCheckout()
    let checkout = try #require(device.top as? CheckoutViewController)
    #expect(checkout.presentingViewController != nil)
    device.tapFront("Order")
    #expect((device.top as? UIAlertController)?.message == "Name is missing.")
    device.tapFront("OK")
    device.type("Ada")
    device.pressReturn()
    device.type("ada@example")
    device.tapFront("Order")
    #expect((device.top as? UIAlertController)?.message == "The email address is not complete.")
    device.tapFront("OK")
    device.type(".org")
    #expect(checkout.isModalInPresentation)
    device.tapFront("Cancel")
    #expect(device.shows("Keep Editing"))
    device.tapFront("Keep Editing")
    #expect(device.top === checkout)
    device.tapFront("Cancel")
    device.tapFront("Discard Entries")
    #expect(device.top is CartViewController)
  }

  @Test("A complete form leads through the country, the delivery and a question to the confirmation")
  func order() throws {
    try openCheckout()
    device.tapFront("Name")
    for text in ["Ada Lovelace", "ada@example.org", "St James’s Square 12", "1010", "Vienna"] {
      device.type(text)
      device.pressReturn()
    }
    device.tapFront("Country, Austria")
    let sheet = try #require(device.top?.navigationController?.sheetPresentationController)
    #expect(device.top is CountryPickerViewController && sheet.detents.count == 1)
    let wheel = try #require(device.top?.view.findFirst(UIPickerView.self) { _ in true })
    let place = wheel.convert(wheel.bounds, to: nil)
    device.drag(from: CGPoint(x: 195, y: place.midY), to: CGPoint(x: 195, y: place.midY - 64))
    #expect(wheel.selectedRow(inComponent: 0) == 2)
    device.tapFront("Done")
    #expect(device.shows("Country, Denmark"))
    device.tapFront("Express, Tomorrow before noon, € 14.90")
    device.tapFront("Order")
    #expect((device.top as? UIAlertController)?.message == "You pay € 143.90 when the parcel arrives.")
    device.tapFront("Order")
    #expect(device.top?.title == "Order 10481" && device.shows("Thank you, Ada Lovelace"))
    device.tapFront("Continue Shopping")
    #expect(device.top is HomeViewController && cartBadge == nil)
  }
}

extension UIView {
  /// The first view of a class in the tree for which `isWanted` holds.
  func findFirst<View: UIView>(_ type: View.Type, where isWanted: (View) -> Bool) -> View? {
    if let view = self as? View, isWanted(view) { return view }
    for subview in subviews {
      if let found = subview.findFirst(type, where: isWanted) { return found }
    }
    return nil
  }
}
