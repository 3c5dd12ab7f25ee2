#if hasFeature(Embedded)
  /// Keeps numbers under names, in memory: what Foundation's archives are elsewhere.
  open class NSCoder: NSObject {
    private var numbers: [String: Double] = [:]
    private var integers: [String: Int] = [:]

    /// Keeps a number. A number that is there under the same name gives way.
    public final func encode(_ value: Double, forKey key: String) { numbers[key] = value }

    /// Keeps a whole number.
    public final func encode(_ value: Int, forKey key: String) { integers[key] = value }

    /// Keeps a truth value.
    public final func encode(_ value: Bool, forKey key: String) { integers[key] = value ? 1 : 0 }

    /// Whether anything is kept under a name.
    public final func containsValue(forKey key: String) -> Bool {
      numbers[key] != nil || integers[key] != nil
    }

    /// The number of a name; 0 where there is none.
    public final func decodeDouble(forKey key: String) -> Double { numbers[key] ?? 0 }

    /// The whole number of a name; 0 where there is none.
    public final func decodeInteger(forKey key: String) -> Int { integers[key] ?? 0 }

    /// The truth value of a name; false where there is none.
    public final func decodeBool(forKey key: String) -> Bool { (integers[key] ?? 0) != 0 }
  }
#endif
