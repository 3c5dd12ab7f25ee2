import OpenUIKitCore

/// Shows two or three controllers side by side in a wide window, and on one stack in a narrow one.
///
/// Each column is a navigation controller. A controller without one gets one.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  open private(set) var style = Style.unspecified

  /// The object that decides about the columns; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  final var columns: [Column: UIViewController] = [:] { didSet { releaseAfterAssignment(oldValue) } }
  /// The screens of the columns that a narrow window shows on the stack of the first, with their columns.
  final var moved: [(column: Column, screens: [UIViewController])] = [] {
    didSet { releaseAfterAssignment(oldValue) }
  }
  private let shade = UIView()
  private var lines: [UIView] = []
  /// Whether the window is narrow; nil before the first layout.
  final var collapsedState: Bool?
  final var shownMode: DisplayMode?

  /// The preferred columns; those that the size of the window determines by default.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { change(to: nil, animated: true) } }
  /// The preferred width of the first column, as a fraction of the window; 0 for UIKit's.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0 { didSet { setNeedsPlacing() } }
  /// The preferred width of the first column, in points; 0 for UIKit's.
  open var preferredPrimaryColumnWidth: CGFloat = 0 { didSet { setNeedsPlacing() } }
  /// The preferred width of the column in the middle, in points; 0 for UIKit's.
  open var preferredSupplementaryColumnWidth: CGFloat = 0 { didSet { setNeedsPlacing() } }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { setNeedsPlacing() } }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth: CGFloat = 400 { didSet { setNeedsPlacing() } }

  #if !hasFeature(Embedded)
    final var behavior = SplitBehavior.automatic { didSet { change(to: nil, animated: true) } }
    final var edge = PrimaryEdge.leading { didSet { setNeedsPlacing() } }
    final var edgePan: UIScreenEdgePanGestureRecognizer?

    /// Whether a finger that moves from the edge of the first column into the window shows that column; true by default.
    public final var presentsWithGesture = true { didSet { updateGesture() } }
    /// The preferred width of the column in the middle, as a fraction of the window; `automaticDimension` for UIKit's.
    public final var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
      didSet { setNeedsPlacing() }
    }
    /// The least width of the column in the middle, in points; `automaticDimension` for none.
    public final var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
      didSet { setNeedsPlacing() }
    }
    /// The greatest width of the column in the middle, in points; `automaticDimension` for none.
    public final var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
      didSet { setNeedsPlacing() }
    }

    /// Shows a controller: the delegate does, or else a controller above in the hierarchy.
    open override func show(_ vc: UIViewController, sender: AnyValue?) {
      guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
      super.show(vc, sender: sender)
    }

    /// Those of the delegate, or else those of controllers that do not state any.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      delegate?.splitViewControllerSupportedInterfaceOrientations(self)
        ?? super.supportedInterfaceOrientations
    }

    /// That of the delegate, or else the present one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
        ?? super.preferredInterfaceOrientationForPresentation
    }
  #endif

  /// Creates a controller without columns.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Creates a controller of the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of the style of a file of Interface Builder, or else `unspecified`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    #if !hasFeature(Embedded) || HasInterfaceFiles
      style = coder.interfaceValue(.style) ?? .unspecified
    #endif
  }

  // MARK: Columns

  /// Sets the controller of a column; nil for none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let former = columns[column]
    // Before the removal, whose calls may set the column again.
    columns[column] = vc.map { wrapped($0) }
    former.map { remove($0) }
    collapsedState == true ? rebuildStack() : setNeedsPlacing()
  }

  /// The controller of a column, without the navigation controller that it got.
  open func viewController(for column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    return (controller as? ColumnController)?.content ?? controller
  }

  /// The controllers of the columns from the first on, or the one of a narrow window.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [root].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { viewController(for: $0) }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().last, for: .secondary)
    }
  }

  private func wrapped(_ controller: UIViewController) -> UIViewController {
    // The older style takes controllers as they are.
    if style == .unspecified || controller is UINavigationController || controller is UITabBarController {
      return controller
    }
    return ColumnController(wrapping: controller)
  }

  /// Whether the window is narrow, and shows only one column.
  open var isCollapsed: Bool { collapsedState ?? (traitCollection.horizontalSizeClass == .compact) }

  /// The columns that are visible.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : shownMode ?? allowedMode(automaticMode)
  }

  /// The mode, or else that of the split behaviour with as many columns.
  private func allowedMode(_ mode: DisplayMode) -> DisplayMode {
    #if hasFeature(Embedded)
      mode
    #else
      mode.allowed(by: behavior)
    #endif
  }

  private var automaticMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    #if !hasFeature(Embedded)
      if behavior == .overlay { return .secondaryOnly }
    #endif
    let size = viewIfLoaded?.bounds.size ?? .zero
    guard size.width > size.height else {
      return style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    }
    return style == .tripleColumn && size.width >= 1180 ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Shows a column: beside or over the last one, or on the stack of a narrow window.
  open func show(_ column: Column) {
    guard !isCollapsed else { return showOnStack(column) }
    guard column == .primary || column == .supplementary else { return }
    let hasRoom = view.bounds.width > view.bounds.height
    let all = style == .tripleColumn && column == .primary
    change(
      to: hasRoom
        ? (all ? .twoBesideSecondary : .oneBesideSecondary) : (all ? .twoOverSecondary : .oneOverSecondary),
      animated: true)
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    guard !isCollapsed else {
      if column == .secondary { (root as? UINavigationController)?.popToRootViewController(animated: true) }
      return
    }
    let keepsMiddle = column == .primary && style == .tripleColumn
    change(to: keepsMiddle ? .oneBesideSecondary : .secondaryOnly, animated: true)
  }

  /// A bar item that shows and hides the first column.
  open lazy var displayModeButtonItem: UIBarButtonItem = {
    let controller = Weak<UISplitViewController>(wrappedValue: self)
    return UIBarButtonItem(
      systemItem: .organize, primaryAction: UIAction { _ in controller.wrappedValue?.toggle() })
  }()

  private func toggle() {
    #if !hasFeature(Embedded)
      if let target = delegate?.targetDisplayModeForAction(in: self), target != .automatic {
        return change(to: target, animated: true)
      }
    #endif
    if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
  }

  private func change(to mode: DisplayMode?, animated: Bool) {
    let new = allowedMode(mode ?? automaticMode)
    if new != displayMode { delegate?.splitViewController(self, willChangeTo: new) }
    #if !hasFeature(Embedded)
      if new != displayMode, isViewLoaded { announceColumns(from: displayMode, to: new) }
    #endif
    shownMode = new
    setNeedsPlacing()
    guard animated, let view = viewIfLoaded, view.window != nil else { return }
    UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
  }

  final func setNeedsPlacing() { viewIfLoaded?.setNeedsLayout() }

  final func showSecondary(_ controller: UIViewController) {
    if isCollapsed {
      let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
      for screen in screens {
        screen.removeFromParent()
        (root as? UINavigationController)?.pushViewController(screen, animated: true)
      }
      moved.append((.secondary, screens))
    } else {
      setViewController(controller, for: .secondary)
    }
  }

  // MARK: Layout

  /// Prepares the view below columns that cover the last one.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.1)
    shade.isHidden = true
    view.addSubview(shade)
    let controller = Weak<UISplitViewController>(wrappedValue: self)
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in controller.wrappedValue?.change(to: .secondaryOnly, animated: true) }
    shade.addGestureRecognizer(tap)
    #if !hasFeature(Embedded)
      addGesture()
    #endif
  }

  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow != collapsedState { isNarrow ? collapse() : expand() }
    if isNarrow { placeRoot() } else { placeColumns() }
  }

  private func placeRoot() {
    shade.isHidden = true
    for line in lines { line.isHidden = true }
    guard let root else { return }
    add(root)
    root.view.frame = view.bounds
  }

  private func placeColumns() {
    #if !hasFeature(Embedded)
      updateGesture()
    #endif
    let placement = ColumnPlacement(
      mode: displayMode, size: view.bounds.size, primary: primaryWidth,
      supplementary: style == .tripleColumn ? supplementaryWidth : nil)
    for (column, frame) in placement.frames {
      guard let controller = columns[column] else { continue }
      add(controller)
      controller.view.frame = mirrored(frame)
    }
    shade.frame = view.bounds
    shade.isHidden = !placement.coversSecondary
    if placement.coversSecondary { view.bringSubviewToFront(shade) }
    for column in [Column.supplementary, .primary] where placement.coversSecondary {
      (columns[column]?.viewIfLoaded).map { view.bringSubviewToFront($0) }
    }
    placeLines(placement.lines)
  }

  private func placeLines(_ edges: [CGFloat]) {
    while lines.count < edges.count {
      let line = UIView()
      line.backgroundColor = .separator
      view.addSubview(line)
      lines.append(line)
    }
    let width = 1 / max(1, traitCollection.displayScale)
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= edges.count
      guard index < edges.count else { continue }
      line.frame = mirrored(CGRect(x: edges[index], y: 0, width: width, height: view.bounds.height))
      view.bringSubviewToFront(line)
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    #if hasFeature(Embedded)
      let startsOnRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    #else
      let startsOnRight =
        (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (edge == .trailing)
    #endif
    guard startsOnRight else { return frame }
    return CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  final var primaryWidth: CGFloat {
    var width = preferredPrimaryColumnWidth > 0 ? preferredPrimaryColumnWidth : 320
    if preferredPrimaryColumnWidthFraction > 0 {
      width = view.bounds.width * preferredPrimaryColumnWidthFraction
    }
    let most = maximumPrimaryColumnWidth < 0 ? 400 : maximumPrimaryColumnWidth
    return max(minimumPrimaryColumnWidth, min(width, most))
  }

  final var supplementaryWidth: CGFloat {
    let width = preferredSupplementaryColumnWidth > 0 ? preferredSupplementaryColumnWidth : 375
    #if hasFeature(Embedded)
      return width
    #else
      let fraction = preferredSupplementaryColumnWidthFraction
      let preferred = fraction > 0 ? view.bounds.width * fraction : width
      let most = maximumSupplementaryColumnWidth
      return max(minimumSupplementaryColumnWidth, most < 0 ? preferred : min(preferred, most))
    #endif
  }

  private func add(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    // The call may have set another controller for the column.
    guard columns.values.contains(where: { $0 === controller }) else { return controller.removeFromParent() }
    view.insertSubview(controller.view, at: 0)
    controller.didMove(toParent: self)
  }

  final func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
