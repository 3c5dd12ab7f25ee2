import OpenUIKitCore

extension UISearchBar: AppearanceCustomizable {
  package static var appearanceProperties: [AppearanceProperty] {
    [AppearanceProperty.Of(\UISearchBar.barTintColor), AppearanceProperty.Of(\UISearchBar.searchBarStyle)]
  }
}
