// Pages have no nibs.
extension ReusePool {
  mutating func removeNib(kind: String, _ identifier: String) {}
  func nibView(kind: String, _ identifier: String) -> UICollectionReusableView? { nil }
}
