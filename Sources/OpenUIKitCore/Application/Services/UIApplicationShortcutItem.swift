/// An action of the app that the system offers outside of it.
open class UIApplicationShortcutItem: NSObject, ViewTreeConfined {
  /// A name for the app.
  public let type: String
  /// The title for users.
  public let localizedTitle: String
  /// A second line for users; nil for none.
  public let localizedSubtitle: String?
  /// The icon; nil for none.
  public let icon: UIApplicationShortcutIcon?
  /// Values of the app.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// The icon of a shortcut: the name of a picture of the app, or of a symbol.
open class UIApplicationShortcutIcon: NSObject, ViewTreeConfined {
  /// The name of a picture in the app; nil for a symbol.
  public let templateImageName: String?
  /// The name of a symbol; nil for a picture.
  public let systemImageName: String?

  /// Creates an icon from a picture of the app.
  public init(templateImageName: String) {
    self.templateImageName = templateImageName
    systemImageName = nil
    super.init()
  }

  /// Creates an icon from a symbol.
  public init(systemImageName: String) {
    templateImageName = nil
    self.systemImageName = systemImageName
    super.init()
  }
}
