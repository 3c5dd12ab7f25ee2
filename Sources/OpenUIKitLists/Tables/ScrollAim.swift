import OpenUIKitCore

/// An element to which a list has scrolled. Elements on the way have only estimated sizes until they are shown, so its place is found
/// again in the next layout.
struct ScrollAim<Position> {
  let path: IndexPath
  let position: Position
  /// The offset after the scroll. With another one something else has scrolled since.
  let offset: CGPoint
}
