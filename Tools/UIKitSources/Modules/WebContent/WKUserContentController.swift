import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The content that an app adds to pages.
open class WKUserContentController: NSObject, ViewTreeConfined {
  /// The scripts, in the order in which they were added.
  public private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Creates a controller without scripts and handlers.
  public override init() { super.init() }

  /// Adds a script, which does not run here.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler of messages, which is retained. Traps for a name that has one, as on Apple's systems.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard handlers[name] == nil else {
      fatalError("WKUserContentController: there is a handler of messages named '\(name)' already")
    }
    handlers[name] = scriptMessageHandler
  }

  /// Adds a handler of messages of a space.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) { add(scriptMessageHandler, name: name) }

  /// Removes a handler of messages.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  /// Removes a handler of messages of a space.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[name] = nil
  }

  /// Removes all handlers of messages.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Sends a message as a script of the page in a view would, so that a test reaches the app's handler. Returns whether there is one.
  @discardableResult
  public func sendMessage(_ body: Any, to name: String, from webView: WKWebView) -> Bool {
    guard let handler = handlers[name] else { return false }
    let request = URLRequest(url: webView.url ?? WKWebView.blank)
    let frame = WKFrameInfo(isMainFrame: true, request: request, webView: webView)
    handler.userContentController(self, didReceive: WKScriptMessage(body, name: name, in: frame))
    return true
  }
}
