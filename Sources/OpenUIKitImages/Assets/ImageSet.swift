import Foundation
import OpenUIKitGraphics

/// An image set of a catalogue.
struct ImageSet {
  private let folder: String
  private let scale: CGFloat
  private let contents: CatalogContents

  /// Reads the description of a set. `scale` is the number of pixels per point of the window.
  init(folder: String, scale: CGFloat) {
    (self.folder, self.scale, contents) = (folder, scale, CatalogContents(of: folder))
  }

  /// The picture, with variants for environments if there are some; nil without a file that can be decoded.
  var image: UIImage? {
    let entries = contents.entries("images").filter { $0.text("filename") != nil }
    let directions = Set(entries.compactMap(\.direction))
    // Of pictures for both directions the one from left to right is taken. One for a single direction is mirrored in the other.
    let suitable = directions.count == 2 ? entries.filter { $0.direction != .rightToLeft } : entries
    let variants = CatalogGroup.groups(of: suitable).compactMap { group in
      image(of: group.entries).map { (traits: group.traits, image: $0) }
    }
    guard let first = variants.first else { return nil }
    let isMirrored = directions.count == 1
    let shown = variants.count == 1 ? first.image : Self.asset(of: variants)
    return isMirrored ? shown.imageFlippedForRightToLeftLayoutDirection() : shown
  }

  private static func asset(of variants: [(traits: UITraitCollection, image: UIImage)]) -> UIImage {
    let asset = UIImageAsset()
    for variant in variants { asset.register(variant.image, with: variant.traits) }
    return asset.image(with: UITraitCollection())
  }

  /// The picture of the entry for the window's scale, or else the one with most pixels.
  private func image(of entries: [CatalogEntry]) -> UIImage? {
    let best =
      entries.first { $0.scale == scale } ?? entries.first { isVector($0) }
      ?? entries.max { $0.scale ?? 1 < $1.scale ?? 1 }
    guard let best, var image = image(of: best) else { return nil }
    if let slices = PictureSlices(best) { image = slices.applied(to: image) }
    if let insets = best.insets("alignment-insets") {
      let scale = image.scale
      image = image.withAlignmentRectInsets(
        UIEdgeInsets(
          top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
          right: insets.right / scale))
    }
    return image.withRenderingMode(contents.renderingMode)
  }

  private func file(of entry: CatalogEntry) -> CatalogFile {
    CatalogFile(path: folder + "/" + (entry.text("filename") ?? ""))
  }

  private func isVector(_ entry: CatalogEntry) -> Bool { file(of: entry).isVector }

  private func image(of entry: CatalogEntry) -> UIImage? {
    let file = file(of: entry)
    return file.isVector
      ? file.vectorPicture.flatMap { image(of: $0, entry) } : file.image(scale: entry.scale ?? 1)
  }

  /// The drawing itself, or its pixels at the window's scale, as Xcode compiles it.
  private func image(of picture: any VectorPicture, _ entry: CatalogEntry) -> UIImage? {
    if contents.preservesVectors, PictureSlices(entry) == nil {
      return UIImage(pixels: nil, content: VectorContent(picture), properties: ImageProperties(scale: scale))
    }
    return picture.picture(of: picture.size, scale: scale).map {
      UIImage(cgImage: $0, scale: scale, orientation: .up)
    }
  }
}
