/// The look and the measures of the system's controls and bars, which changed with iOS 26.
///
/// An app on a device gets the design of its system, and keeps the older one with `UIDesignRequiresCompatibility` in its `Info.plist`. Here
/// the host chooses, by `UIWindowScene.design`, and a view may override it as any trait. The older design is the default, because its measures
/// are compared with many more recordings. Pages in a browser always have it.
public enum UIDesign: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// That of iOS 15 to 18, and of apps that require compatibility.
  case compatibility = 1
  /// That of iOS 26.
  case liquidGlass = 2
}
