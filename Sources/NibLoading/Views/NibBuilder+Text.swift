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
    view.textAlignment = TextNames.alignment(of: element)
    if let color = colors.color("textColor", of: element) { view.textColor = color }
    view.highlightedTextColor = colors.color("highlightedColor", of: element)
    setShadow(of: view, element)
    setFitting(of: view, element)
    if let isEnabled = element.flag("enabled") { view.isEnabled = isEnabled }
    if let isHighlighted = element.flag("highlighted") { view.isHighlighted = isHighlighted }
    setBaseline(of: view, element)
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    view.text = element.string("text")
    setAttributedText(of: view, element)
  }

  private func setFitting(of view: UILabel, _ element: InterfaceElement) {
    // Xcode writes the attribute for texts that do not shrink alone.
    view.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
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
    view.textAlignment = TextNames.alignment(of: element)
    view.placeholder = element.string("placeholder")
    view.text = element.string("text")
    setAttributedText(of: view, element)
    if let image = images.image("background", of: element) { view.background = image }
    if let image = images.image("disabledBackground", of: element) { view.disabledBackground = image }
    if let mode = element["clearButtonMode"].flatMap({ TextNames.clearButtonModes[$0] }) {
      view.clearButtonMode = mode
    }
    if let clears = element.flag("clearsOnBeginEditing") { view.clearsOnBeginEditing = clears }
    // Xcode writes the attribute for texts that do not shrink alone.
    view.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    if let size = element.number("minimumFontSize") { view.minimumFontSize = size }
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    if let traits = element.value("textInputTraits") { set(traits, of: view) }
  }

  func setTextView(_ view: UITextView, _ element: InterfaceElement) {
    if let font = InterfaceFonts.font("fontDescription", of: element) { view.font = font }
    if let color = colors.color("textColor", of: element) { view.textColor = color }
    view.textAlignment = TextNames.alignment(of: element)
    if let isEditable = element.flag("editable") { view.isEditable = isEditable }
    if let isSelectable = element.flag("selectable") { view.isSelectable = isSelectable }
    setDetectors(of: view, element)
    view.text = element.string("text") ?? ""
    setAttributedText(of: view, element)
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    if let traits = element.value("textInputTraits") { set(traits, of: view) }
  }
}

/// The names that files have for values of text.
enum TextNames {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  /// The alignment of an element's text. Xcode does not write the left one.
  static func alignment(of element: InterfaceElement) -> NSTextAlignment {
    element["textAlignment"].flatMap { alignments[$0] } ?? .left
  }

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
