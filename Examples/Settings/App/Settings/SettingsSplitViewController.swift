import UIKit

/// The settings beside one of their pages, or one after the other where there is little room.
final class SettingsSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  private let preferences: Preferences
  private let settings: SettingsViewController

  init(preferences: Preferences) {
    self.preferences = preferences
    settings = SettingsViewController(preferences: preferences)
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidth = 375
    let navigation = UINavigationController(rootViewController: settings)
    navigation.navigationBar.prefersLargeTitles = true
    setViewController(navigation, for: .primary)
    setViewController(
      UINavigationController(rootViewController: AppearanceViewController(preferences: preferences)),
      for: .secondary)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }

  /// Asks in a sheet at the bottom, or in a card in the middle of a large window.
  func askForNotifications() {
    let question = PermissionViewController(preferences: preferences)
    question.modalPresentationStyle = .formSheet
    question.preferredContentSize = CGSize(width: 420, height: 400)
    question.sheetPresentationController?.detents = [.medium()]
    question.sheetPresentationController?.prefersGrabberVisible = true
    question.sheetPresentationController?.preferredCornerRadius = 24
    present(question, animated: true)
  }
}
