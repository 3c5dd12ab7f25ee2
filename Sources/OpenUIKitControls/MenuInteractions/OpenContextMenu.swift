import OpenUIKitCore

/// A context menu on the screen, as the finger that opened it moves it. Locations are in points of the window.
///
/// A class and not a protocol, because a page calls the methods of the only type that conforms to a protocol directly. Every page with
/// a table would contain the code of menus then. Methods of a class are left out of a page that creates no object of it.
@_spi(Overrides) open class OpenContextMenu: UIView {
  /// Highlights the element under the finger.
  open func drag(to location: CGPoint) {}
  /// Chooses the element under the finger, if it has moved there.
  open func drop(at location: CGPoint) {}
  /// Closes the menu without a choice.
  open func dismiss() {}
}
