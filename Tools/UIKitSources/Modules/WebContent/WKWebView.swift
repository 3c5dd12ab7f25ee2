import Foundation
import OpenUIKit
@_spi(Observing) import OpenUIKitCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Shows the text of web pages: WebKit's view on Apple's systems.
///
/// There is no browser behind it. It shows HTML and plain text that the app has: strings, data, files, and what handlers of the app's own
/// schemes return. Pictures, tables, scripts and most of CSS are left out. An address of the network is shown as text, and its navigation
/// fails with `URLError.Code.cannotLoadFromNetwork`.
open class WKWebView: UIView {
  /// A copy of the configuration that the view was created with.
  open var configuration: WKWebViewConfiguration { originalConfiguration.copied }
  /// Decides on navigations, and is notified of them; not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows what pages ask for; not retained. Pages have no scripts here, so it is only asked for new windows.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that scrolls the page.
  public var scrollView: UIScrollView { textView }
  /// The visited pages.
  public let backForwardList = WKBackForwardList()

  /// The address of the page, or of the one that is being loaded; nil for none.
  open internal(set) var url: URL? { didSet { propertiesDidChange() } }
  /// The title of the page: that of its HTML. Empty for a page without one; nil before the first page.
  open internal(set) var title: String? { didSet { propertiesDidChange() } }
  /// Whether a page is being loaded.
  open internal(set) var isLoading = false { didSet { propertiesDidChange() } }
  /// How much of the page is loaded, 0...1.
  open internal(set) var estimatedProgress = 0.0 { didSet { propertiesDidChange() } }
  /// Whether there is a page before the present one.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after the present one.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// Whether all parts of the page came over secure connections. None came over a network.
  open var hasOnlySecureContent: Bool { false }

  /// Whether swipes from the edges lead to other pages. Pages have none here, so it has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press on a link shows its page. It has no effect here.
  open var allowsLinkPreview = true
  /// The name of the browser that scripts see; nil for the system's.
  open var customUserAgent: String?
  /// How many times as large as usual the text is; 1 by default. Values that are not positive and finite are ignored.
  open var pageZoom: CGFloat = 1 {
    didSet {
      guard pageZoom > 0, pageZoom.isFinite else { return pageZoom = oldValue }
      if pageZoom != oldValue { showDocument() }
    }
  }
  /// Whether a debugger may look at the page. It has no effect here.
  open var isInspectable = false
  /// The colour below the page; nil for the system's.
  open var underPageBackgroundColor: UIColor! {
    get { textView.backgroundColor }
    set { textView.backgroundColor = newValue ?? .systemBackground }
  }

  let originalConfiguration: WKWebViewConfiguration
  let textView = UITextView()
  let links = LinkTaps()
  /// The page that is shown; nil before the first.
  var document: WebDocument?
  /// The navigation that is under way; nil for none. A new one ends it.
  var current: NavigationInProgress?
  /// The request and the data of each page, by the number of its item: they are shown again by going back.
  var sources: [ObjectIdentifier: PageSource] = [:]

  /// Creates a view, which keeps a copy of the configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    originalConfiguration = configuration.copied
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from an archive, with the default configuration.
  public required init?(coder: NSCoder) {
    originalConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    textView.frame = bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.isEditable = false
    textView.backgroundColor = .systemBackground
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 3, bottom: 8, right: 3)
    super.addSubview(textView)
    connect()
  }

  /// Whether the view can open pages with a scheme itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  func showDocument() {
    textView.attributedText = document?.text(zoom: pageZoom)
    textView.contentOffset = CGPoint(
      x: -textView.adjustedContentInset.left, y: -textView.adjustedContentInset.top)
  }
}

extension WKWebView {
  /// The values that an app observes by their names; nil for other names.
  private func observedValue(_ name: String) -> (any Equatable)? {
    switch name {
    case "URL", "url": url
    case "title": title
    case "loading", "isLoading": isLoading
    case "estimatedProgress": estimatedProgress
    case "canGoBack": canGoBack
    case "canGoForward": canGoForward
    case "hasOnlySecureContent": hasOnlySecureContent
    default: nil
    }
  }

  /// Makes the properties observable, and links lead to their pages.
  private func connect() {
    links.view = self
    textView.delegate = links
    addObservedProperties { [weak self] in self?.observedValue($0) }
  }

  func propertiesDidChange() { notifyObservers() }
}
