import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkActivated = 0
  /// A form was submitted.
  case formSubmitted = 1
  /// A page of the list is shown again.
  case backForward = 2
  /// The page is loaded again.
  case reload = 3
  /// A form was submitted again.
  case formResubmitted = 4
  /// The app.
  case other = -1
}

/// The decision of a delegate about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It does not begin.
  case cancel = 0
  /// It begins.
  case allow = 1
  /// The file is stored. There are no downloads here, so the navigation does not begin.
  case download = 2
}

/// A navigation before it begins.
public final class WKNavigationAction: NSObject, ViewTreeConfined {
  /// The cause of the navigation.
  public let navigationType: WKNavigationType
  /// Its request.
  public let request: URLRequest
  /// The frame that it begins in.
  public let sourceFrame: WKFrameInfo
  /// The frame that it changes; nil for a new window.
  public let targetFrame: WKFrameInfo?
  /// Whether the link asks for a download. Links have no such attribute here.
  public let shouldPerformDownload = false
  /// The keys that are held. None are known here.
  public let modifierFlags: UIKeyModifierFlags = []

  init(_ type: WKNavigationType, _ request: URLRequest, source: WKFrameInfo, target: WKFrameInfo?) {
    (navigationType, self.request, sourceFrame, targetFrame) = (type, request, source, target)
    super.init()
  }
}
