import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension WKWebView {
  /// Loads the page at an address. Returns the navigation.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    navigate(to: request, source: .request, .other)
  }

  /// Shows data as the page at an address. Returns the navigation. Text, HTML and XML are shown; data of another type fails.
  @discardableResult
  public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    navigate(
      to: URLRequest(url: baseURL),
      source: .data(data, mimeType: MIMEType, encodingName: characterEncodingName), .other)
  }

  /// Shows HTML. Links are relative to `baseURL`; nil for `about:blank`. Returns the navigation.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    navigate(
      to: URLRequest(url: baseURL ?? Self.blank),
      source: .data(Data(string.utf8), mimeType: "text/html", encodingName: "utf-8"), .other)
  }

  /// Shows a file. Returns the navigation. Traps unless the address is that of a file, as on Apple's systems.
  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard URL.isFileURL, readAccessURL.isFileURL else {
      fatalError("WKWebView.loadFileURL: \(URL) and \(readAccessURL) are not both addresses of files")
    }
    return navigate(to: URLRequest(url: URL), source: .request, .other)
  }

  /// Shows HTML as the page of a request. Returns the navigation.
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    navigate(
      to: request, source: .data(Data(string.utf8), mimeType: "text/html", encodingName: "utf-8"), .other)
  }

  /// Loads the page again. Returns the navigation; nil before the first page.
  @discardableResult
  public func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem, let source = sources[ObjectIdentifier(item)] else {
      return nil
    }
    return navigate(to: URLRequest(url: item.url), source: source, .reload)
  }

  /// Loads the page again. Returns the navigation; nil before the first page.
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends the navigation that is under way. It fails with `URLError.Code.cancelled`.
  public func stopLoading() {
    guard let navigation = current else { return }
    fail(navigation, with: URLError(.cancelled))
  }

  /// Shows the page before the present one. Returns the navigation; nil without one.
  @discardableResult
  public func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  /// Shows the page after the present one. Returns the navigation; nil without one.
  @discardableResult
  public func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  /// Shows a page of the list. Returns the navigation; nil for an item that is not in it.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let source = sources[ObjectIdentifier(item)] else { return nil }
    return navigate(to: URLRequest(url: item.url), source: source, .backForward, item: item)
  }

  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
}
