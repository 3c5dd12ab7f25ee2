import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the data of a page comes from.
enum PageSource {
  /// From its address.
  case request
  case data(Data, mimeType: String, encodingName: String)
}

/// A navigation from its beginning to its end.
final class NavigationInProgress {
  let navigation = WKNavigation()
  let request: URLRequest
  let source: PageSource
  /// The item of the list that it leads to; nil for a new one.
  let item: WKBackForwardListItem?
  /// The task of an app's own scheme; nil for others.
  var task: SchemeTask?
  var isCommitted = false

  init(_ request: URLRequest, _ source: PageSource, _ item: WKBackForwardListItem?) {
    (self.request, self.source, self.item) = (request, source, item)
  }
}
