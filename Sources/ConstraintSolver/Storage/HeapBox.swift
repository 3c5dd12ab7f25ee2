/// A value with a place of its own on the heap. To the compiler's checks of noncopyable values it is one field, however
/// many the value has.
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
