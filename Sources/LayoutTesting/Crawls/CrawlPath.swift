/// The presses that lead from the root of an app to a screen.
struct CrawlPath: Sendable {
  /// One press. The element is found again by its key, or else its name, or else its place among the elements of its class: in another
  /// language it has another name.
  struct Step: Equatable, Sendable {
    let key: String?
    let name: String
    let className: String
    let indexInClass: Int

    /// Scrolls the largest list or scroll view of the screen by a page. No element has an empty class.
    static let scroll = Step(key: nil, name: "scrolled", className: "", indexInClass: 0)
  }

  let root: String
  var steps: [Step] = []

  /// The title of the root and the names of the pressed elements: "Inbox › Ada › Reply".
  var name: String { ([root] + steps.map(\.name)).joined(separator: " › ") }

  /// The number of pages by which the last screen is scrolled.
  var pages: Int { steps.reversed().prefix { $0 == .scroll }.count }

  /// The number of presses on the way.
  var presses: Int { steps.filter { $0 != .scroll }.count }

  /// The path to the same screen before its last page; nil for a screen that is not scrolled.
  var pageBefore: CrawlPath? {
    guard pages > 0 else { return nil }
    var path = self
    path.steps.removeLast()
    return path
  }
}

extension CrawlPath.Step {
  /// The index of the step's element among the steps that a screen offers; nil if it has none.
  fileprivate func index(among steps: [CrawlPath.Step]) -> Int? {
    if let key {
      return steps.firstIndex { $0.key == key && $0.name == name } ?? steps.firstIndex { $0.key == key }
    }
    return steps.firstIndex { $0.name == name && $0.className == className }
      ?? steps.firstIndex { $0.className == className && $0.indexInClass == indexInClass }
  }
}

extension PressableElement {
  /// The steps that presses of elements are.
  static func steps(for elements: [PressableElement]) -> [CrawlPath.Step] {
    var counts: [String: Int] = [:]
    return elements.map { element in
      let className = "\(type(of: element.element))"
      defer { counts[className, default: 0] += 1 }
      return CrawlPath.Step(
        key: element.key, name: element.name, className: className, indexInClass: counts[className] ?? 0)
    }
  }
}

extension ScreenLayout {
  /// Presses the element of a step. Returns false if the screen has none.
  func press(_ step: CrawlPath.Step) -> Bool {
    window.layoutIfNeeded()
    if step == .scroll { return scrollByPage() }
    let elements = PressableElement.all(in: window)
    guard let index = step.index(among: PressableElement.steps(for: elements)) else { return false }
    press(elements[index])
    return true
  }

  /// Scrolls the largest view that has more below by what is visible of it. Returns false if none has.
  private func scrollByPage() -> Bool {
    let screen = AuditedScreen(self)
    let candidates = screen.views.compactMap { shown -> (view: UIScrollView, area: CGFloat, rest: CGFloat)? in
      guard let view = shown.view as? UIScrollView, !(view is UITextView) else { return nil }
      let (seen, rest) = (shown.visibleFrame.intersection(window.bounds), -Movements(of: view).least.y)
      guard !seen.isNull, rest > 1 else { return nil }
      return (view, seen.width * seen.height, rest)
    }
    guard let (view, _, rest) = candidates.max(by: { $0.area < $1.area }) else { return false }
    let insets = view.adjustedContentInset
    view.contentOffset.y += min(rest, max(44, view.bounds.height - insets.top - insets.bottom))
    advance(by: 1)
    return true
  }
}
