import OpenUIKitCore
import OpenUIKitGraphics

/// The text that is being edited, in the form that the page's script reads; empty for none.
///
/// The numbers are the identifier of its view, its frame, the space inside, how far it is scrolled, and its font. Then come the distance of
/// its lines, alignment, direction, the selection in UTF-16 units, and the number of its `KeyboardTraits`.
struct TextDescription: ViewTreeConfined {
  private(set) var numbers: [Double] = []
  private(set) var bytes: [UInt8] = []

  /// Describes the text of a window's first responder. Returns whether the description has changed. O(characters).
  mutating func update(to window: UIWindow) -> Bool {
    let edited = window.editedText
    // Most frames of most pages have none.
    if edited == nil, numbers.isEmpty { return false }
    let before = (numbers, bytes)
    numbers = edited.map(Self.numbers) ?? []
    bytes = edited.map { Array($0.text.utf8) } ?? []
    return before.0 != numbers || before.1 != bytes
  }

  private static func numbers(_ edited: EditedText) -> [Double] {
    let (box, font) = (edited.textBox, edited.textBox.font)
    let (frame, insets) = (box.frame, box.textInsets)
    return [
      Double(AccessibilityDescription.identifier(of: edited.view)),
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
      Double(insets.top), Double(insets.right), Double(insets.bottom), Double(insets.left),
      Double(box.scrollOffset.x), Double(box.scrollOffset.y),
      Double(font.familyNumber), Double(font.pointSize), Double(font.weight.cssWeight), font.isItalic ? 1 : 0,
      Double(box.lineDistance), Double(box.textAlignment.rawValue), box.isRightToLeft ? 1 : 0,
      Double(edited.selectedUnits.lowerBound), Double(edited.selectedUnits.upperBound),
      Double(KeyboardTraits(of: edited.view).number),
    ]
  }
}
