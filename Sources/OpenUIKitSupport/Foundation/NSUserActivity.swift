// Foundation has these types on Apple's systems alone.
#if !canImport(ObjectiveC)
  /// The type of an activity with a page that the user has opened in a browser: a link to the app's site.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// The delegate of an activity. All methods are optional.
  public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be given away, so its information has to be up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity was continued on another device, which does not happen here.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    /// Does nothing unless the delegate implements it.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing unless the delegate implements it.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  }

  /// An activity of the user in an app, with the information that continues it.
  ///
  /// One activity of a process is the current one. No other device and no search reads it here; a host that does finds it by ``current``.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The kind of activity, such as `com.example.reading`.
    public let activityType: String
    /// The title for the user; nil for none.
    open var title: String?
    /// The information that continues the activity: property lists, dates, addresses.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the information that is given away; nil for all of them.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate has to bring the information up to date; it becomes false then.
    open var needsSave = false
    /// The page that shows the same in a browser; nil for none. Only addresses of the web are kept.
    open var webpageURL: URL? {
      didSet {
        if let scheme = webpageURL?.scheme?.lowercased(), ["http", "https"].contains(scheme) { return }
        webpageURL = nil
      }
    }
    /// The page from which the user came; nil for none.
    open var referrerURL: URL?
    /// The date after which the activity cannot be continued; nil for none.
    open var expirationDate: Date?
    /// Words by which the activity is found.
    open var keywords: Set<String> = []
    /// Whether it may be continued on another device; true by default.
    open var isEligibleForHandoff = true
    /// Whether the user's search may find it; false by default.
    open var isEligibleForSearch = false
    /// Whether the search of all users may find it; false by default.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested; false by default.
    open var isEligibleForPrediction = false
    /// The name of the content by which a scene is chosen; nil for none.
    open var targetContentIdentifier: String?
    /// The name by which it is deleted; nil for none.
    open var persistentIdentifier: String?
    /// The object that brings the information up to date; not retained.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Whether the activity has ended.
    private var isInvalid = false
    /// The closures that bring the information up to date before the delegate does, by their owners. Each returns false if its owner has
    /// ended.
    private var updates: [ObjectIdentifier: () -> Bool] = [:]

    /// Creates an activity of a kind. Traps for an empty name.
    public init(activityType: String) {
      require(!activityType.isEmpty, "NSUserActivity: the type of an activity is empty")
      self.activityType = activityType
      super.init()
    }

    /// Adds information, which replaces that of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: The current activity

    private final class Current: @unchecked Sendable {
      private let lock = NSLock()
      private weak var activity: NSUserActivity?

      var value: NSUserActivity? { lock.withLock { activity } }
      func replace(_ old: NSUserActivity?, by new: NSUserActivity?) {
        lock.withLock { if old == nil || activity === old { activity = new } }
      }
    }
    private static let process = Current()

    /// The user's activity now, with its information up to date; nil for none, and for one that has expired.
    public static var current: NSUserActivity? {
      guard let activity = process.value, activity.expirationDate.map({ $0 > Date() }) != false else {
        return nil
      }
      activity.save()
      return process.value
    }

    /// Makes this the current activity. Does nothing after ``invalidate()``.
    open func becomeCurrent() { if !isInvalid { Self.process.replace(nil, by: self) } }

    /// The user does something else.
    open func resignCurrent() { Self.process.replace(self, by: nil) }

    /// Ends the activity for good.
    open func invalidate() {
      isInvalid = true
      resignCurrent()
    }

    /// Sets the closure by which an owner brings the information up to date; nil for none. The closure returns false if the owner has
    /// ended. The activity ends with its last owner.
    package func setUpdate(of owner: AnyObject, _ update: (() -> Bool)?) {
      updates[ObjectIdentifier(owner)] = update
      if updates.isEmpty { invalidate() }
    }

    /// Brings the information up to date if that is needed. Owners add it to an empty dictionary.
    package func save() {
      guard needsSave else { return }
      needsSave = false
      if !updates.isEmpty {
        userInfo = [:]
        for (owner, update) in updates where !update() { updates[owner] = nil }
        if updates.isEmpty { invalidate() }
      }
      delegate?.userActivityWillSave(self)
    }
  }
#else
  extension NSUserActivity {
    package func setUpdate(of owner: AnyObject, _ update: (() -> Bool)?) {}
    package func save() {}
  }
#endif
