import OpenUIKitCore

/// The numbers of keys in Linux's input events, by their place on the keyboard.
enum KeyCodes {
  /// The usage of a key with characters; nil for other keys, which their symbols determine.
  static func usage(ofLinux code: Int) -> UIKeyboardHIDUsage? {
    for (first, usages) in runs where (first..<first + usages.count).contains(code) {
      return usages[code - first]
    }
    return nil
  }

  private static let runs: [(first: Int, usages: [UIKeyboardHIDUsage])] = [
    (
      2,
      [
        .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8,
        .keyboard9, .keyboard0, .keyboardHyphen, .keyboardEqualSign,
      ]
    ),
    (
      16,
      [
        .keyboardQ, .keyboardW, .keyboardE, .keyboardR, .keyboardT, .keyboardY, .keyboardU, .keyboardI,
        .keyboardO, .keyboardP, .keyboardOpenBracket, .keyboardCloseBracket,
      ]
    ),
    (
      30,
      [
        .keyboardA, .keyboardS, .keyboardD, .keyboardF, .keyboardG, .keyboardH, .keyboardJ, .keyboardK,
        .keyboardL, .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde,
      ]
    ),
    (
      43,
      [
        .keyboardBackslash, .keyboardZ, .keyboardX, .keyboardC, .keyboardV, .keyboardB, .keyboardN,
        .keyboardM,
        .keyboardComma, .keyboardPeriod, .keyboardSlash,
      ]
    ),
    (57, [.keyboardSpacebar]),
    (86, [.keyboardNonUSBackslash]),
  ]
}
