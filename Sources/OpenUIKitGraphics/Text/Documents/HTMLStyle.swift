/// How the text of an element looks.
struct HTMLStyle {
  static let defaultSize: CGFloat = 12

  /// The names of fonts, the preferred one first.
  private var families: [String] = []
  private(set) var size = defaultSize
  private var isBold = false
  private var isItalic = false
  private var color: UIColor = .black
  private var background: UIColor?
  private var isUnderlined = false
  private var isStruckOut = false
  private var baseline: CGFloat = 0
  private var alignment = NSTextAlignment.natural
  private var lineHeight: CGFloat?
  var link: Any?
  /// Whether spaces and line breaks stay as they are written.
  var keepsSpace = false
  /// Whether the text is not shown.
  var isHidden = false
  /// The indent of the text in lists and quotations, in points.
  var indent: CGFloat = 0
  var spacing: CGFloat = 0

  /// Changes the style as an element does without style sheets.
  mutating func enter(_ name: String, attributes: [String: String]) {
    switch name {
    case "b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckOut = true
    case "code", "kbd", "samp", "tt", "pre": families = ["monospace"]
    case "small": size *= 0.83
    case "big": size *= 1.2
    case "sup", "sub":
      baseline += size * (name == "sup" ? 0.33 : -0.2)
      size *= 0.83
    case "mark": background = .yellow
    case "center": alignment = .center
    case "blockquote": indent += 40
    case "font": enterFont(attributes)
    case "head", "title", "style", "script", "template": isHidden = true
    default: break
    }
    if name == "pre" { keepsSpace = true }
    if let factor = Self.headings[name] { size = Self.defaultSize * factor }
    if let align = attributes["align"] { apply("text-align", align) }
  }

  private mutating func enterFont(_ attributes: [String: String]) {
    if let value = attributes["color"].flatMap(CSSValues.color) { color = value }
    if let face = attributes["face"] { apply("font-family", face) }
    let sizes: [CGFloat] = [8, 10, 12, 14, 18, 24, 36]
    if let step = attributes["size"].flatMap({ Int($0) }), sizes.indices.contains(step - 1) {
      size = sizes[step - 1]
    }
  }

  mutating func enterLink(_ target: Any) {
    link = target
    isUnderlined = true
    color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
  }

  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  /// Applies a declaration of CSS. Unknown ones are left out.
  mutating func apply(_ name: String, _ value: String) {
    let word = value.trimmingCharacters(in: .whitespaces).lowercased()
    switch name {
    case "color": color = CSSValues.color(value) ?? color
    case "background-color", "background": background = CSSValues.color(value) ?? background
    case "font-size": size = CSSValues.length(value, of: size) ?? size
    case "font-family": families = Self.families(in: value)
    case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 400) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruckOut = word.contains("line-through")
    case "text-align": alignment = Self.alignments[word] ?? alignment
    case "line-height": setLineHeight(word)
    case "display": isHidden = isHidden || word == "none"
    case "white-space": keepsSpace = word.hasPrefix("pre")
    default: break
    }
  }

  private mutating func setLineHeight(_ word: String) {
    let isFactor = Double(word) != nil
    lineHeight = CSSValues.length(isFactor ? word + "em" : word, of: size)
  }

  private static func families(in value: String) -> [String] {
    value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'")) }
  }

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
  ]

  // MARK: Attributes

  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
    ]
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckOut { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baseline != 0 { result[.baselineOffset] = baseline }
    if let link { result[.link] = link }
    return result
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.firstLineHeadIndent = indent
    style.headIndent = indent
    style.paragraphSpacing = spacing
    if let lineHeight {
      style.minimumLineHeight = lineHeight
      style.maximumLineHeight = lineHeight
    }
    return style
  }

  private var font: UIFont {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let font = plainFont
    guard !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else {
      return font
    }
    return UIFont(descriptor: descriptor, size: size)
  }

  private var plainFont: UIFont {
    for family in families + ["Times New Roman", "Times"] {
      switch family.lowercased() {
      case "-apple-system", "system-ui", "sans-serif", "blinkmacsystemfont":
        return .systemFont(ofSize: size)
      case let name where name.hasPrefix(".sf") || name.hasPrefix("sf "): return .systemFont(ofSize: size)
      case "monospace", "ui-monospace": return .monospacedSystemFont(ofSize: size, weight: .regular)
      default: if let font = UIFont(name: family, size: size) { return font }
      }
    }
    return .systemFont(ofSize: size)
  }
}
