import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Is notified of changes of cookies.
public protocol WKHTTPCookieStoreObserver: AnyObject, ViewTreeConfined {
  /// Called after a change.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

/// The cookies of a store, in memory.
open class WKHTTPCookieStore: NSObject, ViewTreeConfined {
  private var cookies: [HTTPCookie] = []
  private var observers: [ObjectIdentifier: any WKHTTPCookieStoreObserver] = [:]

  override init() { super.init() }

  var domains: [String] { Set(cookies.map(\.domain)).sorted() }

  /// Passes on all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let all = cookies
    Task { @MainActor in completionHandler(all) }
  }

  /// All cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Sets a cookie, instead of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.removeAll { isSame($0, cookie) }
    cookies.append(cookie)
    changed(then: completionHandler)
  }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.removeAll { isSame($0, cookie) }
    changed(then: completionHandler)
  }

  /// Adds an observer, which is not notified of changes before. It is retained until it is removed.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers[ObjectIdentifier(observer)] = observer
  }

  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers[ObjectIdentifier(observer)] = nil }

  func remove(where isRemoved: (HTTPCookie) -> Bool) {
    cookies.removeAll(where: isRemoved)
    changed(then: nil)
  }

  private func isSame(_ first: HTTPCookie, _ second: HTTPCookie) -> Bool {
    first.name == second.name && first.domain == second.domain && first.path == second.path
  }

  private func changed(then completionHandler: (@MainActor () -> Void)?) {
    let all = Array(observers.values)
    Task { @MainActor in
      for observer in all { observer.cookiesDidChange(in: self) }
      completionHandler?()
    }
  }
}
