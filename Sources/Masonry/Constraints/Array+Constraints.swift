extension Array {
  /// An empty array with room for some elements, at half the cost of `reserveCapacity(_:)`.
  init(roomFor count: Int) {
    self.init(unsafeUninitializedCapacity: count) { _, initialized in initialized = 0 }
  }
}

extension Array where Element == MASConstraint {
  /// Visits the constraints in order without counting references: the array holds them meanwhile.
  #if !ThreadConfined
    @MainActor
  #endif
  @inline(__always)
  func forEachHeld(_ body: (MASConstraint) -> Void) {
    withUnsafeBufferPointer { elements in
      // A reference and an unmanaged one look the same in memory.
      elements.withMemoryRebound(to: Unmanaged<MASConstraint>.self) { references in
        for reference in references { reference._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}
