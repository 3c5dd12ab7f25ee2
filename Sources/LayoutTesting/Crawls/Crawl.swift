/// A search for the screens of an app, from its root controller.
///
/// Each screen is reached from a new root, so that it does not depend on what was pressed before. A press that leaves the screen as it is
/// needs no new root for the next one.
struct Crawl: ViewTreeConfined {
  let configuration: Configuration
  let limit: CrawlLimit
  let makeController: () -> UIViewController

  /// The paths to the screens, the root first. O(presses x presses to their screen).
  var paths: [CrawlPath] {
    let root = ScreenLayout(in: configuration, of: makeController)
    let state = ScreenState(root)
    var search = Search(limit: limit, root: CrawlPath(root: name(of: state, root)), state: state)
    while let path = search.next() { explore(path, in: &search) }
    return search.found
  }

  private func name(of state: ScreenState, _ layout: ScreenLayout) -> String {
    state.title.isEmpty ? "\(type(of: layout.controller))" : state.title
  }

  /// Lays out the screen to which a path leads; nil if an element on the way is missing.
  func layout(at path: CrawlPath, in configuration: Configuration) -> ScreenLayout? {
    let layout = ScreenLayout(in: configuration, of: makeController)
    for step in path.steps { guard layout.press(step) else { return nil } }
    return layout
  }

  private func explore(_ path: CrawlPath, in search: inout Search) {
    scroll(path, in: &search)
    guard path.presses < limit.depth, let first = layout(at: path, in: configuration) else { return }
    let own = ScreenState(first)
    let steps = steps(at: path, in: first)
    var (current, isFresh): (ScreenLayout?, Bool) = (first, true)
    for step in steps.prefix(limit.presses) where !isExcluded(step) && !search.isFull {
      if current == nil { (current, isFresh) = (layout(at: path, in: configuration), true) }
      guard let layout = current, layout.press(step) else { continue }
      let state = ScreenState(layout)
      if state.isSame(as: own) {
        isFresh = false
        continue
      }
      var next = path
      next.steps.append(step)
      if search.isNew(state), isFresh || leads(next, to: state) { search.add(next, state) }
      current = nil
    }
  }

  /// The presses that a screen offers, without those of the page before.
  private func steps(at path: CrawlPath, in layout: ScreenLayout) -> [CrawlPath.Step] {
    let steps = PressableElement.steps(for: PressableElement.all(in: layout.window))
    guard let before = path.pageBefore, let page = self.layout(at: before, in: configuration) else {
      return steps
    }
    let known = PressableElement.steps(for: PressableElement.all(in: page.window))
    return steps.filter { step in
      !known.contains { $0.key == step.key && $0.name == step.name && $0.className == step.className }
    }
  }

  /// Adds the next page of a screen if it shows more.
  private func scroll(_ path: CrawlPath, in search: inout Search) {
    guard path.pages < limit.pages, let layout = layout(at: path, in: configuration) else { return }
    let own = ScreenState(layout)
    guard !own.isOfSystem, layout.press(.scroll) else { return }
    let state = ScreenState(layout)
    guard state.showsMore(than: own) else { return }
    var next = path
    next.steps.append(.scroll)
    search.add(next, state)
  }

  private func isExcluded(_ step: CrawlPath.Step) -> Bool {
    limit.excluded.contains(step.name) || step.key.map { limit.excluded.contains($0) } ?? false
  }

  /// Whether a path leads to a screen also without the presses that were made before.
  private func leads(_ path: CrawlPath, to state: ScreenState) -> Bool {
    layout(at: path, in: configuration).map { ScreenState($0).isSame(as: state) } ?? false
  }
}

/// The screens that a crawl has found, and those from which it continues.
private struct Search: ViewTreeConfined {
  let limit: CrawlLimit
  /// The paths to screens of the app. Screens of the system lead to others, and are not audited.
  private(set) var found: [CrawlPath]
  private var pending: [CrawlPath]
  private var states: [ScreenState]

  init(limit: CrawlLimit, root: CrawlPath, state: ScreenState) {
    (self.limit, found, pending, states) = (limit, [root], [root], [state])
  }

  /// The next screen to explore, those with fewer presses first; nil if none is left.
  mutating func next() -> CrawlPath? { pending.isEmpty || isFull ? nil : pending.removeFirst() }

  var isFull: Bool { found.count >= limit.screens }

  func isNew(_ state: ScreenState) -> Bool {
    states.allSatisfy { !state.isSame(as: $0) }
      && states.filter { $0.classes == state.classes }.count < limit.screensOfOneClass
  }

  mutating func add(_ path: CrawlPath, _ state: ScreenState) {
    guard !isFull else { return }
    states.append(state)
    pending.append(path)
    if !state.isOfSystem { found.append(path) }
  }
}
