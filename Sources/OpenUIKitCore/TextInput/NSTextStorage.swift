#if !hasFeature(Embedded)
  /// The delegate of a text storage. All methods are optional.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public protocol NSTextStorageDelegate: AnyObject {
    /// The text is about to be laid out after a change; the delegate may still change it. The range is that of the new characters, and
    /// `delta` by how much the text became longer, in UTF-16 units.
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int)
    /// The text is laid out after a change; the delegate may change attributes.
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int)
  }

  extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {}
  }

  /// A text with attributes that layout managers show.
  ///
  /// Changes are collected between `beginEditing()` and `endEditing()`, and processed at the end. Changes through `mutableString` are not
  /// noticed.
  open class NSTextStorage: NSMutableAttributedString {
    /// What has changed.
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
    /// What has changed since the last processing.
    open private(set) var editedMask: EditActions = []
    /// The range of the changed characters; `NSNotFound` for none.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the text became longer, in UTF-16 units.
    open private(set) var changeInLength = 0

    private var nesting = 0
    /// The text view that shows the text.
    weak var textView: UITextView?

    /// Creates a storage with a text without attributes.
    public override init(string str: String) { super.init(string: str) }

    /// Creates a storage with a text and attributes for all of it.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
      super.init(string: str, attributes: attrs)
    }

    /// Creates a storage with an attributed text.
    public override init(attributedString attrStr: NSAttributedString) {
      super.init(attributedString: attrStr)
    }

    /// Creates an empty storage.
    public convenience init() { self.init(string: "") }

    /// Creates an empty storage.
    public required init?(coder: NSCoder) { super.init(string: "") }

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
        storage.delegate?.textStorage(storage, willProcessEditing: mask, range: range, changeInLength: delta)
        storage.delegate?.textStorage(storage, didProcessEditing: mask, range: range, changeInLength: delta)
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

    #if ThreadConfined
      private func isolated(_ body: (NSTextStorage) -> Void) { body(self) }
    #else
      /// Runs a closure where the views live. Foundation's class has no isolation, and a storage belongs to its views.
      private func isolated(_ body: @MainActor (NSTextStorage) -> Void) {
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { body(storage) }
      }
    #endif

    private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
      let before = length
      body()
      edited(mask, range: range, changeInLength: length - before)
    }

    /// Replaces characters. The new ones have the attributes of the first replaced one, or of the one before.
    open override func replaceCharacters(in range: NSRange, with str: String) {
      change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    /// Replaces characters.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
      change([.editedCharacters, .editedAttributes], range) {
        super.replaceCharacters(in: range, with: attrString)
      }
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

    /// Replaces the attributes of characters.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      changeAttributes(range) { $0 = attrs ?? [:] }
    }

    /// Adds an attribute to characters.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
      changeAttributes(range) { $0[name] = value }
    }

    /// Adds attributes to characters.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
      changeAttributes(range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute of characters.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
      changeAttributes(range) { $0[name] = nil }
    }

    /// Foundation stops the program on Linux when it changes attributes whose values are objects, such as fonts. So the characters are
    /// replaced by the same ones with other attributes.
    private func changeAttributes(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
      let changed = NSMutableAttributedString(string: "")
      let text = string as NSString
      let end = range.location + range.length
      var unit = range.location
      while unit < end {
        var run = NSRange()
        var attributes = attributes(at: unit, effectiveRange: &run)
        body(&attributes)
        let next = min(end, max(unit + 1, run.location + run.length))
        let part = text.substring(with: NSRange(location: unit, length: next - unit))
        changed.append(NSAttributedString(string: part, attributes: attributes))
        unit = next
      }
      change(.editedAttributes, range) { super.replaceCharacters(in: range, with: changed) }
    }
  }
#endif
