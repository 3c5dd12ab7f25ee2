import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The errors of web views.
public struct WKError: Error, Sendable {
  /// The cause.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1
    /// The process of the page has ended.
    case webContentProcessTerminated = 2
    /// The view is not there any more.
    case webViewInvalidated = 3
    /// A script failed. There are no scripts here.
    case javaScriptExceptionOccurred = 4
    /// The result of a script has a type that cannot be passed on.
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// The cause.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension WKError: CustomNSError {
  /// The domain of the errors on Apple's systems.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
}
