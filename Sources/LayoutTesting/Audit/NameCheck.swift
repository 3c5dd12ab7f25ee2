import Foundation

/// Finds accessibility labels without a meaning: the name of a class or of a file, or one word for all cells. Also values that are missing.
struct NameCheck: ViewTreeConfined {
  let screen: AuditedScreen

  /// The words that assistive technology adds to a label itself, and words that stand for any view.
  private static let emptyWords: Set<String> = [
    "button", "switch", "toggle", "image", "icon", "picture", "label", "view", "cell", "item", "slider",
    "stepper", "link",
    "text field", "textfield", "imageview", "image view", "uibutton", "uiswitch", "uiimageview",
    "segmented control",
    "untitled", "todo", "placeholder", "lorem ipsum", "img", "btn", "tap", "click", "tap here", "click here",
  ]

  var emptyLabels: [Finding] {
    var found = labelsBesideTitles
    for view in screen.elementViews + screen.controlsOfParts where isNamed(view) {
      guard let label = view.accessibilityLabel, let fault = fault(of: label, in: view) else { continue }
      found.append(Finding(.missingLabel, view, "has \(fault): name what it is for"))
    }
    return found
  }

  /// Buttons that show other words than they are read as, so that the spoken title does not reach them (WCAG 2.2, 2.5.3). A derived language
  /// replaces titles and labels apart from each other.
  private var labelsBesideTitles: [Finding] {
    guard screen.configuration.language.textSource == nil else { return [] }
    return screen.elementViews.compactMap { view in
      guard let button = view as? UIButton, !view.isInBar, let label = button.accessibilityLabel,
        let title = button.currentTitle ?? button.configuration?.title
      else { return nil }
      let (spoken, shown) = (words(of: label), words(of: title))
      // A title may be short for the label.
      guard !spoken.isEmpty, !shown.isEmpty,
        !shown.contains(where: { word in spoken.contains { $0.contains(word) || word.contains($0) } })
      else { return nil }
      return Finding(
        .missingLabel, button,
        "shows \"\(title)\" and is read as \"\(label)\": begin the label with the title")
    }
  }

  /// The words of three letters or more.
  private func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
  }

  /// Returns the fault of a label; nil for a name.
  private func fault(of label: String, in view: UIView) -> String? {
    if Self.emptyWords.contains(label.trimmingCharacters(in: .whitespaces).lowercased()) || isClassName(label)
    {
      return "the label \"\(label)\", which has no meaning"
    }
    if isFileName(label) { return "the name of a file as its label, \"\(label)\"" }
    if isNameOfSymbol(label, in: view) { return "the name of its symbol as its label, \"\(label)\"" }
    return nil
  }

  /// Whether a label is like `UIStepper`.
  private func isClassName(_ label: String) -> Bool {
    label.hasPrefix("UI") && label.count > 4 && label.dropFirst(2).first?.isUppercase == true
      && label.allSatisfy(\.isLetter) && label.contains(where: \.isLowercase)
  }

  /// Whether a label is the name of a symbol that the view shows, as code spells it. UIKit does not give the names of symbols.
  private func isNameOfSymbol(_ label: String, in view: UIView) -> Bool {
    #if canImport(UIKit)
      return false
    #else
      guard label == label.lowercased() else { return false }
      return ([view] + view.descendants).contains { ($0 as? UIImageView)?.image?.symbolName == label }
    #endif
  }

  /// Elements that are adjusted and have no value, which is read after the label.
  var missingValues: [Finding] {
    screen.elementViews.compactMap { view in
      guard view.accessibilityTraits.contains(.adjustable), !(view is UIControl), !view.laysOutParts,
        (view.accessibilityValue ?? "").isEmpty, !view.movesSubviews,
        !view.subviews.contains(where: { $0.movesSubviews })
      else { return nil }
      return Finding(.missingLabel, view, "is adjusted, and has no accessibilityValue to read")
    }
  }

  /// One label in cells whose texts differ, so that it does not name the cell: in two that are elements, or of an element in three.
  var labelsOfAllCells: [Finding] {
    var cells: [String: [(element: UIView, cell: UIView)]] = [:]
    for view in screen.elementViews where takesTouches(view) {
      guard let label = view.accessibilityLabel, !label.isEmpty, let cell = cell(of: view) else { continue }
      cells[label, default: []].append((view, cell))
    }
    return cells.compactMap { label, found -> Finding? in
      let least = found.allSatisfy { $0.element === $0.cell } ? 2 : 3
      guard found.count >= least, Set(found.map { ObjectIdentifier($0.cell) }).count == found.count else {
        return nil
      }
      let texts = found.map { self.texts(in: $0.cell) }
      guard Set(texts).count == texts.count, !texts.contains(where: \.isEmpty) else { return nil }
      return Finding(
        .duplicateLabel, found[0].element,
        "has the label \"\(label)\" in \(found.count) cells: add the name of the row")
    }
  }

  private func isNamed(_ view: UIView) -> Bool {
    takesTouches(view) || view is UIImageView || view.accessibilityTraits.contains(.image)
  }

  private func takesTouches(_ view: UIView) -> Bool {
    view is UIControl || !view.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .image])
  }

  private func cell(of view: UIView) -> UIView? {
    ([view] + view.ancestors).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  /// The texts of a cell without those that the elements themselves show.
  private func texts(in cell: UIView) -> String {
    cell.descendants.filter { !($0.superview is UIControl) }.compactMap { VisibleText(of: $0)?.text }.joined(
      separator: "|")
  }

  /// Whether a label is like `ic_close`, `close@2x`, `close.png` or `heart.fill`.
  private func isFileName(_ label: String) -> Bool {
    guard !label.contains(" "), label.count > 3, label.contains(where: \.isLetter),
      !label.contains("@") || label.hasSuffix("x")
    else { return false }
    if label.contains("_") { return true }
    let lowercased = label.lowercased()
    if [".png", ".jpg", ".jpeg", ".pdf", ".svg", "@2x", "@3x"].contains(where: lowercased.hasSuffix) {
      return true
    }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && label == lowercased
      && parts.allSatisfy { $0.count > 2 && $0.allSatisfy(\.isLetter) }
  }
}
