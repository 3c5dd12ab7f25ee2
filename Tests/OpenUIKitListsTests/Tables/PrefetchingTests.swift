import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
private final class Prefetcher: UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
  var asked: [Int] = []
  var cancelled: [Int] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    asked += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    asked += indexPaths.map(\.item)
  }
}

@MainActor
@Suite("Prefetching")
struct PrefetchingTests {
  @Test("The rows of the next screen are announced once, and cancelled when the table goes elsewhere")
  func table() {
    let prefetcher = Prefetcher()
    let shown = ShownTable(NumberRows(Array(0..<100)))
    shown.table.prefetchDataSource = prefetcher
    shown.table.setNeedsLayout()
    shown.window.layoutIfNeeded()
    #expect(prefetcher.asked.first == 8 && prefetcher.asked.count >= 7)
    let count = prefetcher.asked.count
    shown.table.setNeedsLayout()
    shown.window.layoutIfNeeded()
    #expect(prefetcher.asked.count == count)
    shown.table.contentOffset.y = 3000
    shown.window.layoutIfNeeded()
    #expect(prefetcher.cancelled.contains(8) && prefetcher.asked.contains(70))
  }
}
