extension UIScene {
  /// How another program is to open a URL.
  open class OpenExternalURLOptions: NSObject, ViewTreeConfined {
    /// Whether only an installed app may open it; false by default. Hosts do not distinguish apps.
    public final var universalLinksOnly = false
  }

  /// Opens a URL with the host, and then calls `completion` with whether it did. Before an application has connected the scene nothing is
  /// opened.
  public final func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let application else {
      completion?(false)
      return
    }
    application.open(url, options: [:], completionHandler: completion)
  }
}

extension UISceneSession.Role {
  /// Windows on an external screen. The name was replaced by `windowExternalDisplayNonInteractive` in iOS 16.
  public static let windowExternalDisplay = UISceneSession.Role(
    rawValue: "UIWindowSceneSessionRoleExternalDisplay")
}
