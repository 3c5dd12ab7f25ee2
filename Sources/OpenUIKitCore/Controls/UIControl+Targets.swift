#if !hasFeature(Embedded)
  extension UIControl {
    /// The objects that receive actions. `NSNull` stands for a nil target.
    public final var allTargets: Set<AnyHashable> {
      Set(
        livingRegistrations.compactMap(\.targetAction).compactMap {
          $0.followsResponderChain ? NSNull() : $0.target as? NSObject
        })
    }

    /// The names of the selectors that are sent to `target` for events; nil if there is none.
    public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
      let object = Selector.object(target)
      let entries = livingRegistrations.filter { $0.events.isSuperset(of: controlEvent) }.compactMap(
        \.targetAction)
      let names = entries.filter { $0.target === object }.map { $0.action.description }
      return names.isEmpty ? nil : names
    }

    /// Calls `iterator` for every action and target in the order in which they were added, until it sets its last argument to true.
    public final func enumerateEventHandlers(
      _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
      var stops = false
      for registration in livingRegistrations where !stops {
        let target = registration.targetAction.map { ($0.target as Any?, $0.action) }
        iterator(registration.action, target, registration.events, &stops)
      }
    }
  }
#endif
