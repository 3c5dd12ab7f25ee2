/// The actions that change the look of a selected text.
enum FormatActions: ViewTreeConfined {
  static var bold: Selector { Selector("toggleBoldface:", UITextView.toggleBoldface(_:)) }
  static var italic: Selector { Selector("toggleItalics:", UITextView.toggleItalics(_:)) }
  static var underline: Selector { Selector("toggleUnderline:", UITextView.toggleUnderline(_:)) }

  /// The commands for the edit menu of a text view; empty for other views, and where nothing can be changed.
  static func commands(for view: UIView) -> [UIMenuElement] {
    guard let view = view as? UITextView, view.mayFormat, !view.editor.selection.isEmpty else { return [] }
    return [("Bold", bold), ("Italic", italic), ("Underline", underline)].map {
      UICommand(title: $0.0, action: $0.1)
    }
  }
}

extension UITextField {
  /// Whether the user may change the look of the text; false by default. The shortcuts of the keyboard for bold and italic change the whole
  /// text, because a field has one font.
  public final var allowsEditingTextAttributes: Bool {
    get { settings.editsAttributes }
    set { settings.editsAttributes = newValue }
  }
}

extension UITextView {
  /// Whether the user may change the look of the selected text, by the edit menu and by the shortcuts of the keyboard; false by default.
  public final var allowsEditingTextAttributes: Bool {
    get { settings.editsAttributes }
    set { settings.editsAttributes = newValue }
  }

  /// Whether commands may change the look of the text now.
  final var mayFormat: Bool { settings.editsAttributes && isEditable }

  /// Makes the selected text bold, or regular if its first character is bold. Without a selection it counts for the text that is typed next.
  /// Does nothing unless `allowsEditingTextAttributes` is true.
  public final func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }

  /// Makes the selected text italic, or upright if its first character is italic. Without a selection it counts for the text that is typed
  /// next. Does nothing unless `allowsEditingTextAttributes` is true.
  public final func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }

  /// Underlines the selected text, or removes the line if its first character has one. Without a selection it counts for the text that is
  /// typed next. Does nothing unless `allowsEditingTextAttributes` is true.
  public final func toggleUnderline(_ sender: Any?) {
    guard mayFormat else { return }
    let isOn = (first(.underlineStyle) as? Int ?? 0) == 0
    format { attributes in
      attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
    }
  }

  private func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    guard mayFormat else { return }
    let font = first(.font) as? UIFont ?? label.font
    let isOn = font?.fontDescriptor.symbolicTraits.contains(trait) != true
    format { [label] attributes in
      guard let font = attributes[.font] as? UIFont ?? label.font else { return }
      attributes[.font] = font.toggled(trait, isOn)
    }
  }

  /// The value of an attribute at the start of the selection, or of text that is typed.
  private func first(_ key: NSAttributedString.Key) -> Any? {
    guard !editor.selection.isEmpty else { return typingAttributes[key] }
    return textStorage.attribute(key, at: selectedRange.location, effectiveRange: nil)
  }

  /// Changes the attributes of the selection, or of text that is typed.
  private func format(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard !editor.selection.isEmpty else {
      var attributes = typingAttributes
      change(&attributes)
      return typingAttributes = attributes
    }
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    textStorage.enumerateAttributes(in: selectedRange) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      runs.append((attributes, range))
    }
    isChangingStorage = true
    for (attributes, range) in runs { textStorage.setAttributes(attributes, range: range) }
    isChangingStorage = false
    contentDidChange()
    textDelegate?.textViewDidChange(self)
    post(.didChange)
  }
}

extension EditedTextView {
  /// Carries out the shortcuts of bold, italic and underlined. Returns false for other keys.
  func performFormatShortcut(_ key: UIKey) -> Bool {
    guard settings.editsAttributes else { return false }
    if let view = self as? UITextView {
      switch key.keyCode {
      case .keyboardB: view.toggleBoldface(nil)
      case .keyboardI: view.toggleItalics(nil)
      case .keyboardU: view.toggleUnderline(nil)
      default: return false
      }
      return true
    }
    guard let field = self as? UITextField, let font = field.font else { return false }
    let traits = font.fontDescriptor.symbolicTraits
    switch key.keyCode {
    case .keyboardB: field.font = font.toggled(.traitBold, !traits.contains(.traitBold))
    case .keyboardI: field.font = font.toggled(.traitItalic, !traits.contains(.traitItalic))
    default: return false
    }
    return true
  }
}

extension UIFont {
  /// The font with a trait, or without it; the font itself if there is no such font.
  fileprivate func toggled(_ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
