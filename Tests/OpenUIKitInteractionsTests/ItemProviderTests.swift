import Foundation
import OpenUIKit
import Testing

@Suite("Item providers")
struct ItemProviderTests {
  @Test("A text is provided as text and as data, and not as a picture")
  func text() async throws {
    let provider = NSItemProvider(object: NSString(string: "hello"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "hello")
    let data = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data("hello".utf8))
  }

  @Test("A type that the item does not have is an error")
  func missing() async {
    let provider = NSItemProvider(object: NSURL(string: "https://example.com")!)
    let domain = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
        continuation.resume(returning: (error as NSError?)?.domain)
      }
    }
    #expect(domain == NSItemProvider.errorDomain)
    let link = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: URL.self) { link, _ in continuation.resume(returning: link) }
    }
    #expect(link == URL(string: "https://example.com"))
  }

  @Test("Registered closures provide data when they are asked for, the first fitting type first")
  func closures() async {
    let provider = NSItemProvider()
    for (type, text) in [("public.html", "<b>"), ("public.utf8-plain-text", "b")] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
        handler(Data(text.utf8), nil)
        return nil
      }
    }
    let html = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(html == Data("<b>".utf8))
  }

  @Test("A picture is the same object within the program")
  func picture() async throws {
    let pixels = try #require(CGImage(width: 1, height: 1, pixels: [255, 0, 0, 255]))
    let image = UIImage(cgImage: pixels)
    let provider = NSItemProvider(object: image)
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let loaded = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { image, _ in continuation.resume(returning: image) }
    }
    #expect(loaded === image)
  }

  @Test("Items of a type are loaded as they are")
  func items() async {
    let provider = NSItemProvider(item: NSString(string: "note"), typeIdentifier: "public.text")
    let text = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.text") { item, _ in
        continuation.resume(returning: (item as? NSString).map { String(describing: $0) })
      }
    }
    #expect(text == "note")
  }

  @Test("Types know what they are kinds of")
  func types() {
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    #expect(
      UTType(filenameExtension: "pdf") == .pdf && UTType("com.example.own")?.conforms(to: .data) == false)
  }

  @Test("A pasteboard takes objects and providers, and has a provider of each item")
  @MainActor func pasteboards() {
    let board = UIPasteboard.withUniqueName()
    board.setObjects([NSString(string: "a"), UIImage()])
    #expect(board.string == "a" && board.hasImages && board.numberOfItems == 2)
    let data = NSItemProvider()
    data.registerDataRepresentation(forTypeIdentifier: "org.example.note", visibility: .all) { handler in
      handler(Data([7]), nil)
      return nil
    }
    board.setItemProviders([data], localOnly: true, expirationDate: nil)
    #expect(board.data(forPasteboardType: "org.example.note") == Data([7]))
    #expect(board.itemProviders.first?.hasItemConformingToTypeIdentifier("org.example.note") == true)
    board.itemProviders = [NSItemProvider(object: NSString(string: "b"))]
    #expect(board.string == "b" && board.itemProviders.first?.canLoadObject(ofClass: String.self) == true)
  }
}
