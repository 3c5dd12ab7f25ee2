extension LayoutReport {
  /// The kinds of problems to find, and the scale of the pictures.
  struct Options: Sendable {
    let kinds: Set<LayoutProblem.Kind>
    let scale: CGFloat
  }

  /// The number of screens that are in memory at once.
  static var batchSize: Int { 16 }

  /// Lays out a screen in each configuration on this thread, and draws the pictures on all cores.
  fileprivate static func entries(
    for batch: [Configuration], _ options: Options, _ makeController: ScreenMaker
  ) throws -> [Entry] {
    let layouts = batch.map { ScreenLayout(in: $0, of: makeController) }
    let screens = layouts.map { AuditedScreen($0) }
    let contrasts = contrastFindings(on: screens, layouts, options)
    let problems = layouts.indices.map { index in
      layouts[index].problems(of: options.kinds, on: screens[index], addingContrasts: contrasts[index])
    }
    let drawings = zip(layouts, problems).map { OutlinedPicture(layout: $0, problems: $1).drawing }
    let pictures = concurrentMap(drawings) { drawing in Result { try drawing.picture(scale: options.scale) } }
    return try batch.indices.map { index in
      Entry(configuration: batch[index], problems: problems[index], picture: try pictures[index].get())
    }
  }

  private static func contrastFindings(
    on screens: [AuditedScreen], _ layouts: [ScreenLayout], _ options: Options
  ) -> [[Finding]] {
    guard options.kinds.contains(.contrast) else { return layouts.map { _ in [] } }
    let checks = screens.map { ContrastCheck(screen: $0) }
    let samples = zip(layouts, checks).map { (drawing: $0.drawing, texts: $1.areas) }
    let contrasts = concurrentMap(samples) { TextContrast(drawing: $0.drawing).contrasts(of: $0.texts) }
    return zip(checks, contrasts).map { $0.findings(for: $1) }
  }
}

#if ThreadConfined
  extension LayoutReport {
    /// Makes a screen, on any thread.
    public typealias ScreenMaker = @Sendable () -> UIViewController

    /// Lays out and draws a screen in a batch of configurations, on all cores. Views belong to their thread, so each thread lays out
    /// and draws screens of its own.
    static func drawnEntries(
      for batch: [Configuration], _ options: Options, _ makeController: ScreenMaker
    ) throws -> [Entry] {
      try concurrentMap(batch) { configuration in
        Result { try entries(for: [configuration], options, makeController) }
      }.flatMap { try $0.get() }
    }
  }
#else
  extension LayoutReport {
    /// Makes a screen.
    public typealias ScreenMaker = () -> UIViewController

    /// Lays out a screen in a batch of configurations, and draws it on all cores.
    static func drawnEntries(
      for batch: [Configuration], _ options: Options, _ makeController: ScreenMaker
    ) throws -> [Entry] {
      try entries(for: batch, options, makeController)
    }
  }
#endif
