/// A named action that assistive technology offers for an element, beside activation.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIAccessibilityCustomAction: NSObject {
  #if ThreadConfined
    /// The closure of an action; returns whether it could be performed.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  #else
    /// The closure of an action; returns whether it could be performed.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
  #endif

  /// What is read out for the action.
  open var name: String
  /// A picture that stands for the action; nil for none.
  open var image: UIImage?
  /// What the action does.
  open var actionHandler: Handler?

  /// Makes an action from a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action with a picture from a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Performs the action, as a host does when it is chosen. Returns whether it could be performed.
  @discardableResult
  public func perform() -> Bool { actionHandler?(self) ?? false }
}
