#if !canImport(ObjectiveC)  // Foundation has it on Apple's systems.
  import Foundation
  import OpenUIKitCore
  import OpenUIKitGraphics

  /// Provides an item on request, as data of several types or as an object.
  ///
  /// As in UIKit, handlers are called later and on another thread than that of the app's views.
  open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Receives the data of an item, or an error.
    public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    /// Receives an item, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Provides an item: calls its first argument with it.
    public typealias LoadHandler =
      @Sendable (
        CompletionHandler?, AnyClass?, [AnyHashable: Any]?
      ) -> Void

    /// The domain of the errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// A way to provide the item.
    private struct Representation: @unchecked Sendable {
      let type: String
      let visibility: NSItemProviderRepresentationVisibility
      let load: @Sendable (@escaping DataHandler) -> Progress?
      /// The object itself, which needs no data within this program.
      let object: AnyObject?
      let item: LoadHandler?
    }

    private var representations: [Representation] = []
    private let lock = NSLock()

    /// A name for a file with the item; nil for none.
    open var suggestedName: String?

    /// Creates a provider without an item.
    public override init() { super.init() }

    /// Creates a provider of an object, in all types that its class can write.
    public convenience init(object: any NSItemProviderWriting) {
      self.init()
      registerObject(object, visibility: .all)
    }

    /// Creates a provider of an item of one type; without a type, of that of a text, a link or a picture.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
      self.init()
      guard let item else { return }
      let type = typeIdentifier ?? Self.type(of: item)
      let box = Unchecked(item)
      registerItem(forTypeIdentifier: type) { handler, _, _ in handler?(box.value, nil) }
    }

    /// Creates a provider of a file; nil if it cannot be read.
    public convenience init?(contentsOf fileURL: URL!) {
      guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
      self.init()
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
      registerDataRepresentation(
        forTypeIdentifier: TypeConformance.type(ofExtension: fileURL.pathExtension), visibility: .all
      ) { handler in
        do { handler(try Data(contentsOf: fileURL), nil) } catch { handler(nil, error) }
        return nil
      }
    }

    /// Returns a provider of the same item.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSItemProvider()
      copy.representations = representations
      copy.suggestedName = suggestedName
      return copy
    }

    private static func type(of item: any NSSecureCoding) -> String {
      if item is NSString { return "public.utf8-plain-text" }
      return item is NSURL ? "public.url" : "public.data"
    }

    private func add(_ representation: Representation) {
      lock.withLock { representations.append(representation) }
    }

    // MARK: Registration

    /// Registers a closure that provides the data of a type. It is called each time that the data are asked for.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
    ) {
      add(
        Representation(
          type: typeIdentifier, visibility: visibility, load: loadHandler, object: nil, item: nil))
    }

    /// Registers an object, in all types that its class can write.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      let box = Unchecked(object)
      for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
        add(
          Representation(
            type: type, visibility: visibility,
            load: { box.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) },
            object: object, item: nil))
      }
    }

    /// Registers a closure that provides an item of a type.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
      add(
        Representation(
          type: typeIdentifier, visibility: .all,
          load: { handler in
            loadHandler({ item, error in handler(Self.data(of: item), error) }, nil, nil)
            return nil
          }, object: nil, item: loadHandler))
    }

    private static func data(of item: (any NSSecureCoding)?) -> Data? {
      switch item {
      case let data as NSData: Data(referencing: data)
      case let text as NSString: Data(String(describing: text).utf8)
      case let link as NSURL: Data(link.absoluteString.utf8)
      default: nil
      }
    }

    // MARK: Types

    /// The types of the item, in the order of their registration.
    open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.type) } }

    /// The types of the item that are visible to an app.
    open func registeredTypeIdentifiers(fileOptions: Int = 0) -> [String] { registeredTypeIdentifiers }

    /// Whether the item has a type, or a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      representation(typeIdentifier) != nil
    }

    /// Whether the item can be converted to an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      readable(aClass) != nil
    }

    /// Whether the item can be converted to a text.
    public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    /// Whether the item can be converted to a link.
    public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// Whether the item can be converted to a picture.
    public func canLoadObject(ofClass aClass: UIImage.Type) -> Bool { representation("public.image") != nil }

    private func representation(_ type: String) -> Representation? {
      lock.withLock { representations.first { TypeConformance.isKind($0.type, of: type) } }
    }

    /// The first type of a class that the item has.
    private func readable(_ aClass: any NSItemProviderReading.Type) -> Representation? {
      aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.representation($0) }.first
    }

    /// The item by type, as pasteboards store it: texts, links and images as such, and others as the data that are there at once.
    final var presentValues: [String: Any] {
      var values: [String: Any] = [:]
      for representation in lock.withLock({ representations }) {
        switch representation.object {
        case let text as NSString: values["public.utf8-plain-text"] = String(describing: text)
        case let link as NSURL: values["public.url"] = URL(string: link.absoluteString)
        case let picture as UIImage: values["public.image"] = picture
        default: values[representation.type] = presentData(of: representation)
        }
      }
      return values
    }

    private func presentData(of representation: Representation) -> Any? {
      let box = Loaded()
      _ = representation.load { data, _ in box.data = data }
      guard let data = box.data else { return nil }
      return representation.type == "public.utf8-plain-text" ? String(data: data, encoding: .utf8) : data
    }

    // MARK: Loading

    /// Loads the data of a type. Returns the progress.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
    ) -> Progress {
      let found = representation(typeIdentifier)
      return later { finish in
        guard let found else { return finish { completionHandler(nil, Self.unreadable(typeIdentifier)) } }
        _ = found.load { data, error in finish { completionHandler(data, error) } }
      }
    }

    /// Loads the item of a type: what was registered for it, or else its data.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: CompletionHandler? = nil
    ) {
      let found = representation(typeIdentifier)
      later { finish in
        guard let found else { return finish { completionHandler?(nil, Self.unreadable(typeIdentifier)) } }
        if let item = found.item {
          return item(
            { item, error in
              let box = Unchecked(item)
              finish { completionHandler?(box.value, error) }
            }, nil, nil)
        }
        _ = found.load { data, error in
          finish { completionHandler?(data.map { $0 as NSData }, error) }
        }
      }
    }

    /// Converts the item to an object of a class. Returns the progress.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let found = readable(aClass)
      let type = Unchecked(aClass)
      return later { finish in
        guard let found else { return finish { completionHandler(nil, Self.unreadable("\(type.value)")) } }
        _ = found.load { data, error in
          finish {
            guard let data else { return completionHandler(nil, error) }
            do {
              completionHandler(
                try type.value.object(withItemProviderData: data, typeIdentifier: found.type), nil)
            } catch { completionHandler(nil, error) }
          }
        }
      }
    }

    /// Converts the item to a text. Returns the progress.
    @discardableResult
    public func loadObject(
      ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
      loadObject(ofClass: NSString.self) { text, error in
        completionHandler((text as? NSString).map { String(describing: $0) }, error)
      }
    }

    /// Converts the item to a link. Returns the progress.
    @discardableResult
    public func loadObject(
      ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
      loadObject(ofClass: NSURL.self) { link, error in
        completionHandler((link as? NSURL).flatMap { URL(string: $0.absoluteString) }, error)
      }
    }

    /// Converts the item to a picture: within this program the same object, and otherwise one from its data. Returns the progress.
    @discardableResult
    public func loadObject(
      ofClass aClass: UIImage.Type, completionHandler: @escaping @Sendable (UIImage?, (any Error)?) -> Void
    ) -> Progress {
      let found = representation("public.image")
      return later { finish in
        guard let found else { return finish { completionHandler(nil, Self.unreadable("public.image")) } }
        if let picture = found.object as? UIImage { return finish { completionHandler(picture, nil) } }
        _ = found.load { data, error in
          finish {
            let picture = data.flatMap { UIImage(data: $0) }
            completionHandler(picture, picture == nil ? error ?? Self.unreadable(found.type) : nil)
          }
        }
      }
    }

    /// Calls `work` later and elsewhere. `work` calls its argument with what completes the progress.
    @discardableResult
    private func later(_ work: @escaping @Sendable (@escaping @Sendable (() -> Void) -> Void) -> Void)
      -> Progress
    {
      let progress = Unchecked(Progress(totalUnitCount: 1))
      let run: @Sendable () -> Void = {
        work { complete in
          progress.value.completedUnitCount = 1
          complete()
        }
      }
      #if canImport(Dispatch)
        DispatchQueue.global().async(execute: run)
      #else
        run()
      #endif
      return progress.value
    }

    static func unreadable(_ type: String) -> any Error {
      NSError(
        domain: errorDomain, code: -1000,
        userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
    }
  }

  /// The data that a closure has provided.
  private final class Loaded: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Data?

    var data: Data? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  /// A value that its owner does not change while other threads read it.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
#endif
