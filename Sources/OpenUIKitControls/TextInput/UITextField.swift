@_spi(Overrides) import OpenUIKitCore
@_spi(Overrides) import OpenUIKitLayout

/// A line of text that can be edited with keys.
///
/// A tap makes it the first responder. The field handles keys that type, delete or move the caret. Return
/// ends editing, with `editingDidEndOnExit` if there is an action for it.
open class UITextField: UIControl, _EditableTextInput, UIContentSizeCategoryAdjusting {

  final let clip = UIView()
  final private(set) lazy var label: UILabel = makeLabel { $0.drawText(in: $1) }
  final private(set) lazy var placeholderLabel: UILabel = makeLabel { $0.drawPlaceholder(in: $1) }
  final let caret = PillView()
  final var editor = TextLineEditor("")
  final var highlight: UIView?
  #if !hasFeature(Embedded)
    final let handles = SelectionHandles()
    final var textUndo = TextUndo()
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
  #else
    /// The traits for a keyboard.
    public final var _traitValues = _TextInputTraitValues()
  #endif
  /// The font that is set. That of the label is smaller while the text is fitted to the field.
  final var setFont: UIFont?
  /// The clear button, once its mode was set.
  final var trailingButton: TextFieldButton?

  /// The object that is notified of editing and makes decisions about it; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates a field with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clip.isUserInteractionEnabled = false
    clip.clipsToBounds = true
    super.addSubview(clip)
    for part in [placeholderLabel, label, caret] { clip.addSubview(part) }
    label.lineBreakMode = .byClipping
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.lineBreakMode = .byTruncatingTail
    caret.backgroundColor = tintColor
    caret.isHidden = true
  }

  // MARK: Content

  /// The text; never nil when read, as in UIKit. Setting it sends no event and moves the caret to its end.
  open var text: String? {
    get { editor.text }
    set { show(newValue ?? "") }
  }

  /// The text that is visible while there is no text.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      contentDidChange()
    }
  }

  /// The font; the system font at 17 points by default. Setting nil restores the default.
  open var font: UIFont? {
    get { setFont ?? label.font }
    set { changeFont(to: newValue) }
  }

  /// Whether the font becomes smaller where the text is wider than the field; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      label.font = setFont
      setNeedsLayout()
    }
  }

  /// The size of the smallest font of a text that is fitted to the field, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// Whether text in a font for a text style, or scaled by ``UIFontMetrics``, follows the field's content size
  /// category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Updates the colours of the border for the new traits, and the font size if the field follows it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
    adjustFont()
  }

  /// The colour of the text; `UIColor.label` by default. Setting nil restores the default.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// The frame around the text.
  open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      showBackground()
      contentDidChange()
    }
  }

  /// The picture behind the text of a field whose border is no rounded rectangle; nil for none. It is stretched over the field.
  open var background: UIImage? { didSet { showBackground() } }

  /// The picture behind the text while the field is disabled; nil for `background`. It has no effect without that one.
  open var disabledBackground: UIImage? { didSet { showBackground() } }

  final var backgroundView: UIImageView?

  /// Whether dots replace the characters.
  open var isSecureTextEntry = false {
    didSet { textDidChange() }
  }

  final var storedAlignment = NSTextAlignment.natural {
    didSet {
      placeholderLabel.textAlignment = storedAlignment
      setNeedsLayout()
    }
  }

  final func textDidChange() {
    label.showPlain(isSecureTextEntry ? String(repeating: "•", count: editor.characters.count) : editor.text)
    placeholderLabel.isHidden = !editor.characters.isEmpty
    contentDidChange()
  }

  /// Shows the caret in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    label.isEnabled = isEnabled
    showBackground()
  }

  // MARK: Views beside the text

  /// A view before the text: on its left, or on its right in a right-to-left layout; nil for none. Its size
  /// is that of its frame or, with constraints, that of its content.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  /// When the view before the text is visible; never by default.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }

  /// A view after the text: on its right, or on its left in a right-to-left layout; nil for none.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  /// When the view after the text is visible; never by default.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  /// The rectangle of the clear button in a field with the given bounds, in points: 5 points from the edge, vertically
  /// centred.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: hasRightToLeftContent ? bounds.minX + 5 : bounds.maxX - 24, y: roundedDownToPixel(bounds.midY - 9.5),
      width: 19, height: 19)
  }

  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
  }

  /// The rectangle of the view before the text in a field with the given bounds, in points: at the edge,
  /// vertically centred.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, isAtMinX: !hasRightToLeftContent)
  }

  /// The rectangle of the view after the text in a field with the given bounds, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, isAtMinX: hasRightToLeftContent)
  }

  // MARK: Layout

  /// The size of the text or, without one, of the placeholder, plus the border, in points.
  open override var intrinsicContentSize: CGSize {
    // The content does not shrink with the field.
    let fitted = label.font
    if adjustsFontSizeToFitWidth { label.font = setFont }
    defer { if adjustsFontSizeToFitWidth { label.font = fitted } }
    let shown = editor.characters.isEmpty ? placeholderLabel : label
    // One line of the font also without text, so that the field keeps its height when the text is deleted.
    let line = hostMeasurer.lineMetrics(of: label.font).height
    return roundedUpToPixels(
      CGSize(
        width: shown.intrinsicContentSize.width + borderInsets.left + borderInsets.right + sideWidth,
        height: contentHeight(ofLine: line)))
  }

  /// The size of the content, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle of the text in a field with the given bounds, in points: inside the border and between the
  /// visible side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    betweenSideViews(bounds, borderInsets)
  }

  /// The rectangle of the text while it is edited. An override of `textRect(forBounds:)` does not affect it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { betweenSideViews(bounds, borderInsets) }

  /// The rectangle of the placeholder: that of `textRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Places the text so that the caret is visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    clip.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    // The placeholder lies inside the clipping view, whose origin is therefore subtracted.
    let place = placeholderRect(forBounds: bounds)
    placeholderLabel.frame = place.offsetBy(dx: -clip.frame.minX, dy: -clip.frame.minY)
    fitFont(in: clip.bounds.width - (isEditing ? Self.caretWidth : 0))
    let (width, room) = (label.intrinsicContentSize.width, clip.bounds.width)
    let before = shownLine.place(of: editor.caret, in: label.font, hostMeasurer).x
    var start = restingStart(width: width, in: room)
    if isEditing {
      // The text first fills the field, then moves by as much as the caret lies outside.
      if width > room { start = min(0, max(start, room - width)) }
      start -= max(0, start + before + Self.caretWidth - room)
      start += max(0, -(start + before))
    }
    // A text that is too long ends in an ellipsis, and moves only while it is edited.
    let mode = isEditing ? NSLineBreakMode.byClipping : .byTruncatingTail
    if label.lineBreakMode != mode { label.lineBreakMode = mode }
    label.frame = CGRect(
      x: roundedDownToPixel(isEditing ? start : max(0, start)), y: 0,
      width: isEditing ? width : min(width, room), height: clip.bounds.height)
    let height = min(clip.bounds.height, hostMeasurer.lineMetrics(of: label.font).height)
    caret.frame = CGRect(
      x: roundedDownToPixel(start + before), y: roundedDownToPixel((clip.bounds.height - height) / 2),
      width: Self.caretWidth, height: height)
    placeCaretForApp()
    showSelection()
    baselinesMayHaveMoved()
  }

  @_spi(Overrides) open override var baselineOffsets: BaselineOffsets {
    let metrics = hostMeasurer.lineMetrics(of: label.font)
    let size = bounds.height > 0 ? bounds.size : intrinsicContentSize
    let area = textRect(forBounds: CGRect(origin: .zero, size: size))
    let baseline = roundedDownToPixel(area.midY - metrics.height / 2) + metrics.ascent
    return BaselineOffsets(first: baseline, last: size.height - baseline).fromCenter(ofHeight: size.height)
  }

  @_spi(Overrides) open override var descriptionText: String? { editor.text.isEmpty ? nil : editor.text }
  @_spi(Overrides) open override var givesUpDrags: Bool { true }

  // MARK: Editing

  /// Whether the field is being edited, which means that it is the first responder.
  open internal(set) var isEditing = false {
    didSet { editingChangesDrawing() }
  }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// True while the field is enabled: keys can move the focus to it.
  open override var canBecomeFocused: Bool { isEnabled }
  @_spi(Overrides) open override var isFocusGroup: Bool { true }

  /// Begins editing, unless the delegate forbids it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else {
      return false
    }
    // The calls above may have made another view the first responder, or begun editing here.
    guard isFirstResponder, !isEditing else { return isFirstResponder }
    isEditing = true
    caret.isHidden = false
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
    post(.didBegin)
    if clearsOnBeginEditing { clear() }
    return true
  }

  /// Whether the text is removed when editing begins, unless the delegate forbids it; false by default.
  open var clearsOnBeginEditing = false

  /// Ends editing, unless the delegate forbids it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
    // The delegate may have ended editing itself.
    guard isEditing else { return true }
    guard super.resignFirstResponder() else { return false }
    editingDidEnd()
    return true
  }

  @_spi(Overrides) open override func firstResponderWasTaken() { editingDidEnd() }

  @_spi(Overrides) open override var actsWhenTapped: Bool { false }

  /// The touch has been lifted: begins editing, with the caret at the touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasEditing = isEditing
    guard let touch, isTouchInside, becomeFirstResponder() else { return }
    // Editing may have changed the rectangle of the text, for example by hiding a side view.
    layoutIfNeeded()
    let before = wasEditing && editor.selection.isEmpty ? editor.caret : nil
    moveCaret(to: touchedPlace(touch.location(in: self)))
    menuFollowsTap(touch, caretBefore: before)
  }

  /// Types, deletes, moves the caret or ends editing. Other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !UIPress.areHandled(presses, by: perform) { super.pressesBegan(presses, with: event) }
  }

  /// A key repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !UIPress.areHandled(presses, by: perform) { super.pressesChanged(presses, with: event) }
  }

  // MARK: Text input

  @_spi(Overrides) open override var keyInput: (any UIKeyInput)? { self }
  @_spi(Overrides) open override var editableTextReference: EditableTextReference? {
    EditableViewReference(self)
  }
  @_spi(Overrides) open override var textViewKind: TextViewKind? { .oneLine }

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
  @_spi(Overrides) open override var defaultAccessibilityLabel: String? { placeholderLabel.text }
  @_spi(Overrides) open override var defaultAccessibilityValue: String? { label.text }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  static let radius: CGFloat = 5
  static let caretWidth: CGFloat = 2

  #if !hasFeature(Embedded)
    /// The text that is visible while there is no text, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
      get { placeholderLabel.attributedText }
      set {
        placeholderLabel.attributedText = newValue
        contentDidChange()
      }
    }

    /// When a button that removes the text is visible, while there is text and no view after it; never by default.
    open var clearButtonMode: ViewMode {
      get { ownClearButtonMode }
      set { ownClearButtonMode = newValue }
    }

    // MARK: Drawing

    /// Draws the text into a rectangle, in points, in the current context. Called while the text is visible and not edited. An override
    /// calls super with another rectangle, or draws by itself.
    open func drawText(in rect: CGRect) { FieldLabel.drawText(of: label, in: rect) }

    /// Draws the placeholder into a rectangle, in points, in the current context. An override calls super with another rectangle, or
    /// draws by itself.
    open func drawPlaceholder(in rect: CGRect) { FieldLabel.drawText(of: placeholderLabel, in: rect) }

    /// Whether the class may draw text by itself: true for classes that are not of this framework.
    @_spi(Overrides) open var mayDrawText: Bool { type(of: self) != UITextField.self }

    // MARK: Positions

    /// The object that is notified of changes that the app makes; not retained.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The selection; empty at the caret for none, and nil while the text is not edited.
    open var selectedTextRange: UITextRange? {
      get { isEditing || isFirstResponder ? CharacterRange(editor.selection) : nil }
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

    /// The undo manager of the text, which discards its changes when editing ends.
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

    /// The text with the field's attributes. A text that is set has the attributes of its first character throughout.
    open var attributedText: NSAttributedString? {
      get { NSAttributedString(string: editor.text, attributes: ownTextAttributes) }
      set { show(newValue) }
    }

    /// The attributes of the whole text: font, colour, and the alignment of the paragraph. Others are not shown.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
      get { ownTextAttributes }
      set { take(newValue) }
    }

    /// The attributes of typed text while the field is edited, which are those of the whole text; nil otherwise.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
      get { isEditing ? ownTextAttributes : nil }
      set { if isEditing, let newValue { take(newValue) } }
    }

    /// The rectangle of the border in a field with the given bounds, in points: all of it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

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
