import OpenUIKitCore

/// The description of an element of a window that a desktop's assistive technology reads.
public struct AccessibleElement: Equatable, Sendable {
  /// The number of the element, which stays the same for its lifetime.
  public let identifier: Int
  /// The frame, in points of the window.
  public let frame: CGRect
  /// The kind.
  public let role: AccessibilityRole
  /// The name; empty for none.
  public let label: String
  /// The value; empty for none.
  public let value: String
  /// The effect of an action; empty for none.
  public let hint: String
  /// Whether the element reacts.
  public let isEnabled: Bool
  /// Whether the element is selected.
  public let isSelected: Bool
}

extension UIResponder {
  /// Returns the description that assistive technology reads. The element's window has its origin at `origin` on the screen.
  func accessibleElement(windowOrigin origin: CGPoint) -> AccessibleElement {
    let traits = accessibilityTraits
    return AccessibleElement(
      identifier: Int(bitPattern: ObjectIdentifier(self)),
      frame: accessibilityFrame.offsetBy(dx: -origin.x, dy: -origin.y), role: accessibilityRole,
      label: accessibilityLabel ?? "", value: accessibilityValue ?? "", hint: accessibilityHint ?? "",
      isEnabled: !traits.contains(.notEnabled), isSelected: traits.contains(.selected))
  }
}

/// The changes of a window's elements for assistive technology.
public struct AccessibleChanges: Equatable, Sendable {
  /// The elements in reading order.
  public internal(set) var elements: [AccessibleElement] = []
  /// The identifiers of the elements that are new or differ from those before.
  public internal(set) var changed: Set<Int> = []
  /// The identifiers of the elements that are gone.
  public internal(set) var removed: Set<Int> = []
  /// Whether elements were added, removed or reordered.
  public internal(set) var isOtherOrder = false

  /// Whether nothing differs.
  public var isEmpty: Bool { changed.isEmpty && removed.isEmpty && !isOtherOrder }

  /// Compares the elements of a window with those before.
  init(from old: [AccessibleElement], to new: [AccessibleElement]) {
    elements = new
    let before = Dictionary(old.map { ($0.identifier, $0) }) { first, _ in first }
    removed = Set(before.keys)
    for element in new {
      removed.remove(element.identifier)
      if before[element.identifier] != element { changed.insert(element.identifier) }
    }
    isOtherOrder = old.map(\.identifier) != new.map(\.identifier)
  }
}
