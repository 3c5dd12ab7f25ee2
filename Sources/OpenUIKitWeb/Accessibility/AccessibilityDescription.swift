import OpenUIKitCore

/// A window's content for assistive technology, in the form that the page's script reads. It has for each
/// element, in order, its identifier, frame, role, states, and the positions of the bytes of label, value, hint
/// and description of the role. Then come the identifier of its group, 0 without one, and the group's name and
/// description and, for a text field, the number of its `KeyboardTraits` and the name of its content. The last two are the
/// identifiers of the list and of the row or cell that the element is in, or 0.
public struct AccessibilityDescription: ViewTreeConfined {
  /// The numbers of all elements.
  public private(set) var numbers: [Double] = []
  /// The UTF-8 bytes of all texts.
  public private(set) var bytes: [UInt8] = []

  /// Creates a description of nothing.
  public init() {}

  /// Describes what `window` shows now. Returns whether the description has changed. O(views).
  public mutating func update(to window: UIWindow) -> Bool {
    let before = (numbers, bytes)
    numbers.removeAll()
    bytes.removeAll()
    let origin = window.frame.origin
    for element in window.accessibilityTree(includingScrollAreas: true) {
      append(element, in: window, element.accessibilityFrame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    return before.0 != numbers || before.1 != bytes
  }

  /// The number of an element, which stays the same for its lifetime.
  public static func identifier(of element: UIResponder) -> Int {
    Int(bitPattern: ObjectIdentifier(element))
  }

  private mutating func append(_ element: UIResponder, in window: UIWindow, _ frame: CGRect) {
    let traits = element.accessibilityTraits
    numbers.append(Double(Self.identifier(of: element)))
    for part in [frame.minX, frame.minY, frame.width, frame.height] { numbers.append(Double(part)) }
    numbers.append(Double(element.accessibilityRole.rawValue))
    numbers.append((traits.contains(.notEnabled) ? 1 : 0) + (traits.contains(.selected) ? 2 : 0))
    append(element.accessibilityLabel)
    append(element.accessibilityValue)
    append(element.accessibilityHint)
    append(element.accessibilityRoleDescription?.role)
    let group = element.accessibilityGroup
    numbers.append(Double(group.map { Self.identifier(of: $0.responder) } ?? 0))
    append(group?.description.label)
    append(group?.description.role)
    numbers.append(Double(KeyboardTraits(of: element).number))
    append(element._textInputTraits?.textContentType?.rawValue)
    let place = window.row(of: element)
    for view in [place?.list, place?.row] {
      numbers.append(Double(view.map { Self.identifier(of: $0) } ?? 0))
    }
  }

  private mutating func append(_ text: String?) {
    numbers.append(Double(bytes.count))
    numbers.append(Double(text?.utf8.count ?? 0))
    if let text { bytes.append(contentsOf: text.utf8) }
  }
}
