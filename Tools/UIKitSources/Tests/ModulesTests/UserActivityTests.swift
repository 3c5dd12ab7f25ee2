import Foundation
import FoundationAdditions
import Testing

/// By Apple's documentation of `NSUserActivity`.
@Suite("Activities of the user", .serialized) struct UserActivityTests {
  private final class Editor: NSUserActivityDelegate {
    var saves = 0
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      saves += 1
      userActivity.addUserInfoEntries(from: ["page": saves, "book": "b"])
    }
  }

  @Test("One activity is current, until it resigns, ends or expires")
  func current() {
    let (one, two) = (NSUserActivity(activityType: "a.one"), NSUserActivity(activityType: "a.two"))
    one.becomeCurrent()
    two.becomeCurrent()
    #expect(NSUserActivity.current === two)
    one.resignCurrent()
    #expect(NSUserActivity.current === two)
    two.expirationDate = Date(timeIntervalSinceNow: -1)
    #expect(NSUserActivity.current == nil)
    two.expirationDate = nil
    two.invalidate()
    two.becomeCurrent()
    #expect(NSUserActivity.current == nil)
  }

  @Test("The delegate brings the information up to date when it is needed, once for each change")
  func saving() {
    let (activity, editor) = (NSUserActivity(activityType: "a.edit"), Editor())
    activity.delegate = editor
    activity.userInfo = ["book": "a"]
    activity.becomeCurrent()
    _ = NSUserActivity.current
    #expect(editor.saves == 0)
    activity.needsSave = true
    _ = NSUserActivity.current
    #expect(NSUserActivity.current?.userInfo?["page"] as? Int == 1 && editor.saves == 1)
    #expect(activity.userInfo?["book"] as? String == "b" && !activity.needsSave)
    activity.invalidate()
  }

  @Test("A page of an activity is one of the web")
  func pages() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://a.example/b")
    #expect(activity.webpageURL?.path == "/b")
    activity.webpageURL = URL(string: "file:///b")
    #expect(activity.webpageURL == nil)
  }
}
