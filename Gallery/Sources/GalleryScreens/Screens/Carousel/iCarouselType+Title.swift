import iCarousel

extension iCarouselType {
  /// The displayed name.
  var title: String {
    switch self {
    case .linear: "Linear"
    case .rotary: "Rotary"
    case .invertedRotary: "Inverted Rotary"
    case .cylinder: "Cylinder"
    case .invertedCylinder: "Inverted Cylinder"
    case .wheel: "Wheel"
    case .invertedWheel: "Inverted Wheel"
    case .coverFlow: "Cover Flow"
    case .coverFlow2: "Cover Flow 2"
    case .timeMachine: "Time Machine"
    case .invertedTimeMachine: "Inverted Time Machine"
    case .custom: "Custom"
    case .leftTilted: "Left Tilted"
    case .rightTilted: "Right Tilted"
    }
  }

  /// The name in commands and file names.
  var identifier: String {
    switch self {
    case .linear: "linear"
    case .rotary: "rotary"
    case .invertedRotary: "inverted-rotary"
    case .cylinder: "cylinder"
    case .invertedCylinder: "inverted-cylinder"
    case .wheel: "wheel"
    case .invertedWheel: "inverted-wheel"
    case .coverFlow: "cover-flow"
    case .coverFlow2: "cover-flow-2"
    case .timeMachine: "time-machine"
    case .invertedTimeMachine: "inverted-time-machine"
    case .custom: "custom"
    case .leftTilted: "left-tilted"
    case .rightTilted: "right-tilted"
    }
  }
}
