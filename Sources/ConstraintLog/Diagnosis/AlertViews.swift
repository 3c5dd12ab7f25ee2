/// The views inside an alert. They are plain views, and only what they are tied to shows that the system made them.
enum AlertViews {
  /// Marks the sizes of plain views that the system ties to the view of an alert.
  static func mark(_ log: inout ConstraintLog) {
    var inside = Set<Int>()
    for constraint in log.constraints where constraint.origin == .system {
      let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      guard items.contains(where: { log.items[$0].isAlert }) else { continue }
      inside.formUnion(items.filter { log.items[$0].className == "UIView" })
    }
    for index in log.constraints.indices
    where log.constraints[index].origin == .code && log.constraints[index].second == nil
      && inside.contains(log.constraints[index].first.item)
    {
      log.constraints[index].origin = .system
    }
  }
}

extension ConstraintLog.Item {
  /// Whether the view is the one that `UIAlertController` has, or inside it.
  var isAlert: Bool { className.hasPrefix("_UIAlertController") || className.hasPrefix("_UIInterfaceAction") }
}
