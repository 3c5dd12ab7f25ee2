import OpenUIKitCore

// A page in Safari's frame: SafariServices on Apple's systems.
/// The object that is notified of what the user does with a page.
public protocol SFSafariViewControllerDelegate: AnyObject, ViewTreeConfined {
  /// Called after the button that closes the page was tapped.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called before the page is opened in the browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// Shows the address of a page, with a button that closes it and one that opens it in the host's browser. There is no browser
/// within OpenUIKit that could show the page itself.
open class SFSafariViewController: UIViewController {
  /// The name of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// “Done”.
    case done = 0
    /// “Close”.
    case close = 1
    /// “Cancel”.
    case cancel = 2
  }

  /// How a page is shown.
  public final class Configuration: NSObject, NSCopying {
    /// Whether the page is shown without what surrounds its text, where that is possible; false by default.
    public var entersReaderIfAvailable = false
    /// Whether the bars become smaller when the page is scrolled; true by default.
    public var barCollapsingEnabled = true

    /// Creates the default configuration.
    public override init() { super.init() }

    /// An independent configuration with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The object that is notified of what the user does; not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the page is shown.
  public let configuration: Configuration
  /// The background of the bar; nil for the system's.
  open var preferredBarTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the buttons; nil for the tint of the screen.
  open var preferredControlTintColor: UIColor? { didSet { showColors() } }
  /// The name of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showTitles() } }

  private let url: URL
  private let bar = UIView()
  private let dismissButton = UIButton(type: .system)
  private let openButton = UIButton(type: .system)

  /// Creates a controller for the page at an address.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Creates a controller for the page at an address. Traps unless its scheme is http or https, as on Apple's systems.
  public init(url: URL, configuration: Configuration) {
    let scheme = url.scheme?.lowercased()
    guard scheme == "http" || scheme == "https" else {
      fatalError("An SFSafariViewController shows addresses of http and https only: \(url)")
    }
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Always nil: archives have no pages.
  public required init?(coder: NSCoder) { nil }

  /// Creates the bar with the address, and the button that opens the page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let address = UILabel()
    address.text = url.host ?? url.absoluteString
    address.font = .preferredFont(forTextStyle: .headline)
    address.textAlignment = .center
    let whole = UILabel()
    whole.text = url.absoluteString
    whole.textColor = .secondaryLabel
    whole.font = .preferredFont(forTextStyle: .footnote)
    whole.numberOfLines = 0
    whole.textAlignment = .center
    openButton.setTitle("Open in Browser", for: .normal)
    dismissButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    [dismissButton, address].forEach(bar.addSubview)
    [bar, whole, openButton].forEach(view.addSubview)
    layOut(address, whole)
    // The controller owns the buttons through its view.
    dismissButton.addAction(UIAction { [unowned(unsafe) self] _ in finish() }, for: .touchUpInside)
    openButton.addAction(UIAction { [unowned(unsafe) self] _ in openInBrowser() }, for: .touchUpInside)
    showTitles()
    showColors()
  }

  private func layOut(_ address: UILabel, _ whole: UILabel) {
    for part in [bar, dismissButton, address, whole, openButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    let (margins, safeArea) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: safeArea.topAnchor, constant: 44),
      dismissButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dismissButton.centerYAnchor.constraint(equalTo: address.centerYAnchor),
      address.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      address.leadingAnchor.constraint(greaterThanOrEqualTo: dismissButton.trailingAnchor, constant: 8),
      address.centerYAnchor.constraint(equalTo: safeArea.topAnchor, constant: 22),
      whole.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      whole.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      whole.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      openButton.topAnchor.constraint(equalTo: whole.bottomAnchor, constant: 12),
      openButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func showTitles() {
    let titles: [DismissButtonStyle: String] = [.done: "Done", .close: "Close", .cancel: "Cancel"]
    dismissButton.setTitle(titles[dismissButtonStyle], for: .normal)
  }

  private func showColors() {
    bar.backgroundColor = preferredBarTintColor ?? .secondarySystemBackground
    for button in [dismissButton, openButton] { button.tintColor = preferredControlTintColor }
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  private func openInBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(url)
  }
}
