/// The plain views among the controls of players and of Spotlight, which the system made.
enum PlayerViews {
  /// UIKit's classes that players and Spotlight have among their own views.
  static let plainClasses: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIButton", "UISlider", "UIStackView", "UIVisualEffectView",
  ]

  /// Marks the constraints among plain views that are tied to such controls.
  static func mark(_ log: inout ConstraintLog) {
    let controls = Set(log.items.indices.filter { ConstraintOrigin.isOfPlayer(log.items[$0]) })
    guard !controls.isEmpty else { return }
    var inside = controls
    for index in log.constraints.indices where !controls.isDisjoint(with: log.items(of: index)) {
      inside.formUnion(log.items(of: index).filter { plainClasses.contains(log.items[$0].className) })
    }
    for index in log.constraints.indices
    where log.constraints[index].origin == .code && inside.isSuperset(of: log.items(of: index)) {
      log.constraints[index].origin = .system
    }
  }
}
