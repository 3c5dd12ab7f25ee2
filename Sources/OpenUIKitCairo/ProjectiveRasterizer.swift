import CCairo
import OpenUIKitGraphics

/// Draws a picture through a projective map, in double precision and without a limit on the map's entries.
///
/// Each target pixel is the mean of bilinear samples over its preimage, one for every two source pixels along
/// each axis, so that neither steep nor small pictures alias. The source has a clear margin. Interpolating
/// the outermost pixels with it smooths the edges.
struct ProjectiveRasterizer {
  /// The clear margin on each side of a source, in pixels.
  static let margin = 4
  // Along each axis. A picture that is drawn smaller than a twelfth of its size needs more, but shows no
  // detail.
  private static let mostSamples = 6
  /// A bilinear sample covers one pixel on each side, so one sample is enough for a step of two pixels.
  private static let longestStep = 2.1
  /// Pixels at this distance from the edge of the source have neighbours in its smallest copy.
  private static let rim = 2.5
  /// The number of pixels that have the same copy of the source: a power of two.
  private static let pieceLength = 16

  private let picture: FlatPicture
  private let source: PixelRows
  private let map: Homography
  /// Whether copies of half the size take the place of several samples, which is faster and a little less sharp.
  private let usesCopies: Bool

  /// - Parameter map: From target pixels to source pixels.
  init(source: FlatPicture, map: Homography, usesCopies: Bool) {
    (picture, self.source, self.map, self.usesCopies) = (source, source.rows, map, usesCopies)
  }

  /// Draws the picture over the pixels of the target.
  ///
  /// - Parameters:
  ///   - hidden: Areas whose pixels are not needed.
  ///   - origin: The place of the target's first pixel in the coordinates of these areas.
  func draw(over target: PixelRows, without hidden: [OpaqueArea] = [], origin: (x: Int, y: Int) = (0, 0))
    throws(CairoError)
  {
    var gaps: [Range<Int>] = []
    for y in 0..<target.height {
      let row = target.colors(y)
      let line = ProjectedLine(map, row: y)
      let reach = 2 * Double(Self.mostSamples)
      guard let all = line.pixels(within: reach, of: source, width: target.width) else { continue }
      let inner = line.pixels(within: -Self.rim, of: source, width: target.width)
      gaps.removeAll(keepingCapacity: true)
      for area in hidden {
        if let gap = area.pixels(ofRow: origin.y + y, from: origin.x) { gaps.append(gap) }
      }
      var start = all.lowerBound
      while let part = Self.part(of: all, from: start, without: gaps) {
        try draw(line, part, inner: inner ?? part.upperBound..<part.upperBound, column: origin.x, over: row)
        start = part.upperBound
      }
    }
  }

  /// The first pixels from a place on that are in no gap; nil for none.
  private static func part(of all: Range<Int>, from place: Int, without gaps: [Range<Int>]) -> Range<Int>? {
    var start = place
    while let gap = gaps.first(where: { $0.contains(start) }) { start = gap.upperBound }
    guard start < all.upperBound else { return nil }
    var end = all.upperBound
    for gap in gaps where gap.lowerBound > start { end = min(end, gap.lowerBound) }
    return start..<end
  }

  /// Draws some pixels of a row. The inner ones lie within the source.
  private func draw(
    _ line: ProjectedLine, _ pixels: Range<Int>, inner: Range<Int>, column: Int,
    over row: UnsafeMutablePointer<UInt32>
  ) throws(CairoError) {
    let own = inner.clamped(to: pixels)
    guard !own.isEmpty else { return drawMeans(line, pixels, over: row) }
    drawMeans(line, pixels.lowerBound..<own.lowerBound, over: row)
    drawMeans(line, own.upperBound..<pixels.upperBound, over: row)
    if line.stepDepth == 0 {
      // All pixels have the same steps.
      return try drawInner(line, own, steps: line.longestSteps(in: own), over: row)
    }
    var start = own.lowerBound
    while start < own.upperBound {
      // The pieces, and so the copies, are the same whatever is hidden, and in whichever part of the window is drawn.
      let first = ((start + column) & ~(Self.pieceLength - 1)) - column
      let piece = (first..<first + Self.pieceLength).clamped(to: inner)
      try drawInner(line, piece.clamped(to: own), steps: line.longestSteps(in: piece), over: row)
      start = piece.upperBound
    }
  }

  /// Draws pixels that all lie within the source: with one sample each, from the copy where that is enough, if there is one.
  private func drawInner(
    _ line: ProjectedLine, _ pixels: Range<Int>, steps: (u: Double, v: Double),
    over row: UnsafeMutablePointer<UInt32>
  ) throws(CairoError) {
    let (across, down) = (Self.halvings(steps.u), Self.halvings(steps.v))
    guard let across, let down else { return drawMeans(line, pixels, over: row) }
    let rowsAhead = Int(steps.v.rounded(.up)) >> down
    if across == 0 && down == 0 {
      return drawSamples(of: source, line, pixels, rowsAhead: rowsAhead, over: row)
    }
    guard usesCopies else { return drawMeans(line, pixels, over: row) }
    drawSamples(
      of: try picture.rows(halvedAcross: across, down: down), line.halved(across: across, down: down), pixels,
      rowsAhead: rowsAhead, over: row)
  }

  /// How often a side has to be halved for steps of the length of one sample; nil for more often than there are copies.
  @inline(__always)
  private static func halvings(_ step: Double) -> Int? {
    if step <= longestStep { return 0 }
    if step <= 2 * longestStep { return 1 }
    return step <= 4 * longestStep ? FlatPicture.mostHalvings : nil
  }

