/// The presses that lead from the root of an app to a screen.
struct CrawlPath: Sendable {
  /// One press. The element is found again by its key, or else its name, or else its place among the elements of its class: in another
  /// language it has another name.
  struct Step: Sendable {
    let key: String?
    let name: String
    let className: String
    let indexInClass: Int
  }

  let root: String
  var steps: [Step] = []

  /// The title of the root and the names of the pressed elements: "Inbox › Ada › Reply".
  var name: String { ([root] + steps.map(\.name)).joined(separator: " › ") }
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
    let elements = PressableElement.all(in: window)
    guard let index = step.index(among: PressableElement.steps(for: elements)) else { return false }
    press(elements[index])
    return true
  }
}
