/// The program that shows an application, as far as the application calls it. A host implements what its system has.
public protocol ApplicationHost: AnyObject, ViewTreeConfined {
  #if !hasFeature(Embedded)
    /// Whether the system has a program for a URL.
    func canOpen(_ url: URL) -> Bool
    /// Opens a URL with the system's program for it. Returns whether it did.
    func open(_ url: URL) -> Bool
  #endif
  /// The number on the app's icon has changed; 0 for none.
  func badgeDidChange(to number: Int)
  /// Whether the screen is to stay on without input.
  func idleTimerDidChange(isDisabled: Bool)
}

extension ApplicationHost {
  #if !hasFeature(Embedded)
    /// False.
    public func canOpen(_ url: URL) -> Bool { false }
    /// False.
    public func open(_ url: URL) -> Bool { false }
  #endif
  /// Does nothing.
  public func badgeDidChange(to number: Int) {}
  /// Does nothing.
  public func idleTimerDidChange(isDisabled: Bool) {}
}
