import CGTK

/// GLib's numbers of fundamental types.
enum FundamentalType {
  static let boolean: GType = 5 << 2
  static let int: GType = 6 << 2
  static let string: GType = 16 << 2
}

/// Reads and writes properties of an object.
struct Properties {
  let object: OpaquePointer

  /// A property that is true or false.
  func bool(_ name: String) -> Bool { read(name, FundamentalType.boolean) { g_value_get_boolean($0) != 0 } }

  /// A property that is an integer.
  func int(_ name: String) -> Int { Int(read(name, FundamentalType.int) { g_value_get_int($0) }) }

  /// A property that is a text; nil for none.
  func string(_ name: String) -> String? {
    read(name, FundamentalType.string) { g_value_get_string($0).map { String(cString: $0) } }
  }

  func set(_ name: String, to isOn: Bool) {
    var value = GValue()
    g_value_init(&value, FundamentalType.boolean)
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(object, name, &value)
    g_value_unset(&value)
  }

  private func read<Result>(_ name: String, _ type: GType, _ get: (UnsafePointer<GValue>) -> Result) -> Result
  {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(object, name, &value)
    return get(&value)
  }
}