  /// Draws pixels of one sample each, which all lie within the source.
  ///
  /// The source is larger than the processor's caches. So the pixels that the next row needs are fetched meanwhile.
  private func drawSamples(
    of source: PixelRows, _ line: ProjectedLine, _ pixels: Range<Int>, rowsAhead: Int,
    over row: UnsafeMutablePointer<UInt32>
  ) {
    let first = Double(pixels.lowerBound)
    var (u, v) = (line.u + first * line.stepU, line.v + first * line.stepV)
    var depth = line.depth + first * line.stepDepth
    let next = rowsAhead &* source.bytesPerRow
    // Without perspective no pixel needs a division.
    if line.stepDepth == 0 {
      return drawAffine(
        of: source, from: (u / depth, v / depth), step: (line.stepU / depth, line.stepV / depth), pixels,
        rowsAhead: next, over: row)
    }
    for x in pixels {
      let inverse = 1 / depth
      let place = SourcePlace(u * inverse - 0.5, v * inverse - 0.5, in: source)
      if x & 7 == 0 {
        prefetch_memory(place.upper + next)
        prefetch_memory(place.lower + next)
      }
      let pixel = place.mix
      row[x] = pixel >= 0xFF00_0000 ? pixel : pixel.over(row[x])
      u += line.stepU
      v += line.stepV
      depth += line.stepDepth
    }
  }

  /// Draws pixels of one sample each, which lie at equal distances in the source.
  private func drawAffine(
    of source: PixelRows, from start: (u: Double, v: Double), step: (u: Double, v: Double),
    _ pixels: Range<Int>,
    rowsAhead next: Int, over row: UnsafeMutablePointer<UInt32>
  ) {
    // In parts of a pixel, rounded to sixteenths below.
    let unit = 0x1p32
    var (u, v) = (Int64((start.u - 0.5) * unit) + 1 << 27, Int64((start.v - 0.5) * unit) + 1 << 27)
    let (stepU, stepV) = (Int64(step.u * unit), Int64(step.v * unit))
    for x in pixels {
      let place = SourcePlace(sixteenths: u &>> 28, v &>> 28, in: source)
      if x & 7 == 0 {
        prefetch_memory(place.upper + next)
        prefetch_memory(place.lower + next)
      }
      let pixel = place.mix
      row[x] = pixel >= 0xFF00_0000 ? pixel : pixel.over(row[x])
      u &+= stepU
      v &+= stepV
    }
  }

  /// Draws pixels of any number of samples, inside and outside of the source.
  private func drawMeans(_ line: ProjectedLine, _ pixels: Range<Int>, over row: UnsafeMutablePointer<UInt32>)
  {
    for x in pixels {
      let footprint = Footprint(line, Double(x))
      if footprint.touches(source) { row[x] = mean(footprint).over(row[x]) }
    }
  }

  /// The mean colour of the source under a target pixel.
  @inline(__always)
  private func mean(_ footprint: Footprint) -> UInt32 {
    let columns = sampleCount(max(abs(footprint.rightU), abs(footprint.rightV)))
    let rows = sampleCount(max(abs(footprint.downU), abs(footprint.downV)))
    if columns == 1 && rows == 1 { return sample(footprint.u, footprint.v) }
    var sum = PixelSum()
    for row in 0..<rows {
      let down = (Double(row) + 0.5) / Double(rows) - 0.5
      for column in 0..<columns {
        let right = (Double(column) + 0.5) / Double(columns) - 0.5
        sum.add(
          sample(
            footprint.u + right * footprint.rightU + down * footprint.downU,
            footprint.v + right * footprint.rightV + down * footprint.downV
          ))
      }
    }
    return sum.mean(of: rows * columns)
  }

  @inline(__always)
  private func sampleCount(_ step: Double) -> Int {
    guard step > Self.longestStep else { return 1 }
    return step >= Double(2 * Self.mostSamples) ? Self.mostSamples : Int((step / 2).rounded(.up))
  }

  /// The bilinear mix of the four pixels around a point. Pixels outside the source are clear.
  @inline(__always)
  private func sample(_ u: Double, _ v: Double) -> UInt32 {
    let rim = Self.rim
    guard u >= rim, v >= rim, u <= Double(source.width) - rim, v <= Double(source.height) - rim else {
      return 0
    }
    return SourcePlace(u - 0.5, v - 0.5, in: source).mix
  }
}

/// The position of a target pixel in the source, and its change for one pixel to the right and one down.
private struct Footprint {
  let u, v: Double
  let rightU, rightV: Double
  let downU, downV: Double

  @inline(__always)
  init(_ line: ProjectedLine, _ x: Double) {
    let inverse = 1 / (line.depth + x * line.stepDepth)
    u = (line.u + x * line.stepU) * inverse
    v = (line.v + x * line.stepV) * inverse
    rightU = (line.stepU - u * line.stepDepth) * inverse
    rightV = (line.stepV - v * line.stepDepth) * inverse
    downU = (line.downU - u * line.downDepth) * inverse
    downV = (line.downV - v * line.downDepth) * inverse
  }

  @inline(__always)
  func touches(_ source: PixelRows) -> Bool {
    let (reachU, reachV) = (abs(rightU) + abs(downU), abs(rightV) + abs(downV))
    return u + reachU > 0 && v + reachV > 0 && u - reachU < Double(source.width)
      && v - reachV < Double(source.height)
  }
}
