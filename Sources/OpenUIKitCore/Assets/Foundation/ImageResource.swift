/// A picture of an asset catalogue, by its name in a bundle.
public struct ImageResource: Hashable, Sendable {
  private let nameInBundle: ExactString
  let path: String

  /// The name of the picture.
  public var name: String { nameInBundle.text }

  /// Creates the resource of a picture.
  public init(name: String, bundle: Bundle) {
    nameInBundle = ExactString(name)
    path = bundle.bundlePath
  }
}

/// A colour of an asset catalogue, by its name in a bundle.
public struct ColorResource: Hashable, Sendable {
  private let nameInBundle: ExactString
  let path: String

  /// The name of the colour.
  public var name: String { nameInBundle.text }

  /// Creates the resource of a colour.
  public init(name: String, bundle: Bundle) {
    nameInBundle = ExactString(name)
    path = bundle.bundlePath
  }
}

extension UIImage {
  /// Creates the picture of a resource. Without one it is empty.
  public convenience init(resource: ImageResource) {
    self.init(UIImage(named: resource.name) ?? UIImage())
  }

  /// Creates the picture with a name. Traps if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    guard let found = UIImage(named: name) else { fatalError("There is no image named '\(name)'") }
    self.init(found)
  }
}

extension UIColor {
  /// Creates the colour of a resource. Without one it is clear.
  public convenience init(resource: ColorResource) {
    self.init(UIColor(named: resource.name) ?? .clear)
  }
}
