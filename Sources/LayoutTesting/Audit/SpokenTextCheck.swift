/// Finds texts that labels of an app leave out for assistive technology: of an element that is read as some of the texts in it alone, and texts
/// that all have one label.
struct SpokenTextCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] { leftOut + replaced }

  // MARK: Elements around texts

  /// Texts in an element whose label consists of other texts in it. A label in words of its own may have the same meaning.
  private var leftOut: [Finding] {
    screen.findings(in: screen.readableViews) { shown in
      guard let text = shown.text?.text, !screen.elementIdentifiers.contains(ObjectIdentifier(shown.view)),
        let element = element(around: shown), let label = element.view.accessibilityLabel
      else { return nil }
      let (words, said) = (self.words(of: text), self.words(of: label))
      let all = said.union(self.words(of: element.view.accessibilityValue ?? ""))
      guard !words.isEmpty, !said.isEmpty, !isShort(text), words.isDisjoint(with: all),
        said.isSubset(of: self.words(in: element))
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

  /// The words of all texts in an element.
  private func words(in element: VisibleView) -> Set<String> {
    var all: Set<String> = []
    for shown in screen.views[element.subtree] {
      if let text = shown.text?.text { all.formUnion(words(of: text)) }
    }
    return all
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
