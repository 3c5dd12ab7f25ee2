import UIKit

/// The mailboxes with their messages beside a message, or one after the other where there is little room.
final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  init(store: MailStore) {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(
      UINavigationController(rootViewController: MailboxesViewController(store: store)), for: .primary)
    setViewController(
      UINavigationController(rootViewController: NoMessageViewController()), for: .secondary)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// A narrow window begins with the mailboxes, and not with an empty message.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}
