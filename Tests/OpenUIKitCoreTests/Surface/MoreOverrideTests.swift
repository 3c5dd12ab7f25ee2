import OpenUIKit
import Testing

// The members of views, fields and controllers that apps override stand in the class: none of this would compile otherwise.

private final class FormView: UIView {
  private let guide = UIKeyboardLayoutGuide()
  var calls: [String] = []

  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { guide }
  override var isOpaque: Bool {
    get { false }
    set {}
  }
  override var isExclusiveTouch: Bool {
    get { true }
    set {}
  }
  override var accessibilityIgnoresInvertColors: Bool {
    get { true }
    set {}
  }
  override func addInteraction(_ interaction: any UIInteraction) {
    calls.append("add")
    super.addInteraction(interaction)
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    calls.append("remove")
    super.removeInteraction(interaction)
  }
  override func endEditing(_ force: Bool) -> Bool {
    calls.append("end")
    return super.endEditing(force)
  }
  override func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    calls.append("to")
    return super.convert(point, to: space)
  }
  override func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    calls.append("from")
    return super.convert(rect, from: space)
  }
}

private final class AmountField: UITextField {
  var texts: [String?] = []
  override var text: String? {
    didSet {
      texts.append(text)
      // Public apps set attributes whenever the text changes.
      attributedText = NSAttributedString(
        string: text ?? "", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
  }
  override var attributedText: NSAttributedString? { didSet { texts.append("attributed") } }
  override var keyboardType: UIKeyboardType {
    get { .decimalPad }
    set {}
  }
  override var textContentType: UITextContentType! {
    get { .oneTimeCode }
    set {}
  }
  override var textInputMode: UITextInputMode? { nil }
  override var clearButtonMode: ViewMode {
    didSet { texts.append("clear") }
  }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
  override func replace(_ range: UITextRange, withText text: String) {
    super.replace(range, withText: text.uppercased())
  }
  override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    range.start
  }
}

private final class NoteView: UITextView {
  var calls: [String] = []
  override var autocorrectionType: UITextAutocorrectionType {
    get { .no }
    set {}
  }
  override func unmarkText() {
    calls.append("unmark")
    super.unmarkText()
  }
  override func scrollRangeToVisible(_ range: NSRange) { calls.append("scroll") }
  override func firstRect(for range: UITextRange) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
}

private final class Bar: UINavigationBar {
  override var isTranslucent: Bool {
    get { false }
    set {}
  }
  override var barTintColor: UIColor? { didSet { tints += 1 } }
  var tints = 0
}

private final class Container: UINavigationController {
  var toolbarCalls: [Bool] = []
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbarCalls.append(hidden)
    super.setToolbarHidden(hidden, animated: animated)
  }
}

private final class Screen: UIViewController {
  var updates = 0
  override func setNeedsStatusBarAppearanceUpdate() { updates += 1 }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

private final class Knob: UISlider {
  override func thumbImage(for state: State) -> UIImage? { UIImage() }
  override var allTargets: Set<AnyHashable> { ["own"] }
}

private final class TitleLabel: UILabel {
  override var shadowColor: UIColor? {
    get { .red }
    set {}
  }
}

private final class PlainButton: UIButton {
  override var adjustsImageWhenHighlighted: Bool {
    get { false }
    set {}
  }
}

private final class Cell: UITableViewCell {
  var updates = 0
  override func setNeedsUpdateConfiguration() {
    updates += 1
    super.setNeedsUpdateConfiguration()
  }
}

private final class Search: UISearchController {
  private let bar = UISearchBar()
  override var searchBar: UISearchBar { bar }
}

private final class OwnStack: UINavigationController {
  override var navigationBar: UINavigationBar { super.navigationBar }
}

private final class Tabs: UITabBarController {
  override var tabBar: UITabBar { super.tabBar }
}

private final class Event: UIEvent {
  override var allTouches: Set<UITouch>? { nil }
}

private final class Message: UIAlertController {
  override var preferredStyle: Style { .alert }
}

private final class FixedButton: UIButton {
  override var buttonType: ButtonType { .custom }
}

private final class Row: UITableViewCell {
  private let content = UIView()
  override var reuseIdentifier: String? { "row" }
  override var contentView: UIView { content }
}

private final class Panned: UIScrollView {
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
}

#if !ThreadConfined
  @MainActor
#endif
@Suite("What apps override of fields, bars and controllers")
struct MoreOverrideTests {
  @Test("calls of a view reach the override, also through a protocol")
  func views() {
    let form = FormView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(form)
    let (view, space): (UIView, any UICoordinateSpace) = (form, form)
    #expect(space.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 11, y: 21))
    #expect(space.convert(CGRect(x: 10, y: 20, width: 5, height: 5), from: root).origin == .zero)
    let interaction = UIContextMenuInteraction(delegate: Delegate())
    view.interactions = [interaction]
    view.interactions = []
    #expect(view.endEditing(true))
    #expect(form.calls == ["to", "from", "add", "remove", "end"])
    #expect(view.keyboardLayoutGuide === form.keyboardLayoutGuide)
    #expect(!view.isOpaque && view.isExclusiveTouch && view.accessibilityIgnoresInvertColors)
  }

  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test("attributes that an override of a field's text sets do not set the text again")
  func attributedText() {
    let amount = AmountField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let field: UITextField = amount
    field.text = "12"
    #expect(amount.texts == ["12", "attributed"])
    #expect(field.text == "12" && field.font?.pointSize == 20)
    #expect(field.attributedText?.string == "12")
  }

