extension Sequence {
  /// The elements sorted stably, by merging. O(n log n).
  package func mergeSorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    var sorted = Array(self)
    var merged = sorted
    var length = 1
    while length < sorted.count {
      for start in stride(from: 0, to: sorted.count, by: 2 * length) {
        let (middle, end) = (
          Swift.min(start + length, sorted.count), Swift.min(start + 2 * length, sorted.count)
        )
        var (left, right) = (start, middle)
        for place in start..<end {
          if left == middle || (right < end && isBefore(sorted[right], sorted[left])) {
            merged[place] = sorted[right]
            right += 1
          } else {
            merged[place] = sorted[left]
            left += 1
          }
        }
      }
      swap(&sorted, &merged)
      length *= 2
    }
    return sorted
  }
}
