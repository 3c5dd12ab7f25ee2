/// A text with attributes that layout managers show.
///
/// Changes are collected between `beginEditing()` and `endEditing()`, and processed at the end. Changes through `mutableString` are not
/// noticed.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes of a text storage.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The object that is notified of changes; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers that show the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of changes since the last processing.
  open private(set) var editedMask: EditActions = []
  /// The range of the changed characters; `NSNotFound` for none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text became longer, in UTF-16 units.
  open private(set) var changeInLength = 0

  private var nesting = 0
  /// The text view that shows the text.
  weak var textView: UITextView?

  private var characters = NSString()
  private var runs = AttributeRuns(length: 0, [:])

  /// Creates a storage with a text without attributes.
  public override init(string str: String) {
    super.init(string: "")
    setContent(str, AttributeRuns(length: str.utf16.count, [:]))
  }

  /// Creates a storage with a text and attributes for all of it.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    super.init(string: "")
    setContent(str, AttributeRuns(length: str.utf16.count, attrs ?? [:]))
  }

  /// Creates a storage with an attributed text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(string: "")
    setContent(attrStr.string, AttributeRuns(attrStr))
  }

  /// Creates an empty storage.
  public convenience init() { self.init(string: "") }

  /// Creates an empty storage.
  public required init?(coder: NSCoder) { super.init(string: "") }

  private func setContent(_ text: String, _ runs: AttributeRuns) {
    characters = NSString(string: text)
    self.runs = runs
  }

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    isolated { aLayoutManager.textStorage = $0 }
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    isolated { _ in aLayoutManager.textStorage = nil }
  }

  // MARK: Reading

  /// The characters.
  open override var string: String { String(characters.substring(from: 0)) }

  /// The number of UTF-16 units.
  open override var length: Int { characters.length }

  /// The attributes at a position, and the range of characters that have them. Traps outside of the text.
  open override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
    -> [NSAttributedString.Key: Any]
  {
    let run = runs.run(at: location)
    require(
      run != nil && location >= 0, "There is no character \(location) in a text of \(length) UTF-16 units")
    range?.pointee = run!.range
    return run!.attributes
  }

  /// The attributes at a position, and the part of a range that has them.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var found = NSRange()
    let attributes = attributes(at: location, effectiveRange: &found)
    range?.pointee = NSIntersectionRange(found, rangeLimit)
    return attributes
  }

  /// An attribute at a position, and the range of the run there.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// An attribute at a position, and the part of the run there that is in a range.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
  }

  /// Calls a closure with the attributes of each run in a range.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let found = runs.runs(in: enumerationRange)
    var stop: ObjCBool = false
    for run in opts.contains(.reverse) ? found.reversed() : found {
      block(run.attributes, run.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with an attribute of each run in a range.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { block($0[attrName], $1, $2) }
  }

  /// The text of a range. Traps outside of the text.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString { part(range) }

  /// A copy of the text with its attributes.
  open override func copy(with zone: NSZone? = nil) -> Any { part(NSRange(location: 0, length: length)) }

  /// A copy of the text with its attributes.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    part(NSRange(location: 0, length: length))
  }

  /// A storage of its own, since Foundation's attributed strings compare attributes when runs are joined.
  private func part(_ range: NSRange) -> NSTextStorage {
    let part = NSTextStorage()
    part.setContent(characters.substring(with: range), runs.changed(in: range) { _ in })
    return part
  }

  // MARK: Changes

  /// Begins to collect changes.
  open override func beginEditing() { nesting += 1 }

  /// Processes the collected changes, at the end of the outermost collection.
  open override func endEditing() {
    nesting -= 1
    if nesting == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change: the range before it, and by how much the text became longer. Outside of a collection it is processed at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange = self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
    changeInLength += delta
    if nesting == 0 { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the collected changes. An override calls super.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    isolated { storage in
      // The delegate may change the text, which belongs to the same processing.
      storage.nesting += 1
      let center = NotificationCenter.default
      storage.delegate?.textStorage(storage, willProcessEditing: mask, range: range, changeInLength: delta)
      center.post(name: NSTextStorage.willProcessEditingNotification, object: storage)
      storage.delegate?.textStorage(storage, didProcessEditing: mask, range: range, changeInLength: delta)
      center.post(name: NSTextStorage.didProcessEditingNotification, object: storage)
      storage.nesting -= 1
    }
    let all = editedMask
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    isolated { storage in
      for manager in storage.layoutManagers { manager.invalidate() }
      storage.textView?.textStorageDidChange(all)
    }
  }

  /// Runs a closure where the views live. Foundation's class has no isolation, and a storage belongs to its views.
  private func isolated(_ body: ViewTreeFunction<NSTextStorage, Void>) {
    nonisolated(unsafe) let storage = self
    withViewTree { body(storage) }
  }

  private func change(_ mask: EditActions, _ range: NSRange, _ text: String?, _ new: AttributeRuns) {
    require(
      range.location >= 0 && range.length >= 0 && range.location + range.length <= length,
      "The range \(range) is not in a text of \(length) UTF-16 units")
    let before = length
    if let text { characters = NSString(string: characters.replacingCharacters(in: range, with: text)) }
    runs.replace(range, with: new)
    edited(mask, range: range, changeInLength: length - before)
  }

  /// Replaces characters. The new ones have the attributes of the first replaced one, or of the one before. Traps outside of the text.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    let first = range.length > 0 ? range.location : max(0, range.location - 1)
    let attributes = runs.run(at: first)?.attributes ?? [:]
    change(.editedCharacters, range, str, AttributeRuns(length: str.utf16.count, attributes))
  }

  /// Replaces characters. Traps outside of the text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, attrString.string, AttributeRuns(attrString))
  }

  /// Inserts a text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends a text.
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Replaces the attributes of characters. Traps outside of the text.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    changeAttributes(range) { $0 = attrs ?? [:] }
  }

  /// Adds an attribute to characters. Traps outside of the text.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(range) { $0[name] = value }
  }

  /// Adds attributes to characters. Traps outside of the text.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute of characters. Traps outside of the text.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(range) { $0[name] = nil }
  }

  private func changeAttributes(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    change(.editedAttributes, range, nil, runs.changed(in: range, body))
  }
}
