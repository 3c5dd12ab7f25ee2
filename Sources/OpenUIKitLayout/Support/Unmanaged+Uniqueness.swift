extension Unmanaged {
  /// Whether the object has no other strong reference than this one, which must be counted.
  @inline(__always)
  var isOnlyReference: Bool {
    // The object as a variable that is never initialised or released, so that no reference is counted.
    var address = toOpaque()
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: Instance.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
    }
  }
}
