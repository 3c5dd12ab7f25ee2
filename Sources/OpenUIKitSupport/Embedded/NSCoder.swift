/// Stores numbers under keys, in memory. Elsewhere Foundation's archives do.
open class NSCoder: NSObject {
  private var numbers: [ExactString: Double] = [:]
  private var integers: [ExactString: Int] = [:]

  /// Stores a number, and replaces a number with the same key.
  public final func encode(_ value: Double, forKey key: String) { numbers[ExactString(key)] = value }

  /// Stores an integer.
  public final func encode(_ value: Int, forKey key: String) { integers[ExactString(key)] = value }

  /// Keeps a truth value.
  public final func encode(_ value: Bool, forKey key: String) { integers[ExactString(key)] = value ? 1 : 0 }

  /// Whether there is a value for a key.
  public final func containsValue(forKey key: String) -> Bool {
    numbers[ExactString(key)] != nil || integers[ExactString(key)] != nil
  }

  /// The number for a key; 0 if there is none.
  public final func decodeDouble(forKey key: String) -> Double { numbers[ExactString(key)] ?? 0 }

  /// The integer for a key; 0 if there is none.
  public final func decodeInteger(forKey key: String) -> Int { integers[ExactString(key)] ?? 0 }

  /// The truth value for a key; false if there is none.
  public final func decodeBool(forKey key: String) -> Bool { (integers[ExactString(key)] ?? 0) != 0 }
}
