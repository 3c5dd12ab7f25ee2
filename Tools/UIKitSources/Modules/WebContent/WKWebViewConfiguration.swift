import Foundation
import OpenUIKit

/// The settings that a web view is created with.
open class WKWebViewConfiguration: NSObject, NSCopying, ViewTreeConfined {
  /// The processes of pages.
  open var processPool = WKProcessPool()
  /// The preferences of pages.
  open var preferences = WKPreferences()
  /// The content that an app adds to pages.
  open var userContentController = WKUserContentController()
  /// Where cookies are.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The preferences of each page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether a page is shown when it is complete. Pages always are here.
  open var suppressesIncrementalRendering = false
  /// The name of the app in that of the browser; nil for none.
  open var applicationNameForUserAgent: String?
  /// Whether media play within the page. Pages have no media here.
  open var allowsInlineMediaPlayback = false
  /// The media that play only after a tap.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// Whether a picture can stay above other apps.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether media play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// The kinds of data that are made links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages state by themselves that they cannot be enlarged.
  open var ignoresViewportScaleLimits = false
  /// Whether addresses without a scheme are asked for by https.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether only the app's own domains are shown.
  open var limitsNavigationsToAppBoundDomains = false

  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates the default configuration.
  public override init() { super.init() }

  /// Sets the handler that returns the pages of a scheme; nil for none. Traps for schemes that web views open themselves, as on Apple's systems.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
  {
    guard !WKWebView.handlesURLScheme(urlScheme) else {
      fatalError("WKWebViewConfiguration: '\(urlScheme)' is a scheme that WKWebView handles itself")
    }
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  /// The handler that returns the pages of a scheme; nil for none.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }

  /// A configuration with the same values. Objects in it are the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied } }

  var copied: WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    (copy.processPool, copy.preferences) = (processPool, preferences)
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.handlers = handlers
    return copy
  }
}
