import Foundation
import OpenUIKitGraphics

/// The parts of a picture of a catalogue that keep their size, and the part between them that is repeated or stretched.
///
/// All numbers are pixels of the file. What lies between the centre and the caps at the right and at the bottom is not shown, as Xcode's
/// documentation of slicing states: the compiled picture does not have it.
struct PictureSlices {
  private let caps: UIEdgeInsets
  private let center: (width: Int?, height: Int?)
  private let mode: UIImage.ResizingMode

  /// Reads the slices of an entry; nil if it has none.
  init?(_ entry: CatalogEntry) {
    guard let resizing = entry.part("resizing"),
      // Xcode 5 writes the second name.
      let stated = resizing.insets("cap-insets") ?? resizing.insets("capInsets")
    else { return nil }
    let (kind, middle) = (resizing.text("mode"), resizing.part("center"))
    var caps = stated
    if kind == "3-part-horizontal" { (caps.top, caps.bottom) = (0, 0) }
    if kind == "3-part-vertical" { (caps.left, caps.right) = (0, 0) }
    func length(_ key: String, unless other: String) -> Int? {
      kind == other ? nil : middle?.number(key).map { Int(clamping: $0) }
    }
    self.caps = caps
    center = (
      length("width", unless: "3-part-vertical"), length("height", unless: "3-part-horizontal")
    )
    mode = middle?.text("mode") == "tile" ? .tile : .stretch
  }

  /// A resizable image of the parts that are shown. An image without pixels stays as it is.
  func applied(to image: UIImage) -> UIImage {
    guard let whole = image.cgImage else { return image }
    let columns = Self.shown(whole.width, from: caps.left, to: caps.right, center.width)
    let rows = Self.shown(whole.height, from: caps.top, to: caps.bottom, center.height)
    guard let picture = Self.picture(whole, columns, rows) else { return image }
    let scale = image.scale
    let insets = UIEdgeInsets(
      top: caps.top / scale, left: caps.left / scale, bottom: caps.bottom / scale, right: caps.right / scale)
    return UIImage(cgImage: picture, scale: scale, orientation: .up).resizableImage(
      withCapInsets: insets, resizingMode: mode)
  }

  /// The columns or rows that are shown: those up to the end of the centre, and those of the last cap.
  private static func shown(_ count: Int, from first: CGFloat, to last: CGFloat, _ center: Int?) -> [Int] {
    let start = min(max(0, Int(clamping: first)), count)
    let end = max(start, count - max(0, Int(clamping: last)))
    let middle = min(max(0, center ?? end - start), end - start)
    return Array(0..<start + middle) + Array(end..<count)
  }

  private static func picture(_ whole: CGImage, _ columns: [Int], _ rows: [Int]) -> CGImage? {
    if columns.count == whole.width, rows.count == whole.height { return whole }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      for column in columns {
        let place = (row * whole.width + column) * 4
        pixels += whole.pixels[place..<place + 4]
      }
    }
    return CGImage(width: columns.count, height: rows.count, pixels: pixels)
  }
}
