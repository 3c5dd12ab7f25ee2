/// Sizes of rows in logs of Masonry, whose descriptions of other constraints lack the system's identifiers.
enum RowSize {
  /// Marks the constant sizes of rows and their content views as the system's.
  static func mark(_ log: inout ConstraintLog) {
    let isOfLibrary = log.constraints.contains { $0.origin == .masonry || $0.origin == .snapKit }
    for index in log.constraints.indices
    where isRowSize(log.constraints[index], log.items, log.constraints)
      || isOfLibrary && isContentSize(log.constraints[index], log.items)
    {
      log.constraints[index].origin = .encapsulated
    }
    leaveOneOfEach(&log)
  }

  /// The system gives a view one width and one height. Of two, the one of 0 is that of a view which is not laid out yet, and the other is
  /// code's: logs with identifiers have such pairs too.
  private static func leaveOneOfEach(_ log: inout ConstraintLog) {
    let marked = log.constraints.indices.filter {
      log.constraints[$0].origin == .encapsulated && log.constraints[$0].identifier.isEmpty
    }
    for index in marked where log.constraints[index].constant != 0 {
      let isSecond = marked.contains {
        log.constraints[$0].constant == 0 && log.constraints[$0].first == log.constraints[index].first
      }
      if isSecond { log.constraints[index].origin = .code }
    }
  }

  /// In code with one of these libraries, the constraints of the app have their classes.
  private static func isContentSize(
    _ constraint: ConstraintLog.Constraint, _ items: [ConstraintLog.Item]
  ) -> Bool {
    constraint.className == "NSLayoutConstraint" && constraint.origin == .code
      && constraint.identifier.isEmpty
      && constraint.isConstantSize && constraint.relation == .equal
      && (items[constraint.first.item].className.hasSuffix("CellContentView")
        || items[constraint.first.item].className == "UIView"
          && screenWidths.contains(constraint.constant) && constraint.first.attribute == .width)
  }

  /// In points, of iPhones and iPads in use since iOS 6: the root view of a screen has such a width from its window.
  private static let screenWidths: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 568, 667, 736, 744, 768, 810, 812, 820, 834, 844, 852, 896,
    926, 932, 1024, 1032,
  ]

  private static func isRowSize(
    _ constraint: ConstraintLog.Constraint, _ items: [ConstraintLog.Item],
    _ constraints: [ConstraintLog.Constraint]
  ) -> Bool {
    // The system's own descriptions have a format or a state.
    constraint.className == "NSLayoutConstraint" && constraint.origin == .code
      && constraint.identifier.isEmpty
      && constraint.isConstantSize && constraint.relation == .equal
      && constraint.state == .unstated && !constraint.text.utf8.contains(UInt8(ascii: "["))
      && (items[constraint.first.item].isRow || isMeasured(constraint, constraints))
  }

  /// Whether the system gives the view another size too: a width of 0 before its first layout.
  private static func isMeasured(
    _ constraint: ConstraintLog.Constraint, _ constraints: [ConstraintLog.Constraint]
  ) -> Bool {
    let same = constraints.filter {
      $0.className == "NSLayoutConstraint" && $0.first == constraint.first && $0.second == nil
    }
    return same.count == 2 && same.contains { $0.constant == 0 } && constraints.count == 2
  }
}
