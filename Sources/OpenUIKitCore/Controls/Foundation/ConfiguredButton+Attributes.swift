extension ConfiguredButton {
  var attributedTitle: String? { configuration.attributedTitleStorage?.string }
  var attributedSubtitle: String? { configuration.attributedSubtitleStorage?.string }

  func attributeTitle(_ label: UILabel) {
    attribute(label, configuration.attributedTitleStorage, configuration.titleTextAttributesTransformer)
  }

  func attributeSubtitle(_ label: UILabel) {
    attribute(label, configuration.attributedSubtitleStorage, configuration.subtitleTextAttributesTransformer)
  }

  /// Shows attributed text, or plain text with changed attributes. Attributes that are not set have the label's font and colour.
  private func attribute(
    _ label: UILabel, _ text: NSAttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    guard text != nil || transformer != nil,
      let source = text ?? label.text.map({ NSAttributedString(string: $0) })
    else { return }
    let (font, color) = (label.font as UIFont, label.textColor as UIColor)
    let usual: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let result = NSMutableAttributedString(attributedString: source)
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
      let own = usual.merging(attributes) { _, own in own }
      result.setAttributes(transformer.map { $0.transform(own) } ?? own, range: range)
    }
    label.attributedText = result
  }
}
