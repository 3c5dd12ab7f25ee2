extension NSCoder {
  /// The object for a key; nil if there is none, which is not an error.
  package func object(forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(forKey: key) : nil
  }
}
