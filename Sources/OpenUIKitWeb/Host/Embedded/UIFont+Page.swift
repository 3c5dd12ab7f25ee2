import OpenUIKitCore
import OpenUIKitGraphics

extension UIFont {
  /// Fetches a TrueType or OpenType font file and adds it to the fonts of the page. `completion` gets the names of
  /// its faces for ``init(name:size:)``; empty if there is no font at the address.
  public static func load(from address: String, completion: @escaping ([String]) -> Void) {
    FontRequest.offer()
    var address = address
    let request = Unmanaged.passRetained(FontRequest(completion)).toOpaque()
    address.withUTF8 { pageFetchFont(request, $0.baseAddress, Int32($0.count)) }
  }
}

/// A font file that the page is fetching, and the completion.
private final class FontRequest {
  private let completion: ([String]) -> Void

  init(_ completion: @escaping ([String]) -> Void) { self.completion = completion }

  /// Offers the function that the page calls with the file.
  static func offer() {
    let finish: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>?, Int32) -> Void = {
      Unmanaged<FontRequest>.fromOpaque($0).takeRetainedValue().finish(
        UnsafeBufferPointer(start: $1, count: Int($2)))
    }
    PageExports.offer("openuikit_font_file", unsafeBitCast(finish, to: UnsafeRawPointer.self))
  }

  private func finish(_ file: UnsafeBufferPointer<UInt8>) {
    let faces = FontFile.faces(in: Array(file))
    for face in faces { Self.add(face, file) }
    FontCatalog.process.register(faces)
    completion(faces.map { $0.name })
  }

  private static func add(_ face: FontFace, _ file: UnsafeBufferPointer<UInt8>) {
    var family = face.familyName
    family.withUTF8 {
      pageAddFont(
        file.baseAddress, Int32(file.count), $0.baseAddress, Int32($0.count), Int32(face.weight.cssWeight),
        face.isItalic ? 1 : 0)
    }
  }
}
