/// A class of views whose proxies support properties of its own module.
package protocol AppearanceCustomizable: UIView {
  /// The properties.
  static var appearanceProperties: [AppearanceProperty] { get }
}
