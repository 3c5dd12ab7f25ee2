extension Unmanaged {
  /// Whether the object is kept by nobody but whoever this reference counts for, which it must count for.
  @inline(__always)
  var isOnlyReference: Bool {
    var object = takeRetainedValue()
    defer { _ = Unmanaged.passRetained(object) }
    return isKnownUniquelyReferenced(&object)
  }
}
