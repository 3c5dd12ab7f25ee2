import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The preferences that a delegate states for the page of a navigation.
public final class WKWebpagePreferences: NSObject, ViewTreeConfined {
  /// The kind of page that is asked for.
  public enum ContentMode: Int, Sendable {
    /// That of the device.
    case recommended = 0
    /// The one for telephones.
    case mobile = 1
    /// The one for computers.
    case desktop = 2
  }

  /// The kind of page that is asked for. It has no effect here.
  public var preferredContentMode = ContentMode.recommended
  /// Whether the page's scripts run. There are none here.
  public var allowsContentJavaScript = true

  /// Creates the default preferences.
  public override init() { super.init() }
}
