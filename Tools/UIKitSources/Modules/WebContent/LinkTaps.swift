import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Leads from links to their pages.
final class LinkTaps: NSObject, UITextViewDelegate {
  weak var view: WKWebView?

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    guard let view else { return false }
    _ = view.navigate(to: URLRequest(url: URL), source: .request, .linkActivated)
    return false
  }
}
