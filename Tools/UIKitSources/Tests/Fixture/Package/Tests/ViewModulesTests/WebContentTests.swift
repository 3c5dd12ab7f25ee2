import Foundation
import OpenUIKit
import Testing
import WebContent

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// By Apple's documentation of `WKURLSchemeHandler`, `WKUserContentController` and `WKHTTPCookieStore`.
@MainActor
@Suite("What an app adds to web views")
struct WebContentTests {
  /// Returns a page for each address of a scheme, in two parts.
  private final class Pages: NSObject, WKURLSchemeHandler {
    var stopped = 0
    var isSilent = false
    var last: (any WKURLSchemeTask)?

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      last = urlSchemeTask
      guard !isSilent, let url = urlSchemeTask.request.url else { return }
      urlSchemeTask.didReceive(
        URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
      urlSchemeTask.didReceive(Data("<title>Rec".utf8))
      urlSchemeTask.didReceive(Data("ipe</title>".utf8))
      urlSchemeTask.didFinish()
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }
  }

  private final class Handler: NSObject, WKScriptMessageHandler {
    var bodies: [String] = []
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { bodies.append("\(message.name): \(message.body)") }
  }

  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<1000 where !isDone() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  @Test("A handler of a scheme returns pages, and is notified when one is no longer needed")
  func schemes() async {
    let (configuration, pages) = (WKWebViewConfiguration(), Pages())
    configuration.setURLSchemeHandler(pages, forURLScheme: "recipe")
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), configuration: configuration)
    view.load(URLRequest(url: URL(string: "recipe://bread")!))
    await wait { !view.isLoading }
    #expect(view.title == "Recipe" && pages.stopped == 0)
    pages.isSilent = true
    let former = pages.last
    view.load(URLRequest(url: URL(string: "recipe://cake")!))
    await wait { pages.last !== former }
    view.stopLoading()
    #expect(pages.stopped == 1 && !view.isLoading)
    // An answer that comes too late.
    pages.last?.didFinish()
    #expect(view.title == "Recipe" && view.url?.host == "cake")
  }

  @Test("A view keeps a copy of its configuration")
  func copies() {
    let configuration = WKWebViewConfiguration()
    let view = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = true
    #expect(!view.configuration.allowsInlineMediaPlayback)
    #expect(view.configuration.userContentController === configuration.userContentController)
  }

  @Test("Messages reach the handler of their name until it is removed")
  func messages() {
    let (controller, handler) = (WKUserContentController(), Handler())
    let view = WKWebView(frame: .zero)
    controller.add(handler, name: "done")
    #expect(controller.sendMessage(3, to: "done", from: view))
    controller.removeScriptMessageHandler(forName: "done")
    #expect(!controller.sendMessage(4, to: "done", from: view))
    #expect(handler.bodies == ["done: 3"])
  }

  @Test("A store keeps one cookie for a name, a domain and a path")
  func cookies() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    for value in ["1", "2"] {
      let properties: [HTTPCookiePropertyKey: Any] = [
        .name: "a", .value: value, .domain: "example.org", .path: "/",
      ]
      store.httpCookieStore.setCookie(try #require(HTTPCookie(properties: properties)))
    }
    #expect(await store.httpCookieStore.allCookies().map(\.value) == ["2"])
    var names: [String] = []
    store.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) {
      names = $0.map(\.displayName)
    }
    await wait { !names.isEmpty }
    #expect(names == ["example.org"])
    await withCheckedContinuation { done in
      store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast) { done.resume() }
    }
    #expect(await store.httpCookieStore.allCookies().isEmpty)
  }

  @Test("A picture of a part has its size, and one of nothing is refused")
  func pictures() async {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let part = WKSnapshotConfiguration()
    part.rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    part.snapshotWidth = 200
    var sizes: [CGSize?] = []
    view.takeSnapshot(with: nil) { image, _ in sizes.append(image?.size) }
    view.takeSnapshot(with: part) { image, _ in sizes.append(image?.size) }
    part.rect = .zero
    view.takeSnapshot(with: part) { image, error in sizes.append(error == nil ? .zero : nil) }
    await wait { sizes.count == 3 }
    #expect(sizes == [CGSize(width: 300, height: 200), CGSize(width: 200, height: 100), nil])
  }
}
