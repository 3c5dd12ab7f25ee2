import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A frame of a page. Pages have one here.
public final class WKFrameInfo: NSObject, ViewTreeConfined {
  /// Whether it is the frame of the whole page.
  public let isMainFrame: Bool
  /// The request of its page.
  public let request: URLRequest
  /// The view that shows it.
  public private(set) weak var webView: WKWebView?

  init(isMainFrame: Bool, request: URLRequest, webView: WKWebView) {
    (self.isMainFrame, self.request, self.webView) = (isMainFrame, request, webView)
    super.init()
  }
}
