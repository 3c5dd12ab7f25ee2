#if !ThreadConfined
  @MainActor
#endif
extension ScreenLayout {
  /// Lays out a screen, and returns its problems, and the controllers and views that stay in memory after it is gone.
  ///
  /// The closure has to make a new screen: what it returns is released.
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
    // A view that stays keeps those in it: only the first is reported.
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
private struct Remaining {
  private(set) weak var object: UIResponder?
  let name: String

  #if !ThreadConfined
    @MainActor
  #endif
  init(_ object: UIResponder) {
    self.object = object
    name = (object as? UIView).map { ViewName.description(of: $0) } ?? "\(type(of: object))"
  }
}
