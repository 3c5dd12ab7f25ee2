extension UIKeyCommand {
  /// The input of the function key 1.
  public static var f1: String { "UIKeyInputF1" }
  /// The input of the function key 2.
  public static var f2: String { "UIKeyInputF2" }
  /// The input of the function key 3.
  public static var f3: String { "UIKeyInputF3" }
  /// The input of the function key 4.
  public static var f4: String { "UIKeyInputF4" }
  /// The input of the function key 5.
  public static var f5: String { "UIKeyInputF5" }
  /// The input of the function key 6.
  public static var f6: String { "UIKeyInputF6" }
  /// The input of the function key 7.
  public static var f7: String { "UIKeyInputF7" }
  /// The input of the function key 8.
  public static var f8: String { "UIKeyInputF8" }
  /// The input of the function key 9.
  public static var f9: String { "UIKeyInputF9" }
  /// The input of the function key 10.
  public static var f10: String { "UIKeyInputF10" }
  /// The input of the function key 11.
  public static var f11: String { "UIKeyInputF11" }
  /// The input of the function key 12.
  public static var f12: String { "UIKeyInputF12" }

  /// The input of a function key; nil for other keys.
  static func functionKeyInput(of key: UIKeyboardHIDUsage) -> String? {
    let number = key.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? "UIKeyInputF\(number)" : nil
  }
}
