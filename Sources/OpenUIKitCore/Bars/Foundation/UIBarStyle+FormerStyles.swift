extension UIBarStyle {
  /// The former name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
  /// The former name of `black`; whether a bar is translucent, its own `isTranslucent` states.
  public static var blackTranslucent: UIBarStyle { .black }
}
