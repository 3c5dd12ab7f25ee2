/// How a text view shows and finds links.
struct TextLinks {
  var attributes: [NSAttributedString.Key: Any]?
  var detectorTypes: UIDataDetectorTypes = []
}

extension UITextView {
  /// The attributes of links; by default the view's tint as their colour.
  public final var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { links.attributes ?? [.foregroundColor: tintColor as Any] }
    set {
      links.attributes = newValue
      contentDidChange()
    }
  }

  /// The kinds of text that become links without the attribute `link`, while the text cannot be edited; none by default. Web and mail
  /// addresses and telephone numbers are found.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { links.detectorTypes }
    set {
      links.detectorTypes = newValue
      contentDidChange()
    }
  }

  /// The text with the attributes of its links; nil for a text without attributes and links.
  /// Shows the text with its attributes. Returns false for a plain text.
  final func showAttributedText() -> Bool {
    guard let shownText else { return false }
    label.attributedText = shownText
    return true
  }

  private var shownText: NSAttributedString? {
    let found = linkRanges
    guard storage != nil || !found.isEmpty else { return nil }
    let source = storage ?? baseText
    // Foundation on Linux makes empty copies of attributed strings of other classes, such as a text storage, and a label copies its
    // text.
    let text = NSMutableAttributedString(string: source.string)
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
      text.setAttributes(attributes, range: range)
    }
    for link in found {
      source.enumerateAttributes(in: link.range) { attributes, range, _ in
        // Without the attribute of links, which a label draws in its own way.
        let others = attributes.filter { $0.key != .link }
        text.setAttributes(others.merging(linkTextAttributes) { $1 }, range: range)
      }
    }
    return text
  }

  /// The links, with their ranges in UTF-16 units.
  private var linkRanges: [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    storage?.enumerateAttribute(.link, in: NSRange(location: 0, length: storage?.length ?? 0)) {
      value, range, _ in
      if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
        found.append((range, url))
      }
    }
    guard !isEditable, !dataDetectorTypes.isEmpty else { return found }
    let detected = DetectedLinks(dataDetectorTypes).find(in: text)
    return found
      + detected.filter { link in !found.contains { NSIntersectionRange($0.range, link.range).length > 0 } }
  }

  /// Finds links again, which only a text that cannot be edited has.
  final func linksMayHaveChanged() {
    if !dataDetectorTypes.isEmpty { contentDidChange() }
  }

  /// Follows the link at a touch, if the text cannot be edited and the delegate allows it. Returns whether there is a link.
  final func followLink(at touch: UITouch) -> Bool {
    guard !isEditable, isSelectable else { return false }
    layoutIfNeeded()
    let point = touch.location(in: self)
    let touched = linkRanges.first { link in
      rectangles(of: editor.characterRange(link.range)).contains {
        $0.insetBy(dx: -Self.linkReach, dy: -Self.linkReach).contains(point)
      }
    }
    guard let touched else { return false }
    let mayFollow =
      delegate?.textView(
        self, shouldInteractWith: touched.url, in: touched.range, interaction: .invokeDefaultAction) ?? true
    if mayFollow { UIApplication.shared.open(touched.url) }
    return true
  }

  /// How far beside a link a finger hits it, in points.
  private static var linkReach: CGFloat { 4 }
}
