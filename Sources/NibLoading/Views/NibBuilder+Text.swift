import InterfaceBuilder
import OpenUIKit

/// Labels, text fields and text views.
extension NibBuilder {
  func setLabel(_ view: UILabel, _ element: InterfaceElement) {
    if let font = InterfaceFonts.font("fontDescription", of: element) { view.font = font }
    view.numberOfLines = element.integer("numberOfLines") ?? 1
    if let mode = element["lineBreakMode"].flatMap({ TextNames.lineBreakModes[$0] }) {
      view.lineBreakMode = mode
    }
    view.textAlignment = element["textAlignment"].flatMap { TextNames.alignments[$0] } ?? .natural
    if let color = colors.color("textColor", of: element) { view.textColor = color }
    view.highlightedTextColor = colors.color("highlightedColor", of: element)
    view.shadowColor = colors.color("shadowColor", of: element)
    if let offset = element.size("shadowOffset") {
      view.shadowOffset = CGSize(width: offset.width, height: offset.height)
    }
    setFitting(of: view, element)
    if let isEnabled = element.flag("enabled") { view.isEnabled = isEnabled }
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    view.text = element.string("text")
    if let text = attributedText("attributedText", of: element) { view.attributedText = text }
  }

  private func setFitting(of view: UILabel, _ element: InterfaceElement) {
    view.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    if let scale = element.number("minimumScaleFactor") {
      view.minimumScaleFactor = scale
    } else if let size = element.number("minimumFontSize"), size > 0, view.font.pointSize > 0 {
      // Old files state points instead of a factor.
      view.minimumScaleFactor = size / view.font.pointSize
    }
    if let width = element.number("preferredMaxLayoutWidth") { view.preferredMaxLayoutWidth = width }
  }

  func setTextField(_ view: UITextField, _ element: InterfaceElement) {
    if let font = InterfaceFonts.font("fontDescription", of: element) { view.font = font }
    view.borderStyle = element["borderStyle"].flatMap { TextNames.borderStyles[$0] } ?? .none
    if let color = colors.color("textColor", of: element) { view.textColor = color }
    view.textAlignment = element["textAlignment"].flatMap { TextNames.alignments[$0] } ?? .natural
    view.placeholder = element.string("placeholder")
    view.text = element.string("text")
    if let text = attributedText("attributedText", of: element) { view.attributedText = text }
    if let mode = element["clearButtonMode"].flatMap({ TextNames.clearButtonModes[$0] }) {
      view.clearButtonMode = mode
    }
    if let clears = element.flag("clearsOnBeginEditing") { view.clearsOnBeginEditing = clears }
    view.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    if let size = element.number("minimumFontSize") { view.minimumFontSize = size }
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    if let traits = element.value("textInputTraits") { set(traits, of: view) }
  }

  func setTextView(_ view: UITextView, _ element: InterfaceElement) {
    if let font = InterfaceFonts.font("fontDescription", of: element) { view.font = font }
    if let color = colors.color("textColor", of: element) { view.textColor = color }
    view.textAlignment = element["textAlignment"].flatMap { TextNames.alignments[$0] } ?? .natural
    if let isEditable = element.flag("editable") { view.isEditable = isEditable }
    if let isSelectable = element.flag("selectable") { view.isSelectable = isSelectable }
    if let kinds = element.value("dataDetectorTypes") {
      if kinds.flag("link") == true { view.dataDetectorTypes.insert(.link) }
      if kinds.flag("phoneNumber") == true { view.dataDetectorTypes.insert(.phoneNumber) }
    }
    view.text = element.string("text") ?? ""
    if let text = attributedText("attributedText", of: element) { view.attributedText = text }
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    if let traits = element.value("textInputTraits") { set(traits, of: view) }
  }

  // MARK: Attributed text

  /// The attributed text of a property: its fragments, one after another; nil if the element has none.
  func attributedText(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
    guard let described = element.value(key), described.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in described.children where fragment.name == "fragment" {
      text.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
    guard let described = fragment.child("attributes") else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = described.children.first(where: { $0.key == "NSFont" }) {
      attributes[.font] = self.font(font)
    }
    if let color = colors.color("NSColor", of: described) { attributes[.foregroundColor] = color }
    if let color = colors.color("NSBackgroundColor", of: described) { attributes[.backgroundColor] = color }
    for number in described.children where number.name == "integer" || number.name == "real" {
      guard let value = number.number("value") else { continue }
      switch number.key {
      case "NSUnderline": attributes[.underlineStyle] = Int(value)
      case "NSStrikethrough": attributes[.strikethroughStyle] = Int(value)
      case "NSKern": attributes[.kern] = value
      case "NSBaselineOffset": attributes[.baselineOffset] = value
      default: break
      }
    }
    if let style = described.child("paragraphStyle") { attributes[.paragraphStyle] = paragraphStyle(style) }
    return attributes
  }

  /// Attributed texts have `font` elements with a size and a name that stands for the system's font where it is a private one.
  private func font(_ element: InterfaceElement) -> UIFont? {
    if element.name == "fontDescription" { return InterfaceFonts.font(element) }
    let size = element.number("size") ?? UIFont.systemFontSize
    if let name = element["name"] {
      if name.hasPrefix("."), name.contains("Bold") || name.contains("Semibold") {
        return .boldSystemFont(ofSize: size)
      }
      if !name.hasPrefix("."), let font = UIFont(name: name, size: size) { return font }
    }
    if element["metaFont"] == "systemBold" { return .boldSystemFont(ofSize: size) }
    return .systemFont(ofSize: size)
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"].flatMap({ TextNames.alignments[$0] }) {
      style.alignment = alignment
    }
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    if let mode = element["lineBreakMode"].flatMap({ TextNames.paragraphLineBreakModes[$0] }) {
      style.lineBreakMode = mode
    }
    if let value = element.number("lineSpacing") { style.lineSpacing = value }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.number("headIndent") { style.headIndent = value }
    if let value = element.number("tailIndent") { style.tailIndent = value }
    return style
  }
}

/// The names that files have for values of text.
enum TextNames {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail,
  ]
  static let paragraphLineBreakModes: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingMiddle": .byTruncatingMiddle,
    "truncatingTail": .byTruncatingTail,
  ]
  static let borderStyles: [String: UITextField.BorderStyle] = [
    "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
  ]
  static let clearButtonModes: [String: UITextField.ViewMode] = [
    "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}
