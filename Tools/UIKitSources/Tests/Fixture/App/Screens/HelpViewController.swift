import UIKit
import WebKit

// A page of the app's own, as apps show their terms or their help.
final class HelpViewController: UIViewController, WKNavigationDelegate {
  private(set) lazy var webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private var observation: NSKeyValueObservation?
  private(set) var finished = 0

  override func loadView() {
    webView.navigationDelegate = self
    view = webView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = webView.observe(\.title) { [weak self] webView, _ in
      self?.title = webView.title
    }
    webView.loadHTMLString("<title>Help</title><p>Tap <b>+</b> to count.</p>", baseURL: nil)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url else {
      decisionHandler(.allow)
      return
    }
    UIApplication.shared.open(url)
    decisionHandler(.cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    finished += 1
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
    let alert = UIAlertController(title: "Help", message: error.localizedDescription, preferredStyle: .alert)
    present(alert, animated: true)
  }
}
