extension Unmanaged {
  /// Whether the object has no other strong reference than this one, which must be counted.
  @inline(__always)
  var isOnlyReference: Bool {
    var object = takeRetainedValue()
    defer { _ = Unmanaged.passRetained(object) }
    return isKnownUniquelyReferenced(&object)
  }
}
