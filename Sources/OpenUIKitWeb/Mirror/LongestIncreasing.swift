/// Marks the members of a longest increasing subsequence; nil is never a member. O(n log n), by the smallest
/// end of an increasing subsequence of each length.
func longestIncreasing(_ numbers: [Int?]) -> [Bool] {
  var ends: [Int] = []
  var before = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    guard let number else { continue }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if let end = numbers[ends[middle]], end < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result = [Bool](repeating: false, count: numbers.count)
  var index = ends.last ?? -1
  while index >= 0 {
    result[index] = true
    index = before[index]
  }
  return result
}
