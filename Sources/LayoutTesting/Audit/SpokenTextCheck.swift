/// Finds texts that labels of an app leave out for assistive technology: of an element that is read as some of the texts in it alone, and texts
/// that all have one label.
struct SpokenTextCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] { leftOut + replaced }

  // MARK: Elements around texts

  /// Texts in an element whose label is another text in it. A label of several texts is a choice of the app, and one in words of its own may
  /// have the same meaning.
  private var leftOut: [Finding] {
    screen.findings(in: screen.readableViews) { shown in
      guard let text = shown.text?.text, !screen.elementIdentifiers.contains(ObjectIdentifier(shown.view)),
        let element = element(around: shown), let label = element.view.accessibilityLabel
      else { return nil }
      let (words, said) = (self.words(of: text), self.words(of: label))
      let all = said.union(self.words(of: element.view.accessibilityValue ?? ""))
      guard !words.isEmpty, !said.isEmpty, !isShort(text), words.isDisjoint(with: all),
        isOneText(said, in: element)
      else { return nil }
      return Finding(
        .unreadText, shown.view,
        "is shown in an element that is read as \"\(label)\": add the text to accessibilityLabel or accessibilityValue"
      )
    }
  }

  /// The element that contains a text, if its label is the app's. The system's controls read their parts themselves.
  private func element(around shown: VisibleView) -> VisibleView? {
    for ancestor in screen.ancestors(of: shown) {
      let isElement = screen.elementIdentifiers.contains(ObjectIdentifier(ancestor.view))
      if let control = ancestor.view as? UIControl {
        return isElement && !control.describesItself && !control.isOfSystem ? ancestor : nil
      }
      if ancestor.view.laysOutParts || ancestor.view.isSystemBar { return nil }
      if isElement { return ancestor }
    }
    return nil
  }

  /// Whether one of the texts in an element has all of some words.
  private func isOneText(_ words: Set<String>, in element: VisibleView) -> Bool {
    screen.views[element.subtree].contains { shown in
      shown.text.map { words.isSubset(of: self.words(of: $0.text)) } == true
    }
  }

  private func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// Whether a text is like the first letters of a name in a circle.
  private func isShort(_ text: String) -> Bool { text.count <= 3 && text.allSatisfy(\.isLetter) }

  // MARK: Labels of texts

  /// Texts that are read as the same words, and differ.
  private var replaced: [Finding] {
    var shownByLabel: [String: [VisibleView]] = [:]
    for shown in screen.readableViews {
      guard shown.view is UILabel, let text = shown.text?.text, let label = shown.view.accessibilityLabel,
        screen.elementIdentifiers.contains(ObjectIdentifier(shown.view)), !label.isEmpty,
        (shown.view.accessibilityValue ?? "").isEmpty, words(of: label).isDisjoint(with: words(of: text))
      else { continue }
      shownByLabel[label, default: []].append(shown)
    }
    return shownByLabel.sorted { $0.key < $1.key }.map(\.value).compactMap { found -> Finding? in
      let texts = Set(found.compactMap { $0.text?.text })
      guard texts.count > 1, let first = found.first, let label = first.view.accessibilityLabel else {
        return nil
      }
      return Finding(
        .unreadText, first.view,
        "is read as \"\(label)\", as \(texts.count - 1) other texts are: set accessibilityValue to the text")
    }
  }
}
