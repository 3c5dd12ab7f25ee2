/// A value in its own heap allocation. For the compiler's checks of noncopyable values it is one field,
/// independent of the value's own fields.
struct HeapBox<Value: ~Copyable>: ~Copyable {
  let address: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    address = .allocate(capacity: 1)
    address.initialize(to: value)
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }
}
