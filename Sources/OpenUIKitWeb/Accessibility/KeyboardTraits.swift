import OpenUIKitCore

/// The kind of a text element of the page, and how its keyboard behaves, in one number; 0 for an element without text that can be
/// edited. The page's script takes the number apart.
struct KeyboardTraits: ViewTreeConfined {
  /// The bits, from the lowest. Two are 1 for one line and 2 for several lines, and one is for a hidden text. Then come two for capital
  /// letters, two for the correction of mistakes, two for spelling, four for the return key and four for the keys.
  let number: Int

  init(of element: UIResponder) {
    guard let hasSeveralLines = element._editsSeveralLines, let traits = element._textInputTraits else {
      number = 0
      return
    }
    // Without a choice of its own the spelling is checked if mistakes are corrected.
    let spelling = traits.spellCheckingType.rawValue
    let parts = [
      (hasSeveralLines ? 2 : 1, 2), (traits.isSecureTextEntry ? 1 : 0, 1),
      (traits.autocapitalizationType.rawValue, 2),
      (traits.autocorrectionType.rawValue, 2),
      (spelling == 0 ? traits.autocorrectionType.rawValue : spelling, 2),
      (traits.returnKeyType.rawValue, 4), (traits.keyboardType.rawValue, 4),
    ]
    number = parts.reversed().reduce(0) { $0 << $1.1 | $1.0 }
  }
}
