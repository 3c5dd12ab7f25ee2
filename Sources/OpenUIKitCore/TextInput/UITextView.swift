/// A text of several lines that scrolls and can be edited.
///
/// With scrolling disabled it is as high as its text for its width, also in Auto Layout. A tap makes it the
/// first responder. Then it handles keys that type, delete or move the caret, including return. There is a
/// caret and no selection.
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  private let label = UILabel()
  private let caret = PillView()
  private var editor = TextLineEditor("")

  /// The layout of the text in the view.
  public let textContainer = NSTextContainer()

  /// Creates a text view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = Self.defaultFont
    label.textColor = .label
    caret.backgroundColor = tintColor
    caret.isHidden = true
    for part in [label, caret] {
      part.isUserInteractionEnabled = false
      super.addSubview(part)
    }
    let view = Weak<UITextView>(wrappedValue: self)
    textContainer.didChange = { view.wrappedValue?.contentDidChange() }
  }

  /// The object that is notified of changes in the text view and makes decisions about it; not retained. Reads as nil if it is only a
  /// delegate of a scroll view.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate?._textViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text; never nil when read, as in UIKit. Setting it moves the caret to its end and does not call the
  /// delegate.
  open var text: String! {
    get { editor.text }
    set {
      editor = TextLineEditor(newValue ?? "")
      contentDidChange()
    }
  }

  /// The font: 12 points by default.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? Self.defaultFont
      contentDidChange()
    }
  }

  /// Whether text in a font for a text style, or scaled by ``UIFontMetrics``, follows the view's content size
  /// category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Updates the font size for the new content size category, if the view follows it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = label.font.adjusted(to: traitCollection) else {
      return
    }
    if adjusted.pointSize != label.font.pointSize { font = adjusted }
  }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .label }
  }

  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      contentDidChange()
    }
  }

  /// The space between the view's edges and the text, in points, in addition to the padding of
  /// `textContainer`.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  private func contentDidChange() {
    label.text = editor.text
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Whether touches scroll. If not, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  private var textInsets: UIEdgeInsets {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    return UIEdgeInsets(
      top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
  }

  /// The size of the text plus insets, in points, if scrolling is disabled; otherwise no metric.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return outer(label.intrinsicContentSize)
  }

  /// The size of the text for the width of `size`, in points, plus insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textInsets
    return outer(
      label.sizeThatFits(CGSize(width: size.width - insets.left - insets.right, height: size.height)))
  }

  override var hasHeightForWidth: Bool { true }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Empty text has the height of one line.
  private func outer(_ size: CGSize) -> CGSize {
    let insets = textInsets
    return roundedUpToPixels(
      CGSize(
        width: size.width + insets.left + insets.right,
        height: max(size.height, lineHeight) + insets.top + insets.bottom))
  }

  private var lineHeight: CGFloat { hostMeasurer.lineMetrics(of: label.font).height }

  /// Places the text and the caret.
  open override func layoutSubviews() {
    let insets = textInsets
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: height - insets.top - insets.bottom)
    contentSize = CGSize(width: bounds.width, height: height)
    super.layoutSubviews()
    baselinesMayHaveMoved()
    let place = lines.place(of: editor.caret, in: label.font, hostMeasurer)
    caret.frame = CGRect(
      x: roundedDownToPixel(insets.left + place.x), y: roundedDownToPixel(insets.top + place.y),
      width: Self.caretWidth, height: lineHeight)
  }

  private var lines: EditedLines {
    EditedLines(
      editor.characters,
      TextLayout(
        editor.text,
        style: TextStyle(
          font: label.font, alignment: label.textAlignment, lineBreakMode: label.lineBreakMode,
          numberOfLines: label.numberOfLines, isRightToLeft: isRightToLeft),
        width: label.bounds.width, measurer: hostMeasurer))
  }

  override var baselineOffsets: BaselineOffsets {
    let (text, insets) = (label.baselineOffsets, textInsets)
    return BaselineOffsets(first: insets.top + text.first, last: insets.bottom + text.last)
  }
  override var descriptionText: String? { editor.text.isEmpty ? nil : editor.text }

  /// Shows the caret in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  final var traitValues = TextInputTraitValues()

  /// Whether the text is hidden from a keyboard that learns; it is shown all the same, as in UIKit.
  open var isSecureTextEntry = false

  // MARK: Editing

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet { if !isEditable { resignFirstResponder() } }
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate }
  private var isEditing: Bool { !caret.isHidden }

  /// True while the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// True while the text can be edited: keys can move the focus to it.
  open override var canBecomeFocused: Bool { isEditable }
  override var isFocusGroup: Bool { true }

  /// Begins editing, unless the delegate forbids it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else {
      return false
    }
    // The calls above may have made another view the first responder, or begun editing here.
    guard isFirstResponder, !isEditing else { return isFirstResponder }
    caret.isHidden = false
    setNeedsLayout()
    textDelegate?.textViewDidBeginEditing(self)
    post(.didBegin)
    return true
  }

  /// Ends editing, unless the delegate forbids it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) != false else { return false }
    // The delegate may have ended editing itself.
    guard isEditing else { return true }
    guard super.resignFirstResponder() else { return false }
    editingDidEnd()
    return true
  }

  override func firstResponderWasTaken() { editingDidEnd() }

  private func editingDidEnd() {
    caret.isHidden = true
    textDelegate?.textViewDidEndEditing(self)
    post(.didEnd)
  }

  /// A touch that has not scrolled begins editing, with the caret at the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, becomeFirstResponder() else { return }
    layoutIfNeeded()
    moveCaret(to: lines.character(at: touch.location(in: label), in: label.font, hostMeasurer))
  }

  private func moveCaret(to place: Int) {
    let before = editor.caret
    editor.moveCaret(to: place)
    setNeedsLayout()
    layoutIfNeeded()
    if isEditing { scrollRectToVisible(caret.frame, animated: false) }
    if editor.caret != before { textDelegate?.textViewDidChangeSelection(self) }
  }

  /// Types, deletes or moves the caret. Other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.areHandled(by: perform) { super.pressesBegan(presses, with: event) }
  }

  /// A key repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.areHandled(by: perform) { super.pressesChanged(presses, with: event) }
  }

  /// Carries out the command of a key.
  private func perform(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    switch editor.command(for: key, isRightToLeft: isRightToLeft) {
    case .moveCaret(let place): moveCaret(to: place)
    case .moveCaretByLines(let count): moveCaret(byLines: count)
    case .replace(let range, let text): replace(range, with: text)
    case .finishLine: insertText("\n")
    case nil: return false
    }
    return true
  }

  private func moveCaret(byLines count: Int) {
    let lines = lines
    var place = lines.place(of: editor.caret, in: label.font, hostMeasurer)
    place.y += CGFloat(count) * lines.distance + lineHeight / 2
    moveCaret(to: lines.character(at: place, in: label.font, hostMeasurer))
  }

  /// Replaces characters for the user, unless the delegate forbids it.
  private func replace(_ range: Range<Int>, with string: String) {
    guard !range.isEmpty || !string.isEmpty else { return }
    #if !hasFeature(Embedded)
      guard
        textDelegate?.textView(self, shouldChangeTextIn: editor.unitRange(range), replacementText: string)
          != false
      else {
        return
      }
    #endif
    editor.replace(range, with: string)
    contentDidChange()
    layoutIfNeeded()
    scrollRectToVisible(caret.frame, animated: false)
    textDelegate?.textViewDidChange(self)
    post(.didChange)
  }

  // MARK: Text input

  override var keyInput: (any UIKeyInput)? { isEditable ? self : nil }

  /// Whether there is text.
  open var hasText: Bool { !editor.characters.isEmpty }

  /// Inserts text at the caret for the user.
  open func insertText(_ text: String) {
    replace(editor.caret..<editor.caret, with: text)
  }

  /// Deletes the character before the caret for the user.
  open func deleteBackward() {
    replace(editor.deletion(-1), with: "")
  }

  // MARK: Accessibility

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityValue: String? { editor.text }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  private static let defaultFont = UIFont.systemFont(ofSize: 12)
  private static let caretWidth: CGFloat = 2
}

/// The layout of the text in a text view.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class NSTextContainer: NSObject {
  var didChange: () -> Void = {}

  /// The space at the start and the end of each line, in points; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The maximum number of lines; 0 for no limit.
  public var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The treatment of text that does not fit.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
