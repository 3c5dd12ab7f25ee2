extension UIButton {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom = 0
    /// The title in the tint colour.
    case system = 1
    /// A sign for details.
    case detailDisclosure = 2
    /// A sign for information.
    case infoLight = 3
    /// A sign for information.
    case infoDark = 4
    /// A sign for adding a contact.
    case contactAdd = 5
    /// Like `system`.
    case plain = 6
    /// A cross in a grey circle.
    case close = 7

    /// The name of `system` before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The purpose of a button, which changes its appearance in menus and configurations.
  public enum Role: Int, Sendable {
    /// Something ordinary.
    case normal = 0
    /// The choice that the user most probably makes.
    case primary = 1
    /// Leaving everything as it is.
    case cancel = 2
    /// Deleting data or the like.
    case destructive = 3
  }
}
