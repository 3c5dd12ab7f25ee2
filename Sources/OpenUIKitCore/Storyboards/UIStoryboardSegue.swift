/// The way from a controller to another one in a storyboard.
open class UIStoryboardSegue: NSObject, ViewTreeConfined {
  /// The name of the segue; nil for none.
  open var identifier: String? { name }
  /// The controller that the segue begins at.
  open var source: UIViewController { from }
  /// The controller that the segue shows.
  open var destination: UIViewController { to }

  private let name: String?
  private let from: UIViewController
  private let to: UIViewController
  private var handler: (() -> Void)?

  /// Creates a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (name, from, to) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that performs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Makes the base implementation of `perform()` perform another segue.
  final func perform(as standard: UIStoryboardSegue, animated: Bool) {
    handler = {
      if animated {
        standard.perform()
      } else {
        UIView.performWithoutAnimation { standard.perform() }
      }
    }
  }

  /// Shows the destination. The base implementation calls the closure of the segue, which it has once; a subclass replaces it.
  open func perform() {
    let performed = handler
    handler = nil
    performed?()
  }
}
