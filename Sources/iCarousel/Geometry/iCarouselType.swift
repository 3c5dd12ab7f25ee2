/// How a carousel arranges its items.
public enum iCarouselType: Int, CaseIterable, Sendable {
  /// Side by side in a row.
  case linear = 0
  /// On a horizontal circle, all facing the viewer.
  case rotary = 1
  /// On a horizontal circle around the viewer, all facing the viewer.
  case invertedRotary = 2
  /// On the outside of a cylinder.
  case cylinder = 3
  /// On the inside of a cylinder.
  case invertedCylinder = 4
  /// On an upright wheel with its hub below.
  case wheel = 5
  /// On an upright wheel with its hub above.
  case invertedWheel = 6
  /// The current item faces the viewer, the others are turned towards it and overlap.
  case coverFlow = 7
  /// Like `coverFlow`, but items keep still during a drag and turn over when they become current.
  case coverFlow2 = 8
  /// One behind the other, later items nearer to the viewer and faded.
  case timeMachine = 9
  /// One behind the other, later items farther away.
  case invertedTimeMachine = 10
  /// With the transforms that the delegate's `carousel(_:itemTransformForOffset:baseTransform:)` returns.
  case custom = 11
  /// The current item faces the viewer, all others in the row turn their faces to the left.
  case leftTilted = 12
  /// The current item faces the viewer, all others in the row turn their faces to the right.
  case rightTilted = 13
}

extension iCarouselType {
  /// Whether the items are on a closed curve, which wraps by default.
  var isCircular: Bool {
    switch self {
    case .rotary, .invertedRotary, .cylinder, .invertedCylinder, .wheel, .invertedWheel: return true
    default: return false
    }
  }

  /// Whether the curve, or the row in time, is reversed.
  var isInverted: Bool {
    switch self {
    case .invertedRotary, .invertedCylinder, .invertedWheel, .invertedTimeMachine: return true
    default: return false
    }
  }

  /// Whether an item's position along the row is its distance from the current one, so that items may have
  /// widths of their own.
  var isRow: Bool {
    switch self {
    case .linear, .coverFlow, .coverFlow2, .leftTilted, .rightTilted: return true
    default: return false
    }
  }
}
