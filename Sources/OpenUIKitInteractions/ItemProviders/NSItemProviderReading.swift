#if !canImport(ObjectiveC)  // Foundation has it on Apple's systems.
  import Foundation
  import OpenUIKitCore
  import OpenUIKitGraphics

  /// The programs that can see a representation of an item.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every app.
    case all = 0
    /// Apps of the same developer.
    case team = 1
    /// Apps of the same group.
    case group = 2
    /// This app.
    case ownProcess = 3
  }

  /// A class whose objects can be written as data of some types.
  public protocol NSItemProviderWriting: AnyObject {
    /// The types, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes the object as data of one of the types. Returns the progress; nil for one that is not known.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  /// A class whose objects can be read from data of some types.
  public protocol NSItemProviderReading: AnyObject {
    /// The types, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data of one of the types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }

    /// Writes the text as UTF-8.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(String(describing: self).utf8), nil)
      return nil
    }

    /// Reads a text in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let text = String(data: data, encoding: .utf8) else {
        throw NSItemProvider.unreadable(typeIdentifier)
      }
      return self.init(string: text)
    }
  }

  extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// Links.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Links.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    /// Writes the link's text.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(absoluteString.utf8), nil)
      return nil
    }

    /// Reads a link's text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let text = String(data: data, encoding: .utf8), let link = NSURL(string: text) as? Self else {
        throw NSItemProvider.unreadable(typeIdentifier)
      }
      return link
    }
  }

  extension UIImage: NSItemProviderWriting {
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    /// Writes the picture as PNG, which needs a host that can do this.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      let data = pngData()
      completionHandler(data, data == nil ? NSItemProvider.unreadable(typeIdentifier) : nil)
      return nil
    }
  }
#endif
