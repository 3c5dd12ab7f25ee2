import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A message of a page's script.
public final class WKScriptMessage: NSObject, ViewTreeConfined {
  /// The content that the script sends: numbers, strings, dates, arrays and dictionaries.
  public let body: Any
  /// The name of the handler.
  public let name: String
  /// The frame of the script.
  public let frameInfo: WKFrameInfo
  /// The view of the page.
  public private(set) weak var webView: WKWebView?

  init(_ body: Any, name: String, in frame: WKFrameInfo) {
    (self.body, self.name, frameInfo, webView) = (body, name, frame, frame.webView)
    super.init()
  }
}

/// Receives messages of pages' scripts. Scripts do not run here, so none comes unless a test sends one.
public protocol WKScriptMessageHandler: AnyObject, ViewTreeConfined {
  /// Called with each message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
