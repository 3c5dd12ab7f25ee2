import OpenUIKit
import Testing

@MainActor
@Suite("Extensions")
struct ExtensionContextTests {
  @Test("A controller of an extension, and those in it, end the request once")
  func request() {
    var results: [Int] = []
    let item = NSExtensionItem()
    let context = NSExtensionContext(inputItems: [item]) { result in
      results.append((try? result.get().count) ?? -1)
    }
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    #expect(inner.extensionContext == nil)
    outer.extensionContext = context
    #expect(inner.extensionContext === context && inner.extensionContext?.inputItems.count == 1)
    inner.extensionContext?.completeRequest(returningItems: [1, 2])
    inner.extensionContext?.cancelRequest(withError: CancellationError())
    #expect(results == [2])
  }
}
