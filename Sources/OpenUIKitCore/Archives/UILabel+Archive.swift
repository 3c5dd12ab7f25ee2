extension UILabel {
  func writeText(to coder: NSCoder) {
    if let text { coder.encode(text as NSString, forKey: "UIText") }
    coder.encode(font: font, forKey: "UIFont")
    coder.encode(color: textColor, forKey: "UITextColor")
    coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "UILineBreakMode")
    coder.encode(numberOfLines, forKey: "UINumberOfLines")
    coder.encode(!isEnabled, forKey: "UIDisabled")
  }

  func readText(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, let font = coder.font(forKey: "UIFont") else { return }
    self.font = font
    text = coder.object(forKey: "UIText") as? String
    textColor = coder.color(forKey: "UITextColor") ?? .label
    textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural
    lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "UILineBreakMode")) ?? .byTruncatingTail
    numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines")
    isEnabled = !coder.decodeBool(forKey: "UIDisabled")
  }
}
