/// Whether the keyboard predicts text beside the caret.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the keyboard completes mathematical expressions.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// How much tools that write may do with a text.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// The behaviour that the system chooses.
  case `default` = 0
  /// They replace the text where it is.
  case complete = 1
  /// They show their result in a panel.
  case limited = 2
}

/// The kinds of content that tools that write may produce.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

// Classes of apps need not have these properties.
extension UITextInputTraits {
  /// The default; setting it does nothing.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The default; setting it does nothing.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// The empty set, for what the system chooses; setting it does nothing.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
  /// The default; setting it does nothing.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
}
