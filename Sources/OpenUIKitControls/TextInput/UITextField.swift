@_spi(Overrides) import OpenUIKitCore

/// A line of text that can be edited with keys.
///
/// A tap makes it the first responder. The field handles keys that type, delete or move the caret. Return
/// ends editing, with `editingDidEndOnExit` if there is an action for it.
open class UITextField: UIControl, _EditableTextInput, UIContentSizeCategoryAdjusting {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line, sunk in.
    case bezel = 2
    /// A thin line with round corners on a background.
    case roundedRect = 3
  }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is final.
    case committed = 0
    /// The user has cancelled; only on an Apple TV.
    case cancelled = 1
  }

  final let clip = UIView()
  final let label = UILabel()
  private let placeholderLabel = UILabel()
  final let caret = PillView()
  final var editor = TextLineEditor("")
  final var highlight: UIView?
  #if !hasFeature(Embedded)
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
  #endif
  /// The font that is set. That of the label is smaller while the text is fitted to the field.
  private var setFont: UIFont?
  /// The clear button, once its mode was set.
  final var trailingButton: TextFieldButton?
  final var traitValues = TextInputTraitValues()

  /// The object that is notified of editing and makes decisions about it; not retained.
  #if hasFeature(Embedded)
    @Weak open var delegate: (any UITextFieldDelegate)?
  #else
    open weak var delegate: (any UITextFieldDelegate)?
  #endif

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

  #if !hasFeature(Embedded)
    @_spi(Overrides) open override var archivedSubviews: [UIView] { [] }
  #endif

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
    set {
      editor = TextLineEditor(newValue ?? "")
      textDidChange()
    }
  }

  /// The text that is visible while there is no text.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      contentDidChange()
    }
  }

  #if !hasFeature(Embedded)
    /// The text that is visible while there is no text, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
      get { placeholderLabel.attributedText }
      set {
        placeholderLabel.attributedText = newValue
        contentDidChange()
      }
    }
  #endif

  /// The font; the system font at 17 points by default. Setting nil restores the default.
  open var font: UIFont? {
    get { setFont ?? label.font }
    set {
      setFont = newValue
      label.font = newValue
      placeholderLabel.font = newValue
      contentDidChange()
    }
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

  /// Gives the text the largest font that it fits with.
  private func fitFont(in room: CGFloat) {
    guard adjustsFontSizeToFitWidth, let font, room > 0 else { return }
    label.font = font
    let width = label.intrinsicContentSize.width
    guard width > room else { return }
    label.font = font.withSize(max(minimumFontSize, (font.pointSize * room / width).rounded(.down)))
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

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font, let adjusted = font.adjusted(to: traitCollection)
    else {
      return
    }
    if adjusted.pointSize != font.pointSize { self.font = adjusted }
  }

  /// The colour of the text; `UIColor.label` by default. Setting nil restores the default.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      placeholderLabel.textAlignment = textAlignment
      setNeedsLayout()
    }
  }

  /// The frame around the text.
  open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      contentDidChange()
    }
  }

  /// Whether dots replace the characters.
  open var isSecureTextEntry = false {
    didSet { textDidChange() }
  }

  final func textDidChange() {
    label.text = isSecureTextEntry ? String(repeating: "•", count: editor.characters.count) : editor.text
    placeholderLabel.isHidden = !editor.characters.isEmpty
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showBorder() {
    // The layer of a field that has never had a border is the app's.
    guard borderStyle != .none || layer.borderWidth > 0 else { return }
    let isRound = borderStyle == .roundedRect
    layer.borderWidth = borderStyle == .none ? 0 : isRound ? 0.5 : 1
    layer.cornerRadius = isRound ? Self.radius : 0
    layer.borderColor = resolved(isRound ? .systemGray4 : .label)
    if isRound && backgroundColor == nil { layer.backgroundColor = resolved(.systemBackground) }
  }

  /// Shows the caret in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    label.isEnabled = isEnabled
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
      x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: roundedDownToPixel(bounds.midY - 9.5),
      width: 19, height: 19)
  }

  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
  }

  /// The rectangle of the view before the text in a field with the given bounds, in points: at the edge,
  /// vertically centred.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, isAtMinX: !isRightToLeft)
  }

  /// The rectangle of the view after the text in a field with the given bounds, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, isAtMinX: isRightToLeft)
  }

  // MARK: Layout

  private var insets: UIEdgeInsets {
    switch borderStyle {
    case .none: return .zero
    case .line: return UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: return UIEdgeInsets(top: 6.5, left: 7, bottom: 6.5, right: 7)
    }
  }

  /// The size of the text or, without one, of the placeholder, plus the border, in points.
  open override var intrinsicContentSize: CGSize {
    // The content does not shrink with the field.
    let fitted = label.font
    if adjustsFontSizeToFitWidth { label.font = setFont }
    defer { if adjustsFontSizeToFitWidth { label.font = fitted } }
    let shown = editor.characters.isEmpty ? placeholderLabel : label
    // One line of the font also without text, so that the field keeps its height when the text is deleted.
    let line = hostMeasurer.lineMetrics(of: label.font).height.rounded(.up)
    return roundedUpToPixels(
      CGSize(
        width: shown.intrinsicContentSize.width + insets.left + insets.right + sideWidth,
        height: line + insets.top + insets.bottom))
  }

  /// The size of the content, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle of the text in a field with the given bounds, in points: inside the border and between the
  /// visible side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    betweenSideViews(bounds, insets)
  }

  /// The rectangle of the text while it is edited. An override of `textRect(forBounds:)` does not affect it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { betweenSideViews(bounds, insets) }

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
    label.frame = CGRect(x: roundedDownToPixel(start), y: 0, width: width, height: clip.bounds.height)
    let height = min(clip.bounds.height, hostMeasurer.lineMetrics(of: label.font).height)
    caret.frame = CGRect(
      x: roundedDownToPixel(start + before), y: roundedDownToPixel((clip.bounds.height - height) / 2),
      width: Self.caretWidth, height: height)
    #if !hasFeature(Embedded)
      // An app may place the caret elsewhere.
      caret.frame = convert(caretRect(for: CharacterPosition(editor.caret)), to: clip)
    #endif
    showSelection()
    baselinesMayHaveMoved()
  }

  private func restingStart(width: CGFloat, in room: CGFloat) -> CGFloat {
    switch textAlignment {
    case .center: return max(0, (room - width) / 2)
    case .right: return max(0, room - width)
    case .natural, .justified: return isRightToLeft ? room - width : 0
    case .left: return 0
    }
  }

  /// The visible line, with the positions of its characters.
  final var shownLine: EditedLines {
    let shown = label.text ?? ""
    let style = TextStyle(
      font: label.font, alignment: .left, lineBreakMode: .byClipping, numberOfLines: 1,
      isRightToLeft: isRightToLeft)
    return EditedLines(Array(shown), TextLayout(shown, style: style, measurer: hostMeasurer))
  }

  @_spi(Overrides) open override var baselineOffsets: BaselineOffsets {
    let metrics = hostMeasurer.lineMetrics(of: label.font)
    let size = bounds.height > 0 ? bounds.size : intrinsicContentSize
    let area = textRect(forBounds: CGRect(origin: .zero, size: size))
    let baseline = roundedDownToPixel(area.midY - metrics.height / 2) + metrics.ascent
    return BaselineOffsets(first: baseline, last: size.height - baseline)
  }

  @_spi(Overrides) open override var descriptionText: String? { editor.text.isEmpty ? nil : editor.text }
  @_spi(Overrides) open override var givesUpDrags: Bool { true }

  // MARK: Editing

  /// Whether the field is being edited, which means that it is the first responder.
  open private(set) var isEditing = false

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

  /// Removes the text for the user, unless the delegate forbids it. Returns false if it does.
  @discardableResult
  final func clear() -> Bool {
    guard delegate?.textFieldShouldClear(self) != false else { return false }
    guard hasText else { return true }
    text = ""
    send(.editingChanged)
    post(.didChange)
    delegate?.textFieldDidChangeSelection(self)
    return true
  }

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

  private func editingDidEnd() {
    isEditing = false
    caret.isHidden = true
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd)
    post(.didEnd)
  }

  @_spi(Overrides) open override var actsWhenTapped: Bool { false }

  /// The touch has been lifted: begins editing, with the caret at the touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasEditing = isEditing
    guard let touch, isTouchInside, becomeFirstResponder() else { return }
    // Editing may have changed the rectangle of the text, for example by hiding a side view.
    layoutIfNeeded()
    let place = CGPoint(x: touch.location(in: label).x, y: 0)
    #if hasFeature(Embedded)
      moveCaret(to: shownLine.character(at: place, in: label.font, hostMeasurer))
    #else
      let before = wasEditing && editor.selection.isEmpty ? editor.caret : nil
      moveCaret(to: shownLine.character(at: place, in: label.font, hostMeasurer))
      menuFollowsTap(touch, caretBefore: before)
    #endif
  }

  /// Types, deletes, moves the caret or ends editing. Other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.areHandled(by: perform) { super.pressesBegan(presses, with: event) }
  }

  /// A key repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.areHandled(by: perform) { super.pressesChanged(presses, with: event) }
  }

  // MARK: Text input

  @_spi(Overrides) open override var keyInput: (any UIKeyInput)? { self }
  @_spi(Overrides) open override var editableTextReference: EditableTextReference? {
    EditableTextReference(self)
  }
  @_spi(Overrides) open override var textViewKind: TextViewKind? { .oneLine }

  /// Whether there is text.
  open var hasText: Bool { !editor.characters.isEmpty }

  /// Inserts text at the caret for the user.
  open func insertText(_ text: String) {
    replace(editor.insertion, with: text)
  }

  /// Deletes the character before the caret for the user.
  open func deleteBackward() {
    replace(editor.deletion(-1), with: "")
  }

  #if !hasFeature(Embedded)
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
    open override func delete(_ sender: Any?) { replaceForUser(editor.selection, with: "") }

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
  #endif

  // MARK: Accessibility

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(Overrides) open override var defaultAccessibilityLabel: String? { placeholderLabel.text }
  @_spi(Overrides) open override var defaultAccessibilityValue: String? { label.text }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  private static let radius: CGFloat = 5
  static let caretWidth: CGFloat = 2
}
