/// A named action that assistive technology offers for an element, besides activation.
open class UIAccessibilityCustomAction: NSObject, ViewTreeConfined {
  /// The closure of an action. Returns whether the action succeeded.
  public typealias Handler = ViewTreeFunction<UIAccessibilityCustomAction, Bool>

  /// The text that is read out for the action.
  open var name: String
  /// A picture of the action; nil for none.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: Handler? { didSet { releaseAfterAssignment(oldValue) } }

  /// Creates an action with a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a picture and a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  #if !hasFeature(Embedded)
    /// The object whose method performs the action, if there is no closure; not retained.
    open weak var target: AnyObject?
    /// The method that performs the action and returns whether it succeeded; nil for none.
    open var selector: Selector = Selector("")

    /// Creates an action with a method of an object, which returns whether the action succeeded.
    public convenience init(name: String, target: Any?, selector: Selector) {
      self.init(name: name, actionHandler: nil)
      self.target = Selector.object(target)
      self.selector = selector
    }

    /// Creates an action with a picture and a method of an object, which returns whether the action succeeded.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
      self.init(name: name, target: target, selector: selector)
      self.image = image
    }
  #endif

  /// Performs the action, as a host does when the user chooses it. Returns whether the action succeeded.
  @discardableResult
  public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    #if !hasFeature(Embedded)
      // A method without a result has succeeded.
      if let target, selector.isMethod(of: target) { return selector(target, [self]) as? Bool ?? true }
    #endif
    return false
  }
}
