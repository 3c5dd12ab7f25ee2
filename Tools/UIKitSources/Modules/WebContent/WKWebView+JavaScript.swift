import Foundation
import OpenUIKit

extension WKWebView {
  /// Passes on the value of a script, or an error. Scripts do not run here: known are the expressions for the title, the text, the address and
  /// the size of a page that apps ask for most. Others fail with `WKError.Code.javaScriptExceptionOccurred`.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    let value = value(of: javaScriptString)
    Task { @MainActor in
      completionHandler?(value, value == nil ? WKError(.javaScriptExceptionOccurred) : nil)
    }
  }

  /// The value of a script. Throws for those that the method with a handler passes an error on for.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    guard let value = value(of: javaScriptString) else { throw WKError(.javaScriptExceptionOccurred) }
    return value
  }

  /// The value of an expression without white space and a semicolon at its end; nil for others.
  private func value(of script: String) -> Any? {
    let whole = script.split(whereSeparator: \.isWhitespace).joined()
    switch whole.hasSuffix(";") ? String(whole.dropLast()) : whole {
    case "document.title": return title ?? ""
    case "document.readyState": return isLoading ? "loading" : "complete"
    case "document.URL", "window.location.href", "location.href", "document.location.href":
      return url?.absoluteString ?? ""
    case "navigator.userAgent": return customUserAgent ?? Self.userAgent
    case "document.documentElement.outerHTML", "document.documentElement.outerHTML.toString()":
      return document?.source ?? ""
    case "document.body.innerText", "document.body.textContent": return textView.text ?? ""
    case "document.body.scrollHeight", "document.body.offsetHeight", "document.body.clientHeight",
      "document.documentElement.scrollHeight", "document.documentElement.offsetHeight",
      "document.documentElement.clientHeight":
      return Int(contentHeight.rounded(.up))
    case "document.body.scrollWidth", "document.body.offsetWidth", "window.innerWidth":
      return Int(bounds.width)
    case "window.innerHeight": return Int(bounds.height)
    default: return nil
    }
  }

  /// The height of the page at the view's width, in points.
  private var contentHeight: CGFloat {
    textView.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
  }

  private static let userAgent = "Mozilla/5.0 AppleWebKit/605.1.15 (KHTML, like Gecko)"
}
