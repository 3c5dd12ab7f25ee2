extension Array where Element: Swift.AnyObject {
  /// Visits the elements in order without counting a reference to each, as a loop does.
  ///
  /// The array keeps the elements alive, so `visit` must not release it.
  @inline(__always)
  borrowing func forEachUncounted(_ visit: (Element) -> Void) {
    for index in indices {
      Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(visit)
    }
  }
}
