extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The state without any of the others.
    public static let normal: State = []
    /// A touch is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch with a tap count above one began on the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved on the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch that began on the control moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved back onto the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved off the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended on the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch that began on the control ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took a touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action: a button was tapped, or a value chosen.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was opened by a touch.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The horizontal alignment of content in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// At the edge where reading starts.
    case leading = 4
    /// At the edge where reading ends.
    case trailing = 5
  }

  /// The vertical alignment of content in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
