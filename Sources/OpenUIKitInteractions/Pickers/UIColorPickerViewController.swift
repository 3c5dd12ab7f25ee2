import OpenUIKitControls

/// The delegate of a colour picker. All methods are optional.
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The user has chosen a colour. `continuously` is true while a finger moves over the colours.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user has chosen a colour. Called by the default of the method above.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user has closed the picker, which is then dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls `colorPickerViewControllerDidSelectColor(_:)`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user choose a colour in a grid, and its opacity.
open class UIColorPickerViewController: UIViewController {
  /// The object that receives the colour; not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour; white at first.
  open var selectedColor = UIColor.white { didSet { showColor() } }
  /// Whether the user can choose an opacity; true by default.
  open var supportsAlpha = true { didSet { showColor() } }

  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)
  private let grid = ColorGrid()
  private let opacityLabel = UILabel()
  private let opacity = UISlider()
  private let sample = UIView()

  /// Creates a picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a picker. The arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a picker.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates the grid and the slider.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = title ?? "Colors"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    opacityLabel.text = "OPACITY"
    opacityLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    opacityLabel.textColor = .secondaryLabel
    sample.layer.cornerRadius = 10
    sample.layer.cornerCurve = .continuous
    sample.layer.borderWidth = 0.5
    for part in [titleLabel, closeButton, grid, opacityLabel, opacity, sample] { view.addSubview(part) }
    closeButton.addAction(UIAction { [unowned(unsafe) self] _ in finish() }, for: .touchUpInside)
    grid.choose = { [unowned(unsafe) self] in choose($0, continuously: $1) }
    opacity.accessibilityLabel = "Opacity"
    opacity.addAction(
      UIAction { [unowned(unsafe) self] _ in
        choose(selectedColor, continuously: opacity.isTracking)
      }, for: .valueChanged)
    showColor()
  }

  private func choose(_ color: UIColor, continuously: Bool) {
    let chosen = supportsAlpha ? color.withAlphaComponent(CGFloat(opacity.value)) : color
    selectedColor = chosen
    delegate?.colorPickerViewController(self, didSelect: chosen, continuously: continuously)
  }

  private func showColor() {
    guard isViewLoaded else { return }
    let color = selectedColor.resolvedColor(with: traitCollection)
    (opacity.isHidden, opacityLabel.isHidden) = (!supportsAlpha, !supportsAlpha)
    opacity.value = Float(color.cgColor.alpha)
    sample.backgroundColor = color
    sample.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    grid.selected = color
  }

  private func finish() {
    let done = { [self] in delegate?.colorPickerViewControllerDidFinish(self) ?? () }
    guard let presenter = presentingViewController else { return done() }
    presenter.dismiss(animated: true) { done() }
  }

  /// Places the parts one below the other.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: 16, dy: 16)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 30)
    closeButton.frame = CGRect(x: area.maxX - 30, y: area.minY, width: 30, height: 30)
    let height = min(area.width / 12 * 10, max(0, area.height - 160))
    grid.frame = CGRect(x: area.minX, y: area.minY + 46, width: area.width, height: height)
    opacityLabel.frame = CGRect(x: area.minX, y: grid.frame.maxY + 20, width: area.width, height: 18)
    opacity.frame = CGRect(x: area.minX, y: opacityLabel.frame.maxY + 6, width: area.width, height: 34)
    let top = supportsAlpha ? opacity.frame.maxY + 16 : grid.frame.maxY + 20
    sample.frame = CGRect(x: area.minX, y: top, width: 80, height: 80)
  }
}
