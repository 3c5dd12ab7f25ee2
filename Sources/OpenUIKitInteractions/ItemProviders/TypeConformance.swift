/// The conformances between the common types of text, links and pictures.
enum TypeConformance {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.rtf": ["public.text"],
    "public.json": ["public.text"], "public.xml": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.text": ["public.data", "public.content"], "public.url": ["public.data"],
    "public.file-url": ["public.url"], "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "com.compuserve.gif": ["public.image"], "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "org.webmproject.webp": ["public.image"], "public.image": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"], "public.movie": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "public.audio": ["public.data", "public.content"], "public.mp3": ["public.audio"],
    "public.zip-archive": ["public.data"], "public.data": ["public.item"],
    "public.content": ["public.item"],
    "public.folder": ["public.item"],
  ]

  /// Whether a type is another one, or a kind of it.
  static func isKind(_ type: String, of other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { isKind($0, of: other) }
  }

  /// The type of files with an extension; `public.data` for an unknown one.
  static func type(ofExtension name: String) -> String {
    let types = [
      "txt": "public.plain-text", "html": "public.html", "json": "public.json", "xml": "public.xml",
      "rtf": "public.rtf", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
      "gif": "com.compuserve.gif", "webp": "org.webmproject.webp", "heic": "public.heic",
      "pdf": "com.adobe.pdf", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
      "mp3": "public.mp3", "zip": "public.zip-archive",
    ]
    return types[name.lowercased()] ?? "public.data"
  }
}
