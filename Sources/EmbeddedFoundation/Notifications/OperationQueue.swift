/// Where the closure of a notification is called. A page has one thread, so that the main queue is the only one.
public final class OperationQueue: Sendable {
  /// The queue of the page's thread.
  public static let main = OperationQueue()

  private init() {}
}
