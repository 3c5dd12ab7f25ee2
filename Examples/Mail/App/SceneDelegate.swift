import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?
  let store = MailStore(accounts: SampleMail.accounts, messages: SampleMail.messages)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = self
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(
      UINavigationController(rootViewController: MailboxesViewController(store: store)), for: .primary)
    split.setViewController(
      UINavigationController(rootViewController: NoMessageViewController()), for: .secondary)

    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
  }

  /// A narrow window begins with the mailboxes, and not with an empty message.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}
