import Foundation
import OpenUIKit

/// A page that was visited.
open class WKBackForwardListItem: NSObject, ViewTreeConfined {
  /// The address.
  public let url: URL
  /// The title; nil for none.
  public internal(set) var title: String?
  /// The address that was asked for. No other one answers here.
  public var initialURL: URL { url }

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The pages that were visited, in their order.
open class WKBackForwardList: NSObject, ViewTreeConfined {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  override init() { super.init() }

  /// The page that is shown; nil for none.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before it; nil for none.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after it; nil for none.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before it, the oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after it, the next one first.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// The page so many pages after the present one, or before it for a negative number; nil for none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let (place, isTooLarge) = self.index.addingReportingOverflow(index)
    return !isTooLarge && items.indices.contains(place) ? items[place] : nil
  }

  /// Makes a page the present one. A new one follows it, instead of those after it. Returns the items that are no longer in the list.
  func show(_ item: WKBackForwardListItem) -> [WKBackForwardListItem] {
    if let place = items.firstIndex(where: { $0 === item }) {
      index = place
      return []
    }
    let removed = forwardList
    items.removeLast(removed.count)
    items.append(item)
    index = items.count - 1
    return removed
  }
}
