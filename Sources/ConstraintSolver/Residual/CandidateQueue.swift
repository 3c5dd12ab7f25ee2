/// The candidates of a ratio test whose costs have their strongest part at the same level, with the same sign: a heap.
struct CandidateBucket: BitwiseCopyable {
  /// Orders the buckets: from gains at strong levels to costs at strong levels.
  let rank: Int64
  var candidates = List()
}

/// The candidates of a ratio test, the cheapest first.
///
/// They lie in buckets, one for each sign and level of the strongest part of the cost, and each bucket is a heap. Costs in
/// layouts differ by their levels or not at all, and a heap of equals takes and gives in O(1): a queue of n candidates
/// then costs O(n), where a single heap costs O(n log n).
struct CandidateQueue: ~Copyable {
  /// Buckets stay when they are empty, since the same levels come again.
  private static let mostBuckets = 256

  /// By rising rank. Those before ``first`` are empty.
  private var buckets = Slab<CandidateBucket>()
  private var first = 0
  private var candidates = ListPool<RepairCandidate>(smallestCapacity: 4)

  /// Forgets the candidates and keeps the storage. O(buckets).
  mutating func removeAll() {
    for index in first..<buckets.count { buckets[index].candidates.count = 0 }
    first = buckets.count
    if buckets.count > Self.mostBuckets {
      buckets.removeAll()
      candidates.removeAll()
      first = 0
    }
  }

  /// O(log buckets) and, where costs differ within a level, O(log candidates).
  mutating func push(_ candidate: RepairCandidate, costs: UnsafePointer<LevelEntry>) {
    let index = bucket(of: candidate.rank)
    candidates.append(candidate, to: &buckets[index].candidates)
    first = min(first, index)
    let list = buckets[index].candidates
    guard list.count > 1 else { return }
    candidates.address(of: list).siftUp(candidate, from: Int(list.count) - 1) {
      $0.comesBefore($1, costs: costs)
    }
  }

  /// Takes the cheapest candidate away.
  mutating func pop(costs: UnsafePointer<LevelEntry>) -> RepairCandidate? {
    while first < buckets.count, buckets[first].candidates.isEmpty { first += 1 }
    guard first < buckets.count else { return nil }
    let list = buckets[first].candidates
    let heap = candidates.address(of: list)
    let cheapest = heap[0]
    let rest = Int(list.count) - 1
    buckets[first].candidates.count = Int32(truncatingIfNeeded: rest)
    if rest > 0 { heap.siftDown(heap[rest], count: rest) { $0.comesBefore($1, costs: costs) } }
    return cheapest
  }

  /// The number of the bucket with a rank, by binary search; there is one afterwards.
  private mutating func bucket(of rank: Int64) -> Int {
    var low = 0
    var high = buckets.count
    while low < high {
      let middle = (low + high) / 2
      if buckets[middle].rank < rank { low = middle + 1 } else { high = middle }
    }
    if low == buckets.count || buckets[low].rank != rank { insertBucket(rank, at: low) }
    return low
  }

  private mutating func insertBucket(_ rank: Int64, at position: Int) {
    let bucket = CandidateBucket(rank: rank)
    buckets.append(bucket)
    var index = buckets.count - 1
    while index > position {
      buckets[index] = buckets[index - 1]
      index -= 1
    }
    buckets[position] = bucket
    if first >= position { first += 1 }
  }
}

extension RepairCandidate {
  /// A number that orders as costs do whose strongest parts differ in level or sign.
  fileprivate var rank: Int64 {
    ratio > 0 ? Int64(level) : ratio < 0 ? -Int64(level) : 0
  }
}
