/// A type of data, such as a picture or a text.
///
/// The conformance of common types is known; another type conforms only to itself.
public struct UTType: Hashable, Sendable {
  /// The name of the type, such as `public.png`.
  public let identifier: String

  /// Creates the type with a name.
  public init?(_ identifier: String) { self.init(importedAs: identifier) }

  /// Creates the type with a name.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type with a name that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type of files with an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(importedAs: TypeConformance.type(ofExtension: filenameExtension))
  }

  /// Whether the type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool { TypeConformance.isKind(identifier, of: type.identifier) }

  /// Everything.
  public static let item = UTType(importedAs: "public.item")
  /// Documents.
  public static let content = UTType(importedAs: "public.content")
  /// Bytes.
  public static let data = UTType(importedAs: "public.data")
  /// Folders.
  public static let folder = UTType(importedAs: "public.folder")
  /// Pictures.
  public static let image = UTType(importedAs: "public.image")
  /// PNG pictures.
  public static let png = UTType(importedAs: "public.png")
  /// JPEG pictures.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// GIF pictures.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// WebP pictures.
  public static let webP = UTType(importedAs: "org.webmproject.webp")
  /// HEIC pictures.
  public static let heic = UTType(importedAs: "public.heic")
  /// PDF documents.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// Texts.
  public static let text = UTType(importedAs: "public.text")
  /// Texts without attributes.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Texts without attributes in UTF-8.
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  /// HTML.
  public static let html = UTType(importedAs: "public.html")
  /// JSON.
  public static let json = UTType(importedAs: "public.json")
  /// XML.
  public static let xml = UTType(importedAs: "public.xml")
  /// Rich text.
  public static let rtf = UTType(importedAs: "public.rtf")
  /// Links.
  public static let url = UTType(importedAs: "public.url")
  /// Links to files.
  public static let fileURL = UTType(importedAs: "public.file-url")
  /// Films.
  public static let movie = UTType(importedAs: "public.movie")
  /// MPEG-4 films.
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  /// QuickTime films.
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  /// Sounds.
  public static let audio = UTType(importedAs: "public.audio")
  /// ZIP archives.
  public static let zip = UTType(importedAs: "public.zip-archive")
}
