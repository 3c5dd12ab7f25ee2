import OpenUIKit
import Testing

/// By Apple's documentation of `UIResponder.userActivity`, `UISceneDelegate` and `UIApplicationDelegate`.
@MainActor
@Suite("Activities of the user in an app", .serialized)
struct UserActivityTests {
  private let screen = UIWindowScene(size: CGSize(width: 320, height: 480), scale: 2)

  private final class Page: UIViewController {
    var number = 1
    var restored: Int?
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.addUserInfoEntries(from: [title ?? "": number])
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      super.restoreUserActivityState(activity)
      restored = activity.userInfo?["page"] as? Int
    }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var calls: [String] = []
    var stored: NSUserActivity?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let kinds = connectionOptions.userActivities.map(\.activityType)
      let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
      let state = session.stateRestorationActivity?.activityType ?? "none"
      calls.append("connect \(kinds) \(urls) \(connectionOptions.shortcutItem?.type ?? "none") \(state)")
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      calls.append("restore \(stateRestorationActivity.activityType)")
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      calls.append("will continue \(userActivityType)")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      calls.append("continue \(userActivity.activityType)")
    }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      calls.append("store")
      return stored
    }
  }

  private final class AppDelegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []
    let page = Page()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launch")
      return true
    }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
      -> Bool
    {
      calls.append("will continue \(userActivityType)")
      return true
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      calls.append("continue \(userActivity.activityType)")
      restorationHandler([page])
      return true
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
      -> Bool
    {
      calls.append("open \(url)")
      return true
    }
  }

  @Test(
    "Each responder adds its state to empty information before the activity is read, once a change")
  func responders() {
    let activity = NSUserActivity(activityType: "a.read")
    let (first, second) = (Page(), Page())
    (first.title, second.title, second.number) = ("one", "two", 2)
    (first.userActivity, second.userActivity) = (activity, activity)
    activity.becomeCurrent()
    defer { activity.invalidate() }
    #expect(NSUserActivity.current?.userInfo == nil)
    activity.needsSave = true
    let info = NSUserActivity.current?.userInfo as? [String: Int]
    #expect(info == ["one": 1, "two": 2] && first.userActivity === activity)
    second.userActivity = nil
    (first.number, second.number) = (7, 8)
    activity.needsSave = true
    #expect(NSUserActivity.current?.userInfo as? [String: Int] == ["one": 7])
  }

  @Test("An activity ends with its last responder")
  func ended() {
    let activity = NSUserActivity(activityType: "a.read")
    weak var ended: Page?
    do {
      let page = Page()
      page.userActivity = activity
      ended = page
    }
    activity.becomeCurrent()
    activity.needsSave = true
    #expect(ended == nil && NSUserActivity.current == nil)
    let (other, page) = (NSUserActivity(activityType: "a.read"), Page())
    page.userActivity = other
    other.becomeCurrent()
    #expect(NSUserActivity.current === other)
    page.userActivity = nil
    #expect(NSUserActivity.current == nil)
  }

  @Test("A scene finds in its options what it is connected for, and restores its state")
  func connection() {
    let (delegate, restored) = (SceneDelegate(), NSUserActivity(activityType: "a.state"))
    screen.prepareConnection(
      opening: [URL(string: "a://b")!],
      performing: UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
      continuing: [NSUserActivity(activityType: "a.read")], restoring: restored)
    UIApplication.withLaunched(AppDelegate(), on: screen, sceneDelegate: { _ in delegate }) { app in
      #expect(delegate.calls == [#"connect ["a.read"] ["a://b"] new a.state"#, "restore a.state"])
      delegate.calls = []
      #expect(app.receive(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)))
      #expect(
        delegate.calls == [
          "will continue NSUserActivityTypeBrowsingWeb", "continue NSUserActivityTypeBrowsingWeb",
        ])
    }
  }

  @Test("A scene without a reason is connected for nothing")
  func plainConnection() {
    let delegate = SceneDelegate()
    UIApplication.withLaunched(AppDelegate(), on: screen, sceneDelegate: { _ in delegate }) { _ in
      #expect(delegate.calls == ["connect [] [] none none"])
    }
  }

  @Test("The state of a scene is asked for in the background, with its information up to date")
  func state() throws {
    let (delegate, page) = (SceneDelegate(), Page())
    let activity = NSUserActivity(activityType: "a.state")
    page.title = "page"
    page.userActivity = activity
    activity.needsSave = true
    delegate.stored = activity
    try UIApplication.withLaunched(AppDelegate(), on: screen, sceneDelegate: { _ in delegate }) { app in
      delegate.calls = []
      app.enterBackground()
      #expect(delegate.calls == ["background", "store"])
      let stored = try #require(app.openSessions.first?.stateRestorationActivity)
      #expect(stored === activity && stored.userInfo as? [String: Int] == ["page": 1])
    }
  }

  @Test(
    "An app without scenes continues activities by its delegate, which names the objects that restore them")
  func application() {
    let (delegate, activity) = (AppDelegate(), NSUserActivity(activityType: "a.read"))
    activity.userInfo = ["page": 12]
    screen.prepareConnection(opening: [URL(string: "a://b")!], continuing: [activity])
    UIApplication.withLaunched(delegate, on: screen) { app in
      #expect(delegate.calls == ["launch", "open a://b", "will continue a.read", "continue a.read"])
      #expect(delegate.page.restored == 12)
      #expect(app.receive(activity))
    }
    final class Plain: NSObject, UIApplicationDelegate {}
    UIApplication.withLaunched(Plain(), on: screen) { app in #expect(!app.receive(activity)) }
  }
}
