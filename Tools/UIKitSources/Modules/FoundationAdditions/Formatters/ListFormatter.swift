import Foundation

/// Joins the texts of a list, as the language does: “a, b, and c”.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; the current one by default.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the elements; nil for their own texts.
  open var itemFormatter: Formatter?

  /// Joins texts as the current language does.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// Joins the elements of a list; nil if the formatter of elements has no text for one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append(item as? String ?? String(describing: item))
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return joined(texts)
  }

  /// Joins the elements of an array; nil for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private func joined(_ texts: [String]) -> String {
    texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }
}
