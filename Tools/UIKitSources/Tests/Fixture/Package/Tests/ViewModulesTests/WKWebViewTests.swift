import Foundation
import OpenUIKit
import Testing
import WebContent

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// By Apple's documentation of `WKWebView` and `WKNavigationDelegate`.
@MainActor
@Suite("Web views")
struct WKWebViewTests {
  /// Logs how a view notifies its delegate.
  private final class Log: NSObject, WKNavigationDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      let address = navigationAction.request.url?.absoluteString ?? ""
      lines.append("decide \(navigationAction.navigationType.rawValue)")
      decisionHandler(refused.contains(address) ? .cancel : .allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      lines.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { lines.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { lines.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { lines.append("fail \((error as? URLError)?.code.rawValue ?? 0)") }
  }

  /// Decides by the method that is `async`.
  private final class Careful: NSObject, WKNavigationDelegate {
    var finished = 0
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      navigationAction.request.url?.path == "/no" ? .cancel : .allow
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
  }

  private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()

  init() { view.navigationDelegate = log }

  /// Lets the main queue run until a condition holds, at most for some seconds.
  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<1000 where !isDone() {
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  private func load(_ html: String, at address: String? = nil) async {
    view.loadHTMLString(html, baseURL: address.flatMap { URL(string: $0) })
    await wait { !view.isLoading }
  }

  private var text: String { (view.scrollView as? UITextView)?.text ?? "" }

  @Test("HTML is shown as text, with its title, and the delegate is notified of each step")
  func html() async {
    let navigation = view.loadHTMLString(
      "<html><head><title>On\n Milk &amp; Bread</title></head><body><h1>Milk</h1><p>Two</p></body></html>",
      baseURL: nil)
    #expect(navigation != nil && view.isLoading && log.lines.isEmpty)
    await wait { !view.isLoading }
    #expect(log.lines == ["decide -1", "start", "commit", "finish"])
    #expect(view.title == "On Milk & Bread" && view.estimatedProgress == 1)
    #expect(view.url?.absoluteString == "about:blank")
    #expect(text.contains("Milk") && text.contains("Two") && !text.contains("<") && !text.contains("Bread"))
  }

  @Test("Text has 16 points unless the page states another size, times the zoom")
  func sizes() async {
    func size() -> CGFloat? {
      let view = view.scrollView as? UITextView
      return (view?.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    await load("<p>Milk</p>")
    #expect(size() == 16)
    view.pageZoom = 2
    #expect(size() == 32)
    view.pageZoom = -.infinity
    #expect(view.pageZoom == 2)
    view.pageZoom = 1
    await load("<body style=\"font-size: 20px\">Milk</body>")
    #expect(size() == 20)
  }

  @Test("An address of the network fails, and is shown as text")
  func network() async {
    view.load(URLRequest(url: URL(fileURLWithPath: "/")))
    view.load(URLRequest(url: URL(string: "https://example.org/a")!))
    await wait { log.lines.count == 4 }
    // The first navigation ends with the second.
    #expect(log.lines == ["fail -999", "decide -1", "start", "fail -2000"])
    #expect(text == "https://example.org/a" && !view.isLoading)
    #expect(view.backForwardList.currentItem == nil)
  }

  @Test("A file is shown, and one that is not there fails")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    try Data("<title>Help</title>Ask".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    view.loadFileURL(file, allowingReadAccessTo: file)
    await wait { !view.isLoading }
    #expect(view.title == "Help" && text.contains("Ask") && view.url == file)
    view.loadFileURL(file.appendingPathExtension("missing"), allowingReadAccessTo: file)
    await wait { log.lines.last?.hasPrefix("fail") == true }
    #expect(log.lines.suffix(3) == ["decide -1", "start", "fail 0"] && text.contains("Ask"))
  }

  @Test("Going back and forward shows pages again, and a new page ends what was after")
  func history() async {
    for name in ["a", "b", "c"] {
      await load("<title>\(name)</title>", at: "https://example.org/\(name)")
    }
    #expect(view.canGoBack && !view.canGoForward)
    #expect(view.backForwardList.backList.map(\.title) == ["a", "b"])
    view.goBack()
    await wait { !view.isLoading }
    #expect(view.title == "b" && view.canGoForward && view.url?.path == "/b")
    #expect(log.lines.suffix(4) == ["decide 2", "start", "commit", "finish"])
    view.reload()
    await wait { !view.isLoading }
    #expect(view.title == "b" && view.backForwardList.forwardList.map(\.title) == ["c"])
    await load("<title>d</title>", at: "https://example.org/d")
    #expect(view.backForwardList.backList.map(\.title) == ["a", "b"] && !view.canGoForward)
    #expect(view.goForward() == nil && view.backForwardList.item(at: -2)?.title == "a")
    #expect(view.backForwardList.item(at: .max) == nil && view.backForwardList.item(at: .min) == nil)
  }

  @Test("A navigation that the delegate refuses leaves the page before it")
  func refusal() async {
    await load("<title>a</title>First", at: "https://example.org/a")
    log.refused = ["https://example.org/b"]
    await load("<title>b</title>", at: "https://example.org/b")
    #expect(view.title == "a" && text.contains("First") && view.url?.path == "/a")
    #expect(view.backForwardList.backList.isEmpty)
    let careful = Careful()
    view.navigationDelegate = careful
    await load("No", at: "https://example.org/no")
    #expect(text.contains("First") && careful.finished == 0)
    await load("Yes", at: "https://example.org/yes")
    #expect(text.contains("Yes") && careful.finished == 1)
  }

  @Test("Observers by key paths and by names are notified of progress and titles")
  func observers() async {
    final class Named: UIResponder {
      var values: [Double] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { if let value = change?[.newKey] as? Double { values.append(value) } }
    }
    let named = Named()
    var titles: [String?] = []
    view.addObserver(named, forKeyPath: "estimatedProgress", options: [.new], context: nil)
    let observation = view.observe(\.title, options: [.new]) { titles.append($1.newValue ?? nil) }
    await load("<title>a</title>")
    #expect(named.values == [0.1, 0.5, 1] && titles == ["a"])
    observation.invalidate()
    view.removeObserver(named, forKeyPath: "estimatedProgress")
    await load("<title>b</title>")
    #expect(named.values.count == 3 && titles == ["a"])
  }

  @Test("A delegate and an observer may load another page at each step")
  func reentrance() async {
    final class Restless: NSObject, WKNavigationDelegate {
      var loads = 0
      func next(_ webView: WKWebView) {
        guard loads < 20 else { return }
        loads += 1
        webView.loadHTMLString("<title>\(loads)</title>", baseURL: nil)
      }
      func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        next(webView)
      }
      func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { next(webView) }
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { next(webView) }
    }
    let restless = Restless()
    view.navigationDelegate = restless
    let progress = view.observe(\.estimatedProgress) { view, _ in
      if view.estimatedProgress == 1 { restless.next(view) }
    }
    let titles = view.observe(\.title) { view, _ in restless.next(view) }
    await load("<title>0</title>")
    await wait { restless.loads == 20 && !view.isLoading }
    #expect(view.title == "20" && view.estimatedProgress == 1 && !view.isLoading)
    withExtendedLifetime((progress, titles)) {}
  }

  @Test("Scripts that ask for the page have values, and others fail")
  func scripts() async throws {
    await load("<title>a</title>" + String(repeating: "<p>Milk</p>", count: 40))
    let title = try await view.evaluateJavaScript("document.title;") as? String
    let height = try await view.evaluateJavaScript("document.body.scrollHeight") as? Int
    let state = try await view.evaluateJavaScript("document.readyState") as? String
    #expect(title == "a" && state == "complete" && height ?? 0 > 480)
    var failure: (any Error)?
    do { _ = try await view.evaluateJavaScript("alert(1)") } catch { failure = error }
    #expect(failure is WKError)
  }
}
