import Foundation
import NibLoading
import OpenUIKit
import OpenUIKitCairo

/// A file of Interface Builder with one scene, and the window that it is laid out in.
struct FileScene: Decodable {
  let number: Int
  /// The name of a storyboard or a xib.
  let file: String
  /// The identifiers of the views. The tag of a view is its position in this list, from 1.
  let identifiers: [String]
  /// The size of the window, in points, and its pixels per point.
  let size: [CGFloat]
  let scale: CGFloat
  /// Top, left, bottom and right, in points.
  let safeArea: [CGFloat]
  let margins: [CGFloat]?
  let hasMinimumMargins: Bool

  /// The frames of the views, by identifier: x, y, width and height in points.
  struct Frames: Encodable {
    let n: Int
    var frames: [String: [Double]] = [:]
  }

  @MainActor
  func laidOut(in folder: URL) throws -> Frames {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: max(size[0], 1), height: max(size[1], 1)))
    window.textMeasurer = PangoTextMeasurer()
    window.screenScale = scale
    window.unsatisfiableConstraintsHandler = { _ in }
    window.deviceSafeAreaInsets = UIEdgeInsets(safeArea)
    let url = folder.appending(path: file)
    let root =
      try url.pathExtension == "xib" ? view(of: url, in: window) : controllerView(of: url, in: window)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var result = Frames(n: number)
    collect(root, into: &result.frames)
    return result
  }

  @MainActor
  private func controllerView(of url: URL, in window: UIWindow) throws -> UIView {
    guard let controller = try UIStoryboard.contents(of: url).instantiateInitialViewController() else {
      fatalError("\(file) has no initial controller")
    }
    controller.viewRespectsSystemMinimumLayoutMargins = hasMinimumMargins
    window.rootViewController = controller
    return controller.view
  }

  /// The view of a xib, with the recorded margins of the cell or the controller that it was in.
  @MainActor
  private func view(of url: URL, in window: UIWindow) throws -> UIView {
    let nib = try UINib.contents(of: url)
    guard let view = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? UIView }).first else {
      fatalError("\(file) has no view")
    }
    let controller = UIViewController()
    window.rootViewController = controller
    view.frame = window.bounds
    view.translatesAutoresizingMaskIntoConstraints = true
    if let margins {
      view.insetsLayoutMarginsFromSafeArea = false
      view.preservesSuperviewLayoutMargins = false
      view.layoutMargins = UIEdgeInsets(margins)
    }
    controller.view.addSubview(view)
    return view
  }

  @MainActor
  private func collect(_ view: UIView, into frames: inout [String: [Double]]) {
    if identifiers.indices.contains(view.tag - 1) {
      let frame = view.frame
      frames[identifiers[view.tag - 1]] = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }
    for subview in view.subviews { collect(subview, into: &frames) }
  }
}

extension UIEdgeInsets {
  /// Insets of a list: top, left, bottom and right.
  fileprivate init(_ values: [CGFloat]) {
    self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
}
