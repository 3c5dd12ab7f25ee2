import OpenUIKit

extension NumberSetters {
  /// Fonts and attributes of text.
  static let texts: [NumberSetter] = [
    NumberSetter("font") { (owner: UILabel, numbers) in owner.font = owner.font.withSize(numbers.number) },
    NumberSetter("font") { (owner: UITextField, numbers) in owner.font = .systemFont(ofSize: numbers.number)
    },
    NumberSetter("font") { (owner: UITextView, numbers) in
      owner.font = .boldSystemFont(ofSize: numbers.number)
    },
    NumberSetter("font") { (owner: UIButton, numbers) in
      owner.titleLabel?.font = .monospacedSystemFont(
        ofSize: numbers.number, weight: .init(rawValue: numbers.number))
    },
    NumberSetter("symbol") { (owner: UIButton, numbers) in
      let configuration = UIImage.SymbolConfiguration(pointSize: numbers.number)
      owner.setImage(UIImage(systemName: "star", withConfiguration: configuration), for: .normal)
    },
    NumberSetter("attributedText") { (owner: UILabel, numbers) in owner.attributedText = text(&numbers) },
    NumberSetter("attributedText") { (owner: UITextView, numbers) in owner.attributedText = text(&numbers) },
  ]

  private static func text(_ numbers: inout ExtremeNumbers) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = numbers.number
    paragraph.paragraphSpacing = numbers.number
    paragraph.paragraphSpacingBefore = numbers.number
    paragraph.firstLineHeadIndent = numbers.number
    paragraph.headIndent = numbers.number
    paragraph.tailIndent = numbers.number
    paragraph.minimumLineHeight = numbers.number
    paragraph.maximumLineHeight = numbers.number
    paragraph.lineHeightMultiple = numbers.number
    paragraph.alignment = .justified
    return NSAttributedString(
      string: "Some words of a text that wraps into lines.",
      attributes: [
        .font: UIFont.systemFont(ofSize: numbers.number), .kern: numbers.number,
        .baselineOffset: numbers.number,
        .paragraphStyle: paragraph,
      ])
  }
}
