extension UIColor {
  /// The former name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
