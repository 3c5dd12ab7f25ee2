/// The photos that a picker offers, and how many the user can choose.
public struct PHPickerConfiguration {
  /// The form in which photos are delivered.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The one that takes the least time.
    case automatic = 0
    /// The one that the library has.
    case current = 1
    /// The one that most programs read.
    case compatible = 2
  }

  /// The order of the results.
  public enum Selection: Int, Sendable {
    /// Any order.
    case `default` = 0
    /// The order in which the user chooses.
    case ordered = 1
  }

  /// The most photos that the user can choose; 0 for any number.
  public var selectionLimit = 1
  /// The types that are offered; nil for all. Hosts have photos alone, so a filter without them offers nothing.
  public var filter: PHPickerFilter?
  /// The form in which photos are delivered. Hosts have one form.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the results. They always have the order in which the user chooses.
  public var selection = Selection.default
  /// The photos that are chosen at first. No host has identifiers of photos.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration for one photo.
  public init() {}

  /// Creates a configuration for one photo of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// The types of photos and films that a picker offers.
public struct PHPickerFilter: Equatable, Sendable {
  let offersPhotos: Bool

  /// Photos, also live ones.
  public static let images = PHPickerFilter(offersPhotos: true)
  /// Films.
  public static let videos = PHPickerFilter(offersPhotos: false)
  /// Live photos.
  public static let livePhotos = PHPickerFilter(offersPhotos: false)

  /// Returns a filter for the types that one of the filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(offersPhotos: subfilters.contains { $0.offersPhotos })
  }

  /// Returns a filter for the types that all of the filters offer.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(offersPhotos: subfilters.allSatisfy { $0.offersPhotos })
  }

  /// Returns a filter for the types that a filter does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(offersPhotos: !filter.offersPhotos)
  }
}

/// A photo that the user has chosen.
public struct PHPickerResult {
  /// The photo: `loadObject(ofClass: UIImage.self)` gives it.
  public let itemProvider: NSItemProvider
  /// The name of the photo in the library; nil, since no host has one.
  public let assetIdentifier: String?
}
