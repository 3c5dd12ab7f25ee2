extension UIViewController {
  /// The item of a bar that begins and ends editing.
  final var ownEditButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let made = EditButtonItem(self)
    editItem = made
    return made
  }
}

/// The bar item that begins and ends the editing of a controller.
final class EditButtonItem: UIBarButtonItem {
  @Weak private var controller: UIViewController?

  init(_ controller: UIViewController) {
    super.init()
    self.controller = controller
    showKind(isEditing: controller.isEditing)
    primaryAction = UIAction { [unowned(unsafe) self] _ in toggle() }
  }

  required init?(coder: NSCoder) { nil }

  private func toggle() {
    guard let controller else { return }
    controller.setEditing(!controller.isEditing, animated: true)
  }
}

extension UIBarButtonItem {
  /// Shows whether a tap begins or ends editing.
  func showKind(isEditing: Bool) {
    style = isEditing ? .done : .plain
    show(isEditing ? .done : .edit)
  }
}
