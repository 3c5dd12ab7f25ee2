/// Conflicts that a text has several times, such as one for each row of a table.
enum RepeatedLogs {
  /// The different logs, in the order in which they appear first, each with the number of its repetitions.
  static func merged(_ logs: [ConstraintLog]) -> [ConstraintLog] {
    guard logs.count > 1 else { return logs }
    var places: [[UInt8]: Int] = [:]
    var different: [ConstraintLog] = []
    for log in logs {
      let key = key(of: log)
      if let place = places[key] {
        different[place].count += 1
      } else {
        places[key] = different.count
        different.append(log)
      }
    }
    return different
  }

  /// Returns the content that equal conflicts have in common. Addresses differ, so items count by their order.
  static func key(of log: ConstraintLog) -> [UInt8] {
    var key: [UInt8] = []
    func add(_ text: String) {
      key += text.utf8
      key.append(0)
    }
    func add(_ number: UInt64) {
      for shift in 0..<8 { key.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
    func add(_ anchor: ConstraintLog.Anchor?) {
      add(UInt64(bitPattern: Int64(anchor?.item ?? -1)))
      add(anchor?.attribute.rawValue ?? "")
    }
    for item in log.items {
      add(item.className)
      add(item.text)
      if !item.name.hasPrefix("0x") { add(item.name) }
    }
    for constraint in log.constraints {
      add(constraint.className)
      add(constraint.identifier)
      add(constraint.relation.rawValue)
      add(constraint.file)
      add(UInt64(constraint.line))
      for number in [constraint.multiplier, constraint.constant, constraint.priority] {
        add(number.bitPattern)
      }
      for anchor in [constraint.first, constraint.second, constraint.firstOffset, constraint.secondOffset] {
        add(anchor)
      }
      add(constraint.state.rawValue)
    }
    for index in log.broken { add(UInt64(index)) }
    for text in log.unread { add(text) }
    add(UInt64(log.privateCount))
    return key
  }
}
