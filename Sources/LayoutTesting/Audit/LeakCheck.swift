extension ScreenLayout {
  /// Lays out a screen and returns its problems. Afterwards finds the controllers and views that stay in memory.
  ///
  /// The closure makes a new screen, which is released after the layout.
  public static func audit(
    in configuration: Configuration = Configuration(), of makeController: () -> UIViewController
  ) -> [LayoutProblem] {
    var remaining: [Remaining] = []
    var problems: [LayoutProblem] = []
    autoreleasepool {
      let layout = ScreenLayout(in: configuration, of: makeController)
      problems = layout.problems
      let controllers = controllers(from: layout.controller)
      let views = controllers.flatMap { [$0.view] + $0.view.descendants }
      // An app's controllers and views before the system's: their names lead to the code.
      let objects = (controllers as [UIResponder]) + views.compactMap { $0 as UIResponder? }
      remaining = (objects.filter { !$0.isOfSystemKit } + objects.filter(\.isOfSystemKit)).map {
        Remaining($0)
      }
      layout.window.isHidden = true
      layout.window.rootViewController = nil
    }
    // An object that stays in memory holds others. Only the first one is reported.
    if let first = remaining.first(where: { $0.object != nil }), let object = first.object {
      let holders = LeakPath(to: object, among: remaining.compactMap(\.object)).description
      problems.append(
        LayoutProblem(
          kind: .leak, view: first.name, message: "stays in memory after the screen is gone: \(holders)",
          frame: .null, file: nil, line: nil))
    }
    return problems
  }

  /// A controller with those in it and those that it presents.
  private static func controllers(from root: UIViewController) -> [UIViewController] {
    var (found, pending): ([UIViewController], [UIViewController]) = ([], [root])
    while let controller = pending.popLast() {
      guard !found.contains(where: { $0 === controller }) else { continue }
      found.append(controller)
      pending += controller.children
      if let presented = controller.presentedViewController { pending.append(presented) }
    }
    return found.filter(\.isViewLoaded)
  }
}

/// An object that has to be released.
private struct Remaining: ViewTreeConfined {
  private(set) weak var object: UIResponder?
  let name: String

  init(_ object: UIResponder) {
    self.object = object
    name = (object as? UIView).map { ViewName.description(of: $0) } ?? "\(type(of: object))"
  }
}
