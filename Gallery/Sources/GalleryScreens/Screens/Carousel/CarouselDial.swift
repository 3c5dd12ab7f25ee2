import UIKitShim
import iCarousel

/// A number of a carousel that a person can change.
enum CarouselDial: Int, CaseIterable {
  case spacing, tilt, arc, radius, count, fade, perspective

  var title: String {
    switch self {
    case .spacing: "Spacing"
    case .tilt: "Tilt"
    case .arc: "Arc"
    case .radius: "Radius"
    case .count: "Count"
    case .fade: "Fade"
    case .perspective: "Perspective"
    }
  }

  /// The range of values that make sense to a person.
  var range: ClosedRange<CGFloat> {
    switch self {
    case .spacing: 0.1...2
    case .tilt: 0...1.5
    case .arc: 90...360
    case .radius: 0.5...2
    case .count: 4...24
    case .fade: 0...1
    case .perspective: 0...6
    }
  }

  /// A value in words.
  func text(_ value: CGFloat) -> String {
    switch self {
    case .arc: "\(Int(value.rounded()))°"
    case .count: "\(Int(value.rounded()))"
    case .perspective: value < 0.05 ? "none" : "1/\(Int((1000 / value).rounded()))"
    default: "\(Int((value * 100).rounded())) %"
    }
  }

  /// The dials that affect a type.
  static func dials(of type: iCarouselType) -> [CarouselDial] {
    switch type {
    case .linear: [.spacing, .fade, .perspective]
    case .rotary, .invertedRotary, .cylinder, .invertedCylinder, .wheel, .invertedWheel:
      [.spacing, .arc, .radius, .count, .fade, .perspective]
    case .coverFlow, .coverFlow2, .timeMachine, .invertedTimeMachine, .leftTilted, .rightTilted:
      [.spacing, .tilt, .fade, .perspective]
    case .custom: [.fade, .perspective]
    }
  }
}

/// The values of all dials.
struct CarouselDials {
  private var values: [CGFloat]

  /// Creates the values at which a type looks its best on a phone.
  init(for type: iCarouselType) {
    values = CarouselDial.allCases.map { dial in
      switch dial {
      case .spacing: type.bestSpacing
      case .tilt: type.bestTilt
      case .arc: type.bestArc
      case .radius: 1
      case .count: 12
      case .fade: 0
      case .perspective: 2
      }
    }
  }

  subscript(dial: CarouselDial) -> CGFloat {
    get { values[dial.rawValue] }
    set { values[dial.rawValue] = newValue }
  }

  /// The perspective for the dial's value.
  var perspective: CGFloat { -self[.perspective] / 1000 }

  /// The value of an option: the dial's, if there is one.
  func value(for option: iCarouselOption, withDefault value: CGFloat) -> CGFloat {
    switch option {
    case .spacing: self[.spacing]
    case .tilt: self[.tilt]
    case .arc: self[.arc] * .pi / 180
    case .radius: value * self[.radius]
    case .count: self[.count].rounded()
    case .fadeMin, .fadeMax: self[.fade] > 0 ? 0 : value
    case .fadeRange: self[.fade] > 0 ? 1 / self[.fade] : value
    default: value
    }
  }
}

extension iCarouselType {
  fileprivate var bestSpacing: CGFloat {
    switch self {
    case .linear: 1.08
    case .coverFlow, .coverFlow2: 0.28
    case .timeMachine, .invertedTimeMachine: 0.6
    case .leftTilted, .rightTilted: 0.4
    // Nearer, cards of a wheel would cover each other's corners.
    case .wheel, .invertedWheel: 1.2
    default: 1.06
    }
  }

  /// On half a circle the cards of a wheel leave the screen before they are far below those in the middle. In degrees.
  fileprivate var bestArc: CGFloat {
    switch self {
    case .wheel, .invertedWheel: 180
    default: 360
    }
  }

  fileprivate var bestTilt: CGFloat {
    switch self {
    case .timeMachine, .invertedTimeMachine: 0.3
    case .leftTilted, .rightTilted: 0.5
    default: 0.9
    }
  }
}

extension iCarousel {
  /// Applies a dial's value: the perspective is a property, the others are options.
  func follow(_ dial: CarouselDial, of dials: CarouselDials) {
    if dial == .perspective {
      perspective = dials.perspective
    } else {
      reloadOptions()
    }
  }
}
