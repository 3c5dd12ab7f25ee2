/// Changes the attributes of a text in a configuration.
///
/// UIKit's transformer takes and returns an `AttributeContainer`. Create one with `init(_:)` for that type.
public struct UIConfigurationTextAttributesTransformer: ViewTreeConfined {
  let transform: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

  /// Creates a transformer with a function from attributes to attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = { transform(AttributeContainer(texts: $0)).textAttributes }
  }
}

extension UIButton.Configuration {
  /// The title with its attributes; nil for none. It takes precedence over `title`.
  public var attributedTitle: AttributedString? {
    get { attributedTitleStorage.map { AttributedString(texts: $0) } }
    set {
      attributedTitleStorage = newValue?.textAttributed
      title = newValue.map { String($0.characters) }
    }
  }

  /// The subtitle with its attributes; nil for none. It takes precedence over `subtitle`.
  public var attributedSubtitle: AttributedString? {
    get { attributedSubtitleStorage.map { AttributedString(texts: $0) } }
    set {
      attributedSubtitleStorage = newValue?.textAttributed
      subtitle = newValue.map { String($0.characters) }
    }
  }
}

extension AttributeScopes {
  /// The attributes of text that views show.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that views show.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional distance between characters, in points.
    public let kern: KernAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name in archives.
      public static let name = "NSFont"
    }

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name in archives.
      public static let name = "NSColor"
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name in archives.
      public static let name = "NSBackgroundColor"
    }

    /// The additional distance between characters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "NSKern"
    }
  }
}

extension AttributeDynamicLookup {
  /// Looks up an attribute of text that views show.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  typealias Keys = AttributeScopes.UIKitAttributes

  /// Creates a container with the attributes of an `NSAttributedString` that views show: font, colours and kerning.
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self.init(texts: dictionary) }

  /// The attributes of a part of an `NSAttributedString`.
  init(texts attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = attributes[.kern] as? CGFloat
  }

  /// The attributes for a part of an `NSAttributedString`.
  var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self[Keys.FontAttribute.self]
    attributes[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    attributes[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    attributes[.kern] = self[Keys.KernAttribute.self]
    return attributes
  }
}

extension AttributedString {
  /// The string with the attributes of text that views show.
  init(texts source: NSAttributedString) {
    self.init()
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
      let part = source.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(texts: attributes)))
    }
  }

  /// The string as an `NSAttributedString` with the attributes of text that views show.
  var textAttributed: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let part = String(self[run.range].characters)
      result.append(NSAttributedString(string: part, attributes: run.attributes.textAttributes))
    }
    return result
  }
}
