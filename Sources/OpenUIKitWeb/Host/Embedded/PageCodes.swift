// The numbers of events and actions, which the page's script names; see scripts/page_codes.py.

import OpenUIKitCore

/// The phases of a pointer's events.
enum PointerPhase: Int32 {
  case began = 0
  case moved = 1
  case ended = 2
  case cancelled = 3

  var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

/// The phases of a key's events.
enum KeyPhase: Int32 {
  case down = 0
  case up = 1
  case downInText = 2
  case upInText = 3

  var isDown: Bool { self == .down || self == .downInText }
  var isInText: Bool { self == .downInText || self == .upInText }
}

/// The preferences of the page's user or style.
struct PagePreferences: OptionSet {
  let rawValue: Int32

  static let rightToLeft = PagePreferences(rawValue: 1)
  static let dark = PagePreferences(rawValue: 2)
  static let reducedMotion = PagePreferences(rawValue: 4)
}

/// The actions on an element for assistive technology.
enum AccessibilityAction: Int32 {
  case activate = 0
  case increment = 1
  case decrement = 2
  case escape = 3
  /// The element has got the focus.
  case focus = 4
  /// The element has lost the focus.
  case unfocus = 5
}
