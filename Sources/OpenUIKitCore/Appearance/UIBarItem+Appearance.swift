/// The proxies of items in bars. They support the attributes of titles, the tint of bar button items, the colour of badges, and the
/// displacement of titles in tab bars. A later change of a proxy applies to items that are shown from then on.
extension UIBarItem: UIAppearance {
  /// The proxy of the class, always the same.
  public static func appearance() -> Self { proxy(nil, []) }

  /// The proxy for items in an instance of the first class, which is in one of the second, and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// The proxy for items in a bar with given traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// The proxy for items with given traits, in an instance of the first class, which is in one of the second, and so on.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(_ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type])
    -> Self
  {
    if let known = BarItemProxies.shared.proxy(of: self, traits, containers) as? Self { return known }
    guard let proxy = Self(coder: NSCoder()) else {
      fatalError("\(self).appearance() needs an init(coder:) that makes an item")
    }
    BarItemProxies.shared.add(
      BarItemProxy(type: self, traits: traits, containers: containers, item: proxy) { $0 is Self })
    return proxy
  }

  /// Whether any class of items has a proxy.
  static var hasProxies: Bool { !BarItemProxies.shared.isEmpty }

  /// The proxies that apply to the item in a view of a bar, the most specific first.
  final func proxies(in view: UIView) -> [UIBarItem] { BarItemProxies.shared.fitting(self, in: view) }

  /// The attributes of the title in a state: the item's own, and those of proxies that it does not set.
  final func titleAttributes(for state: UIControl.State, in view: UIView) -> BarTextAttributes {
    proxies(in: view).reduce(titleAttributes.resolved(for: state)) {
      $0.over($1.titleAttributes.resolved(for: state))
    }
  }
}

extension UITabBarItem {
  /// The colour of the badge: the item's own, or that of a proxy.
  final func badgeColor(in view: UIView) -> UIColor? {
    badgeColor ?? Self.firstValue(of: \UITabBarItem.badgeColor, in: proxies(in: view))
  }

  /// The displacement of the title: the item's own, or that of a proxy.
  final func titleShift(in view: UIView) -> UIOffset {
    guard titlePositionAdjustment == .zero else { return titlePositionAdjustment }
    for case let item as UITabBarItem in proxies(in: view) where item.titlePositionAdjustment != .zero {
      return item.titlePositionAdjustment
    }
    return .zero
  }
}

extension UIBarItem {
  /// The first value of a property of some items that is not nil.
  static func firstValue<Item: UIBarItem, Value>(
    of property: KeyPath<Item, Value?>, in items: [UIBarItem]
  ) -> Value? {
    for case let item as Item in items {
      if let value = item[keyPath: property] { return value }
    }
    return nil
  }
}

/// A proxy, and the items to which it applies.
struct BarItemProxy: ViewTreeConfined {
  let type: UIBarItem.Type
  let traits: UITraitCollection?
  let containers: [any UIAppearanceContainer.Type]
  let item: UIBarItem
  let isOfType: (UIBarItem) -> Bool
}

/// The proxies of all classes of items.
final class BarItemProxies: ViewTreeConfined {
  private var proxies: [BarItemProxy] = []

  static var shared: BarItemProxies { sharedObject(BarItemProxies()) }

  var isEmpty: Bool { proxies.isEmpty }

  func proxy(
    of type: UIBarItem.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> UIBarItem? {
    proxies.first {
      $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers) { $0 == $1 }
    }?.item
  }

  func add(_ proxy: BarItemProxy) { proxies.append(proxy) }

  /// The proxies that apply to an item in a view: those of subclasses before those of all items, and then those in outer containers.
  func fitting(_ item: UIBarItem, in view: UIView) -> [UIBarItem] {
    guard !proxies.isEmpty else { return [] }
    let fitting = proxies.compactMap { proxy -> (proxy: UIBarItem, rank: (Int, Int))? in
      guard proxy.isOfType(item), let distance = view.distanceOfOutermost(of: proxy.containers) else {
        return nil
      }
      if let traits = proxy.traits, !view.traitCollection.containsTraits(in: traits) { return nil }
      return (proxy.item, (proxy.type == UIBarItem.self ? 0 : 1, distance))
    }
    return fitting.sorted { $0.rank > $1.rank }.map(\.proxy)
  }
}
