@_spi(Overrides) import OpenUIKitCore
@_spi(Overrides) import OpenUIKitLayout

/// A text of several lines that scrolls and can be edited.
///
/// With scrolling disabled it is as high as its text for its width, also in Auto Layout. A tap makes it the
/// first responder. Then it handles keys that type, delete or move the caret, including return.
open class UITextView: UIScrollView, _EditableTextInput, UIContentSizeCategoryAdjusting {
  final let label = UILabel()
  final let caret = PillView()
  final var editor = TextLineEditor("")
  final var highlights: [UIView] = []
  #if !hasFeature(Embedded)
    final let handles = SelectionHandles()
    final var textUndo = TextUndo()
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    final var storedLayoutManager: NSLayoutManager?
    final var ownTypingAttributes: [NSAttributedString.Key: Any]?
    final var isChangingStorage = false
    final var links = TextLinks()
  #else
    /// The traits for a keyboard.
    public final var _traitValues = _TextInputTraitValues()
  #endif

  /// The layout of the text in the view.
  public let textContainer: NSTextContainer

  /// Creates a text view with a frame, in points, and the container of its text; nil for a new one.
  ///
  /// The view shows and edits the storage of the container's layout manager, if it has one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
    takeStorageOfContainer()
  }

  /// Creates a text view with a frame, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view of size zero.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.avoidsSingleWord = false
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
    get { delegateReference?.delegate }
    set { super.delegate = newValue }
  }
  private var delegateReference: TextViewDelegateReference?

  @_spi(Overrides) open override func delegateDidChange() {
    delegateReference = super.delegate?._textViewDelegate as? TextViewDelegateReference
  }

  // MARK: Text

  /// The text; never nil when read, as in UIKit. Setting it moves the caret to its end and does not call the delegate.
  open var text: String! {
    get { editor.text }
    set {
      editor = TextLineEditor(newValue ?? "")
      discardUndo()
      if storageTakesText() { return }
      contentDidChange()
    }
  }

  /// The font: 12 points by default.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? Self.defaultFont
      storageTakesFont()
      contentDidChange()
    }
  }

  /// Whether text in a font for a text style, or scaled by ``UIFontMetrics``, follows the view's content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Updates the font size for the new content size category, if the view follows it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    #if !hasFeature(Embedded)
      if borderStyle != .none { showBorder() }
    #endif
  }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue ?? .label
      storageTakesColor()
    }
  }

  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      contentDidChange()
    }
  }

  /// The space between the view's edges and the text, in points, in addition to the padding of `textContainer`.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  final func contentDidChange() {
    showText()
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    #if !hasFeature(Embedded)
      label.exclusion = textContainer.exclusion
    #endif
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Whether touches scroll. If not, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
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

  @_spi(Overrides) open override var hasHeightForWidth: Bool { true }

  @_spi(Overrides) open override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Places the text and the caret.
  open override func layoutSubviews() {
    let insets = textInsets
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: height - insets.top - insets.bottom)
    contentSize = CGSize(width: bounds.width, height: height)
    resizeTextContainer()
    super.layoutSubviews()
    baselinesMayHaveMoved()
    caret.frame = shownCaretPlace
    showSelection()
  }

  @_spi(Overrides) open override var baselineOffsets: BaselineOffsets {
    let (text, insets) = (label.baselineOffsets, textInsets)
    return BaselineOffsets(first: insets.top + text.first, last: insets.bottom + text.last)
  }
  @_spi(Overrides) open override var descriptionText: String? { editor.text.isEmpty ? nil : editor.text }

  /// Shows the caret in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    showText()  // Links have the tint.
  }

  /// Whether the text is hidden from a keyboard that learns; it is shown all the same, as in UIKit.
  open var isSecureTextEntry = false

  // MARK: Editing

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      linksMayHaveChanged()
    }
  }

  final var textDelegate: (any UITextViewDelegate)? { delegate }
  final var isEditing: Bool { !caret.isHidden }

  /// True while the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }

  /// True while the text can be edited: keys can move the focus to it.
  open override var canBecomeFocused: Bool { isEditable }
  @_spi(Overrides) open override var isFocusGroup: Bool { true }

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

  @_spi(Overrides) open override func firstResponderWasTaken() { editingDidEnd() }

  /// A touch that has not scrolled begins editing, with the caret at the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let before = isEditing && editor.selection.isEmpty ? editor.caret : nil
    if let touch = touches.first, followLink(at: touch) { return }
    guard let touch = touches.first, becomeFirstResponder() else { return }
    layoutIfNeeded()
    moveCaret(to: touchedPlace(touch.location(in: self)))
    menuFollowsTap(touch, caretBefore: before)
  }

  /// Whether the text can be selected, and with that edited; true by default.
  open var isSelectable = true { didSet { if !isSelectable { resignFirstResponder() } } }

  /// Types, deletes or moves the caret. Other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !UIPress.areHandled(presses, by: perform) { super.pressesBegan(presses, with: event) }
  }

  /// A key repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !UIPress.areHandled(presses, by: perform) { super.pressesChanged(presses, with: event) }
  }

  /// Carries out the command of a key.
  private func perform(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    handles.isWanted = false
    let command = key.command(in: editor, isRightToLeft: hasRightToLeftContent)
    if let window, command?.isReported(in: editor) == true, window.leavesKeyToHost() { return true }
    switch command {
    case .moveCaret(let place): moveCaret(to: place)
    case .extendSelection(let place): moveCaret(to: place, extending: true)
    case .select(let range): selectCharacters(range)
    case .moveCaretByLines(let count):
      moveCaret(byLines: count, extending: key.modifierFlags.contains(.shift))
    case .insert(let text): insertText(text)
    case .deleteBackward: deleteBackward()
    case .delete(let range): replace(range, with: "")
    case .finishLine: insertText("\n")
    case nil:
      return performShortcut(key)
    }
    return true
  }

  // MARK: Text input

  @_spi(Overrides) open override var keyInput: (any UIKeyInput)? { isEditable ? self : nil }
  @_spi(Overrides) open override var editableTextReference: EditableTextReference? {
    isEditable ? EditableViewReference(self) : nil
  }
  @_spi(Overrides) open override var textViewKind: TextViewKind? { .severalLines }

  /// Whether there is text.
  open var hasText: Bool { !editor.characters.isEmpty }

  /// Inserts text at the caret for the user.
  open func insertText(_ text: String) {
    replace(rangeForInsertion(), with: text)
  }

  /// Deletes the character before the caret for the user.
  open func deleteBackward() {
    replace(editor.deletion(-1), with: "")
  }

  // MARK: Accessibility

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(Overrides) open override var defaultAccessibilityValue: String? { editor.text }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  static let defaultFont = UIFont.systemFont(ofSize: 12)
  static let caretWidth: CGFloat = 2

  // Private state for the extension with the text that is edited.
  package final func replaceForUser(_ range: Range<Int>, with text: String) { replace(range, with: text) }

  /// The place of the text, for a host with a text element of its own.
  package final var textBox: TextBox {
    TextBox(
      frame: bounds, textInsets: textInsets, scrollOffset: bounds.origin, font: label.font,
      lineDistance: lineHeight, textAlignment: label.textAlignment, isRightToLeft: hasRightToLeftContent)
  }

  #if !hasFeature(Embedded)
    /// The text with attributes, once it was used.
    final var storage: NSTextStorage?

    // MARK: Attributes

    /// The text with attributes. Setting it moves the caret to its end and does not call the delegate.
    open var attributedText: NSAttributedString! {
      get {
        storage?.attributedSubstring(from: NSRange(location: 0, length: storage?.length ?? 0)) ?? baseText
      }
      set {
        let text = newValue ?? NSAttributedString(string: "")
        editor = TextLineEditor(text.string)
        discardUndo()
        takeStyle(of: text)
        replaceStorage(by: text)
        adjustFont()
      }
    }

    /// The text with attributes as the view keeps it. Its changes appear in the view.
    open var textStorage: NSTextStorage {
      if let storage { return storage }
      let made = NSTextStorage(attributedString: baseText)
      made.textView = self
      storage = made
      let manager = textContainer.layoutManager ?? NSLayoutManager()
      made.addLayoutManager(manager)
      if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
      storedLayoutManager = manager
      contentDidChange()
      return made
    }

    /// The places of the characters, in points of the container.
    open var layoutManager: NSLayoutManager {
      _ = textStorage
      return storedLayoutManager ?? NSLayoutManager()
    }

    /// The attributes of characters that are typed; by default those of the characters before them.
    open var typingAttributes: [NSAttributedString.Key: Any] {
      get { ownTypingAttributes ?? attributesBeforeCaret }
      set { ownTypingAttributes = newValue }
    }

    // MARK: Positions

    /// The object that is notified of changes that the app makes; not retained.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The selection; empty at the caret for none, and nil while the view is not the first responder.
    open var selectedTextRange: UITextRange? {
      get { isFirstResponder ? CharacterRange(editor.selection) : nil }
      set { if let newValue, let range = characters(newValue) { selectCharacters(range) } }
    }

    /// The rectangle of a caret, in points of the view. The caret is drawn there.
    open func caretRect(for position: UITextPosition) -> CGRect {
      index(position).map(caretPlace) ?? .null
    }

    /// The rectangles of a range, one for each line. The selection is drawn there.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(range) }

    /// The position nearest to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
      CharacterPosition(nearestPlace(to: point))
    }

    // MARK: Edit actions

    /// Whether an edit action has something to act on.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      allows(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selection and deletes it.
    open override func cut(_ sender: Any?) { cutSelection() }
    /// Copies the selection.
    open override func copy(_ sender: Any?) { copySelection() }
    /// Replaces the selection by the text of the pasteboard.
    open override func paste(_ sender: Any?) { pasteText() }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { selectWholeText() }
    /// Deletes the selection.
    open override func delete(_ sender: Any?) { deleteSelection() }

    /// The undo manager of the text.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The view that replaces the keyboard while the text is edited; nil for the keyboard.
    open override var inputView: UIView? {
      get { ownInputView }
      set { ownInputView = newValue }
    }

    /// The view above the keyboard while the text is edited; nil for none.
    open override var inputAccessoryView: UIView? {
      get { ownAccessoryView }
      set { ownAccessoryView = newValue }
    }

    /// The selection in UTF-16 units; empty at the caret for none.
    open var selectedRange: NSRange {
      get { editor.unitRange(editor.selection) }
      set { selectCharacters(editor.characterRange(newValue)) }
    }

    final func replaceForApp(_ range: Range<Int>, with text: String) {
      let before = willReplace(range)
      replaceInStorage(range, with: text)
      editor.replace(range, with: text)
      changing(as: .ofApp) { didReplace(range, with: text, before) }
      contentDidChange()
    }

    final func nearestPlace(to point: CGPoint) -> Int {
      layoutIfNeeded()
      return lines.character(at: convert(point, to: label), in: label.font, hostMeasurer)
    }

    /// The text of a range; nil for a range of another view.
    open func text(in range: UITextRange) -> String? { string(in: range) }

    /// Replaces the text of a range without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
      if let range = characters(range) { replaceForApp(range, with: text) }
    }

    /// The text that an input method has not confirmed; nil for none.
    open var markedTextRange: UITextRange? { editor.marked.map { CharacterRange($0) } }

    /// Replaces the marked text, or else the selection, by text that an input method has not confirmed. Nil and an empty
    /// text remove it.
    ///
    /// - Parameter selectedRange: The selection in the marked text, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      setMarked(markedText ?? "", selected: selectedRange)
    }

    /// Confirms the marked text as it is.
    open func unmarkText() { mark(nil) }

    /// The start of the text.
    open var beginningOfDocument: UITextPosition { CharacterPosition(0) }

    /// The end of the text.
    open var endOfDocument: UITextPosition { CharacterPosition(editor.characters.count) }

    /// The range between two positions; nil for positions of another view.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      range(from: fromPosition, to: toPosition)
    }

    /// The position at a distance in UTF-16 units; nil beyond the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      moved(position, by: offset)
    }

    /// The position at a distance in a direction; nil beyond the text.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
      -> UITextPosition?
    { moved(position, direction, by: offset) }

    /// The order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      order(position, other)
    }

    /// The distance of two positions in UTF-16 units.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      distance(from: from, to: toPosition)
    }

    /// The rectangle of a range in its first line, in points of the view.
    open func firstRect(for range: UITextRange) -> CGRect {
      characters(range).flatMap { rectangles(of: $0).first } ?? .null
    }

    /// The position in a range nearest to a point of the view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
      guard let range = characters(range) else { return nil }
      return CharacterPosition(min(max(nearestPlace(to: point), range.lowerBound), range.upperBound))
    }

    /// The character at a point of the view; nil for none.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

    /// The view itself.
    open var textInputView: UIView { self }

    /// Scrolls until a range in UTF-16 units is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
      layoutIfNeeded()
      let characters = editor.characterRange(range)
      let places = characters.isEmpty ? [caretPlace(characters.lowerBound)] : rectangles(of: characters)
      if let first = places.first {
        scrollRectToVisible(places.reduce(first) { $0.union($1) }, animated: false)
      }
    }

    // MARK: Keyboard

    /// When letters become capital by themselves; at the beginning of sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether the spelling is checked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotes become curly.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// The rules for proposed passwords, which no host proposes; nil by default.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are inserted and removed around words.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The keys of the keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The colours of the keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled without text.
    open var enablesReturnKeyAutomatically = false
    /// The meaning of the text, such as a name or a password; nil for none.
    open var textContentType: UITextContentType!
  #endif
}
