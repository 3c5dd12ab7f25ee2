extension UIViewController {
  /// A bar item that begins and ends editing. Its title is Edit, or Done during editing.
  public final var editButtonItem: UIBarButtonItem { ownEditButtonItem }
}
