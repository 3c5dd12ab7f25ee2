extension UINavigationController {
  /// Whether a swipe up hides the bars, and a swipe down shows them.
  public final var hidesBarsOnSwipe: Bool {
    get { hidingPartIfMade?.hidesOnSwipe ?? false }
    set { hidingPart.hidesOnSwipe = newValue }
  }

  /// Whether a tap hides and shows the bars.
  public final var hidesBarsOnTap: Bool {
    get { hidingPartIfMade?.hidesOnTap ?? false }
    set { hidingPart.hidesOnTap = newValue }
  }

  /// The drag that hides and shows the bars.
  public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingPart.swipe }

  /// The tap that hides and shows the bars.
  public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingPart.tap }

  private var hidingPartIfMade: HidingPart? {
    for part in parts { if let hiding = part as? HidingPart { return hiding } }
    return nil
  }

  private var hidingPart: HidingPart {
    if let made = hidingPartIfMade { return made }
    let part = HidingPart(self)
    parts.append(part)
    if isViewLoaded { part.viewDidLoad(self) }
    return part
  }
}

/// The gestures that hide and show the bars of a navigation controller.
private final class HidingPart: NavigationPart {
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private let companion = SimultaneousGestures()

  var hidesOnSwipe = false { didSet { swipe.isEnabled = hidesOnSwipe } }
  var hidesOnTap = false { didSet { tap.isEnabled = hidesOnTap } }

  init(_ controller: UINavigationController) {
    super.init()
    let owner = Weak<UINavigationController>(wrappedValue: controller)
    swipe.isEnabled = false
    swipe.delegate = companion
    // The controller keeps the part, so the part exists while the controller does.
    swipe.addAction { [unowned(unsafe) self] _ in owner.wrappedValue.map { follow($0) } }
    tap.isEnabled = false
    tap.delegate = companion
    tap.cancelsTouchesInView = false
    tap.addAction { _ in
      owner.wrappedValue.map { $0.setNavigationBarHidden(!$0.isNavigationBarHidden, animated: true) }
    }
  }

  override func viewDidLoad(_ controller: UINavigationController) {
    for gesture in [swipe, tap] as [UIGestureRecognizer] { controller.view.addGestureRecognizer(gesture) }
  }

  private func follow(_ controller: UINavigationController) {
    guard swipe.state == .changed else { return }
    let distance = swipe.translation(in: nil).y
    guard abs(distance) > Self.distance else { return }
    controller.setNavigationBarHidden(distance < 0, animated: true)
    swipe.setTranslation(.zero, in: nil)
  }

  // In points, as in UIKit about the height of the bar.
  private static let distance: CGFloat = 40
}

/// Lets a gesture begin together with others, such as scrolling.
final class SimultaneousGestures: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
