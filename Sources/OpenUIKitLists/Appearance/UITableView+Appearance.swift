import OpenUIKitCore

extension UITableView: AppearanceCustomizable {
  package static var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty.Of(\UITableView.separatorColor),
      AppearanceProperty.Of(\UITableView.separatorStyle),
      AppearanceProperty.Of<UITableView, UIEdgeInsets?> {
        $0.separatorInsetStorage
      } set: {
        if let insets = $1 { $0.separatorInset = insets }
      },
      AppearanceProperty.Of(\UITableView.sectionIndexColor),
      AppearanceProperty.Of(\UITableView.sectionIndexBackgroundColor),
      AppearanceProperty.Of(\UITableView.sectionHeaderTopPadding),
    ]
  }
}

extension UITableViewCell: AppearanceCustomizable {
  package static var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty.Of<UITableViewCell, UIEdgeInsets?> {
        $0.accessoryViews.separatorInset
      } set: {
        if let insets = $1 { $0.separatorInset = insets }
      },
      AppearanceProperty.Of(\UITableViewCell.selectionStyle),
    ]
  }
}
