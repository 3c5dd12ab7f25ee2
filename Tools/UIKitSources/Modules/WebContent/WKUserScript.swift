import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's content is there.
  case atDocumentStart = 0
  /// After the page's content is there.
  case atDocumentEnd = 1
}

/// A space of scripts that does not see others.
public final class WKContentWorld: NSObject, ViewTreeConfined {
  /// The name; nil for the page's and the default one.
  public let name: String?

  private init(name: String?) {
    self.name = name
    super.init()
  }

  /// That of the page's own scripts.
  public static let page = WKContentWorld(name: nil)
  /// That of an app's scripts.
  public static let defaultClient = WKContentWorld(name: nil)
  /// One with a name.
  public static func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// A script that an app adds to pages. It does not run here.
open class WKUserScript: NSObject, ViewTreeConfined {
  /// The text.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the frame of the whole page alone.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }

  /// Creates a script of a space.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}
