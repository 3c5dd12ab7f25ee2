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
      remaining = ([layout.controller.view] + layout.controller.view.descendants).map { Remaining($0) }
      remaining.insert(Remaining(layout.controller), at: 0)
      layout.window.isHidden = true
      layout.window.rootViewController = nil
    }
    // A view that stays in memory retains its subviews. Only the topmost view is reported.
    if let first = remaining.first(where: { $0.object != nil }) {
      problems.append(
        LayoutProblem(
          kind: .leak, view: first.name, message: "stays in memory after the screen is gone", frame: .null,
          file: nil, line: nil))
    }
    return problems
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
