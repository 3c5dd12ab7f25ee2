/// Returns numbers for siblings from back to front, each greater than the one before, so that a page can
/// reorder them without moving elements.
///
/// As many siblings as possible keep their number; nil stands for a sibling without one. Only if there is no
/// room between two of these, all get new numbers.
func siblingHeights(keeping heights: [Int?], upTo limit: Int = 1 << 30) -> [Int] {
  /// Room for many later insertions between two siblings.
  let spacing = 1 << 12
  let stays = longestIncreasing(heights)
  var result = heights.map { $0 ?? 0 }
  var (last, start) = (0, 0)
  for index in 0...heights.count where index == heights.count || stays[index] {
    let movedCount = index - start
    if movedCount > 0 {
      let hasRoom = movedCount < (limit - last) / spacing
      let next = index < heights.count ? result[index] : hasRoom ? last + (movedCount + 1) * spacing : limit
      let step = (next - last) / (movedCount + 1)
      guard step > 0 else {
        let even = min(spacing, limit / (heights.count + 1))
        return heights.indices.map { ($0 + 1) * even }
      }
      for place in start..<index { result[place] = last + (place - start + 1) * step }
    }
    if index < heights.count { (last, start) = (result[index], index + 1) }
  }
  return result
}
