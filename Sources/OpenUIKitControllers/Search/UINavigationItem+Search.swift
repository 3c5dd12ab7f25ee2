import OpenUIKitCore

extension UINavigationItem {
  /// The search whose bar is below the title; nil for none.
  public final var searchController: UISearchController? {
    get { accessory?.owner as? UISearchController }
    set { accessory = newValue.map { $0.makeAccessory() } }
  }

  /// Whether scrolling up hides the search bar; true by default.
  public final var hidesSearchBarWhenScrolling: Bool {
    get { hidesAccessoryWhenScrolling }
    set { hidesAccessoryWhenScrolling = newValue }
  }
}
