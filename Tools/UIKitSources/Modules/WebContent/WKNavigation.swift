import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The loading of one page, which delegates are notified of.
public final class WKNavigation: NSObject {
  override init() { super.init() }
}
