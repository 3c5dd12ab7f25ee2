/// A proxy, and the views to which it applies.
package struct AppearanceRule: ViewTreeConfined {
  let type: UIView.Type
  let traits: UITraitCollection?
  let containers: [any UIAppearanceContainer.Type]
  package let proxy: UIView
  /// A new view of the class, with its defaults.
  let pristine: UIView
  let isOfType: (UIView) -> Bool

  package init(
    type: UIView.Type, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type],
    proxy: UIView,
    pristine: UIView, isOfType: @escaping (UIView) -> Bool
  ) {
    (self.type, self.traits, self.containers) = (type, traits, containers)
    (self.proxy, self.pristine, self.isOfType) = (proxy, pristine, isOfType)
  }

  /// The specificity of the rule for a view; nil if it does not apply. A subclass comes before its
  /// superclass, then the outermost container decides, then their number, as documented for UIKit.
  func fit(_ view: UIView) -> Fit? {
    guard isOfType(view),
      let distance = view.distanceOfOutermost(of: containers)
    else { return nil }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return nil }
    return Fit(
      depth: classDepth, distance: distance, containerCount: containers.count, hasTraits: traits != nil)
  }

  private var classDepth: Int {
    var (depth, current): (Int, AnyClass?) = (0, type)
    while let type = current {
      depth += 1
      current = _getSuperclass(type)
    }
    return depth
  }

  /// How closely a rule fits a view.
  struct Fit: Comparable {
    let depth, distance, containerCount: Int
    let hasTraits: Bool

    static func < (left: Fit, right: Fit) -> Bool {
      (left.depth, left.distance, left.containerCount, left.hasTraits ? 1 : 0)
        < (right.depth, right.distance, right.containerCount, right.hasTraits ? 1 : 0)
    }
  }
}

extension UIResponder {
  /// The number of responders up to the last of some containers, from the inside to the outside; nil unless the responder is in all of
  /// them.
  final func distanceOfOutermost(of containers: [any UIAppearanceContainer.Type]) -> Int? {
    var (missing, distance, last) = (containers[...], 0, 0)
    var current = next
    while let responder = current, let container = missing.first {
      distance += 1
      if responder.isInstance(of: container) {
        missing.removeFirst()
        last = distance
      }
      current = responder.next
    }
    return missing.isEmpty ? last : nil
  }

  private func isInstance<T>(of type: T.Type) -> Bool { self is T }
}

/// The proxies of all classes.
package final class AppearanceRegistry: ViewTreeConfined {
  private var rules: [AppearanceRule] = []
  /// The properties that proxies support.
  private var properties: [AppearanceProperty] = []

  package static var shared: AppearanceRegistry {
    sharedObject(AppearanceRegistry())
  }

  /// Whether there are no proxies. A fast check, made for every view that enters a window.
  private(set) var isEmpty = true

  package func rule(
    of type: UIView.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> AppearanceRule? {
    rules.first {
      $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers) { $0 == $1 }
    }
  }

  /// Adds a proxy. The properties are those that all proxies support, which only their module names. The first call sets them.
  package func add(_ rule: AppearanceRule, supporting all: @autoclosure () -> [AppearanceProperty]) {
    if isEmpty { properties = all() }
    if let type = rule.type as? any AppearanceCustomizable.Type,
      !rules.contains(where: { $0.type == rule.type })
    {
      properties += type.appearanceProperties
    }
    rules.append(rule)
    isEmpty = false
  }

  /// Sets a view's properties from its most specific proxies. Linear in the number of proxies, and of
  /// properties if a proxy applies.
  func apply(to view: UIView) {
    let fitting = rules.compactMap { rule in rule.fit(view).map { (fit: $0, rule: rule) } }
      .sorted { $0.fit > $1.fit }
    guard !fitting.isEmpty else { return }
    for property in properties {
      guard let rule = fitting.first(where: { property.isSet(on: $0.rule.proxy, unlike: $0.rule.pristine) })
      else { continue }
      property.take(from: rule.rule.proxy, to: view, unlike: rule.rule.pristine)
    }
  }
}
