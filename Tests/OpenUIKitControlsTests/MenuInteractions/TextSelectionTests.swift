import Foundation
import OpenUIKit
import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Selection in text fields and text views")
struct TextSelectionTests {
  private let editing = EditingWindow()
  private var window: UIWindow { editing.window }
  private var field: UITextField { editing.field }
  private var textView: UITextView { editing.textView }

  private func press(_ key: UIKeyboardHIDUsage, _ characters: String = "", _ flags: UIKeyModifierFlags = []) {
    window.sendKey(.began, UIKey(key, characters: characters, modifierFlags: flags))
    window.sendKey(.ended, UIKey(key, characters: characters, modifierFlags: flags))
  }

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) -> UITextRange? {
    guard let from = input.position(from: input.beginningOfDocument, offset: start),
      let to = input.position(from: input.beginningOfDocument, offset: end)
    else { return nil }
    return input.textRange(from: from, to: to)
  }

  @Test("Positions count UTF-16 units, and are nil beyond the text")
  func positions() throws {
    field.text = "a👍b"
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 4)
    #expect(field.position(from: start, offset: 5) == nil && field.position(from: start, offset: -1) == nil)
    let middle = try #require(range(field, 1, 3))
    #expect(field.text(in: middle) == "👍" && !middle.isEmpty)
    #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
    field.replace(middle, withText: "xy")
    #expect(field.text == "axyb")
  }

  @Test("The selection is read and set while the field is edited, and typing replaces it")
  func replacement() {
    field.text = "hello world"
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    #expect(field.selectedTextRange?.isEmpty == true)
    field.selectedTextRange = range(field, 0, 5)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "hello")
    press(.keyboardX, "x")
    #expect(field.text == "x world")
    field.selectedTextRange = range(field, 1, 7)
    press(.keyboardDeleteOrBackspace)
    #expect(field.text == "x")
  }

  @Test("Shift and arrows extend the selection; an arrow alone leaves it at that end")
  func keys() {
    field.text = "abcd"
    field.becomeFirstResponder()
    press(.keyboardLeftArrow, "", .shift)
    press(.keyboardLeftArrow, "", .shift)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "cd")
    press(.keyboardLeftArrow)
    #expect(field.editor.caret == 2 && field.selectedTextRange?.isEmpty == true)
    press(.keyboardHome, "", .shift)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "ab")
    press(.keyboardA, "a", .command)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "abcd")
  }

  @Test("Shortcuts cut, copy and paste; what a secure field has is not copied")
  func shortcuts() {
    let board = UIPasteboard.general
    field.text = "one two"
    field.becomeFirstResponder()
    field.selectedTextRange = range(field, 0, 3)
    press(.keyboardX, "x", .command)
    #expect(board.string == "one" && field.text == " two")
    press(.keyboardV, "v", .command)
    #expect(field.text == "one two")
    field.selectAll(nil)
    press(.keyboardC, "c", .command)
    #expect(board.string == "one two")
    board.string = "before"
    field.isSecureTextEntry = true
    press(.keyboardC, "c", .command)
    #expect(board.string == "before")
  }

  @Test("A selection is highlighted instead of the caret, and the caret is where the app puts it")
  func highlight() throws {
    field.text = "hello"
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    let all = try #require(range(field, 0, 5))
    let rect = field.selectionRects(for: all)[0].rect
    #expect(rect.width > 0 && field.firstRect(for: all) == rect)
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - rect.maxX) < 0.01)
    #expect(field.characterRange(at: CGPoint(x: rect.minX + 1, y: rect.midY)).flatMap(field.text(in:)) == "h")
  }

  @Test("A double tap selects a word and opens the menu, whose actions act on it")
  func doubleTap() throws {
    field.text = "hello world"
    UIPasteboard.general.string = nil
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    let world = try #require(range(field, 6, 11))
    let rect = field.firstRect(for: world)
    let place = field.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    for _ in 0..<2 {
      window.sendTouch(.began, at: place)
      window.sendTouch(.ended, at: place)
    }
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "world")
    let bar = try #require(EditMenuBar.shown(in: window))
    #expect(bar.titles == ["Cut", "Copy", "Select All"])
    bar.choose(title: "Copy")
    window.clock.advance(by: 1)
    #expect(UIPasteboard.general.string == "world" && EditMenuBar.shown(in: window) == nil)
  }

  @Test("A text view selects over lines, with ranges in UTF-16 units")
  func textViewSelection() {
    textView.text = "one\ntwo 👍\nthree"
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: 2, length: 6)
    #expect(textView.selectedRange == NSRange(location: 2, length: 6))
    #expect(textView.selectedTextRange.flatMap(textView.text(in:)) == "e\ntwo ")
    textView.layoutIfNeeded()
    let rects = textView.selectedTextRange.map(textView.selectionRects) ?? []
    #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd)
    #expect(rects[1].rect.minY > rects[0].rect.minY)
    textView.insertText("-")
    #expect(textView.text == "on-👍\nthree")
    textView.selectedRange = NSRange(location: 100, length: 5)
    #expect(textView.selectedRange == NSRange(location: 11, length: 0))
  }

  private final class MenuWatcher: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present")
      animator.addAnimations { textField.alpha = 0.5 }
      animator.addCompletion { self.log.append("presented") }
    }
    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
    func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("view present") }
    func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("view dismiss") }
  }

  @Test("The delegate is notified before the menu of the selection appears and disappears")
  func menuDelegate() throws {
    let watcher = MenuWatcher()
    field.delegate = watcher
    textView.delegate = watcher
    field.text = "hello"
    field.becomeFirstResponder()
    field.showEditMenu()
    window.clock.advance(by: 1)
    #expect(watcher.log == ["present", "presented"])
    try #require(EditMenuBar.shown(in: window)).close(animated: false)
    #expect(watcher.log == ["present", "presented", "dismiss"])
    textView.text = "hello"
    textView.becomeFirstResponder()
    textView.showEditMenu()
    try #require(EditMenuBar.shown(in: window)).close(animated: false)
    #expect(Array(watcher.log.suffix(2)) == ["view present", "view dismiss"])
  }
}

