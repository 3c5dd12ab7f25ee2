#if hasFeature(Embedded)
  /// Keeps numbers under names, in memory: what Foundation's archives are elsewhere.
  open class NSCoder: NSObject {
    private var numbers: [ExactString: Double] = [:]
    private var integers: [ExactString: Int] = [:]

    /// Keeps a number. A number that is there under the same name gives way.
    public final func encode(_ value: Double, forKey key: String) { numbers[ExactString(key)] = value }

    /// Keeps a whole number.
    public final func encode(_ value: Int, forKey key: String) { integers[ExactString(key)] = value }

    /// Keeps a truth value.
    public final func encode(_ value: Bool, forKey key: String) { integers[ExactString(key)] = value ? 1 : 0 }

    /// Whether anything is kept under a name.
    public final func containsValue(forKey key: String) -> Bool {
      numbers[ExactString(key)] != nil || integers[ExactString(key)] != nil
    }

    /// The number of a name; 0 where there is none.
    public final func decodeDouble(forKey key: String) -> Double { numbers[ExactString(key)] ?? 0 }

    /// The whole number of a name; 0 where there is none.
    public final func decodeInteger(forKey key: String) -> Int { integers[ExactString(key)] ?? 0 }

    /// The truth value of a name; false where there is none.
    public final func decodeBool(forKey key: String) -> Bool { (integers[ExactString(key)] ?? 0) != 0 }
  }
#endif
