import Foundation

extension Diffing where Value == UIImage {
  /// Compares pictures by their pixels.
  public static var image: Diffing { image() }

  /// Compares pictures by their pixels.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to be the same, 0...1.
  ///   - perceptualPrecision: how close two pixels have to be to be the same, 0...1: 0.98 is about what the human eye distinguishes.
  ///   - scale: the pixels per point of the recorded picture; nil for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { data in
        guard let image = UIImage(data: data, scale: scale ?? 1) else { throw SnapshotFileError.noPicture }
        return image
      },
      diff: { recorded, actual in
        difference(recorded, actual, PixelPrecision(share: precision, closeness: perceptualPrecision))
      })
  }

  private static func difference(
    _ recorded: UIImage, _ actual: UIImage, _ precision: PixelPrecision
  ) -> Difference? {
    guard let first = recorded.cgImage.flatMap({ Picture($0) }),
      let second = actual.cgImage.flatMap({ Picture($0) })
    else { return Difference(message: "The picture has no pixels") }
    guard (first.width, first.height) == (second.width, second.height) else {
      return Difference(
        message:
          "Expected \(first.width) x \(first.height) pixels, and found \(second.width) x \(second.height)")
    }
    let share = precision.equalShare(first, second)
    guard share < Double(precision.share) else { return nil }
    return Difference(
      message:
        "Only \(percentage(share)) of the pixels are the same, and \(percentage(Double(precision.share))) have to be",
      picture: PictureComparison(first, second).difference)
  }

  private static func percentage(_ share: Double) -> String {
    "\((share * 10000).rounded(.down) / 100) %"
  }
}

/// Why a recorded file cannot be compared.
public enum SnapshotFileError: Error {
  /// The file is no picture.
  case noPicture
}
