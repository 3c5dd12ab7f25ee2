import OpenUIKitControls

/// A sheet with what can be done with some items: copying them, and the app's own activities.
open class UIActivityViewController: UIViewController {
  /// Called when the sheet was dismissed: with the type of the activity, whether it was completed, what an extension has
  /// returned, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) ->
    Void

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private var shown: [UIActivity] = []
  private var hasFinished = false

  /// Types of activities that are not offered; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet was dismissed; nil for none.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// Whether the sheet offers the ways to share in a row of their own; true by default, and without effect here.
  open var allowsProminentActivity = true

  /// Creates a sheet for items: texts, links, images, `UIActivityItemSource`s or objects that an activity of the app handles.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    // The controller owns the closure, so the reference cannot dangle. A strong one would be a cycle.
    hasPopoverInEachStyle = true
    presentationContainer = { [unowned(unsafe) self] _, frame in BottomCardView(self, in: frame) }
  }

  /// Creates a sheet without items. Archives contain no sheets.
  public required init?(coder: NSCoder) {
    items = []
    applicationActivities = []
    super.init(coder: coder)
  }

  // MARK: View

  /// Creates the list of activities.
  open override func loadView() {
    let placeholders = items.map { item -> Any in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    shown = (applicationActivities + [CopyActivity()]).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: placeholders)
    }
    shown =
      shown.filter { type(of: $0).activityCategory == .share }
      + shown.filter { type(of: $0).activityCategory == .action }
    let list = ActivityList(title: title(of: placeholders), shown) { [unowned(unsafe) self] in choose($0) }
    list.close = { [unowned(unsafe) self] in finish(nil, false) }
    view = list
  }

  private func title(of items: [Any]) -> String {
    for item in items {
      if let text = item as? String { return text }
      if let link = item as? URL { return link.absoluteString }
    }
    return items.contains { $0 is UIImage } ? "Image" : ""
  }

  private func choose(_ activity: UIActivity) {
    let chosen = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
    activity.sheet = self
    activity.prepare(withActivityItems: chosen)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Dismisses the sheet, and then calls the handler. Does nothing the second time.
  final func finish(_ activity: UIActivity?, _ isCompleted: Bool) {
    guard !hasFinished else { return }
    hasFinished = true
    let done = { [completionWithItemsHandler] in
      completionWithItemsHandler?(activity?.activityType, isCompleted, nil, nil) ?? ()
    }
    guard let presenter = presentingViewController else { return done() }
    presenter.dismiss(animated: true) { done() }
  }

  /// Allows the sheet to be presented again.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasFinished = false
  }

  /// Dismisses the sheet.
  open override func accessibilityPerformEscape() -> Bool {
    finish(nil, false)
    return true
  }

  /// True: escape dismisses the sheet.
  open override var canBecomeFirstResponder: Bool { true }

  /// Dismisses the sheet for escape.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { return finish(nil, false) }
    super.pressesBegan(presses, with: event)
  }
}

extension UIPasteboard {
  /// The items of the pasteboard for what can be copied among some values.
  fileprivate static func copied(_ value: Any) -> [String: Any]? {
    if value is String { return ["public.utf8-plain-text": value] }
    if let link = value as? URL {
      return ["public.url": link, "public.utf8-plain-text": link.absoluteString]
    }
    if value is UIImage { return ["public.image": value] }
    return value is UIColor ? ["com.apple.uikit.color": value] : nil
  }

  /// The items of the pasteboard for what can be copied among some values.
  static func items(of values: [Any]) -> [[String: Any]] { values.compactMap(copied) }
}
