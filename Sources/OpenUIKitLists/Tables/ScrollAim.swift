import OpenUIKitCore

/// An element to which a list has scrolled. Elements on the way have only estimated sizes until they are shown, so its place is found
/// again in the next layout.
struct ScrollAim<Position>: ViewTreeConfined {
  let path: IndexPath
  let position: Position
  /// The offset after the scroll. With another one something else has scrolled since.
  let offset: CGPoint

  /// Whether a list rests where the scroll has led.
  func isWhere(_ list: UIScrollView) -> Bool { offset == list.contentOffset && !list.isMoving }

  /// How many times a place is found again. Each step measures all elements that it shows. Elements that are far smaller or larger than
  /// estimated need some.
  static var mostSteps: Int { 8 }
}
