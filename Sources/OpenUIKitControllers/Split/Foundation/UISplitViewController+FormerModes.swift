extension UISplitViewController.DisplayMode {
  /// The former name of `secondaryOnly`.
  public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
  /// The former name of `oneBesideSecondary`.
  public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
  /// The former name of `oneOverSecondary`.
  public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
}
