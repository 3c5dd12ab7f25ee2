#if !canImport(ObjectiveC)  // UIKit has it on Apple's systems.
  import Foundation
  import OpenUIKitControls
  import OpenUIKitCore
  import OpenUIKitGraphics

  extension UIPasteboard {
    /// A provider for each item: with its texts, links, images and data. Setting providers replaces the items by their objects.
    public final var itemProviders: [NSItemProvider] {
      get { items.map { Self.provider(of: $0) } }
      set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items by the objects of providers. By the options they stay in the program, and are removed at a date; nil for no end.
    /// A provider that makes its data when they are asked for is asked at once, and data that it provides later are left out.
    public final func setItemProviders(
      _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
    ) { set(itemProviders.map { $0.presentValues }, localOnly, expirationDate) }

    /// Replaces the items by objects, such as texts, links and images.
    public final func setObjects(_ objects: [any NSItemProviderWriting]) {
      setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items by objects. By the options they stay in the program, and are removed at a date; nil for no end.
    public final func setObjects(
      _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
    ) { set(objects.map { NSItemProvider(object: $0).presentValues }, localOnly, expirationDate) }

    private func set(_ items: [[String: Any]], _ localOnly: Bool, _ expirationDate: Date?) {
      var options: [OptionsKey: Any] = [.localOnly: localOnly]
      options[.expirationDate] = expirationDate
      setItems(items, options: options)
    }

    private static func provider(of item: [String: Any]) -> NSItemProvider {
      let provider = NSItemProvider()
      for (type, value) in item.sorted(by: { $0.key < $1.key }) {
        switch value {
        case let text as String: provider.registerObject(NSString(string: text), visibility: .all)
        case let link as URL:
          if let link = NSURL(string: link.absoluteString) { provider.registerObject(link, visibility: .all) }
        case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
        case let data as Data:
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
            handler(data, nil)
            return nil
          }
        default: break
        }
      }
      return provider
    }
  }
#endif
