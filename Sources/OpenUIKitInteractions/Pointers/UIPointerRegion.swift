import OpenUIKitCore

/// A part of a view with one look of the pointer.
open class UIPointerRegion: NSObject, ViewTreeConfined {
  /// The rectangle, in points of the interaction's view.
  public final let rect: CGRect
  /// The name by which a delegate distinguishes regions; nil for none.
  public final let identifier: AnyHashable?
  /// The axes along which the pointer belongs to the region while a button is held.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  /// Whether two regions are the same to the pointer.
  final func isSame(as other: UIPointerRegion) -> Bool {
    self === other || (rect == other.rect && identifier == other.identifier)
  }
}

/// The pointer's place, for which a delegate returns a region.
open class UIPointerRegionRequest: NSObject, ViewTreeConfined {
  /// The place, in points of the interaction's view.
  public final let location: CGPoint
  /// The modifiers that are held.
  public final let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    (self.location, self.modifiers) = (location, modifiers)
    super.init()
  }
}
