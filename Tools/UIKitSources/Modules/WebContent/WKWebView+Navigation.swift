import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The way of a navigation: the delegate is asked, the page is loaded, shown, and complete. Each step is one turn of the main queue later than
/// the one before it, so that no delegate is called from within an app's own call.
extension WKWebView {
  func navigate(
    to request: URLRequest, source: PageSource, _ type: WKNavigationType, item: WKBackForwardListItem? = nil
  ) -> WKNavigation {
    if let current { report(URLError(.cancelled), of: current) }
    let next = NavigationInProgress(request, source, type == .reload ? backForwardList.currentItem : item)
    current = next
    url = request.url
    isLoading = true
    estimatedProgress = 0.1
    let frame = WKFrameInfo(isMainFrame: true, request: request, webView: self)
    let action = WKNavigationAction(type, request, source: frame, target: frame)
    later(next) { view in view.askForAction(action, next) }
    return next.navigation
  }

  /// Runs a step unless its navigation has ended by then.
  private func later(_ progress: NavigationInProgress, _ step: @escaping @MainActor (WKWebView) -> Void) {
    Task { @MainActor [weak self] in
      guard let self, self.current === progress else { return }
      step(self)
    }
  }

  private func askForAction(_ action: WKNavigationAction, _ progress: NavigationInProgress) {
    guard let navigationDelegate else { return begin(progress) }
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: WKWebpagePreferences()) {
      [weak self] policy, _ in
      guard let self, self.current === progress else { return }
      if policy == .allow { self.begin(progress) } else { self.abandon() }
    }
  }

  private func begin(_ progress: NavigationInProgress) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: progress.navigation)
    guard current === progress else { return }
    switch progress.source {
    case .data(let data, let mimeType, let encodingName):
      receive(data, WebDocument.response(progress.request, data, mimeType, encodingName), progress)
    case .request: load(progress)
    }
  }

  private func load(_ progress: NavigationInProgress) {
    guard let url = progress.request.url, let scheme = url.scheme?.lowercased() else {
      return fail(progress, with: URLError(.badURL))
    }
    if let handler = originalConfiguration.urlSchemeHandler(forURLScheme: scheme) {
      return ask(handler, progress)
    }
    switch scheme {
    case "about":
      receive(Data(), WebDocument.response(progress.request, Data(), "text/html", "utf-8"), progress)
    case "file": loadFile(url, progress)
    case "http", "https":
      document = WebDocument(address: url)
      showDocument()
      fail(progress, with: URLError(.cannotLoadFromNetwork, userInfo: [NSURLErrorFailingURLErrorKey: url]))
    default: fail(progress, with: URLError(.unsupportedURL, userInfo: [NSURLErrorFailingURLErrorKey: url]))
    }
  }

  private func loadFile(_ url: URL, _ progress: NavigationInProgress) {
    do {
      let data = try Data(contentsOf: url)
      let mimeType = WebDocument.mimeType(ofExtension: url.pathExtension)
      receive(data, WebDocument.response(progress.request, data, mimeType, "utf-8"), progress)
    } catch { fail(progress, with: error) }
  }

  private func ask(_ handler: any WKURLSchemeHandler, _ progress: NavigationInProgress) {
    let task = SchemeTask(progress.request) { [weak self] result in
      guard let self, self.current === progress else { return }
      switch result {
      case .success(let (data, response)): self.receive(data, response, progress)
      case .failure(let error): self.fail(progress, with: error)
      }
    }
    progress.task = task
    handler.webView(self, start: task)
  }

  /// Asks the delegate about a response, and shows the page.
  private func receive(_ data: Data, _ response: URLResponse, _ progress: NavigationInProgress) {
    estimatedProgress = 0.5
    let document = WebDocument(data, response)
    let answer = WKNavigationResponse(response, canShow: document != nil)
    let decide = { @MainActor [weak self] (policy: WKNavigationResponsePolicy) in
      guard let self, self.current === progress else { return }
      guard policy == .allow, let document else { return self.fail(progress, with: WKError(.unknown)) }
      self.commit(document, progress)
    }
    guard let navigationDelegate else { return decide(document == nil ? .cancel : .allow) }
    navigationDelegate.webView(self, decidePolicyFor: answer) { policy in decide(policy) }
  }

  private func commit(_ document: WebDocument, _ progress: NavigationInProgress) {
    progress.isCommitted = true
    self.document = document
    url = progress.request.url
    title = document.title
    remember(progress, title: document.title)
    showDocument()
    // An observer of the properties may have begun another navigation.
    guard current === progress else { return }
    navigationDelegate?.webView(self, didCommit: progress.navigation)
    later(progress) { view in
      view.finish()
      view.navigationDelegate?.webView(view, didFinish: progress.navigation)
    }
  }

  private func remember(_ progress: NavigationInProgress, title: String?) {
    let item = progress.item ?? WKBackForwardListItem(url: progress.request.url ?? Self.blank)
    item.title = title
    for removed in backForwardList.show(item) { sources[ObjectIdentifier(removed)] = nil }
    sources[ObjectIdentifier(item)] = progress.source
    propertiesDidChange()
  }

  private func finish() {
    current = nil
    estimatedProgress = 1
    // An observer of the progress may have begun another navigation.
    if current == nil { isLoading = false }
  }

  /// Ends a navigation that the delegate has refused. The page before it stays.
  private func abandon() {
    finish()
    url = backForwardList.currentItem?.url
  }

  func fail(_ progress: NavigationInProgress, with error: any Error) {
    finish()
    report(error, of: progress)
  }

  /// Ends the task of a navigation, and notifies the delegate later.
  private func report(_ error: any Error, of progress: NavigationInProgress) {
    let isCommitted = progress.isCommitted
    if let task = progress.task, !task.hasEnded, let scheme = progress.request.url?.scheme?.lowercased() {
      task.end()
      originalConfiguration.urlSchemeHandler(forURLScheme: scheme)?.webView(self, stop: task)
    }
    Task { @MainActor [weak self] in
      guard let self else { return }
      if isCommitted {
        self.navigationDelegate?.webView(self, didFail: progress.navigation, withError: error)
      } else {
        self.navigationDelegate?.webView(
          self, didFailProvisionalNavigation: progress.navigation, withError: error)
      }
    }
  }
}
