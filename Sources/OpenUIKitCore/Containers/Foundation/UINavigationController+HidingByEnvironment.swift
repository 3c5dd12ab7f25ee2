extension UINavigationController {
  /// Whether the bars are hidden in little height, such as that of a phone in landscape; false by default. A tap that
  /// nothing else handles shows them, and so does more height.
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { environmentPartIfMade?.hidesInLittleHeight ?? false }
    set {
      environmentPart.hidesInLittleHeight = newValue
      environmentPart.followHeight(self)
    }
  }

  /// Whether the bars are hidden when the keyboard appears; false by default. A tap that nothing else handles shows them.
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { environmentPartIfMade?.hidesForKeyboard ?? false }
    set { environmentPart.hidesForKeyboard = newValue }
  }

  private var environmentPartIfMade: EnvironmentPart? {
    for part in parts { if let made = part as? EnvironmentPart { return made } }
    return nil
  }

  private var environmentPart: EnvironmentPart {
    if let made = environmentPartIfMade { return made }
    let part = EnvironmentPart(self)
    parts.append(part)
    if isViewLoaded { part.viewDidLoad(self) }
    return part
  }
}

/// Hides the bars of a navigation controller for the keyboard and in little height.
private final class EnvironmentPart: NavigationPart {
  var hidesInLittleHeight = false
  var hidesForKeyboard = false
  private var wasLittle = false
  /// The bars that the part has hidden, and shows again.
  private var hasHidden = (navigationBar: false, toolbar: false)
  private let tap = UITapGestureRecognizer()
  private let companion = SimultaneousGestures()
  private let sensor = KeyboardSensor()

  init(_ controller: UINavigationController) {
    super.init()
    let owner = Weak<UINavigationController>(wrappedValue: controller)
    tap.isEnabled = false
    tap.delegate = companion
    tap.cancelsTouchesInView = false
    // The controller keeps the part, so the part exists while the controller does.
    tap.addAction { [unowned(unsafe) self] _ in owner.wrappedValue.map { show($0) } }
    sensor.keyboardDidAppear = { [unowned(unsafe) self] in owner.wrappedValue.map { hideForKeyboard($0) } }
    controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      [unowned(unsafe) self] (controller: UINavigationController, _) in followHeight(controller)
    }
  }

  override func viewDidLoad(_ controller: UINavigationController) {
    controller.view.addGestureRecognizer(tap)
    controller.view.adopt(sensor)
    sensor.keyboardMayHaveMoved()
    followHeight(controller)
  }

  func followHeight(_ controller: UINavigationController) {
    let isLittle = controller.traitCollection.verticalSizeClass == .compact
    guard hidesInLittleHeight, isLittle != wasLittle else { return }
    wasLittle = isLittle
    if isLittle { hide(controller) } else { show(controller) }
  }

  private func hideForKeyboard(_ controller: UINavigationController) {
    if hidesForKeyboard { hide(controller) }
  }

  private func hide(_ controller: UINavigationController) {
    if !controller.isNavigationBarHidden { hasHidden.navigationBar = true }
    if !controller.hidesToolbar { hasHidden.toolbar = true }
    controller.setNavigationBarHidden(true, animated: true)
    controller.hideToolbar(true, animated: true)
    tap.isEnabled = true
  }

  private func show(_ controller: UINavigationController) {
    let shown = hasHidden
    hasHidden = (false, false)
    tap.isEnabled = false
    if shown.navigationBar { controller.setNavigationBarHidden(false, animated: true) }
    if shown.toolbar { controller.hideToolbar(false, animated: true) }
  }
}

/// Notices that the keyboard appears. It places nothing.
private final class KeyboardSensor: UILayoutGuide {
  var keyboardDidAppear: (() -> Void)?
  private var wasThere = false

  override var followsKeyboard: Bool { true }

  @discardableResult
  override func keyboardMayHaveMoved() -> Bool {
    guard let window = owner?.window else { return false }
    window.hasKeyboardGuides = true
    let isThere = !window.keyboardArea.isEmpty
    let appears = isThere && !wasThere
    wasThere = isThere
    if appears { keyboardDidAppear?() }
    return false
  }
}
