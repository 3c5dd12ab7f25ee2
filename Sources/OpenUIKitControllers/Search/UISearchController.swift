import OpenUIKitCore

/// The object that shows what a search finds.
public protocol UISearchResultsUpdating: AnyObject, ViewTreeConfined {
  /// Called when the search begins, and when its text or its scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The object that is notified when a search begins and ends.
public protocol UISearchControllerDelegate: AnyObject, ViewTreeConfined {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Manages a search: a search bar, mostly in a navigation bar, and a controller that shows what it finds.
///
/// The search begins when the text is edited or `isActive` is set, and ends with the cancel button.
open class UISearchController: UIViewController {
  /// The bar. Put it into a screen with `navigationItem.searchController`.
  open var searchBar: UISearchBar { ownBar }
  private let ownBar = UISearchBar()
  /// The controller that shows what the search finds; nil to show it in the screen itself.
  open private(set) var searchResultsController: UIViewController?

  /// The object that shows what the search finds; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is notified when the search begins and ends; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search without text dims the screen; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
  /// Whether the search bar takes the place of the title and the buttons.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button appears with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes appear with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results controller is visible also without a text.
  open var showsSearchResultsController = false { didSet { showResults() } }

  private let shade = UIView()
  private var bridge: SearchBarBridge?
  @Weak final var accessory: NavigationAccessory?
  @Weak private var host: UINavigationController?

  /// Creates a search with the controller that shows what it finds; nil to show it in the screen itself.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
    let bridge = SearchBarBridge(self)
    self.bridge = bridge
    searchBar.owner = bridge
    searchBar.placeholder = "Search"
    searchBar.ownerDidChange()
  }

  /// Creates a search that shows what it finds in the screen itself.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates a search without a results controller.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let bridge = SearchBarBridge(self)
    self.bridge = bridge
    searchBar.owner = bridge
    searchBar.placeholder = "Search"
    searchBar.ownerDidChange()
  }

  /// Creates a view that dims the screen.
  open override func loadView() {
    let view = SearchOverlay()
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.25)
    view.addSubview(shade)
    let controller = Weak<UISearchController>(wrappedValue: self)
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in controller.wrappedValue?.isActive = false }
    shade.addGestureRecognizer(tap)
    self.view = view
  }

  // MARK: The search

  /// Whether a search is under way. Setting it begins or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }
  private var isSearching = false

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    // Each call of the app may end the search.
    guard isSearching else { return }
    host = navigationControllerOfBar
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.setShowsScope(true, animated: true)
    }
    accessory?.replacesContent = hidesNavigationBarDuringPresentation
    addOverlay()
    guard isSearching else { return removeOverlay() }
    layOutBars()
    updateResults()
    guard isSearching else { return }
    searchBar.becomeFirstResponder()
    if isSearching { delegate?.didPresentSearchController(self) }
  }

  private func end() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    // Each call of the app may begin the next search.
    guard !isSearching else { return }
    searchBar.resignFirstResponder()
    guard !isSearching else { return }
    searchBar.searchTextField.text = ""
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: true) }
    accessory?.replacesContent = false
    setContentBelowBars(nil)
    removeOverlay()
    layOutBars()
    updateResults()
    guard !isSearching else { return }
    delegate?.didDismissSearchController(self)
  }

  private func layOutBars() {
    guard let view = host?.viewIfLoaded, view.window != nil else { return }
    view.setNeedsLayout()
    // A tap on the cancel button counts also while it slides in.
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { view.layoutIfNeeded() }
  }

  /// The navigation controller whose bar shows the search bar.
  private var navigationControllerOfBar: UINavigationController? {
    var responder: UIResponder? = searchBar
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation }
      responder = current.next
    }
    return nil
  }

  /// Ends the search, or dismisses a controller that was presented by it.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    isActive = false
    completion?()
  }

  // MARK: Results

  /// Adds the view above the screen, below the bar.
  private func addOverlay() {
    guard let host, parent == nil, let container = host.view else { return }
    host.addChild(self)
    container.insertSubview(view, belowSubview: host.navigationBar)
    if let results = searchResultsController, results.parent !== self {
      addChild(results)
      view.addSubview(results.view)
      results.didMove(toParent: self)
    }
    didMove(toParent: host)
    placeOverlay()
    showResults()
  }

  private func removeOverlay() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  /// Creates the part of a navigation bar that shows the search bar.
  final func makeAccessory() -> NavigationAccessory {
    let made = NavigationAccessory(view: searchBar, owner: self, height: searchBar.height)
    let controller = Weak<UISearchController>(wrappedValue: self)
    made.barsWerePlaced = { controller.wrappedValue?.placeOverlay() }
    #if !hasFeature(Embedded)
      made.searchText = { controller.wrappedValue?.searchBar.text }
    #endif
    accessory = made
    return made
  }

  final func placeOverlay() {
    guard let host, let container = host.viewIfLoaded, view.superview === container else { return }
    containerInsets.top = host.isNavigationBarHidden ? 0 : host.navigationBar.frame.height
    view.frame = container.bounds
    // The bar with the field stays bright.
    let top = host.isNavigationBarHidden ? 0 : host.navigationBar.frame.maxY
    shade.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    searchResultsController?.viewIfLoaded?.frame = view.bounds
  }

  /// Shows the results controller for a text, and otherwise the dimmed screen.
  private func showResults() {
    guard isViewLoaded else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    let showsResults = searchResultsController != nil && (hasText || showsSearchResultsController)
    searchResultsController?.viewIfLoaded?.isHidden = !showsResults
    shade.isHidden = showsResults || !obscuresBackgroundDuringPresentation
    setContentBelowBars(showsResults ? searchResultsController : nil)
  }

  /// The backgrounds of the bars depend on which content lies below them.
  private func setContentBelowBars(_ content: UIViewController?) {
    guard let accessory, accessory.content !== content else { return }
    accessory.content = content
    host?.viewIfLoaded?.setNeedsLayout()
    host?.tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Notifies the app of a search, and lets the screen show that nothing was found.
  private func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    #if !hasFeature(Embedded)
      host?.topViewController?.setNeedsUpdateContentUnavailableConfiguration()
    #endif
  }

  final func textDidChange() {
    guard isSearching else { return }
    showResults()
    updateResults()
  }
}

/// Lets touches pass where neither shade nor results cover the screen.
private final class SearchOverlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Notifies a search controller of its search bar.
private final class SearchBarBridge: SearchBarOwner {
  @Weak private var controller: UISearchController?

  init(_ controller: UISearchController) {
    super.init()
    self.controller = controller
  }

  override func editingDidBegin() { controller?.isActive = true }
  override func textDidChange() { controller?.textDidChange() }
  override func cancel() { controller?.isActive = false }
  override func heightDidChange() { controller.map { $0.accessory?.height = $0.searchBar.height } }
}
