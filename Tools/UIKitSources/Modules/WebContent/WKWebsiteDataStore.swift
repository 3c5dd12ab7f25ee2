import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The kinds of data that pages store.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Files that were loaded.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files that were loaded and are in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Values that scripts keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Values that scripts keep for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases of scripts.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

/// The data of pages from one domain.
public final class WKWebsiteDataRecord: NSObject {
  /// The domain.
  public let displayName: String
  /// The kinds of data.
  public let dataTypes: Set<String>

  init(_ displayName: String, _ dataTypes: Set<String>) {
    (self.displayName, self.dataTypes) = (displayName, dataTypes)
    super.init()
  }
}

/// The data that pages store. Pages have no scripts and no network here, so it has the cookies that an app sets itself.
open class WKWebsiteDataStore: NSObject, ViewTreeConfined {
  /// Whether the data stay after the program's end. They never do here.
  public let isPersistent: Bool
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  private static let shared = WKWebsiteDataStore(isPersistent: true)

  /// The store that web views share unless their configuration has another one.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store of its own.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }

  /// Passes on a record for each domain with cookies, if these are asked for.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    let domains = dataTypes.contains(WKWebsiteDataTypeCookies) ? httpCookieStore.domains : []
    let records = domains.map { WKWebsiteDataRecord($0, [WKWebsiteDataTypeCookies]) }
    Task { @MainActor in completionHandler(records) }
  }

  /// Removes the cookies of records.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    let domains = Set(dataRecords.map(\.displayName))
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove { domains.contains($0.domain) } }
    Task { @MainActor in completionHandler() }
  }

  /// Removes the cookies that are newer than a date. Cookies have no date here, so all are.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove { _ in true } }
    Task { @MainActor in completionHandler() }
  }
}
