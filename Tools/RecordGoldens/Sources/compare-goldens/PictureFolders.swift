import Foundation
import OpenUIKitCairo

/// How many pixels of pictures differ from recorded ones of the same names.
struct PictureComparison {
  /// A picture and the share of its pixels that differ, or nil if only one folder has it or its size differs.
  private let shares: [(name: String, share: Double?)]

  init(of folder: String, with recorded: String) {
    let names = Set(Self.pictures(in: folder) + Self.pictures(in: recorded)).sorted()
    shares = names.map { name in
      (
        name,
        Self.share(
          try? PixelBuffer(pngFile: "\(folder)/\(name)"), try? PixelBuffer(pngFile: "\(recorded)/\(name)"))
      )
    }
  }

  func text(listing most: Int) -> String {
    let known = shares.compactMap { entry in entry.share.map { (entry.name, $0) } }.sorted { $0.1 > $1.1 }
    let lines = known.prefix(most).map {
      String(format: "%@: %.2f %% of the pixels differ", $0.0, 100 * $0.1)
    }
    let others = shares.filter { $0.share == nil }.prefix(most).map {
      "\($0.name): no picture of this size to compare with"
    }
    return (lines + others).joined(separator: "\n")
  }

  private static func pictures(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".png") }
  }

  /// The share of pixels with a channel that differs by more than a sixteenth: edges of letters are smoothed in unlike ways.
  private static func share(_ a: PixelBuffer?, _ b: PixelBuffer?) -> Double? {
    guard let a, let b, (a.width, a.height) == (b.width, b.height) else { return nil }
    return a.withBytes { first, stride in
      b.withBytes { second, _ in
        let different = (0..<a.height).reduce(0) { sum, row in
          let bytes = row * stride..<row * stride + a.width * 4
          return sum + differentPixels(first[bytes], second[bytes])
        }
        return Double(different) / Double(a.width * a.height)
      }
    }
  }

  /// How many pixels of a row differ. Most rows are equal.
  private static func differentPixels(_ a: Slice<UnsafeRawBufferPointer>, _ b: Slice<UnsafeRawBufferPointer>)
    -> Int
  {
    guard memcmp(a.base.baseAddress! + a.startIndex, b.base.baseAddress! + b.startIndex, a.count) != 0 else {
      return 0
    }
    return stride(from: a.startIndex, to: a.endIndex, by: 4).count { start in
      (start..<start + 4).contains { abs(Int(a[$0]) - Int(b[$0])) > 16 }
    }
  }
}
