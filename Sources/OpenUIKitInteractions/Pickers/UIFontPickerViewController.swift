import OpenUIKitCore

/// The delegate of a font picker. All methods are optional.
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The user has chosen a font, the picker's `selectedFontDescriptor`. The picker stays, so that another font can be chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user has chosen nothing. The picker is dismissed.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user choose a font of the system or of the app, in a list in which each has its own look.
open class UIFontPickerViewController: UIViewController {
  /// The fonts that a picker offers, and the form in which it lists them.
  open class Configuration: NSObject, ViewTreeConfined {
    /// Whether the list has the styles of each family too, such as bold; false by default.
    open var includeFaces = false
    /// Whether the names have the system's font instead of their own; false by default.
    open var displayUsingSystemFont = false
    /// The traits that fonts need; none by default.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration of all families.
    public override nonisolated init() { super.init() }
  }

  /// The fonts that the picker offers, and the form of its list. Changes count until the view is loaded.
  public let configuration: Configuration
  /// The object that is notified of the choice; not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font; nil for none. An app may set it, and the list has a mark at its name.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { list?.selected = selectedFontDescriptor } }
  private var list: FontList?
  private let content = UINavigationController()

  /// Creates a picker with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a picker of all families.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Shows the fonts.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FontList(configuration)
    list.selected = selectedFontDescriptor
    list.cancel = { [unowned(unsafe) self] in cancel() }
    list.choose = { [unowned(unsafe) self] in choose($0) }
    self.list = list
    content.viewControllers = [list]
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  private func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  private func cancel() {
    let done = { [self] in delegate?.fontPickerViewControllerDidCancel(self) ?? () }
    guard let presenter = presentingViewController else { return done() }
    presenter.dismiss(animated: true) { done() }
  }
}
