/// How what is drawn combines with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// It covers what is there as far as it is opaque.
  case normal = 0
}
