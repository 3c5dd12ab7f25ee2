import OpenUIKit
import Testing

@MainActor
struct NavigationItemTests {
  @Test func anItemWithoutTitleHasNone() {
    #expect(UINavigationItem().title == nil && UINavigationItem(title: "Inbox").title == "Inbox")
  }
}