@MainActor
@Suite("Edit menus")
struct EditMenuTests {
  private final class Card: UIView, UIEditMenuInteractionDelegate {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:") || action == Selector("share")
    }
    override func copy(_ sender: Any?) { log.append("copy") }
    func share() { log.append("share") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: suggestedActions + [UIAction(title: "Own") { _ in self.log.append("own") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let card = Card(frame: CGRect(x: 100, y: 200, width: 200, height: 100))

  init() {
    window.addSubview(card)
    window.makeKeyAndVisible()
  }

  @Test("The menu controller shows what the first responder can perform, above its rectangle")
  func controller() throws {
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Share", action: Selector("share", Card.share)),
      UIMenuItem(title: "Other", action: Selector("other")),
    ]
    card.becomeFirstResponder()
    menu.setTargetRect(card.bounds, in: card)
    menu.setMenuVisible(true, animated: true)
    let bar = try #require(EditMenuBar.shown(in: window))
    #expect(menu.isMenuVisible && bar.titles == ["Copy", "Share"])
    #expect(menu.menuFrame.maxY < card.frame.minY)
    bar.choose(title: "Share")
    #expect(card.log == ["share"] && !menu.isMenuVisible && menu.menuFrame == .zero)
    menu.menuItems = nil
  }

  @Test("A touch elsewhere closes the menu, and reaches the view there")
  func outside() {
    let button = UIButton(frame: CGRect(x: 0, y: 500, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    card.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: card, rect: card.bounds)
    #expect(UIMenuController.shared.isMenuVisible)
    window.sendTouch(.began, at: CGPoint(x: 50, y: 525))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 525))
    #expect(taps == 1 && !UIMenuController.shared.isMenuVisible)
  }

  @Test("An interaction shows the menu of its delegate, also for a secondary click")
  func interaction() throws {
    let interaction = UIEditMenuInteraction(delegate: card)
    card.addInteraction(interaction)
    card.becomeFirstResponder()
    #expect(window.sendSecondaryClick(at: CGPoint(x: 150, y: 250)))
    let bar = try #require(EditMenuBar.shown(in: window))
    #expect(bar.titles == ["Copy", "Own"])
    bar.choose(title: "Own")
    #expect(card.log == ["present", "dismiss", "own"])
  }

  @Test("Responders perform a standard edit action only if they allow it")
  func standardActions() {
    #expect(!UIView().canPerformAction(Selector("copy:"), withSender: nil))
    #expect(card.canPerformAction(Selector("copy:"), withSender: nil))
  }
}

@MainActor
@Suite("Input views")
struct InputViewTests {
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    window.addSubview(field)
    window.makeKeyAndVisible()
  }

  @Test("An accessory view lies above the keyboard and moves with it, and leaves with the first responder")
  func accessory() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.inputAccessoryView = bar
    window.keyboardFrame = CGRect(x: 0, y: 500, width: 400, height: 300)
    field.becomeFirstResponder()
    #expect(bar.frame == CGRect(x: 0, y: 456, width: 400, height: 44) && bar.window === window)
    #expect(window.keyboardArea == CGRect(x: 0, y: 456, width: 400, height: 344))
    window.keyboardFrame = .zero
    #expect(bar.frame == CGRect(x: 0, y: 756, width: 400, height: 44))
    field.resignFirstResponder()
    #expect(bar.window == nil && window.keyboardArea == .zero)
  }

  @Test("An input view replaces the keyboard, and layout guides avoid it")
  func input() {
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 216))
    field.inputView = picker
    let content = UIView(frame: window.bounds)
    window.insertSubview(content, at: 0)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: content.topAnchor),
      box.leftAnchor.constraint(equalTo: content.leftAnchor),
      box.rightAnchor.constraint(equalTo: content.rightAnchor),
      box.bottomAnchor.constraint(equalTo: content.keyboardLayoutGuide.topAnchor),
    ])
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(picker.frame == CGRect(x: 0, y: 584, width: 400, height: 216) && box.frame.maxY == 584)
    field.inputView = nil
    field.reloadInputViews()
    window.layoutIfNeeded()
    #expect(picker.window == nil && box.frame.maxY == 800)
  }

  @Test("A controller in the chain of the first responder provides the accessory view")
  func chain() {
    let chat = Chat()
    window.rootViewController = chat
    chat.becomeFirstResponder()
    #expect(chat.bar.frame == CGRect(x: 0, y: 750, width: 400, height: 50))
    let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    chat.view.addSubview(inner)
    inner.becomeFirstResponder()
    #expect(chat.bar.window === window)
  }
}
