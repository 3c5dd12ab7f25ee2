extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares images by their pixels.
  public static var image: Snapshotting { .image() }

  /// Compares images by their pixels.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to be the same, 0...1.
  ///   - perceptualPrecision: how close two pixels have to be to be the same, 0...1.
  ///   - scale: the pixels per point of the recorded image; nil for 1.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
    -> Snapshotting
  {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Compares views by their pictures.
  public static var image: Snapshotting { .image() }

  /// Compares views by their pictures.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: ignored; a view is always drawn in a window.
  ///   - precision: the share of pixels that have to be the same, 0...1.
  ///   - perceptualPrecision: how close two pixels have to be to be the same, 0...1.
  ///   - size: the size of the view, in points; nil for its own, or the smallest that its constraints allow.
  ///   - traits: the traits of the window.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { view in try Stage(view, size: size, traits: traits).image() }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Compares screens by their pictures.
  public static var image: Snapshotting { .image() }

  /// Compares screens by their pictures on a device.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - precision: the share of pixels that have to be the same, 0...1.
  ///   - perceptualPrecision: how close two pixels have to be to be the same, 0...1.
  ///   - size: the size of the window, in points; nil for that of the device.
  ///   - traits: the traits of the window, instead of those of the device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { controller in try Stage(controller, on: config, size: size, traits: traits).image() }
  }

  /// Compares screens by their pictures.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: ignored; a screen is always drawn in a window.
  ///   - precision: the share of pixels that have to be the same, 0...1.
  ///   - perceptualPrecision: how close two pixels have to be to be the same, 0...1.
  ///   - size: the size of the window, in points; nil for that of the controller's view.
  ///   - traits: the traits of the window.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { controller in try Stage(controller, size: size, traits: traits).image() }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares views by the classes and frames of all views in them.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares views by the classes and frames of all views in them, after a layout in a size, in points.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      let stage = Stage(view, size: size, traits: traits)
      return stage.description { RecursiveDescription.text(of: view) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares screens by the classes and frames of their views.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      let stage = Stage(controller, size: nil, traits: UITraitCollection())
      return stage.description { RecursiveDescription.text(of: controller.view) }
    }
  }

  /// Compares screens by the classes and frames of their views on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      let stage = Stage(controller, on: config, size: size, traits: traits)
      return stage.description { RecursiveDescription.text(of: controller.view) }
    }
  }

  /// Compares the tree of controllers: their classes, and those of their views.
  public static var hierarchy: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      let stage = Stage(controller, size: nil, traits: UITraitCollection())
      return stage.description { RecursiveDescription.hierarchy(of: controller) }
    }
  }
}
