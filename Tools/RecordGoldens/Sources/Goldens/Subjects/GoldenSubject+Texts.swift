import UIKitShim

extension GoldenSubject {
  /// Labels in all text styles, sizes, weights and several scripts, on one line and on several.
  static var texts: [GoldenSubject] { styles + sizes + scripts + lines }

  private static let sentence = "Ship 12 parcels to Zürich by Friday, please."

  private static func label(_ text: String, _ font: UIFont, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, lines)
    return label
  }

  private static var styles: [GoldenSubject] {
    let styles: [(String, UIFont.TextStyle)] = [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
      ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]
    return styles.map { name, style in
      GoldenSubject("text/style-\(name)") { label(sentence, .preferredFont(forTextStyle: style)) }
    }
  }

  private static var sizes: [GoldenSubject] {
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    return weights.flatMap { name, weight in
      [9, 11, 13, 15, 17, 19, 20, 22, 26, 28, 34, 48].map { size in
        GoldenSubject("text/\(name)-\(size)") {
          label(sentence, .systemFont(ofSize: CGFloat(size), weight: weight))
        }
      }
    }
  }

  private static var scripts: [GoldenSubject] {
    let texts = [
      ("digits", "0123456789 +1,234.50 €"), ("polish", "Zażółć gęślą jaźń"), ("greek", "Καλημέρα κόσμε"),
      ("cyrillic", "Съешь ещё этих булок"), ("arabic", "مرحبا بالعالم"), ("hebrew", "שלום עולם"),
      ("japanese", "いろはにほへと 漢字"), ("chinese", "永和九年歲在癸丑"), ("korean", "안녕하세요"), ("thai", "สวัสดีชาวโลก"),
      ("hindi", "नमस्ते दुनिया"), ("emoji", "Done 🎉👍🏽👨‍👩‍👧"),
    ]
    return texts.map { name, text in
      GoldenSubject("text/script-\(name)") { label(text, .systemFont(ofSize: 17)) }
    }
  }

  private static var lines: [GoldenSubject] {
    let text = sentence + "\n" + "A second paragraph wraps between its words, too, and ends with one."
    return [80, 120, 160, 200, 240, 280, 320].flatMap { width in
      [13, 17, 24].flatMap { size in
        [0, 1, 2].map { lines in
          GoldenSubject("text/wide-\(width)-\(size)-lines-\(lines)", width: CGFloat(width)) {
            label(text, .systemFont(ofSize: CGFloat(size)), lines: lines)
          }
        }
      }
    }
  }
}
