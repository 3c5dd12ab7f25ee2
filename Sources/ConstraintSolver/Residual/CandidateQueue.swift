/// The candidates of a ratio test whose costs have their strongest part at the same level, with the same sign.
struct CandidateBucket: BitwiseCopyable {
  /// The order of the candidates, as far as it is known.
  enum Order: UInt8 {
    /// Nothing: none was taken yet.
    case unknown
    /// All cost the same.
    case uniform
    /// They form a heap.
    case heap
  }

  /// Orders the buckets: from gains at strong levels to costs at strong levels.
  let rank: Int64
  var candidates = List()
  var order = Order.unknown
}

/// The candidates of a ratio test, the cheapest first.
///
/// They lie in buckets, one for each sign and level of the strongest part of the cost. Most tests end in one of the first
/// buckets: the others stay as they were filled. When the first candidate of a bucket is taken, it becomes a heap, unless
/// all in it cost the same, as those of a layout do. A queue of n candidates then costs O(n), where a single heap
/// costs O(n log n).
struct CandidateQueue: ~Copyable {
  /// Buckets stay when they are empty, since the same levels come again.
  private static let mostBuckets = 256

  /// By rising rank. Those before ``first`` are empty.
  private var buckets = Slab<CandidateBucket>()
  private var first = 0
  private var candidates = ListPool<RepairCandidate>(smallestCapacity: 4)
  /// Where the bucket with a rank was found last, by a few bits of the rank.
  private var guesses = Slab<Int32>()

  /// Removes the candidates and keeps the storage. O(buckets).
  mutating func removeAll() {
    for index in first..<buckets.count { empty(index) }
    first = buckets.count
    if buckets.count > Self.mostBuckets {
      buckets.removeAll()
      candidates.removeAll()
      first = 0
    }
  }

  private mutating func empty(_ index: Int) {
    buckets[index].candidates.count = 0
    buckets[index].order = .unknown
  }

  /// Adds a candidate. O(1) apart from a new bucket; O(log candidates) where costs differ within one that candidates were taken from.
  @inline(__always)
  mutating func push(_ candidate: RepairCandidate, costs: UnsafePointer<LevelEntry>) {
    let index = bucket(of: candidate.rank)
    candidates.append(candidate, to: &buckets[index].candidates)
    first = min(first, index)
    if buckets[index].order != .unknown { restoreOrder(of: index, costs: costs) }
  }

  /// Removes and returns the cheapest candidate.
  mutating func pop(costs: UnsafePointer<LevelEntry>) -> RepairCandidate? {
    while first < buckets.count, buckets[first].candidates.isEmpty {
      buckets[first].order = .unknown
      first += 1
    }
    guard first < buckets.count else { return nil }
    if buckets[first].order == .unknown { makeOrder(in: first, costs: costs) }
    let list = buckets[first].candidates
    let heap = candidates.unsafeAddress(of: list)
    let cheapest = heap[0]
    let rest = Int(list.count) - 1
    buckets[first].candidates.count = Int32(truncatingIfNeeded: rest)
    if buckets[first].order == .uniform {
      heap[0] = heap[rest]
    } else if rest > 0 {
      heap.siftDown(heap[rest], count: rest) { $0.comesBefore($1, costs: costs) }
    }
    return cheapest
  }

  // MARK: Order

  private mutating func makeOrder(in index: Int, costs: UnsafePointer<LevelEntry>) {
    let list = buckets[index].candidates
    let heap = candidates.unsafeAddress(of: list)
    var last = 1
    while last < Int(list.count), heap[last].isEquivalent(to: heap[0], costs: costs) { last += 1 }
    buckets[index].order = last == Int(list.count) ? .uniform : .heap
    while last < Int(list.count) {
      heap.siftUp(heap[last], from: last) { $0.comesBefore($1, costs: costs) }
      last += 1
    }
  }

  /// Finds the place of the last candidate of a bucket that was in order before.
  private mutating func restoreOrder(of index: Int, costs: UnsafePointer<LevelEntry>) {
    let list = buckets[index].candidates
    let heap = candidates.unsafeAddress(of: list)
    let last = Int(list.count) - 1
    if buckets[index].order == .uniform, last == 0 || heap[last].isEquivalent(to: heap[0], costs: costs) {
      return
    }
    buckets[index].order = .heap
    heap.siftUp(heap[last], from: last) { $0.comesBefore($1, costs: costs) }
  }

  // MARK: Buckets

  /// The number of the bucket with a rank; there is one afterwards.
  @inline(__always)
  private mutating func bucket(of rank: Int64) -> Int {
    let hash = Int(truncatingIfNeeded: (rank >> 13) & 63)
    if !guesses.isEmpty {
      let guess = Int(guesses[hash])
      if guess < buckets.count, buckets[guess].rank == rank { return guess }
    }
    return findBucket(of: rank, hash: hash)
  }

  /// The number of the bucket with a rank, by binary search; there is one afterwards.
  @inline(never)
  private mutating func findBucket(of rank: Int64, hash: Int) -> Int {
    var low = 0
    var high = buckets.count
    while low < high {
      let middle = (low + high) / 2
      if buckets[middle].rank < rank { low = middle + 1 } else { high = middle }
    }
    if low == buckets.count || buckets[low].rank != rank { insertBucket(rank, at: low) }
    guesses.extend(to: 64, with: 0)
    guesses[hash] = Int32(low)
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
  /// Whether neither comes before the other.
  @inline(__always)
  fileprivate func isEquivalent(to other: RepairCandidate, costs: UnsafePointer<LevelEntry>) -> Bool {
    coefficient.magnitude == other.coefficient.magnitude && compare(with: other, costs: costs) == 0
  }
}
