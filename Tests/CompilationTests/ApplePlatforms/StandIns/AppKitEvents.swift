// Windows, events and assistive technology of the stand-in. A test makes events and sends them to a window.

import Foundation

open class NSControl: NSView {}
open class NSTextField: NSControl {
  open var isEditable = true
  open var isSelectable = true
}
open class NSImageView: NSControl {
  open var isEditable = false
}

open class NSWindow: NSResponder {
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
  open private(set) weak var firstResponder: NSResponder?
  open var contentView: NSView? {
    didSet {
      contentView?.announce(self)
      contentView?.setWindow(self)
    }
  }
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard responder?.acceptsFirstResponder != false else { return false }
    firstResponder = responder
    return true
  }
  open func convertToScreen(_ rect: CGRect) -> CGRect { rect }

  /// Sends an event as AppKit does: a button to the view under the pointer, and what follows to the same.
  open func sendEvent(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown:
      pressed = contentView?.hitTest(event.locationInWindow)
      pressed?.mouseDown(with: event)
    case .leftMouseDragged: pressed?.mouseDragged(with: event)
    case .leftMouseUp: pressed?.mouseUp(with: event)
    case .scrollWheel: contentView?.hitTest(event.locationInWindow)?.scrollWheel(with: event)
    case .keyDown: firstResponder?.keyDown(with: event)
    }
  }
  private var pressed: NSView?
}

@preconcurrency @MainActor
open class NSEvent: StandInObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case leftMouseDragged = 6
    case keyDown = 10
    case scrollWheel = 22
  }
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 2)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
    public static let mayBegin = Phase(rawValue: 32)
  }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upArrow = SpecialKey(rawValue: 0xf700)
    public static let downArrow = SpecialKey(rawValue: 0xf701)
    public static let leftArrow = SpecialKey(rawValue: 0xf702)
    public static let rightArrow = SpecialKey(rawValue: 0xf703)
    public static let home = SpecialKey(rawValue: 0xf729)
    public static let end = SpecialKey(rawValue: 0xf72b)
    public static let pageUp = SpecialKey(rawValue: 0xf72c)
    public static let pageDown = SpecialKey(rawValue: 0xf72d)
    public static let carriageReturn = SpecialKey(rawValue: 0x0d)
    public static let enter = SpecialKey(rawValue: 0x03)
  }

  // Set by tests; in AppKit they are read-only.
  open var type = EventType.leftMouseDown
  open var locationInWindow = CGPoint.zero
  open var timestamp: TimeInterval = 0
  open var phase: Phase = []
  open var momentumPhase: Phase = []
  open var scrollingDeltaX: CGFloat = 0
  open var scrollingDeltaY: CGFloat = 0
  open var hasPreciseScrollingDeltas = false
  open var modifierFlags: ModifierFlags = []
  open var specialKey: SpecialKey?
}

public enum NSAccessibility {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let group = Role(rawValue: "AXGroup")
    public static let incrementor = Role(rawValue: "AXIncrementor")
  }
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
  }
  public static func post(element: Any, notification: Notification) {}
}

open class NSAccessibilityCustomAction: NSObject {
  public let name: String
  public let handler: (() -> Bool)?
  public init(name: String, handler: (() -> Bool)?) {
    (self.name, self.handler) = (name, handler)
    super.init()
  }
}

open class NSWorkspace: NSObject {
  public static nonisolated(unsafe) let shared = NSWorkspace()
  public static var accessibilityDisplayOptionsDidChangeNotification: NSNotification.Name {
    NSNotification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  }
  public let notificationCenter = NotificationCenter()
  open var accessibilityDisplayShouldReduceMotion = false
}
