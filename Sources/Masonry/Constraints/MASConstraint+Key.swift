extension MASConstraint {
  /// Names the constraint in descriptions and reports. The parts of a composite get the name with their
  /// index: `edges[0]`.
  @discardableResult
  public func key(_ key: some CustomStringConvertible) -> Self {
    setKey(key.description)
    return self
  }

  func setKey(_ key: String) {
    self.key = key
    layoutConstraint?.mas_key = key
    for (index, child) in parts.enumerated() {
      child.setKey("\(key)[\(index)]")
    }
  }
}