  @Test("a keyboard, an input method and a selection read a field's overrides")
  func fields() throws {
    let amount = AmountField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let (field, traits, input): (UITextField, any UITextInputTraits, any UITextInput) = (
      amount, amount, amount
    )
    #expect(traits.keyboardType == .decimalPad && traits.textContentType == .oneTimeCode)
    #expect(field.textInputMode == nil)
    #expect(field.borderRect(forBounds: field.bounds) == CGRect(x: 1, y: 1, width: 98, height: 28))
    let range = try #require(
      input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
    input.replace(range, withText: "ab")
    #expect(field.text == "AB")
    field.clearButtonMode = .always
    #expect(amount.texts.last == "clear" && field.clearButtonMode == .always)
    let note = NoteView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let text: UITextView = note
    text.unmarkText()
    text.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(note.calls == ["unmark", "scroll"])
    #expect((text as any UITextInputTraits).autocorrectionType == .no)
    #expect((text as any UITextInput).firstRect(for: range).width == 3)
  }

  @Test("traits of a field are stored where no subclass overrides them")
  func traits() {
    let (field, view) = (UITextField(), UITextView())
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
    (field.keyboardType, field.textContentType, view.returnKeyType) = (.emailAddress, .password, .done)
    #expect(field.keyboardType == .emailAddress && field.textContentType == .password)
    #expect(view.returnKeyType == .done && view.textContentType == nil)
  }

  @Test("calls of controllers, bars and controls reach the override")
  func controllers() {
    let screen = Screen()
    let controller: UIViewController = screen
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(screen.updates == 1 && controller.transitionCoordinator == nil)
    let container = Container(rootViewController: UIViewController())
    container.isToolbarHidden = false
    #expect(container.toolbarCalls == [false] && !container.isToolbarHidden)
    let bar = Bar()
    (bar as UINavigationBar).barTintColor = .red
    #expect(bar.tints == 1 && !bar.isTranslucent)
    let knob: UISlider = Knob()
    #expect(knob.currentThumbImage != nil && knob.allTargets == ["own"])
    #expect((TitleLabel() as UILabel).shadowColor == .red)
    #expect(!(PlainButton() as UIButton).adjustsImageWhenHighlighted)
    let cell = Cell(style: .default, reuseIdentifier: nil)
    (cell as UITableViewCell).configurationUpdateHandler = { _, _ in }
    #expect(cell.updates == 1)
  }

  @Test("the parts of controllers, cells and events may be an app's own")
  func parts() {
    let search = Search(searchResultsController: nil)
    #expect((search as UISearchController).searchBar === search.searchBar)
    #expect(OwnStack(rootViewController: UIViewController()).navigationBar.items?.count == 1)
    #expect(Tabs().tabBar.items?.isEmpty != false)
    #expect((Event() as UIEvent).allTouches == nil && UIEvent().allTouches?.isEmpty == true)
    #expect((Message() as UIAlertController).preferredStyle == .alert)
    #expect((FixedButton() as UIButton).buttonType == .custom)
    let row = Row(style: .default, reuseIdentifier: nil)
    #expect((row as UITableViewCell).reuseIdentifier == "row" && row.textLabel?.superview === row.contentView)
    let panned = Panned()
    #expect(panned.panGestureRecognizer.view === panned)
  }
}
