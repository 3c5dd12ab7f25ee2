import UIKit

/// The products that are marked with a heart.
final class SavedViewController: ProductGridViewController, StoreObserver {
  override init(store: Store) {
    super.init(store: store)
    title = "Saved"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    emptyLabel.text = "Tap the heart of a product to save it for later."
    store.observe(self)
    storeDidChange(store)
  }

  func storeDidChange(_ store: Store) {
    show(store.saved.compactMap { Catalog.product($0) }, animated: view.window != nil)
  }
}
