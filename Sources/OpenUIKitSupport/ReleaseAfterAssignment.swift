/// Keeps the former value of a property until the assignment has ended. Called in `didSet` with `oldValue`.
///
/// Otherwise the value is released during the assignment. If that ends an object of the app whose `deinit` reads or sets the
/// property, the program stops with "Simultaneous accesses".
@inline(__always)
package nonisolated func releaseAfterAssignment<Value>(_ former: Value) { withExtendedLifetime(former) {} }
