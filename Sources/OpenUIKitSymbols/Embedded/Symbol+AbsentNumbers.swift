extension Symbol {
  /// Nil: pages have no symbols of numbers.
  init?(numberNamed name: String) { return nil }
}
