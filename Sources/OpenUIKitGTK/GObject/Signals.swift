import CGTK

/// Closures that GTK calls when an object emits a signal. The object retains them.
///
/// The closures of each kind of signal have the same number of arguments in C.
enum Signal {
  /// Without arguments.
  typealias Plain = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  /// With an object.
  typealias Object = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  /// With an object, and a result.
  typealias Query = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  /// With two numbers.
  typealias Numbers = @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Void
  /// With two numbers, and a result.
  typealias NumbersQuery = @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Int32
  /// With a text.
  typealias Text = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
  /// With a key, and a result.
  typealias Key =
    @convention(c) (OpaquePointer?, UInt32, UInt32, UInt32, UnsafeMutableRawPointer?) -> Int32

  /// Calls `handler` with `data` whenever an object emits a signal.
  static func connect<Handler>(
    _ object: OpaquePointer, _ name: String, _ data: UnsafeMutableRawPointer?, _ handler: Handler
  ) {
    _ = g_signal_connect_data(
      UnsafeMutableRawPointer(object), name, unsafeBitCast(handler, to: GCallback.self), data, nil,
      G_CONNECT_DEFAULT)
  }
}

/// An object of GTK that is retained as long as this one exists.
final class GObjectReference {
  let pointer: OpaquePointer

  /// Retains an object, and takes over the reference of a new widget.
  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    _ = g_object_ref_sink(UnsafeMutableRawPointer(pointer))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
