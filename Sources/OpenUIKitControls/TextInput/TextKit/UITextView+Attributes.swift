extension UITextView {
  var attributesBeforeCaret: [NSAttributedString.Key: Any] {
    let unit = editor.unitRange(0..<editor.selection.lowerBound).length
    guard let storage, storage.length > 0 else { return baseAttributes }
    return storage.attributes(at: max(0, min(unit, storage.length) - 1), effectiveRange: nil)
  }

  var baseAttributes: [NSAttributedString.Key: Any] {
    [.font: label.font as Any, .foregroundColor: label.textColor as Any]
  }

  var baseText: NSAttributedString {
    NSAttributedString(string: editor.text, attributes: baseAttributes)
  }

  /// Shows the storage of a container that an app has made with its layout manager.
  func takeStorageOfContainer() {
    guard let manager = textContainer.layoutManager, let made = manager.textStorage else { return }
    made.textView = self
    (storage, storedLayoutManager) = (made, manager)
    editor = TextLineEditor(made.string)
    contentDidChange()
  }

  /// Gives the view the font, the colour and the alignment that stand at the start of a text, as UIKit's documentation of `attributedText`
  /// describes it.
  func takeStyle(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { label.textAlignment = style.alignment }
  }

  /// Gives each font of the storage that follows the content size category its size. Returns whether there is a storage.
  func adjustStorageFonts() -> Bool {
    guard let storage else { return false }
    var fonts: [(font: UIFont, range: NSRange)] = []
    storage.enumerateAttribute(.font, in: NSRange(location: 0, length: storage.length)) { value, range, _ in
      guard let font = value as? UIFont, let adjusted = font.adjusted(to: traitCollection),
        adjusted.pointSize != font.pointSize
      else { return }
      fonts.append((adjusted, range))
    }
    if let adjusted = label.font.adjusted(to: traitCollection) { label.font = adjusted }
    guard !fonts.isEmpty else { return true }
    isChangingStorage = true
    for (font, range) in fonts { storage.addAttribute(.font, value: font, range: range) }
    isChangingStorage = false
    contentDidChange()
    return true
  }

  func replaceStorage(by text: NSAttributedString) {
    let storage = textStorage
    isChangingStorage = true
    storage.setAttributedString(text)
    isChangingStorage = false
    contentDidChange()
  }

  /// Replaces the text of the storage, if the app has asked for one. Returns whether it has.
  func storageTakesText() -> Bool {
    guard storage != nil else { return false }
    replaceStorage(by: baseText)
    return true
  }

  /// Gives the text of the storage the font of the view.
  func storageTakesFont() { addToStorage(.font, label.font as Any) }

  /// Gives the text of the storage the colour of the view.
  func storageTakesColor() { addToStorage(.foregroundColor, label.textColor as Any) }

  /// Gives the text container the width of the view without its insets, if the app has asked for a storage.
  func resizeTextContainer() {
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    if storage != nil, textContainer.size.width != width { textContainer.size.width = width }
  }

  private func addToStorage(_ key: NSAttributedString.Key, _ value: Any) {
    guard let storage, storage.length > 0 else { return }
    isChangingStorage = true
    storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
    isChangingStorage = false
    contentDidChange()
  }

  /// The storage was changed by the app.
  func textStorageDidChange(_ mask: NSTextStorage.EditActions) {
    guard !isChangingStorage, let storage else { return }
    if mask.contains(.editedCharacters) {
      let selection = editor.selection
      editor = TextLineEditor(storage.string)
      editor.select(selection)
      discardUndo()
    }
    contentDidChange()
  }

  /// Replaces characters of the storage as the editor's are replaced.
  func replaceInStorage(_ range: Range<Int>, with string: String) {
    guard let storage else { return }
    isChangingStorage = true
    let restored = textUndo.reversed?.old.attributed
    storage.replaceCharacters(
      in: editor.unitRange(range),
      with: restored ?? NSAttributedString(string: string, attributes: typingAttributes))
    isChangingStorage = false
    ownTypingAttributes = nil
  }

  /// The lines of a text with attributes; nil for a plain text.
  var attributedLines: EditedLines? {
    guard let storage else { return nil }
    let (text, measurer) = (AttributedText(storage, font: label.font), hostMeasurer)
    let layout = TextLayout(text, style: lineStyle, width: label.bounds.width, measurer: measurer)
    return EditedLines(editor.characters, layout) { text.appendAdvances(of: $0, measurer, to: &$1) }
  }
}
