#if !hasFeature(Embedded)
  /// A proxy, and which views it speaks for.
  #if !ThreadConfined
    @MainActor
  #endif
  struct AppearanceRule {
    let type: UIView.Type
    let traits: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
    /// A view of the class that has been told nothing.
    let pristine: UIView
    let isOfType: (UIView) -> Bool

    /// How closely the rule fits a view; nil when it does not speak for it. A subclass goes before its superclass, then
    /// the outermost container decides, then their number, as UIKit documents it.
    func fit(_ view: UIView) -> Fit? {
      guard isOfType(view), let distance = distanceOfOutermostContainer(of: view) else { return nil }
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

    /// How many responders lie between the view and the last of the containers; nil unless it is in all of them.
    private func distanceOfOutermostContainer(of view: UIView) -> Int? {
      var (missing, distance, last) = (containers[...], 0, 0)
      var current = view.next
      while let responder = current, let wanted = missing.first {
        distance += 1
        if Self.isInstance(responder, of: wanted) {
          missing.removeFirst()
          last = distance
        }
        current = responder.next
      }
      return missing.isEmpty ? last : nil
    }

    private static func isInstance<T>(_ object: UIResponder, of type: T.Type) -> Bool { object is T }

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

  /// The proxies of a thread.
  #if !ThreadConfined
    @MainActor
  #endif
  final class AppearanceRegistry {
    private var rules: [AppearanceRule] = []
    private lazy var properties = AppearanceProperty.all

    static var ofThread: AppearanceRegistry {
      objectOfThread("OpenUIKit.AppearanceRegistry", AppearanceRegistry())
    }

    /// Whether there are no proxies: every view that comes into a window asks.
    private(set) var isEmpty = true

    func rule(
      of type: UIView.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> AppearanceRule? {
      rules.first {
        $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers) { $0 == $1 }
      }
    }

    func add(_ rule: AppearanceRule) {
      rules.append(rule)
      isEmpty = false
    }

    /// Gives a view what the closest of its proxies say. Linear in the number of proxies, and of properties where one
    /// speaks for the view.
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
#endif
