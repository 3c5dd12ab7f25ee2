import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The decision of a delegate about the response to a navigation.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The page is not shown.
  case cancel = 0
  /// The page is shown.
  case allow = 1
  /// The file is stored. There are no downloads here, so the page is not shown.
  case download = 2
}

/// The response to a navigation before its page is shown.
public final class WKNavigationResponse: NSObject {
  /// The response.
  public let response: URLResponse
  /// Whether it is for the frame of the whole page.
  public let isForMainFrame = true
  /// Whether the view can show it: text, HTML, XML and JSON.
  public let canShowMIMEType: Bool

  init(_ response: URLResponse, canShow: Bool) {
    (self.response, canShowMIMEType) = (response, canShow)
    super.init()
  }
}
