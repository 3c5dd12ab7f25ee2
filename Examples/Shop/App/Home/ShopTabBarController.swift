import UIKit

/// The tabs of the app. The cart's tab shows how many things are in it.
final class ShopTabBarController: UITabBarController, StoreObserver {
  let store: Store
  private let cartItem = UITabBarItem(title: "Cart", image: UIImage(systemName: "cart"), tag: 3)

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    tabBar.standardAppearance = appearance
    cartItem.selectedImage = UIImage(systemName: "cart.fill")
    let home = UITabBarItem(title: "Shop", image: UIImage(systemName: "house"), tag: 0)
    home.selectedImage = UIImage(systemName: "house.fill")
    let search = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
    let saved = UITabBarItem(title: "Saved", image: UIImage(systemName: "heart"), tag: 2)
    saved.selectedImage = UIImage(systemName: "heart.fill")
    viewControllers = [
      tab(HomeViewController(store: store), home), tab(SearchViewController(store: store), search),
      tab(SavedViewController(store: store), saved), tab(CartViewController(store: store), cartItem),
    ]
    store.observe(self)
  }

  private func tab(_ screen: UIViewController, _ item: UITabBarItem) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    // The pictures of products may have the colour of the bar's texts.
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = appearance
    navigation.tabBarItem = item
    return navigation
  }

  func storeDidChange(_ store: Store) {
    cartItem.badgeValue = store.count == 0 ? nil : "\(store.count)"
  }
}
