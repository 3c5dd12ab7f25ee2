import OpenUIKit
import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Handles of a selection")
struct SelectionHandleTests {
  private let editing = EditingWindow()
  private var window: UIWindow { editing.window }
  private var field: UITextField { editing.field }
  private var textView: UITextView { editing.textView }

  init() {
    field.text = "hello wide world"
    textView.text = "one two\nthree four\n" + String(repeating: "line\n", count: 30)
  }

  /// The handles that show, the first at the start of the selection.
  private func handles(_ view: UIView) -> [SelectionHandle] {
    window.layoutIfNeeded()
    return view.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
  }

  private func place(_ index: Int, in view: any EditedTextView) -> CGPoint {
    let caret = view.caretPlace(index)
    return view.convert(CGPoint(x: caret.minX, y: caret.midY), to: window)
  }

  private func tapTwice(_ index: Int, in view: any EditedTextView) {
    view.becomeFirstResponder()
    window.layoutIfNeeded()
    for _ in 0..<2 {
      window.sendTouch(.began, at: place(index, in: view))
      window.sendTouch(.ended, at: place(index, in: view))
    }
  }

  private func drag(_ start: CGPoint, _ end: CGPoint) {
    window.layoutIfNeeded()
    window.sendTouch(.began, at: start)
    window.clock.advance(by: 0.05)
    window.sendTouch(.moved, at: end)
    window.sendTouch(.ended, at: end)
  }

  private func selected(_ view: any EditedTextView) -> String {
    String(view.editedText.characters[view.editedText.selection])
  }

  @Test("A word that a double tap selects has a handle at each end, in the tint colour")
  func appearance() throws {
    field.tintColor = .systemRed
    tapTwice(8, in: field)
    let shown = handles(field)
    try #require(selected(field) == "wide" && shown.count == 2)
    for (handle, index) in zip(shown, [6, 10]) {
      let caret = field.caretPlace(index)
      let (bar, knob) = (handle.subviews[0], handle.subviews[1])
      #expect(
        abs(handle.frame.midX - caret.minX) < 1
          && abs(handle.convert(bar.frame, to: field).minY - caret.minY) < 1)
      #expect(bar.frame.width == 2 && bar.frame.height == caret.height && bar.backgroundColor == .systemRed)
      #expect(knob.frame.width == knob.frame.height && knob.layer.cornerRadius == knob.frame.width / 2)
    }
    #expect(shown[0].subviews[1].frame.minY < shown[0].subviews[0].frame.minY)
    #expect(shown[1].subviews[1].frame.maxY > shown[1].subviews[0].frame.maxY)
  }

  @Test("A drag of a handle moves its end of the selection, and opens the menu again")
  func dragging() {
    tapTwice(8, in: field)
    drag(place(10, in: field), place(16, in: field))
    #expect(selected(field) == "wide world" && EditMenuBar.shown(in: window) != nil)
    drag(place(6, in: field), place(0, in: field))
    #expect(selected(field) == "hello wide world")
    // Past the other end one character stays.
    drag(place(0, in: field), CGPoint(x: 390, y: 220))
    #expect(selected(field) == "d")
  }

  @Test("Handles of a text view lie in its lines, and their drags do not scroll")
  func lines() {
    tapTwice(5, in: textView)
    #expect(selected(textView) == "two" && handles(textView).count == 2)
    drag(place(7, in: textView), place(18, in: textView))
    #expect(selected(textView) == "two\nthree four" && textView.contentOffset.y == 0)
    let shown = handles(textView)
    #expect(shown.count == 2 && shown[1].frame.minY > shown[0].frame.minY)
  }

  @Test("Keys, the end of the selection and the end of editing hide the handles")
  func hidden() {
    tapTwice(8, in: field)
    window.sendKey(.began, UIKey(.keyboardLeftArrow, characters: "", modifierFlags: .shift))
    #expect(handles(field).isEmpty && !field.editor.selection.isEmpty)
    field.selectAll(nil)
    #expect(handles(field).count == 2)
    window.sendTouch(.began, at: place(3, in: field))
    window.sendTouch(.ended, at: place(3, in: field))
    field.selectAll(nil)
    field.resignFirstResponder()
    #expect(handles(field).isEmpty)
  }

  @Test("A selection that an app makes has no handles")
  func selectionOfAnApp() {
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(handles(field).isEmpty)
  }

  @Test("A text view scrolls as long as a handle is held at its edge, and the selection follows")
  func scrolling() {
    tapTwice(1, in: textView)
    window.layoutIfNeeded()
    let edge = CGPoint(x: 100, y: 498)
    window.sendTouch(.began, at: place(3, in: textView))
    window.clock.advance(by: 0.05)
    window.sendTouch(.moved, at: edge)
    let before = textView.selectedRange
    for _ in 0..<20 { window.clock.advance(by: 0.05) }
    #expect(textView.contentOffset.y > 100 && textView.selectedRange.length > before.length + 20)
    let offset = textView.contentOffset.y
    window.sendTouch(.moved, at: CGPoint(x: 100, y: 400))
    for _ in 0..<10 { window.clock.advance(by: 0.05) }
    #expect(textView.contentOffset.y == offset)
    window.sendTouch(.ended, at: CGPoint(x: 100, y: 400))
  }
}
