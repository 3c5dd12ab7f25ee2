import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Returns the pages of a scheme of the app's own.
public protocol WKURLSchemeHandler: AnyObject, ViewTreeConfined {
  /// Called when a page is loaded. The handler answers by the methods of the task, at any time.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when the page is no longer needed. The task takes no answer from then on.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The loading of one page of an app's own scheme.
public protocol WKURLSchemeTask: AnyObject, ViewTreeConfined {
  /// The request for the page.
  var request: URLRequest { get }
  /// Takes the response. Data follow.
  func didReceive(_ response: URLResponse)
  /// Takes a part of the page.
  func didReceive(_ data: Data)
  /// Ends the answer. The page is shown.
  func didFinish()
  /// Ends the answer. The navigation fails.
  func didFailWithError(_ error: any Error)
}
