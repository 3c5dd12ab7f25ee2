import Foundation
import UIKitShim

/// Lays out subjects in windows of their own, and writes down what came out.
@MainActor
public struct GoldenRecorder {
  /// Pixels per point.
  public let scale: CGFloat

  #if canImport(UIKit)
    /// Creates a recorder for the device that the program runs on.
    public init() { scale = UIScreen.main.scale }
  #else
    private let measurer: any TextMeasurer

    /// Creates a recorder for the scale of a recording that is to be compared, in pixels per point, and with the fonts of a host.
    public init(scale: CGFloat, measurer: any TextMeasurer) {
      (self.scale, self.measurer) = (scale, measurer)
    }
  #endif

  /// Records subjects.
  ///
  /// - Parameter folder: where the pictures are written; nil for none.
  /// - Throws: what writing a picture throws.
  public func golden(of subjects: [GoldenSubject], pictures folder: URL? = nil) throws -> Golden {
    let scenes = try subjects.map { subject in
      let shown = show(subject)
      if let folder, subject.hasPicture {
        try write(shown.picture(scale: scale), subject.name, to: folder)
      }
      return shown.scene
    }
    let device = UIDevice.current
    return Golden(
      system: "\(device.systemName) \(device.systemVersion)", device: device.model, scale: Double(scale),
      scenes: scenes)
  }

  private func show(_ subject: GoldenSubject) -> ShownSubject {
    let window = UIWindow(frame: CGRect(origin: .zero, size: subject.size))
    #if !canImport(UIKit)
      window.screenScale = scale
      window.textMeasurer = measurer
    #endif
    return ShownSubject(subject, in: window)
  }

  private func write(_ picture: UIImage, _ name: String, to folder: URL) throws {
    let file = folder.appendingPathComponent(name + ".png")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard let data = picture.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: file)
  }
}

/// A subject in a window.
@MainActor
private struct ShownSubject {
  let subject: GoldenSubject
  let window: UIWindow
  let root: UIView

  init(_ subject: GoldenSubject, in window: UIWindow) {
    (self.subject, self.window) = (subject, window)
    let controller = subject.make()
    root = controller.view
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// The views as they are laid out.
  var scene: GoldenScene {
    let recorded = RecordedView.all(in: root)
    let frames = recorded.map { frame(of: $0.view) }
    let baselines = BaselineProbes(for: recorded.filter(\.hasText).map(\.view), in: root).take()
    let views = zip(recorded, frames).map { recorded, frame in
      let intrinsic = recorded.view.intrinsicContentSize
      return GoldenView(
        path: recorded.path, kind: recorded.kind, frame: frame,
        intrinsicSize: [rounded(intrinsic.width), rounded(intrinsic.height)],
        baselines: baselines[ObjectIdentifier(recorded.view)])
    }
    return GoldenScene(
      name: subject.name, size: [subject.size.width, subject.size.height].map(rounded), views: views)
  }

  /// The frame without the view's transform, by which a carousel turns its items.
  private func frame(of view: UIView) -> [Double] {
    let (center, size) = (view.center, view.bounds.size)
    return [center.x - size.width / 2, center.y - size.height / 2, size.width, size.height].map(rounded)
  }

  /// The root view as a picture.
  func picture(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: root.bounds, format: format).image { context in
      #if canImport(UIKit)
        // A test bundle without an app has no screen to draw from.
        root.layer.render(in: context.cgContext)
      #else
        _ = root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
      #endif
    }
  }
}
